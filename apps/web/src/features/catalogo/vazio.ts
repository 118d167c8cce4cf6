import type { BuscaDoCatalogo } from './catalogo.busca.ts'
import { nomeDoTipoDePessoa } from './catalogo.textos.ts'

type NomesDoFiltro = {
  cidade?: string | undefined
  canal?: string | undefined
  empresa?: string | undefined
}

/**
 * Why the catalogue is empty, in terms of the filter:
 * "Nenhum plano é vendido em Santos – SP pelo canal Loja".
 */
export function motivoDoVazio(busca: BuscaDoCatalogo, { cidade, canal, empresa }: NomesDoFiltro): string {
  const partes = [
    cidade && `em ${cidade}`,
    empresa && `pela empresa ${empresa}`,
    canal && `pelo canal ${canal}`,
    busca.tipo_pessoa && `para ${nomeDoTipoDePessoa[busca.tipo_pessoa].toLowerCase()}`,
  ].filter(Boolean)
  const qual = busca.busca || busca.tecnologia ? 'Nenhum plano como o procurado' : 'Nenhum plano'
  return partes.length > 0 ? `${qual} é vendido ${partes.join(' ')}.` : `${qual} está à venda hoje.`
}
