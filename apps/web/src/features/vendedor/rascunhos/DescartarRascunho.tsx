import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { tardio } from '#ui/tardio.ts'
import { toast } from '#ui/toast.tsx'
import classes from '../Vendedor.module.css'
import { useDescartar } from '../vendedor.data.ts'
import { textos } from '../vendedor.textos.ts'
import type { RascunhoNaLista } from './juntar.ts'

const t = textos.rascunhos

const ConfirmarAcao = tardio(() => import('#ui/ConfirmarAcao.tsx').then((modulo) => modulo.ConfirmarAcao))

type DescartarRascunhoProps = { rascunho: RascunhoNaLista; quem: string | null; usuario: string }

const perguntaDe = (quem: string | null, corrige: RascunhoNaLista['corrige']) => {
  if (corrige) return t.perguntaDaCorrecao(corrige.protocolo)
  return quem ? t.pergunta(quem) : t.perguntaSemCliente
}

export function DescartarRascunho({ rascunho, quem, usuario }: DescartarRascunhoProps) {
  const [perguntando, setPerguntando] = useState(false)
  const descartar = useDescartar(usuario)
  const { id, noAparelho, noServidor, corrige } = rascunho

  function fechar() {
    setPerguntando(false)
    descartar.reset()
  }
  function confirmar() {
    descartar.mutate(
      { id, noAparelho, noServidor: noServidor !== null },
      { onSuccess: ({ depois }) => toast.sucesso(depois ? t.descartadoAqui : t.descartado) },
    )
  }

  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        h={44}
        className={classes.descartar ?? ''}
        aria-label={t.descartarDe(quem ?? t.semCliente)}
        onClick={() => setPerguntando(true)}
      >
        {t.descartar}
      </Button>
      <Suspense>
        {perguntando && (
          <ConfirmarAcao
            titulo={perguntaDe(quem, corrige)}
            consequencia={corrige ? t.consequenciaDaCorrecao : t.consequencia}
            textoConfirmar={t.descartar}
            confirmando={descartar.isPending}
            erro={descartar.error}
            aoConfirmar={confirmar}
            aoCancelar={fechar}
          />
        )}
      </Suspense>
    </>
  )
}
