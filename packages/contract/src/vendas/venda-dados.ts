import * as z from 'zod/mini'
import { Email, Id, TextoOpcional } from '#base/comum.ts'
import { escolha } from '#base/escolha.ts'
import { Nome, NomeOpcional } from '#base/nome.ts'
import { regra } from '#base/regra.ts'
import { Cupom } from '#catalogo/oferta-filtro.ts'
import { EscolhaDeAdicional } from '#catalogo/preco/escolha-de-adicional.ts'
import { documentoDoOutroTipo, ehDoOutroTipo } from '#clientes/cliente/cliente.ts'
import { DadosEnderecoDoCliente, TelefoneDoCliente } from '#clientes/cliente/contato.ts'
import { LIMITE_DE_TELEFONES } from '#clientes/cliente/telefones.ts'
import { Cpf, CpfOuCnpj, documentoValido } from '#valores/documento.ts'
import { mensagem } from '#valores/mensagens.ts'
import { DataDeNascimento } from '#valores/nascimento.ts'
import { TipoPessoa } from '#valores/pessoa.ts'
import { Agendamento, FormaPagamento } from './pagamento.ts'

/** An empty field says nothing. */
const ouNada = <S extends z.ZodMiniType>(esquema: S) =>
  z.pipe(
    z.transform((valor: unknown) => (valor === '' ? null : valor)),
    z.nullable(esquema),
  )

/** Who answers for a company, and whose identity is asked for when it accepts. */
const ResponsavelDaVenda = z.strictObject({
  nome: Nome(120, 3),
  cpf: Cpf,
  data_nascimento: DataDeNascimento,
})

const obrigatorios = {
  tipo_pessoa: TipoPessoa,
  cpf_cnpj: CpfOuCnpj,
  nome: Nome(150, 3),
  telefones: z
    .array(TelefoneDoCliente)
    .check(z.minLength(1, 'Informe ao menos um telefone'), z.maxLength(LIMITE_DE_TELEFONES)),
}
const opcionais = {
  nome_social: NomeOpcional(150),
  nome_fantasia: TextoOpcional(150),
  rg: TextoOpcional(20),
  inscricao_estadual: TextoOpcional(20),
  data_nascimento: ouNada(DataDeNascimento),
  nome_mae: NomeOpcional(150),
  responsavel: z.nullable(ResponsavelDaVenda),
  email: ouNada(Email),
}
type Opcionais = { [C in keyof typeof opcionais]: z.ZodMiniDefault<(typeof opcionais)[C]> }
const comPadrao = Object.fromEntries(
  Object.entries(opcionais).map(([campo, esquema]) => [campo, z._default(esquema as z.ZodMiniType, null)]),
) as Opcionais

/** What was typed of who buys, each field by itself. */
export const ClienteDigitado = z.partial(z.strictObject({ ...obrigatorios, ...opcionais }))

const camposDoCliente = { ...obrigatorios, ...comPadrao }
type Cliente = z.infer<z.ZodMiniObject<typeof camposDoCliente>>

/** What a sale must know of who buys. */
export const ClienteDaVenda = z.strictObject(camposDoCliente).check(
  regra<Cliente>(({ cpf_cnpj }) => documentoValido(cpf_cnpj), 'cpf_cnpj', mensagem('cpfOuCnpjInvalido')),
  regra<Cliente>((dados) => !ehDoOutroTipo(dados, 'PF'), 'cpf_cnpj', documentoDoOutroTipo.PF),
  regra<Cliente>((dados) => !ehDoOutroTipo(dados, 'PJ'), 'cpf_cnpj', documentoDoOutroTipo.PJ),
  regra<Cliente>(
    ({ tipo_pessoa, data_nascimento }) => tipo_pessoa !== 'PF' || data_nascimento !== null,
    'data_nascimento',
    mensagem('obrigatorio'),
  ),
  regra<Cliente>(
    ({ tipo_pessoa, responsavel }) => tipo_pessoa !== 'PJ' || responsavel !== null,
    'responsavel',
    'Informe quem responde pela empresa',
  ),
  regra<Cliente>(
    ({ telefones }) => new Set(telefones.map(({ numero }) => numero)).size === telefones.length,
    'telefones',
    'Há um telefone repetido',
  ),
  regra<Cliente>(
    ({ telefones }) => telefones.filter(({ principal }) => principal).length === 1,
    'telefones',
    'Marque um telefone como principal',
  ),
)
export type ClienteDaVenda = z.infer<typeof ClienteDaVenda>

/** Where it is installed. */
export const EnderecoDaVenda = z.omit(DadosEnderecoDoCliente, { id: true, tipo: true })
export type EnderecoDaVenda = z.infer<typeof EnderecoDaVenda>

/** The rest of a sale, as it is sent. No price: the catalogue has it. */
export const DadosDaVenda = z.strictObject({
  empresa_id: Id,
  canal_venda_id: Id,
  plano_id: Id,
  adicionais: z.array(EscolhaDeAdicional).check(z.maxLength(100)),
  promocoes: z.nullable(escolha(Id, 50)),
  cupom: z.optional(Cupom),
  dia_vencimento: z.int().check(z.gte(1), z.lte(31)),
  forma_pagamento: FormaPagamento,
  agendamento: Agendamento,
  observacoes: z._default(TextoOpcional(2_000), null),
})
export type DadosDaVenda = z.infer<typeof DadosDaVenda>
