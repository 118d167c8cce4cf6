import * as z from 'zod/mini'
import { Id, Instante } from '#base/comum.ts'
import { Cobranca } from '#catalogo/adicional-filtro.ts'
import { EnderecoDoCliente } from '#clientes/cliente/contato.ts'
import { DataIso } from '#valores/data.ts'
import { situacoesDeContrato } from './contrato.ts'
import { TipoEvento } from './contrato-evento.ts'
import { MultaDoContrato, PlanoDoContrato } from './contrato-visto.ts'

const Situacao = z.enum(situacoesDeContrato)
const Centavos = z.int()

const Retrato = z.object({
  situacao: Situacao,
  plano: z.string(),
  adicionais: z.array(z.object({ nome: z.string(), quantidade: z.int() })),
  mensalidade: Centavos,
  fidelidade_ate: z.nullable(DataIso),
  /** On the day of the event. */
  multa: MultaDoContrato,
  endereco: z.string(),
  titular: z.string(),
})

/** What an event would do. Nothing is stored. */
export const SimulacaoDeEvento = z.object({
  /** Everything that speaks against it, under the field to blame. Empty: it can be done. */
  recusas: z.array(z.object({ campo: z.nullable(z.string()), texto: z.string() })),
  antes: Retrato,
  /** Null when it cannot be done. */
  depois: z.nullable(Retrato),
  /** What is worth knowing before confirming: additionals that leave, when the price counts, what else is undone. */
  avisos: z.array(z.string()),
  /** The invoices from the event's month on, as they would be. */
  faturas: z.array(
    z.object({ numero: z.int(), competencia: z.string(), antes: Centavos, depois: z.nullable(Centavos) }),
  ),
})
export type SimulacaoDeEvento = z.infer<typeof SimulacaoDeEvento>

/** A plan to change to. */
const PlanoPossivel = z.extend(PlanoDoContrato, {
  /** What the contract would regularly cost with it: additionals that stay or have to enter included. */
  mensalidade: Centavos,
})
export type PlanoPossivel = z.infer<typeof PlanoPossivel>

/** What the dialogs of change choose from, as the contract will be on a day by what is planned. */
export const OpcoesDoContrato = z.object({
  /** On that day, without a change. */
  mensalidade: Centavos,
  /** Sold at this address to this kind of person, without the present one, from the cheapest. */
  planos: z.array(PlanoPossivel),
  /** Sold with the present plan. */
  adicionais: z.array(
    z.object({
      id: Id,
      nome: z.string(),
      cobranca: Cobranca,
      valor: Centavos,
      obrigatorio: z.boolean(),
      quantidade_maxima: z.int(),
      /** How many the contract has. */
      tem: z.int(),
    }),
  ),
  /** Of those that the contract has now, or will have by what is planned. */
  saem: z.array(
    z.object({
      id: Id,
      nome: z.string(),
      cobranca: Cobranca,
      /** Of all its units, as agreed. */
      valor: Centavos,
      tem: z.int(),
      /** How many may leave. */
      ate: z.int(),
    }),
  ),
  /** Of the client's record, for installation, without the present one. */
  enderecos: z.array(EnderecoDoCliente),
})
export type OpcoesDoContrato = z.infer<typeof OpcoesDoContrato>

/** One of a client's contracts, in a line of their record. */
export const ContratoResumo = z.object({
  id: Id,
  situacao: Situacao,
  plano: z.string(),
  mensalidade: Centavos,
  endereco: z.string(),
  ativo_desde: z.nullable(DataIso),
  cancelado_em: z.nullable(Instante),
  criado_em: Instante,
  /** The next event that is planned. */
  planejado: z.nullable(z.object({ tipo: TipoEvento, dia: DataIso })),
})
export type ContratoResumo = z.infer<typeof ContratoResumo>
