import * as z from 'zod/mini'
import { autores } from '#base/auditoria.ts'
import { Id, Instante, Versao } from '#base/comum.ts'
import { Referencia } from '#base/escolha.ts'
import { Cobranca } from '#catalogo/adicional-filtro.ts'
import { LinhaDePreco } from '#catalogo/preco/preco-resultado.ts'
import { EnderecoDoCliente } from '#clientes/cliente/contato.ts'
import { DataIso } from '#valores/data.ts'
import { TipoPessoa } from '#valores/pessoa.ts'
import { situacoesDeContrato } from './contrato.ts'
import { SituacaoEvento, TipoEvento } from './contrato-evento.ts'
import { FormaPagamento } from './pagamento.ts'

const Situacao = z.enum(situacoesDeContrato)
const Centavos = z.int()

/** The plan as it was agreed: at the sale, or when it was changed. */
export const PlanoDoContrato = z.object({
  id: Id,
  nome: z.string(),
  download_mbps: z.int(),
  upload_mbps: z.int(),
  tipos_pessoa: z.array(TipoPessoa),
  valor_mensal: Centavos,
  taxa_instalacao: Centavos,
  fidelidade_meses: z.int(),
  beneficio_descricao: z.nullable(z.string()),
  beneficio_valor: Centavos,
})
export type PlanoDoContrato = z.infer<typeof PlanoDoContrato>

const AdicionalDoContrato = z.object({
  id: Id,
  nome: z.string(),
  cobranca: Cobranca,
  /** Of one unit, as agreed. */
  valor: Centavos,
  quantidade: z.int(),
  obrigatorio: z.boolean(),
  /** The day of the event that brought it. Null: it was sold with the contract. */
  desde: z.nullable(DataIso),
})

/** Until when the client is bound, and for what. */
const FidelidadeDoContrato = z.object({
  inicio: DataIso,
  ate: DataIso,
  meses: z.int(),
  beneficio_valor: Centavos,
  beneficio_descricao: z.nullable(z.string()),
})

/** Why a fine is what it is. */
export const causasDaMulta = [
  'FIDELIDADE',
  'SEM_FIDELIDADE',
  'FIDELIDADE_CUMPRIDA',
  'CULPA_DO_PROVEDOR',
  'ARREPENDIMENTO',
  'ANTES_DA_ATIVACAO',
  'CANCELADO',
] as const

/** What leaving on a day costs, and why it is that. */
export const MultaDoContrato = z.object({
  dia: DataIso,
  valor: Centavos,
  causa: z.enum(causasDaMulta),
  /** In words for the client: "Faltam 7 dos 12 meses: R$ 600,00 × 7 ÷ 12". */
  texto: z.string(),
  cumpridos: z.int(),
  restantes: z.int(),
})
export type MultaDoContrato = z.infer<typeof MultaDoContrato>

/** What is paid in a month, the first one with the installation. The lines always add up to the total. */
export const MesDoContrato = z.object({
  numero: z.int(),
  /** Calendar month, `YYYY-MM`. */
  competencia: z.string(),
  linhas: z.array(LinhaDePreco),
  total: Centavos,
  /** As frozen at the sale, the regular value after the frozen months, or changed by the events below. */
  origem: z.enum(['CONGELADO', 'REGULAR', 'ALTERADO']),
  eventos: z.array(Id),
  /** Set when only some of its days are charged: it was suspended or cancelled in the others. */
  dias: z.nullable(z.object({ cobrados: z.int(), de: z.int() })),
})
export type MesDoContrato = z.infer<typeof MesDoContrato>

export const EventoDoContrato = z.object({
  id: Id,
  tipo: TipoEvento,
  dia: DataIso,
  situacao: SituacaoEvento,
  /** What it does, in words: "De Fibra 300 Mega para Fibra 500 Mega". */
  texto: z.string(),
  motivo: z.nullable(z.string()),
  /** Why it could not be done on its day, or was taken back. */
  falha: z.nullable(z.string()),
  /** Of a cancellation: what it cost. */
  multa: z.nullable(Centavos),
  autor: z.enum(autores),
  quem: z.nullable(z.string()),
  criado_em: Instante,
  aplicado_em: z.nullable(Instante),
  desfeito_em: z.nullable(Instante),
  desfeito_por: z.nullable(z.string()),
  /** Whether this person may take it back now, and why not. */
  pode_desfazer: z.boolean(),
  por_que_nao: z.nullable(z.string()),
})
export type EventoDoContrato = z.infer<typeof EventoDoContrato>

/** A contract with everything its page shows. */
export const Contrato = z.object({
  id: Id,
  situacao: Situacao,
  /** The provider's own day: what "today" means in it. */
  hoje: DataIso,
  cliente: z.object({ id: Id, nome: z.string(), tipo_pessoa: TipoPessoa }),
  empresa: Referencia,
  /** `alcancada`: this person may open it. */
  venda: z.object({ id: Id, protocolo: z.int(), criado_em: Instante, alcancada: z.boolean() }),
  plano: PlanoDoContrato,
  adicionais: z.array(AdicionalDoContrato),
  endereco: EnderecoDoCliente,
  /** The regular monthly value now, without discounts. */
  mensalidade: Centavos,
  dia_vencimento: z.int(),
  forma_pagamento: FormaPagamento,
  numero_de_serie: z.nullable(z.string()),
  ativo_desde: z.nullable(DataIso),
  arrependimento_ate: z.nullable(DataIso),
  cancelado_em: z.nullable(Instante),
  motivo: z.nullable(z.string()),
  /** The number of the month that is now, or of the last one. Null before the installation. */
  mes_atual: z.nullable(z.int()),
  /** From that month on. Those before are asked for apart: an old contract has hundreds. */
  meses: z.array(MesDoContrato),
  fidelidade: z.nullable(FidelidadeDoContrato),
  /** If it were cancelled today. */
  multa: MultaDoContrato,
  /** By day, the last one first. */
  eventos: z.array(EventoDoContrato),
  /** Each kind of event, and why this person cannot do it now. */
  acoes: z.array(z.object({ tipo: TipoEvento, impedimento: z.nullable(z.string()) })),
  /** As the client's record: this person sees it in part. */
  mascarado: z.boolean(),
  criado_em: Instante,
  atualizado_em: Instante,
  versao: Versao,
})
export type Contrato = z.infer<typeof Contrato>
