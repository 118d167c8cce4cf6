import * as z from 'zod/mini'
import { Email, Id, Instante, TextoOpcional, Versao } from '#base/comum.ts'
import { Nome, NomeOpcional } from '#base/nome.ts'
import { regra } from '#base/regra.ts'
import { Cpf, CpfOuCnpj, cnpjValido, cpfValido, documentoValido } from '#valores/documento.ts'
import { mensagem } from '#valores/mensagens.ts'
import { DataDeNascimento } from '#valores/nascimento.ts'
import { TipoPessoa } from '#valores/pessoa.ts'
import { Consentimento } from './consentimento.ts'
import { DadosEnderecoDoCliente, EnderecoDoCliente, TelefoneDoCliente, TelefoneGuardado } from './contato.ts'
import { OrigemCliente, SituacaoCliente } from './situacao.ts'
import { LIMITE_DE_TELEFONES } from './telefones.ts'

export const LIMITE_DE_ENDERECOS = 20

export const ResponsavelDoCliente = z.strictObject({
  nome: Nome(120, 3),
  cpf: Cpf,
  /** A sale asks for it: the subscriber proves who they are by it. */
  data_nascimento: z.optional(z.nullable(DataDeNascimento)),
})

const campos = {
  empresa_id: Id,
  tipo_pessoa: TipoPessoa,
  cpf_cnpj: CpfOuCnpj,
  /** For a company, its razão social. */
  nome: Nome(150, 3),
  nome_social: NomeOpcional(150),
  nome_fantasia: TextoOpcional(150),
  rg: TextoOpcional(20),
  inscricao_estadual: TextoOpcional(20),
  data_nascimento: z.nullable(DataDeNascimento),
  nome_mae: NomeOpcional(150),
  /** The person who answers for a company. */
  responsavel: z.nullable(ResponsavelDoCliente),
  email: z.nullable(Email),
  telefones: z.array(TelefoneDoCliente).check(z.maxLength(LIMITE_DE_TELEFONES)),
  enderecos: z.array(DadosEnderecoDoCliente).check(z.maxLength(LIMITE_DE_ENDERECOS)),
  situacao: SituacaoCliente,
  observacoes: TextoOpcional(2_000),
  /** The client's key in the provider's other system. */
  id_externo: TextoOpcional(60),
}
type Campos = z.infer<z.ZodMiniObject<typeof campos>>

/** The message for a complete document of the other kind of person. */
export const documentoDoOutroTipo: Record<TipoPessoa, string> = {
  PF: 'Este documento é um CNPJ: escolha pessoa jurídica',
  PJ: 'Este documento é um CPF: escolha pessoa física',
}
const doOutroTipo = { PF: cnpjValido, PJ: cpfValido }

export const ehDoOutroTipo = (
  { tipo_pessoa, cpf_cnpj }: Pick<Campos, 'tipo_pessoa' | 'cpf_cnpj'>,
  tipo: TipoPessoa = tipo_pessoa,
) => tipo_pessoa === tipo && doOutroTipo[tipo](cpf_cnpj)

const regras = [
  regra<Campos>(
    ({ tipo_pessoa, cpf_cnpj }) => tipo_pessoa !== 'PF' || documentoValido(cpf_cnpj),
    'cpf_cnpj',
    mensagem('cpfInvalido'),
  ),
  regra<Campos>(
    ({ tipo_pessoa, cpf_cnpj }) => tipo_pessoa !== 'PJ' || documentoValido(cpf_cnpj),
    'cpf_cnpj',
    mensagem('cnpjInvalido'),
  ),
  regra<Campos>((dados) => !ehDoOutroTipo(dados, 'PF'), 'cpf_cnpj', documentoDoOutroTipo.PF),
  regra<Campos>((dados) => !ehDoOutroTipo(dados, 'PJ'), 'cpf_cnpj', documentoDoOutroTipo.PJ),
  regra<Campos>(
    ({ telefones }) => new Set(telefones.map((t) => t.numero)).size === telefones.length,
    'telefones',
    'Há um telefone repetido',
  ),
  regra<Campos>(
    ({ telefones }) => !telefones.length || telefones.filter((t) => t.principal).length === 1,
    'telefones',
    'Marque um telefone como principal',
  ),
] as const

export const DadosCliente = z.strictObject(campos).check(...regras)
export type DadosCliente = z.infer<typeof DadosCliente>

export const EdicaoCliente = z
  .strictObject({
    ...campos,
    versao: Versao,
    /** To go ahead although a contract or an open sale is at an address that becomes another door. */
    aceita_outra_porta: z.optional(z.boolean()),
  })
  .check(...regras)
export type EdicaoCliente = z.infer<typeof EdicaoCliente>

/** Why nothing may be sold to this client without a supervisor's approval. */
export const Restricao = z.object({ motivo: z.string(), por: z.string(), em: Instante })
export type Restricao = z.infer<typeof Restricao>

const texto = z.nullable(z.string())

export const Cliente = z.object({
  id: Id,
  /** The number that people use on the phone. */
  codigo: z.int(),
  empresa_id: Id,
  empresa: z.string(),
  tipo_pessoa: TipoPessoa,
  /** Empty for an anonymised person. */
  cpf_cnpj: texto,
  nome: z.string(),
  nome_social: texto,
  nome_fantasia: texto,
  rg: texto,
  inscricao_estadual: texto,
  data_nascimento: texto,
  nome_mae: texto,
  responsavel: z.nullable(
    z.object({ nome: z.string(), cpf: z.string(), data_nascimento: z.optional(texto) }),
  ),
  email: texto,
  telefones: z.array(TelefoneGuardado),
  enderecos: z.array(EnderecoDoCliente),
  situacao: SituacaoCliente,
  restricao: z.nullable(Restricao),
  observacoes: texto,
  origem: OrigemCliente,
  id_externo: texto,
  /** Consents given and withdrawn, newest first. */
  consentimentos: z.array(Consentimento),
  anonimizado_em: z.nullable(Instante),
  /**
   * True for people who may not view the client: the middle of documents, contacts and addresses is hidden.
   */
  mascarado: z.boolean(),
  criado_em: Instante,
  atualizado_em: Instante,
  versao: Versao,
})
export type Cliente = z.infer<typeof Cliente>

export const ClienteResumo = z.object({
  id: Id,
  codigo: z.int(),
  tipo_pessoa: TipoPessoa,
  nome: z.string(),
  cpf_cnpj: texto,
  email: texto,
  telefone: texto,
  cidade: texto,
  uf: texto,
  empresa_id: Id,
  situacao: SituacaoCliente,
  restrito: z.boolean(),
  criado_em: Instante,
  atualizado_em: Instante,
})
export type ClienteResumo = z.infer<typeof ClienteResumo>
