import * as z from 'zod/mini'
import { TipoAnexo } from '#base/anexo.ts'
import { Id, Instante, Texto, TextoOpcional } from '#base/comum.ts'
import { Etiqueta } from '#catalogo/oferta-etiqueta.ts'
import { Preco } from '#catalogo/preco/preco-resultado.ts'
import { DataIso } from '#valores/data.ts'
import { EnvioCriado, NovoEnvio } from './anexo.ts'
import { FormaPagamento, Turno } from './pagamento.ts'

/** Wrong answers until a link is locked. A new link starts again. */
export const TENTATIVAS_DO_LINK = 5

/** The right to withdraw from what was bought off the premises (CDC art. 49). */
export const DIAS_DE_ARREPENDIMENTO = 7

/** As it stands in the address. Whatever is no link gets the same answers as a link of somebody else. */
export const TokenDoLink = z.string().check(z.minLength(1), z.maxLength(200))

/** Of who buys; of a company, those of who answers for it. */
export const Identidade = z.strictObject({
  t: TokenDoLink,
  final_cpf: z.string().check(z.regex(/^\d{4}$/, 'Informe os 4 últimos números do CPF')),
  data_nascimento: DataIso,
})
export type Identidade = z.infer<typeof Identidade>

/** Only the person learns what became of the link. */
export const estadosDoLink = ['ABERTO', 'ACEITO', 'VENCIDO', 'SUBSTITUIDO', 'ENCERRADO'] as const
export type EstadoDoLink = (typeof estadosDoLink)[number]

export const Identificado = z.object({
  estado: z.enum(estadosDoLink),
  primeiro_nome: z.string(),
  /** What the other calls take as bearer. Null when there is nothing left to do here. */
  ingresso: z.nullable(z.string()),
  vale_ate: z.nullable(Instante),
  /** Once it is accepted: where it is followed, `/fechada?t=…`. */
  fechada: z.nullable(z.string()),
})
export type Identificado = z.infer<typeof Identificado>

/** `FALTA`: to be sent. `ENVIADO` by them can be replaced until they accept. `RECEBIDO`: the seller has sent it. */
export const situacoesDoDocumento = ['FALTA', 'ENVIADO', 'RECEBIDO'] as const

const Documento = z.object({
  tipo: TipoAnexo,
  situacao: z.enum(situacoesDoDocumento),
  /** Why the last one could not be used. */
  recusa: z.nullable(z.string()),
})
export type DocumentoDoAssinante = z.infer<typeof Documento>

const TextoDoAceite = z.object({ tipo: z.enum(['ACEITE', 'CONTRATO']), versao: z.int(), texto: z.string() })
export type TextoDoAceite = z.infer<typeof TextoDoAceite>

/** What is offered, for the person to read. */
export const OfertaDoAssinante = z.object({
  protocolo: z.int(),
  marca: z.string(),
  empresa: z.object({
    razao_social: z.string(),
    nome_fantasia: z.string(),
    cnpj: z.string(),
    telefone: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
  vendedor: z.string(),
  cliente: z.object({
    nome: z.string(),
    /** Partly hidden. */
    documento: z.string(),
    email: z.nullable(z.string()),
    telefones: z.array(z.string()),
  }),
  endereco: z.object({
    cep: z.string(),
    logradouro: z.string(),
    numero: z.string(),
    complemento: z.nullable(z.string()),
    bairro: z.string(),
    cidade: z.string(),
    uf: z.string(),
  }),
  /** With plan, speed and resources. */
  etiqueta: Etiqueta,
  adicionais: z.array(z.object({ id: Id, nome: z.string(), quantidade: z.int() })),
  promocoes: z.array(z.object({ id: Id, nome: z.string() })),
  preco: Preco,
  dia_vencimento: z.int(),
  forma_pagamento: FormaPagamento,
  /** A wish: the day is confirmed later. */
  agendamento: z.object({ data: DataIso, turno: Turno }),
  /** Whether it may be undone within `DIAS_DE_ARREPENDIMENTO` of the installation. */
  arrependimento: z.boolean(),
  /** Exactly what is accepted, in this order. */
  textos: z.array(TextoDoAceite),
  /** Of the texts. It goes back with the acceptance: what was read is what counts. */
  texto_sha256: z.string(),
  documentos: z.array(Documento),
  aceite_ate: Instante,
})
export type OfertaDoAssinante = z.infer<typeof OfertaDoAssinante>

export const Aceitacao = z.strictObject({ texto_sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })
export const PedidoDeCorrecao = z.strictObject({ motivo: Texto(500, 3) })
/** Asked twice: without `confirmado` the answer is 409, and says so in `confirmar`. */
export const RecusaDoAssinante = z.strictObject({
  confirmado: z.optional(z.boolean()),
  motivo: z._default(TextoOpcional(500), null),
})

/** The upload goes on as any other: parts to `caminho`, with its own `token` as bearer. */
export const NovoEnvioDoAssinante = z.omit(NovoEnvio, { venda_id: true })
export const EnvioDoAssinante = z.omit(EnvioCriado, { anexo: true, venda_id: true })

/** What was done, and where to follow it. */
export const Feito = z.object({ protocolo: z.int(), fechada: z.string() })
export type Feito = z.infer<typeof Feito>

export const codigosDoAceite = {
  /** Not the person, not a link, a link cut short: all the same. */
  naoConfere: 'NAO_CONFERE',
  bloqueado: 'LINK_BLOQUEADO',
  /** The person has to prove again who they are. */
  ingressoVencido: 'INGRESSO_VENCIDO',
  /** It changed or ended meanwhile: ask who sold. */
  linkEncerrado: 'LINK_ENCERRADO',
  /** The texts changed while they were being read: read again. */
  textoMudou: 'TEXTO_MUDOU',
  /** `motivos` lists them. */
  faltamDocumentos: 'FALTAM_DOCUMENTOS',
  confirmar: 'CONFIRMAR_RECUSA',
} as const
