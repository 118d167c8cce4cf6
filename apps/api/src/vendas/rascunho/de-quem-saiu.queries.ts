import { ocultarDocumento, ocultarTexto } from '@balcao/contract/clientes/cliente/mascara'
import { formatarDocumento, limparDocumento } from '@balcao/contract/valores/documento'
import { LIMITE_DE_RASCUNHOS } from '@balcao/contract/vendas/rascunho'
import type { RascunhoDeQuemSaiu } from '@balcao/contract/vendas/rascunho-de-quem-saiu-api'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { usuario, usuarioEmpresa } from '#acesso/usuario/usuario.table.ts'
import { veTudo } from '#clientes/cliente/mascarar.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { nomesNoCadastro } from './rascunho.queries.ts'
import { rascunho } from './rascunho.table.ts'

/** The owner may no longer come in. For a query with `usuario`. */
export const SAIU = sql<boolean>`(not ${usuario.ativo} or ${usuario.excluido_em} is not null)`

const daEmpresa = sql`lower(${rascunho.dados} ->> 'empresa_id')`

/**
 * For a query with the owner's `usuario`: drafts of the person's companies. One without a company yet counts when all of
 * its owner's are the person's. A correction belongs to who sold the sale, and is nobody's to take.
 */
export const assumivelPor = ({ empresas }: Pessoa): SQL | undefined => {
  const nova = isNull(rascunho.venda_versao)
  if (empresas === null) return nova
  const minhas = sql`${sql.param(empresas)}::uuid[]`
  const todasMinhas = sql`(select bool_and(${usuarioEmpresa.empresa_id} = any(${minhas})) from ${usuarioEmpresa}
    where ${usuarioEmpresa.usuario_id} = ${usuario.id})`
  return and(
    nova,
    sql`case when ${daEmpresa} is null then not ${usuario.todas_empresas} and ${todasMinhas}
      else ${daEmpresa} = any(${minhas}::text[]) end`,
  )
}

export const listarDeQuemSaiu = async (db: Db, quem: Pessoa): Promise<RascunhoDeQuemSaiu[]> => {
  const lidos = await db
    .select({
      id: rascunho.id,
      dono: usuario.nome,
      comprador: sql<{ id?: string; nome?: string; cpf_cnpj?: string }>`${rascunho.dados} -> 'cliente'`,
      etapa: rascunho.etapa,
      atualizado_em: rascunho.atualizado_em,
    })
    .from(rascunho)
    .innerJoin(usuario, eq(usuario.id, rascunho.usuario_id))
    .where(and(SAIU, assumivelPor(quem)))
    .orderBy(desc(rascunho.atualizado_em), desc(rascunho.id))
    .limit(LIMITE_DE_RASCUNHOS)
  const nomes = await nomesNoCadastro(
    db,
    quem,
    lidos.flatMap(({ comprador }) => comprador.id ?? []),
  )
  return lidos.map(({ comprador: { id = '', nome, cpf_cnpj }, ...lido }) => ({
    ...lido,
    cliente: nome || nomes.get(id) || (cpf_cnpj ? comoVisto(quem, cpf_cnpj) : null),
  }))
}

/** Half a document has no middle that could be hidden. */
const comoVisto = (quem: Pessoa, digitado: string) => {
  if (veTudo(quem)) return formatarDocumento(digitado)
  const limpo = limparDocumento(digitado)
  return limpo.length === 11 || limpo.length === 14 ? ocultarDocumento(limpo) : ocultarTexto(limpo)
}
