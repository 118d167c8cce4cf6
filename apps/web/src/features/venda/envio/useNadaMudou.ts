import { nadaMudou } from '@balcao/contract/vendas/devolucao'
import { useAnexos } from '#partes/anexo/trazer/useAnexos.ts'
import { useRascunho, useSalvo } from '../rascunho/aberto.ts'

/** Whether the sale came back and would go again as it is. Looking through its steps makes no draft of it. */
export function useNadaMudou(): boolean {
  const { id, corrige } = useRascunho()
  const { noServidor, aEnviar } = useSalvo()
  const anexos = Object.values(useAnexos(id).porTipo).filter((um) => um !== null)
  const veioUmDaqui = anexos.some(({ onde }) => onde === 'aparelho')
  const deLa = anexos.flatMap((um) => (um.onde === 'servidor' ? um.anexo : []))
  const intocada = noServidor === null && !aEnviar && !veioUmDaqui
  return intocada && nadaMudou(corrige?.intacta_desde, deLa)
}
