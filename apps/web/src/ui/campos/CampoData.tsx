import { formatarData, lerData, mascararData } from '@balcao/contract/data'
import { textos } from '../textos.ts'
import { CalendarioTardio, EntradaDeData, type EntradaDeDataProps } from './EntradaDeData.tsx'
import { type Ligavel, useCampo } from './useCampo.ts'

/** What the three date fields take besides their value. `minimo` and `maximo` are ISO days. */
export type OpcoesDeData = Omit<
  EntradaDeDataProps<never>,
  'valor' | 'mostrar' | 'aoDigitar' | 'erroDeLeitura' | 'calendario' | 'name' | 'mascarar'
> & { minimo?: string; maximo?: string }

type CampoDataProps = OpcoesDeData & Ligavel<string | null>

/** One day, as ISO; `null` when empty. A text that is no date goes out as typed, for the contract to refuse. */
export function CampoData({ minimo, maximo, ...props }: CampoDataProps) {
  const { valor, mudar, resto } = useCampo<string | null, typeof props>(props, null)
  const dia = valor && lerData(valor)
  return (
    <EntradaDeData
      placeholder={textos.campo.formatoData}
      inputMode="numeric"
      {...resto}
      valor={valor}
      mostrar={() => (dia ? formatarData(dia) : (valor ?? ''))}
      mascarar={mascararData}
      aoDigitar={(texto) => mudar(lerData(texto) ?? (texto || null))}
      erroDeLeitura={valor && !dia ? textos.campo.dataInvalida : null}
      calendario={(fechar) => (
        <CalendarioTardio
          type="default"
          value={dia}
          mes={dia}
          minimo={minimo}
          maximo={maximo}
          onChange={(escolhido) => {
            mudar(escolhido)
            fechar()
          }}
        />
      )}
    />
  )
}
