import type { Cliente, Restricao } from '@balcao/contract/clientes/cliente/cliente'
import { type TelefoneDoCliente, tiposDeEndereco } from '@balcao/contract/clientes/cliente/contato'
import { origensDeCliente, situacoesDeCliente } from '@balcao/contract/clientes/cliente/situacao'
import { type TipoPessoa, tiposDePessoa } from '@balcao/contract/valores/pessoa'
import { isNull, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { colunasDeCadastro, identidade, instante } from '#infra/db/colunas.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { municipio } from '#provedor/municipio/municipio.table.ts'

export const cliente = pgTable(
  'cliente',
  {
    ...colunasDeCadastro,
    codigo: integer().notNull().generatedByDefaultAsIdentity(),
    empresa_id: uuid()
      .notNull()
      .references(() => empresa.id),
    tipo_pessoa: text({ enum: tiposDePessoa }).$type<TipoPessoa>().notNull(),
    /**
     * Text, because a CPF keeps its leading zeros and a CNPJ may contain letters. Null after the person was
     * anonymised.
     */
    cpf_cnpj: text(),
    nome: text().notNull(),
    nome_social: text(),
    nome_fantasia: text(),
    rg: text(),
    inscricao_estadual: text(),
    data_nascimento: date(),
    nome_mae: text(),
    responsavel: jsonb().$type<Cliente['responsavel']>(),
    email: text(),
    /**
     * In the row itself, because a list, a search and an import of a hundred thousand all need them. Nothing
     * refers to a single phone.
     */
    telefones: jsonb().$type<TelefoneDoCliente[]>().notNull(),
    /**
     * The main address's city. A trigger fills in its names: otherwise a list of 50 would look up 50 cities.
     */
    codigo_ibge: integer(),
    cidade: text(),
    uf: text(),
    situacao: text({ enum: situacoesDeCliente }).notNull(),
    restricao: jsonb().$type<Restricao>(),
    observacoes: text(),
    origem: text({ enum: origensDeCliente }).notNull(),
    id_externo: text(),
    anonimizado_em: instante(),
    /** The record that this one was merged into. `excluido_em` is set then. */
    unificado_com: uuid().references((): AnyPgColumn => cliente.id),
    excluido_em: instante(),
    /**
     * The row's JSON for the list. It is written once per change instead of for fifty rows at every look. The
     * list's statement costs a third of what it did.
     */
    resumo: text().generatedAlwaysAs(
      sql`resumo_do_cliente(id, codigo, tipo_pessoa, nome, cpf_cnpj, email, telefones, cidade, uf, empresa_id, situacao,
        restricao, criado_em, atualizado_em)`,
    ),
    /** Without the ninth digit, so that the same phone has the same key however old the record is. */
    chaves_telefone: text().array().generatedAlwaysAs(sql`chaves_de_telefone(telefones)`),
    busca:
      text().generatedAlwaysAs(sql`minusculas_sem_acento(nome || ' ' || coalesce(nome_social, '') || ' ' || coalesce(nome_fantasia, '') || ' '
      || split_part(coalesce(email, ''), '@', 1) || ' ' || coalesce(cpf_cnpj, '') || ' '
      || translate(coalesce(id_externo, ''), '-./_ ', '') || ' ' || codigo || ' '
      || jsonb_path_query_array(telefones, '$[*].numero')::text)`),
  },
  (t) => {
    const existente = isNull(t.excluido_em)
    return [
      uniqueIndex('cliente_documento').on(t.cpf_cnpj, t.empresa_id).where(existente),
      uniqueIndex('cliente_id_externo').on(t.empresa_id, t.id_externo).where(existente),
      uniqueIndex('cliente_codigo').on(t.codigo),
      index('cliente_telefone').using('gin', t.chaves_telefone),
      index('cliente_busca').using('gin', sql`${t.busca} gin_trgm_ops`),
      index('cliente_recentes').on(t.criado_em, t.id).where(existente),
      index('cliente_atualizados').on(t.atualizado_em, t.id).where(existente),
      index('cliente_por_nome').on(sql`${t.nome} collate "pt-BR-x-icu"`, t.id).where(existente),
      index('cliente_da_empresa').on(t.empresa_id, t.criado_em, t.id).where(existente),
      index('cliente_por_situacao').on(t.situacao, t.criado_em, t.id).where(existente),
      index('cliente_por_origem').on(t.origem, t.criado_em, t.id).where(existente),
      index('cliente_da_cidade').on(t.codigo_ibge, t.criado_em, t.id).where(existente),
      index('cliente_restritos')
        .on(t.criado_em, t.id)
        .where(sql`${t.restricao} is not null and ${existente}`),
      index('cliente_documento_unificado').on(t.cpf_cnpj).where(sql`${t.unificado_com} is not null`),
      index('cliente_unificados').on(t.unificado_com).where(sql`${t.unificado_com} is not null`),
      // A code must have its names. A foreign key would look up each city once more, with a lock.
      check('cliente_cidade_existe', sql`(${t.codigo_ibge} is null) = (${t.cidade} is null)`),
    ]
  },
)

export const clienteEndereco = pgTable(
  'cliente_endereco',
  {
    ...identidade,
    cliente_id: uuid()
      .notNull()
      .references(() => cliente.id),
    tipo: text({ enum: tiposDeEndereco }).notNull(),
    /** In the person's order. The first one is the main address. */
    ordem: integer().notNull(),
    cep: text().notNull(),
    logradouro: text().notNull(),
    numero: text().notNull(),
    complemento: text(),
    bairro: text().notNull(),
    codigo_ibge: integer()
      .notNull()
      .references(() => municipio.codigo),
    referencia: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    /**
     * The same door, written alike: what is stored once is compared by it. Warnings compare `chave_da_porta`, which also
     * knows "Ap 12" as "Apto 12".
     */
    chave: text().generatedAlwaysAs(
      sql`cep || ' ' || sem_acento(numero) || ' ' || sem_acento(coalesce(complemento, ''))`,
    ),
  },
  (t) => [
    index('cliente_endereco_cliente').on(t.cliente_id, t.ordem),
    // Only copies of the version before look by this one. The next version drops it.
    index('cliente_endereco_instalacao').on(t.chave).where(sql`${t.tipo} = 'INSTALACAO'`),
    // Of all types: PostgreSQL does not use what it knows of an expression from a partial index, and would expect thousands
    // of addresses at each door.
    index('cliente_endereco_porta').on(sql`chave_da_porta(${t.cep}, ${t.numero}, ${t.complemento})`),
  ],
)
