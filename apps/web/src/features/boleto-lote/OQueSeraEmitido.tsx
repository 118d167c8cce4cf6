import { boletosAEmitir, type PreviaDoLote } from '@balcao/contract/cobranca/lote-api'
import type { UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { textoDoErro } from '#http/erro.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Icone } from '#ui/Icone.tsx'
import { mesEAno } from '#ui/mesEAno.ts'
import classes from './Lote.module.css'
import { useIniciarLote } from './lote.data.ts'
import { textos } from './lote.textos.ts'

const t = textos.novo

type OQueSeraEmitidoProps = {
  empresaId: string | undefined
  conta: string | undefined
  previa: UseQueryResult<PreviaDoLote>
}

const rotuloDo = (vista: PreviaDoLote | undefined) => {
  if (!vista) return t.emitirAlgum
  const faltam = boletosAEmitir(vista)
  const mes = mesEAno(vista.competencia)
  return faltam > 0 && vista.sem_cobranca !== null ? t.emitir(faltam, mes) : t.emitirMes(mes)
}

/** In words, before anything happens; and the button that says the same. */
export function OQueSeraEmitido({ empresaId, conta, previa }: OQueSeraEmitidoProps) {
  const iniciar = useIniciarLote()
  const navegar = useNavigate()
  const { data: vista, error, refetch } = previa
  const motivo = !vista ? t.antes : boletosAEmitir(vista) > 0 ? null : t.nada

  const comecar = () => {
    if (!empresaId || !vista) return
    iniciar.mutate(
      { empresa_id: empresaId, competencia: vista.competencia, conta_bancaria_id: conta },
      { onSuccess: ({ id }) => void navegar({ to: '/admin/boleto/lote/$id', params: { id } }) },
    )
  }
  return (
    <>
      <p className={classes.previa} role="status">
        {vista ? t.previa(vista, mesEAno(vista.competencia)) : empresaId && !error && t.contando}
      </p>
      {error && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => void refetch()} />}
      {iniciar.error && <ErroNaTela mensagem={textoDoErro(iniciar.error)} />}
      <BotaoComMotivo
        motivo={motivo}
        classNames={{ root: classes.emitir ?? '', label: classes.rotulo ?? '' }}
        loading={iniciar.isPending}
        leftSection={<Icone nome="tabler:barcode" tamanho={16} />}
        onClick={comecar}
      >
        {rotuloDo(vista)}
      </BotaoComMotivo>
    </>
  )
}
