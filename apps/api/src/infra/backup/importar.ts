import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Client } from 'pg'
import { gravarLinhas } from './copy.ts'
import { criarEsquema, ESQUEMAS } from './esquema.ts'
import { comandoDeCopia, ESCRITA_FIXA, tabelasDe } from './exportar.ts'
import { BackupInvalido } from './invalido.ts'
import type { Manifesto } from './manifesto.ts'
import type { ItemLido } from './tar.ts'

/** Constraints between tables, of which those of a partition follow from its parent's. */
const LIGACOES = `select format('%s', c.conrelid::regclass) as tabela, quote_ident(c.conname) as nome,
    pg_get_constraintdef(c.oid) as definicao
  from pg_constraint c join pg_namespace n on n.oid = c.connamespace
  where c.contype = 'f' and c.conparentid = 0 and n.nspname = any($1)`

type Ligacao = { tabela: string; nome: string; definicao: string }

/**
 * Fills a database in one transaction: until `concluir`, nobody sees any of it, and a failure leaves nothing. The rows come
 * table by table, so constraints between tables are checked at the end. Triggers do not run: what they did is in the rows.
 */
export const importador = async (cliente: Client, manifesto: Manifesto, fila: string) => {
  const porNome = new Map(manifesto.tabelas.map((tabela) => [tabela.nome, tabela]))
  await cliente.query(ESCRITA_FIXA)
  await criarEsquema(cliente, manifesto, fila)
  // The queue's tables set shorter limits for their own creation.
  await cliente.query(ESCRITA_FIXA)
  const tabelas = await tabelasDe(cliente)
  const ausente = manifesto.tabelas.find(({ nome }) => !tabelas.some((tabela) => tabela.nome === nome))
  if (ausente) throw new BackupInvalido(`Este programa não sabe criar a tabela ${ausente.nome} deste backup.`)

  const { rows: ligacoes } = await cliente.query<Ligacao>(LIGACOES, [ESQUEMAS])
  for (const { tabela, nome } of ligacoes)
    await cliente.query(`alter table ${tabela} drop constraint ${nome}`)
  for (const { nome } of tabelas) await cliente.query(`alter table ${nome} disable trigger user`)
  // Migrations also write rows, which are in the backup as people left them. Few: a truncate would write every index anew.
  for (const { nome } of tabelas) await cliente.query(`delete from ${nome}`)

  return {
    receber: async ({ nome, conteudo }: ItemLido) => {
      const tabela = porNome.get(nome.split('/')[1] ?? '')
      if (!tabela) throw new BackupInvalido(`O manifesto não fala de ${nome}.`)
      const linhas = await promisify(gunzip)(await buffer(conteudo))
      await gravarLinhas(cliente, comandoDeCopia(tabela, 'from stdin'), linhas)
    },
    /** All checks, but not the commit. */
    conferir: async () => {
      for (const { nome } of tabelas) await cliente.query(`alter table ${nome} enable trigger user`)
      for (const { tabela, nome, definicao } of ligacoes)
        await cliente.query(`alter table ${tabela} add constraint ${nome} ${definicao}`)
      for (const { nome, valor, usado } of manifesto.sequencias)
        await cliente.query('select setval($1::regclass, $2, $3)', [nome, valor, usado])
      await cliente.query('analyze')
      for (const { nome, linhas } of manifesto.tabelas) {
        const { rows } = await cliente.query<{ n: string }>(`select count(*) as n from ${nome}`)
        if (Number(rows[0]?.n) !== linhas)
          throw new BackupInvalido(`${nome} não ficou com as ${linhas} linhas do backup.`)
      }
    },
  }
}
