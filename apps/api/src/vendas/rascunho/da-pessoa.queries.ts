import { and, asc, gt, or, type SQL, sql } from 'drizzle-orm'
import type { RegistroDaPessoa } from '#clientes/cliente/registros.queries.ts'
import type { SecaoDoArquivo } from '#clientes/cliente/secoes.ts'
import { rascunho } from './rascunho.table.ts'

const doCliente = (campo: string) => sql`${rascunho.dados} #>> ${`{cliente,${campo}}`}::text[]`
const documentoDigitado = sql`regexp_replace(upper(${doCliente('cpf_cnpj')}), '[^0-9A-Z]', '', 'g')`

/** By record, or by document: somebody may have typed that before the record was found. */
const nomeia = ({ cliente_id, empresa_id, documento }: RegistroDaPessoa) =>
  or(
    sql`${doCliente('id')} = ${cliente_id}`,
    sql`${documentoDigitado} = ${documento} and coalesce(${rascunho.dados} ->> 'empresa_id', ${empresa_id}) = ${empresa_id}`,
  )

/** Drafts about this person. */
export const queNomeiam = (registros: readonly RegistroDaPessoa[]): SQL =>
  or(...registros.map(nomeia)) ?? sql`false`

/** What the person's LGPD file tells of them. */
export const rascunhosDaPessoa: SecaoDoArquivo = {
  titulo: 'vendas_em_preenchimento',
  ler: (db, registros, { depois, limite }) =>
    db
      .select({
        chave_da_linha: rascunho.id,
        criado_em: rascunho.criado_em,
        atualizado_em: rascunho.atualizado_em,
        cliente: sql`${rascunho.dados} -> 'cliente'`,
        endereco: sql`${rascunho.dados} -> 'endereco'`,
        observacoes: sql`${rascunho.dados} -> 'observacoes'`,
      })
      .from(rascunho)
      .where(and(queNomeiam(registros), gt(rascunho.id, depois)))
      .orderBy(asc(rascunho.id))
      .limit(limite),
}
