import type { Municipio } from '@balcao/contract/provedor/municipio'
import type { OptionsFilter } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { filtrarSemAcento } from '#ui/campos/opcoes.ts'
import { textos as gerais } from '#ui/textos.ts'
import { municipios } from './endereco.data.ts'
import { textos } from './endereco.textos.ts'

const ESPERA_MS = 200
const NENHUMA: Municipio[] = []

/** The cities for the typed text, the message when there are none, and the filter for the options. */
export function useBuscaDeCidades(texto: string) {
  const digitado = texto.trim()
  const [procurado] = useDebouncedValue(digitado, ESPERA_MS)
  const { data, isError, isPlaceholderData } = useQuery({
    ...municipios.buscar(procurado),
    enabled: procurado !== '',
  })
  const cidades = digitado === '' || !data ? NENHUMA : data
  const emDia = procurado === digitado && !isPlaceholderData && data !== undefined
  const asQueVieram: OptionsFilter = ({ options }) =>
    options.filter((o) => 'value' in o && cidades.some(({ codigo }) => String(codigo) === o.value))
  return {
    cidades,
    // Until the next answer arrives, the options must fit the text,
    // or Enter would choose a city from the previous search.
    filtrar: emDia ? asQueVieram : filtrarSemAcento,
    aviso: avisoDaBusca(digitado, emDia, isError),
  }
}

const avisoDaBusca = (digitado: string, emDia: boolean, falhou: boolean) => {
  // With no text there is nothing to open. The placeholder says what to do.
  if (digitado === '') return undefined
  if (falhou) return textos.busca.falhou
  return emDia ? gerais.campo.nadaEncontrado : textos.busca.procurando
}
