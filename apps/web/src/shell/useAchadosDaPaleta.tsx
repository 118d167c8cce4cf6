import { useDebouncedValue } from '@mantine/hooks'
import { textos } from '#textos/textos.ts'
import { Icone } from '#ui/Icone.tsx'
import { type AcaoDaPaleta, combina } from './acaoDaPaleta.ts'
import { textos as daPaleta } from './paleta.textos.ts'
import { useClientesDaPaleta } from './useClientesDaPaleta.tsx'
import { useRegistrosDaPaleta } from './useRegistrosDaPaleta.tsx'

const ESPERA_MS = 250
/** Two letters match thousands of names. */
const MINIMO = 3

/** More often the number of a sale than a part of somebody's document. */
const SO_UM_NUMERO = /^\d{1,7}$/

/** What the server finds for this text, as entries of the palette, and the message while there are none. */
export function useAchadosDaPaleta(texto: string) {
  const digitado = texto.trim()
  const [procurado] = useDebouncedValue(digitado, ESPERA_MS)
  const ativa = digitado.length >= MINIMO && procurado.length >= MINIMO
  const clientes = useClientesDaPaleta(procurado, ativa)
  const registros = useRegistrosDaPaleta(procurado, ativa)
  const fontes = SO_UM_NUMERO.test(procurado) ? [registros, clientes] : [clientes, registros]
  if (digitado.length < MINIMO) return { acoes: [], aviso: daPaleta.nadaEncontrado }

  // The server may match by a field that is not shown.
  // Results of the previous text must still fit the current one.
  const acoes: AcaoDaPaleta[] = fontes.flatMap(({ acoes, respondeu }) =>
    acoes.filter((acao) => (respondeu && procurado === digitado) || combina(acao, digitado)),
  )
  const falharam = fontes.filter(({ falhou }) => falhou)
  if (falharam.length > 0)
    acoes.push({
      id: 'falhou',
      label: daPaleta.buscaFalhou,
      description: textos.telaDeErro.tentarDeNovo,
      leftSection: <Icone nome="tabler:alert-circle" tamanho={20} />,
      closeSpotlightOnTrigger: false,
      onClick: () => {
        for (const { repetir } of falharam) void repetir()
      },
    })
  const procurando = procurado !== digitado || fontes.some(({ respondeu, falhou }) => !respondeu && !falhou)
  return { acoes, aviso: procurando ? daPaleta.procurando : daPaleta.nadaEncontrado }
}
