import * as z from 'zod/mini'
import { Email, Id, Texto, TextoOpcional } from '#base/comum.ts'
import { escolha } from '#base/escolha.ts'
import { regra } from '#base/regra.ts'
import { Cupom } from '#catalogo/oferta-filtro.ts'
import { EscolhaDeAdicional } from '#catalogo/preco/adicionais.ts'
import { ehDoOutroTipo, LIMITE_DE_TELEFONES } from '#clientes/cliente/cliente.ts'
import { DadosEnderecoDoCliente, TelefoneDoCliente } from '#clientes/cliente/contato.ts'
import { Cpf, CpfOuCnpj, documentoValido } from '#valores/documento.ts'
import { mensagem } from '#valores/mensagens.ts'
import { DataDeNascimento } from '#valores/nascimento.ts'
import { TipoPessoa } from '#valores/pessoa.ts'
import { Agendamento, FormaPagamento } from './pagamento.ts'

const opcional = (maximo: number) => z._default(TextoOpcional(maximo), null)

/** Who answers for a company, and whose identity is asked for when it accepts. */
export const ResponsavelDaVenda = z.strictObject({
  nome: Texto(120, 3),
  cpf: Cpf,
  data_nascimento: DataDeNascimento,
})

const camposDoCliente = {
  tipo_pessoa: TipoPessoa,
  cpf_cnpj: CpfOuCnpj,
  nome: Texto(150, 3),
  nome_social: opcional(150),
  nome_fantasia: opcional(150),
  rg: opcional(20),
  inscricao_estadual: opcional(20),
  data_nascimento: z._default(z.nullable(DataDeNascimento), null),
  nome_mae: opcional(150),
  responsavel: z._default(z.nullable(ResponsavelDaVenda), null),
  email: z._default(z.nullable(Email), null),
  telefones: z
    .array(TelefoneDoCliente)
    .check(z.minLength(1, 'Informe ao menos um telefone'), z.maxLength(LIMITE_DE_TELEFONES)),
}
type Cliente = z.infer<z.ZodMiniObject<typeof camposDoCliente>>

/** What a sale must know of who buys. */
export const ClienteDaVenda = z.strictObject(camposDoCliente).check(
  regra<Cliente>(
    (dados) => documentoValido(dados.cpf_cnpj) && !ehDoOutroTipo(dados),
    'cpf_cnpj',
    mensagem('cpfOuCnpjInvalido'),
  ),
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
export const EnderecoDaVenda = z.extend(z.omit(DadosEnderecoDoCliente, { id: true, tipo: true }), {})
export type EnderecoDaVenda = z.infer<typeof EnderecoDaVenda>

/** A whole sale, as it is sent. No price: that is the catalogue's to say. */
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
  observacoes: opcional(2_000),
})
export type DadosDaVenda = z.infer<typeof DadosDaVenda>
