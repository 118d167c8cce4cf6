import { DataIso, formatarData } from '@balcao/contract/valores/data'
import { eventosDeContrato, type TipoEvento } from '@balcao/contract/vendas/contrato-evento'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useMotivoEscrito } from '#partes/motivo/useMotivoEscrito.ts'
import { CampoAreaTexto } from '#ui/campos/CampoAreaTexto.tsx'
import { CampoData } from '#ui/campos/CampoData.tsx'
import { type DoServidor, QuadroDePergunta } from '#ui/QuadroDePergunta.tsx'
import { toast } from '#ui/toast.tsx'
import { efeitoDe, useRegistrar } from '../contrato.data.ts'
import classes from './Acoes.module.css'
import { feito, oQueMudou, perguntas, textos } from './acoes.textos.ts'
import { Efeito } from './Efeito.tsx'
import type { DialogoProps, OQueMuda } from './pedido.ts'

type QuadroDoEventoProps = DialogoProps & {
  tipo: TipoEvento
  /** What was chosen so far. Null: something is missing. */
  oQueMuda: OQueMuda | null
  /** The person wants to go on without it: it is said under its field. */
  aoFaltar?: () => void
  children?: (erro: DoServidor) => ReactNode
  campos?: readonly string[]
}

/** One change of the contract: what the dialog asks for, the day, the reason, and what comes of it. */
export function QuadroDoEvento(props: QuadroDoEventoProps) {
  const { tipo, contrato, dia, oQueMuda, aoFechar, aoMudar, aoFaltar, children, campos = [] } = props
  const { hoje } = contrato
  const { rotulo, exigeMotivo } = eventosDeContrato[tipo]
  const palavras = useMotivoEscrito({ opcional: !exigeMotivo })
  const [tentou, setTentou] = useState(false)
  const registrar = useRegistrar(contrato.id)

  const diaCerto = dia !== null && DataIso.safeParse(dia).success
  const pedido = oQueMuda && diaCerto ? { ...oQueMuda, dia, motivo: null } : null
  const efeito = useQuery(efeitoDe(contrato, pedido))
  const impedimento = contrato.acoes.find((acao) => acao.tipo === tipo)?.impedimento ?? null

  const aoConfirmar = (versao: number) => {
    setTentou(true)
    if (!oQueMuda) aoFaltar?.()
    const motivo = palavras.conferir()
    if (!pedido || motivo === false) return
    registrar.mutate(
      { ...pedido, motivo, versao },
      {
        onSuccess: (novo) => {
          toast.sucesso(feito(tipo, pedido.dia === hoje ? null : formatarData(pedido.dia)))
          aoMudar(novo)
          aoFechar()
        },
      },
    )
  }
  return (
    <QuadroDePergunta
      {...perguntas[tipo]}
      confirmar={diaCerto && dia > hoje ? textos.planejar(formatarData(dia)) : rotulo}
      perigosa={tipo === 'CANCELAMENTO'}
      versao={contrato.versao}
      oQueMudou={oQueMudou(contrato)}
      impedimento={impedimento}
      bloqueada={pedido !== null && Boolean(efeito.data?.recusas.length)}
      envio={registrar}
      aoConfirmar={aoConfirmar}
      aoFechar={aoFechar}
      campos={['dia', 'motivo', ...campos]}
    >
      {(erro) => (
        <div className={classes.campos}>
          {children?.(erro)}
          <CampoData
            label={textos.dia}
            description={textos.dicaDoDia}
            minimo={hoje}
            value={dia}
            onChange={props.aoMudarDia}
            error={(tentou && !dia && textos.semDia) || erro('dia')}
          />
          <CampoAreaTexto
            {...palavras.ligar(erro('motivo'))}
            label={textos.motivo}
            description={textos.dicaDoMotivo}
            withAsterisk={exigeMotivo}
          />
          {pedido && <Efeito consulta={efeito} />}
        </div>
      )}
    </QuadroDePergunta>
  )
}
