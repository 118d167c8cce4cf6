import { formatarData, lerData, lerDataPassada, mascararData } from '@balcao/contract/valores/data'
import { useCallback } from 'react'
import { textos } from '../textos.ts'
import { useEventos } from '../useEventos.ts'
import { CalendarioTardio, EntradaDeData, type EntradaDeDataProps } from './EntradaDeData.tsx'
import { type Ligavel, useCampo } from './useCampo.ts'

/** The props of the three date fields besides their value. `minimo` and `maximo` are ISO days. */
export type OpcoesDeData = Omit<
  EntradaDeDataProps<never>,
  'valor' | 'mostrar' | 'aoDigitar' | 'erroDeLeitura' | 'calendario' | 'name' | 'mascarar'
> & { minimo?: string; maximo?: string }

type CampoDataProps = OpcoesDeData &
  Ligavel<string | null> & {
    /** Today, for a day that cannot be in the future: a two-digit year is then in the past. */
    passado?: string
    /** A two-digit year is emitted as typed, because it may be half of one. */
    anoInteiro?: boolean
  }

const MEIO_ANO = /\D\d\d$/

/**
 * One day, as ISO; `null` when empty.
 * A text that is not a date is emitted as typed, for the contract to refuse.
 */
export function CampoData({ minimo, passado, maximo = passado, anoInteiro, ...props }: CampoDataProps) {
  const ler = (texto: string) => (passado ? lerDataPassada(texto, passado) : lerData(texto))
  const { valor, mudar, resto } = useCampo<string | null, typeof props>(props, null)
  const dia = valor && ler(valor)
  const { escolher } = useEventos({ escolher: mudar })
  const calendario = useCallback(
    (fechar: () => void) => (
      <CalendarioTardio
        type="default"
        value={dia}
        mes={dia}
        minimo={minimo}
        maximo={maximo}
        onChange={(escolhido) => {
          escolher(escolhido)
          fechar()
        }}
      />
    ),
    [dia, minimo, maximo, escolher],
  )
  return (
    <EntradaDeData
      placeholder={textos.campo.formatoData}
      inputMode="numeric"
      {...resto}
      valor={valor}
      mostrar={() => (dia ? formatarData(dia) : (valor ?? ''))}
      mascarar={mascararData}
      aoDigitar={(texto) => mudar((!(anoInteiro && MEIO_ANO.test(texto)) && ler(texto)) || texto || null)}
      erroDeLeitura={valor && !dia ? textos.campo.dataInvalida : null}
      calendario={calendario}
    />
  )
}
