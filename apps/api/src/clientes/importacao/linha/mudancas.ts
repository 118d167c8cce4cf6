import { isDeepStrictEqual } from 'node:util'
import type { DadosCliente } from '@balcao/contract/clientes/cliente/cliente'
import { nomesDasSituacoes, type SituacaoCliente } from '@balcao/contract/clientes/cliente/situacao'
import type { CampoDaImportacao, Mapeamento } from '@balcao/contract/clientes/importacao/campos'
import type { MudancaDaPrevia } from '@balcao/contract/clientes/importacao/importacao'
import { formatarData } from '@balcao/contract/valores/data'
import type { ClienteGuardado } from '#clientes/cliente/lote.queries.ts'
import type { Cidades } from './cidades.ts'
import { paraHistorico } from './historico.ts'

/** The columns that fill in a part of the record, where they have other names. */
const COLUNAS: { [parte: string]: CampoDaImportacao[] } = {
  responsavel: ['responsavel_nome', 'responsavel_cpf'],
  telefones: ['telefone', 'telefone_2', 'telefone_3'],
  enderecos: [
    ...(['logradouro', 'cep', 'numero', 'complemento', 'bairro', 'cidade', 'uf', 'codigo_ibge'] as const),
    ...(['referencia', 'latitude', 'longitude'] as const),
  ],
}

const escrito = (parte: string, valor: unknown): string => {
  if (parte === 'situacao') return nomesDasSituacoes[valor as SituacaoCliente]
  if (parte === 'data_nascimento') return formatarData(String(valor))
  return String(valor)
}

/** Of a list, only what does not stay as it is. */
const oQueSai = (parte: string, antes: unknown, depois: unknown): string | null => {
  if (Array.isArray(antes) && Array.isArray(depois))
    return antes.filter((item) => !depois.includes(item)).join('; ') || null
  return antes === null || antes === undefined ? null : escrito(parte, antes)
}

/**
 * What an update takes away from the record, in the words of the history. It stands beside the first column that fills
 * in that part.
 */
export const mudancasDe = (
  { atual, dados }: { atual: ClienteGuardado; dados: DadosCliente },
  mapeamento: Mapeamento,
  cidades: Cidades,
): MudancaDaPrevia[] => {
  const antes: Record<string, unknown> = paraHistorico(atual, '', cidades)
  return Object.entries(paraHistorico(dados, '', cidades)).flatMap(([parte, depois]) => {
    const campos = COLUNAS[parte] ?? [parte]
    const coluna = mapeamento.findIndex((campo) => campo !== null && campos.includes(campo))
    if (coluna < 0 || isDeepStrictEqual(antes[parte], depois)) return []
    return [{ coluna, antes: oQueSai(parte, antes[parte], depois) }]
  })
}
