import * as z from 'zod/mini'
import { Id } from '#base/comum.ts'
import { escolha } from '#base/escolha.ts'
import { EscolhaDeAdicional } from '#catalogo/preco/escolha-de-adicional.ts'
import { LIMITE_DE_TELEFONES, TipoTelefone } from '#clientes/cliente/telefones.ts'
import { TipoPessoa } from '#valores/pessoa.ts'
import { FormaPagamento, Turno } from './pagamento.ts'

/** Of the data below. One that is stored in an older format is brought up to it, or told what was lost. */
export const FORMATO_DO_RASCUNHO = 1

/** Enough for any seller, and an end for a device that runs wild. */
export const LIMITE_DE_RASCUNHOS = 200

export const codigosDoRascunho = {
  enviado: 'RASCUNHO_ENVIADO',
  muitos: 'MUITOS_RASCUNHOS',
  /** Somebody else has begun to correct the same sale. */
  deOutro: 'CORRECAO_DE_OUTRO',
  /** Somebody else has taken over the draft of a person who left. */
  assumido: 'RASCUNHO_ASSUMIDO',
} as const

/**
 * A draft takes whatever was typed so far: half a document, a day that does not exist, a street pasted with everything
 * else. The form says what is too long and sending refuses it; here it only ends somewhere.
 */
const digitado = z.optional(z.string().check(z.maxLength(4_000)))

/** Of a client already on record, what is left out means "as on record". */
export const ClienteDoRascunho = z.strictObject({
  id: z.optional(Id),
  tipo_pessoa: z.optional(TipoPessoa),
  cpf_cnpj: digitado,
  nome: digitado,
  nome_social: digitado,
  nome_fantasia: digitado,
  rg: digitado,
  inscricao_estadual: digitado,
  data_nascimento: digitado,
  nome_mae: digitado,
  responsavel: z.optional(z.strictObject({ nome: digitado, cpf: digitado, data_nascimento: digitado })),
  email: digitado,
  telefones: z.optional(
    z
      .array(
        z.strictObject({
          numero: z.string().check(z.maxLength(25)),
          tipo: TipoTelefone,
          whatsapp: z.boolean(),
          principal: z.boolean(),
        }),
      )
      .check(z.maxLength(LIMITE_DE_TELEFONES)),
  ),
})
export type ClienteDoRascunho = z.infer<typeof ClienteDoRascunho>

/** An address of the client's record by its id, or a new one. */
export const EnderecoDoRascunho = z.strictObject({
  id: z.optional(Id),
  cep: digitado,
  logradouro: digitado,
  numero: digitado,
  complemento: digitado,
  bairro: digitado,
  codigo_ibge: z.optional(z.int()),
  referencia: digitado,
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
})
export type EnderecoDoRascunho = z.infer<typeof EnderecoDoRascunho>

export const DadosDoRascunho = z.strictObject({
  formato: z.literal(FORMATO_DO_RASCUNHO),
  empresa_id: z.optional(Id),
  canal_venda_id: z.optional(Id),
  /** Somebody else's name under the sale; left out, it is one's own. */
  vendedor_id: z.optional(Id),
  cliente: ClienteDoRascunho,
  endereco: EnderecoDoRascunho,
  plano_id: z.optional(Id),
  adicionais: z.array(EscolhaDeAdicional).check(z.maxLength(100)),
  /** Null: whichever together leave the least to pay. */
  promocoes: z.nullable(escolha(Id, 50)),
  cupom: digitado,
  dia_vencimento: z.optional(z.int().check(z.gte(1), z.lte(31))),
  forma_pagamento: z.optional(FormaPagamento),
  agendamento: z.strictObject({ data: digitado, turno: z.optional(Turno) }),
  observacoes: digitado,
})
export type DadosDoRascunho = z.infer<typeof DadosDoRascunho>

export const RASCUNHO_VAZIO: DadosDoRascunho = {
  formato: FORMATO_DO_RASCUNHO,
  cliente: {},
  endereco: {},
  adicionais: [],
  promocoes: null,
  agendamento: {},
}
