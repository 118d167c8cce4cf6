import { formatarData, lerDatas } from '@balcao/contract/valores/data'
import { textos } from '../textos.ts'
import type { OpcoesDeData } from './CampoData.tsx'
import { CalendarioTardio, EntradaDeData } from './EntradaDeData.tsx'
import { type Ligavel, useCampo } from './useCampo.ts'

/** A string is a text that contains something other than dates. None of its days count. */
export type ValorDeDatas = string[] | string

type CampoDatasProps = OpcoesDeData & Ligavel<ValorDeDatas>

const NENHUMA: string[] = []

const mostrar = (valor: ValorDeDatas) =>
  typeof valor === 'string' ? valor : valor.map(formatarData).join(', ')

/** Any number of days, in calendar order. The calendar stays open, because people usually choose several. */
export function CampoDatas({ minimo, maximo, ...props }: CampoDatasProps) {
  const { valor, mudar, resto } = useCampo<ValorDeDatas, typeof props>(props, NENHUMA)
  const dias = typeof valor === 'string' ? NENHUMA : valor
  return (
    <EntradaDeData
      placeholder={textos.campo.formatoDatas}
      {...resto}
      valor={valor}
      mostrar={mostrar}
      aoDigitar={(texto) => mudar(lerDatas(texto) ?? texto)}
      erroDeLeitura={typeof valor === 'string' ? textos.campo.datasInvalidas : null}
      calendario={() => (
        <CalendarioTardio
          type="multiple"
          value={dias}
          mes={dias[0]}
          minimo={minimo}
          maximo={maximo}
          onChange={(escolhidos) => mudar([...escolhidos].sort())}
        />
      )}
    />
  )
}
