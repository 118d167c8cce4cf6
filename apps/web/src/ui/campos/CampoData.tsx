import { formatarData, lerData, lerDataPassada, mascararData } from '@balcao/contract/valores/data'
import { textos } from '../textos.ts'
import { CalendarioTardio, EntradaDeData, type EntradaDeDataProps } from './EntradaDeData.tsx'
import { type Ligavel, useCampo } from './useCampo.ts'

/** What the three date fields take besides their value. `minimo` and `maximo` are ISO days. */
export type OpcoesDeData = Omit<
  EntradaDeDataProps<never>,
  'valor' | 'mostrar' | 'aoDigitar' | 'erroDeLeitura' | 'calendario' | 'name' | 'mascarar'
> & { minimo?: string; maximo?: string }

type CampoDataProps = OpcoesDeData &
  Ligavel<string | null> & {
    /** Today, for a day that cannot be ahead of it: a year of two digits is then of the past. */
    passado?: string
  }

/** One day, as ISO; `null` when empty. A text that is no date goes out as typed, for the contract to refuse. */
export function CampoData({ minimo, passado, maximo = passado, ...props }: CampoDataProps) {
  const ler = (texto: string) => (passado ? lerDataPassada(texto, passado) : lerData(texto))
  const { valor, mudar, resto } = useCampo<string | null, typeof props>(props, null)
  const dia = valor && ler(valor)
  return (
    <EntradaDeData
      placeholder={textos.campo.formatoData}
      inputMode="numeric"
      {...resto}
      valor={valor}
      mostrar={() => (dia ? formatarData(dia) : (valor ?? ''))}
      mascarar={mascararData}
      aoDigitar={(texto) => mudar(ler(texto) ?? (texto || null))}
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
