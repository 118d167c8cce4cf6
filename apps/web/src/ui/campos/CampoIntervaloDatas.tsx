import { formatarData, type Intervalo, lerIntervalo } from '@balcao/contract/valores/data'
import { textos } from '../textos.ts'
import type { OpcoesDeData } from './CampoData.tsx'
import { CalendarioTardio, EntradaDeData } from './EntradaDeData.tsx'
import { type Ligavel, useCampo } from './useCampo.ts'

/** A string is a text that is not a range, and is never taken for one. */
export type ValorDeIntervalo = Intervalo | string | null

type CampoIntervaloDatasProps = OpcoesDeData & Ligavel<ValorDeIntervalo>

const mostrar = (valor: ValorDeIntervalo) =>
  valor === null || typeof valor === 'string'
    ? (valor ?? '')
    : `${formatarData(valor.inicio)} a ${formatarData(valor.fim)}`

/** First and last day. The calendar emits a range only when both ends have been chosen. */
export function CampoIntervaloDatas({ minimo, maximo, ...props }: CampoIntervaloDatasProps) {
  const { valor, mudar, resto } = useCampo<ValorDeIntervalo, typeof props>(props, null)
  const intervalo = typeof valor === 'string' ? null : valor
  return (
    <EntradaDeData
      placeholder={textos.campo.formatoIntervalo}
      {...resto}
      valor={valor}
      mostrar={mostrar}
      aoDigitar={(texto) => mudar(lerIntervalo(texto) ?? (texto || null))}
      erroDeLeitura={typeof valor === 'string' ? textos.campo.intervaloInvalido : null}
      calendario={(fechar) => (
        <CalendarioTardio
          type="range"
          allowSingleDateInRange
          defaultValue={intervalo ? [intervalo.inicio, intervalo.fim] : [null, null]}
          mes={intervalo?.inicio}
          minimo={minimo}
          maximo={maximo}
          onChange={([inicio, fim]) => {
            if (!inicio || !fim) return
            mudar({ inicio, fim })
            fechar()
          }}
        />
      )}
    />
  )
}
