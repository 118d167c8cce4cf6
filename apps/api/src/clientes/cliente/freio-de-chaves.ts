import type { Db } from '#infra/db/conexao.ts'
import { contarNaJanela, type Janela } from '#infra/freio/freio-por-janela.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import type { Busca } from './busca.ts'
import { veTudo } from './mascarar.ts'

/**
 * The mask hides three digits of a CPF and the check digits, so a thousand questions would find it. Nobody
 * asks this often by hand. Someone who tries a thousand needs days, under their own name, however many keys of the API
 * they make.
 */
const janelasDe = (contaId: string): Janela[] => [
  { chave: `cliente-chave:${contaId}`, maximo: 60, segundos: 10 * 60 },
  { chave: `cliente-chave-dia:${contaId}`, maximo: 500, segundos: 24 * 60 * 60 },
]

/** Counts questions about complete documents, phones, codes and doors by people who may not see them. */
export const contarChaves = async (db: Db, quem: Pessoa, quantas: number) => {
  if (!quantas || veTudo(quem)) return
  for (const janela of janelasDe(quem.contaId)) await contarNaJanela(db, janela, quantas)
}

/** The same for the text of a search box. Words only find names and are not counted. */
export const frearChaves = (db: Db, quem: Pessoa, busca: Busca | null) => {
  const chave = busca?.documento ?? busca?.telefone ?? busca?.codigo ?? null
  return contarChaves(db, quem, chave === null ? 0 : 1)
}
