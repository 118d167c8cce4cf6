import { ConfirmarAcao } from '#ui/ConfirmarAcao.tsx'
import { toast } from '#ui/toast.tsx'
import { textos as daTela } from '../vendedor.textos.ts'
import { useDescartar } from './descartar.data.ts'
import { textos as t } from './descartar.textos.ts'
import type { RascunhoNaLista } from './juntar.ts'

type PerguntarDescarteProps = {
  rascunho: RascunhoNaLista
  quem: string | null
  usuario: string
  aoFechar: () => void
}

const perguntaDe = (quem: string | null, corrige: RascunhoNaLista['corrige']) => {
  if (corrige) return t.perguntaDaCorrecao(corrige.protocolo)
  return quem ? t.pergunta(quem) : t.perguntaSemCliente
}

export function PerguntarDescarte({ rascunho, quem, usuario, aoFechar }: PerguntarDescarteProps) {
  const descartar = useDescartar(usuario)
  const { id, noAparelho, noServidor, corrige } = rascunho
  const confirmar = () =>
    descartar.mutate(
      { id, noAparelho, noServidor: noServidor !== null },
      { onSuccess: ({ depois }) => toast.sucesso(depois ? t.descartadoAqui : t.descartado) },
    )
  return (
    <ConfirmarAcao
      titulo={perguntaDe(quem, corrige)}
      consequencia={corrige ? t.consequenciaDaCorrecao : t.consequencia}
      textoConfirmar={daTela.rascunhos.descartar}
      confirmando={descartar.isPending}
      erro={descartar.error}
      aoConfirmar={confirmar}
      aoCancelar={aoFechar}
    />
  )
}
