import { nomeComUf } from '@balcao/contract/provedor/municipio'
import { useQuery } from '@tanstack/react-query'
import { opcoesDeCanais } from '#partes/canal-venda/canais.opcoes.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { municipios } from '#partes/endereco/endereco.data.ts'
import type { BuscaDoCatalogo } from './catalogo.busca.ts'

const nomeDe = (lista: { id: string; nome: string }[], id: string | null | undefined) =>
  lista.find((opcao) => opcao.id === id)?.nome

/** The catalogue's filter in words. The channel is the one in effect: the one chosen, or the person's own. */
export function useNomesDoFiltro({ codigo_ibge, empresa_id }: BuscaDoCatalogo, canal: string | null) {
  const { data: cidade } = useQuery({
    ...municipios.um(codigo_ibge ?? 0),
    enabled: codigo_ibge !== undefined,
  })
  const { data: canais = [] } = useQuery(opcoesDeCanais)
  const { data: empresas = [] } = useQuery(opcoesDeEmpresas)
  return {
    cidade: cidade ? nomeComUf(cidade) : undefined,
    canal: nomeDe(canais, canal),
    empresa: nomeDe(empresas, empresa_id),
  }
}
