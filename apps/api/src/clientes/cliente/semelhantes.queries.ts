import { ocultarDocumento } from '@balcao/contract/clientes/cliente/mascara'
import type { PerguntaDeSemelhantes, Semelhante } from '@balcao/contract/clientes/cliente/semelhante'
import { cepValido, limparCep } from '@balcao/contract/valores/cep'
import { documentoValido, limparDocumento } from '@balcao/contract/valores/documento'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { temEmpresa } from '#provedor/empresa/alcance.ts'
import { cliente, clienteEndereco } from './cliente.table.ts'
import { contarChaves } from './freio-de-chaves.ts'
import { veTudo } from './mascarar.ts'
import { chaveDoQueFoiDigitado } from './telefones.ts'

const MAXIMO = 10

/**
 * Clients of the same company that may be the same person. This only warns: only a repeated document is
 * refused.
 */
export const semelhantes = async (
  db: Db,
  quem: Pessoa,
  pergunta: PerguntaDeSemelhantes,
): Promise<Semelhante[]> => {
  const { empresa_id, exceto } = pergunta
  const chaves = chavesDe(pergunta)
  const buscas = [porDocumento(chaves), porTelefone(chaves), porEndereco(chaves)].filter((b) => b !== null)
  if (!buscas.length || !temEmpresa(quem, empresa_id)) return []
  await contarChaves(db, quem, chaves.documentos.length + chaves.telefones.length + chaves.portas.length)
  const candidato = sql`c.empresa_id = ${empresa_id} and c.excluido_em is null and c.anonimizado_em is null
    and c.id is distinct from ${exceto ?? null}::uuid`
  const { rows } = await db.execute<Semelhante>(sql`
    select c.id, c.codigo, c.nome, c.cpf_cnpj, c.situacao, c.restricao is not null as restrito,
      array_agg(distinct a.motivo) as motivos
    from (${sql.join(
      buscas.map((busca) => sql`(${busca} and ${candidato} limit ${MAXIMO})`),
      sql` union all `,
    )}) a
    join ${cliente} c on c.id = a.id
    group by c.id
    order by bool_or(a.motivo = 'DOCUMENTO') desc, count(distinct a.motivo) desc, c.id
    limit ${MAXIMO}`)
  return veTudo(quem) ? rows : rows.map(comDocumentoOculto)
}

const comDocumentoOculto = (s: Semelhante): Semelhante => ({
  ...s,
  cpf_cnpj: s.cpf_cnpj && ocultarDocumento(s.cpf_cnpj),
})

type Chaves = ReturnType<typeof chavesDe>

/** Incomplete values ask nothing. */
const chavesDe = ({ cpf_cnpj = '', telefones, enderecos }: PerguntaDeSemelhantes) => ({
  documentos: documentoValido(cpf_cnpj) ? [limparDocumento(cpf_cnpj)] : [],
  telefones: telefones.map(chaveDoQueFoiDigitado).filter((chave) => chave !== null),
  portas: enderecos
    .map((e) => ({ ...e, cep: limparCep(e.cep) }))
    // "S/N" alone would match every house of the street without a number.
    .filter((e) => cepValido(e.cep) && /\d/.test(`${e.numero}${e.complemento ?? ''}`)),
})

// Each part uses its own index.

const porDocumento = ({ documentos: [documento] }: Chaves): SQL | null =>
  documento ? sql`select c.id, 'DOCUMENTO' as motivo from ${cliente} c where c.cpf_cnpj = ${documento}` : null

const porTelefone = ({ telefones }: Chaves): SQL | null =>
  telefones.length
    ? // The phone is looked up first: PostgreSQL thinks it is common, and would scan the company instead.
      sql`select c.id, 'TELEFONE' as motivo from (
          select t.id, t.empresa_id, t.excluido_em, t.anonimizado_em from ${cliente} t
          where t.chaves_telefone && ${sql.param(telefones)}::text[] offset 0) c
        where true`
    : null

const porEndereco = ({ portas }: Chaves): SQL | null =>
  portas.length
    ? sql`select c.id, 'ENDERECO' as motivo from ${clienteEndereco} e join ${cliente} c on c.id = e.cliente_id
        where e.tipo = 'INSTALACAO' and chave_da_porta(e.cep, e.numero, e.complemento) = any (array(
          select chave_da_porta(p.cep, p.numero, p.complemento)
          from jsonb_to_recordset(${JSON.stringify(portas)}::jsonb) p (cep text, numero text, complemento text)))`
    : null
