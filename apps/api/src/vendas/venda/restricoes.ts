import type { Restricao } from '@balcao/contract/vendas/restricao'
import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'

/** What is known of a sale when its restrictions are judged. */
export type Alvo = {
  empresa_id: string
  documento: string
  /** Where it is installed, once that is known. */
  porta?: { cep: string; numero: string; complemento: string | null } | undefined
  cliente_restrito: boolean
  plano?: { nome: string; restrito: boolean } | undefined
  /** The sale itself, which does not stand in its own way. */
  exceto?: string | undefined
}
type Regra = (db: Db, alvo: Alvo) => Promise<Restricao[]> | Restricao[]

/**
 * For a query with `cliente c`, `cliente_endereco e`: the same person, or the same door. Without `excluido_em`, PostgreSQL
 * could not use the index of documents, and would walk through every open sale.
 */
const MESMA_PESSOA = (alvo: Alvo) =>
  sql`c.cpf_cnpj = ${alvo.documento} and c.empresa_id = ${alvo.empresa_id} and c.excluido_em is null`
export const enderecosDaPorta = ({ porta, empresa_id }: Alvo) =>
  porta && /\d/.test(`${porta.numero}${porta.complemento ?? ''}`)
    ? sql`select e.id from cliente_endereco e join cliente c on c.id = e.cliente_id
        where c.empresa_id = ${empresa_id} and e.tipo = 'INSTALACAO'
          and e.chave = ${porta.cep} || ' ' || sem_acento(${porta.numero}) || ' '
            || sem_acento(coalesce(${porta.complemento}::text, ''))`
    : sql`select null::uuid where false`
export const clientesDaPessoa = (alvo: Alvo) => sql`select c.id from cliente c where ${MESMA_PESSOA(alvo)}`

const clienteRestrito: Regra = (_, { cliente_restrito }) =>
  cliente_restrito
    ? [
        {
          regra: 'CLIENTE_RESTRITO',
          texto: 'Este cliente está com restrição: a venda precisa ser autorizada',
        },
      ]
    : []

const planoRestrito: Regra = (_, { plano }) =>
  plano?.restrito
    ? [{ regra: 'PLANO_RESTRITO', texto: `O plano ${plano.nome} só é vendido com autorização` }]
    : []

/** Sales that are neither concluded nor over. */
const ABERTA = sql`v.situacao not in ('CONCLUIDA', 'REPROVADA', 'CANCELADA')`

const vendaAberta: Regra = async (db, alvo) => {
  const outra = sql`${ABERTA} and v.id is distinct from ${alvo.exceto ?? null}::uuid`
  const { rows } = await db.execute<{ pessoa: boolean; porta: boolean }>(sql`select
    exists (select 1 from venda v where v.cliente_id in (${clientesDaPessoa(alvo)}) and ${outra}) as pessoa,
    exists (select 1 from venda v where v.endereco_id in (${enderecosDaPorta(alvo)}) and ${outra}) as porta`)
  const [{ pessoa, porta } = { pessoa: false, porta: false }] = rows
  if (pessoa) return [{ regra: 'VENDA_ABERTA', texto: 'Já há uma venda em andamento para este documento' }]
  return porta ? [{ regra: 'VENDA_ABERTA', texto: 'Já há uma venda em andamento para este endereço' }] : []
}

const regras: Regra[] = [clienteRestrito, planoRestrito, vendaAberta]

/** For nouns that know of more reasons. */
export const registrarRegrasDeRestricao = (...novas: Regra[]) => {
  regras.push(...novas)
}

/** Every reason why this sale has to be authorised. None: it need not be. */
export const julgarRestricoes = async (db: Db, alvo: Alvo): Promise<Restricao[]> => {
  const restricoes: Restricao[] = []
  for (const regra of regras) restricoes.push(...(await regra(db, alvo)))
  return restricoes
}
