import type { CidadesDoEstado } from '@balcao/contract/catalogo/oferta-etiqueta'
import { estados } from '@balcao/contract/provedor/estados'

const nomeDoEstado = (sigla: string) => estados.find((uf) => uf.sigla === sigla)?.nome ?? sigla

/**
 * "todo o estado de São Paulo", "2 cidades de MG:
 * Belo Horizonte, Contagem", "40 cidades de PR: …, e mais 28".
 */
export function cidadesEmPalavras(cidades: CidadesDoEstado[] | null): string[] {
  if (cidades === null) return ['todo o Brasil']
  return cidades.map(({ uf, quantidade, todas, nomes }) => {
    if (todas) return uf === 'DF' ? 'todo o Distrito Federal' : `todo o estado: ${nomeDoEstado(uf)}`
    const outras = quantidade - nomes.length
    const lista = `${nomes.join(', ')}${outras > 0 ? ` e mais ${outras}` : ''}`
    return `${quantidade === 1 ? '1 cidade' : `${quantidade} cidades`} de ${uf}: ${lista}`
  })
}
