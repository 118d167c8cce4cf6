import { type DadosChaveApi, LIMITE_PADRAO_POR_MINUTO } from '@balcao/contract/acesso/chave-api'
import { type Permissao, permissoes } from '@balcao/contract/base/permissao'
import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { chaveApi, chaveApiEmpresa } from './chave-api.table.ts'
import { novoSegredo } from './segredo.ts'

/** The body that makes a key. Each test passes only what matters to it. */
export const dadosDeChave = (dados: Partial<DadosChaveApi> = {}): DadosChaveApi => ({
  nome: 'ERP do financeiro',
  permissoes: ['LISTAR.CLIENTE'],
  todas_empresas: dados.empresas === undefined,
  empresas: [],
  expira_no_dia: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  enderecos: [],
  limite_por_minuto: LIMITE_PADRAO_POR_MINUTO,
  ...dados,
})

export type NovaChave = Partial<Omit<DadosChaveApi, 'permissoes' | 'expira_no_dia'>> & {
  permissoes?: readonly Permissao[]
}

/** A key straight in the database, also with what the API would never give to one. */
export const umaChave = async (
  db: Db,
  criador: { id: string },
  { permissoes: dadas = permissoes, ...mudancas }: NovaChave = {},
) => {
  const { chave, ...segredo } = novoSegredo()
  const { expira_no_dia: _, empresas, ...dados } = dadosDeChave(mudancas)
  const [criada] = await db
    .insert(chaveApi)
    .values({
      ...dados,
      ...segredo,
      permissoes: [...dadas],
      criada_por: criador.id,
      expira_em: sql`now() + interval '30 days'`,
    })
    .returning({ id: chaveApi.id, nome: chaveApi.nome })
  if (!criada) throw new Error('sem chave')
  if (empresas.length)
    await db
      .insert(chaveApiEmpresa)
      .values(empresas.map((empresa_id) => ({ chave_id: criada.id, empresa_id })))
  return { ...criada, chave }
}
