import type { AdicionalDisponivel } from '#catalogo/preco/adicionais.ts'
import type { AdicionalDoPreco } from '#catalogo/preco/preco-entrada.ts'
import type { TipoPessoa } from '#valores/pessoa.ts'
import type { SituacaoEvento, TipoEvento } from './contrato-evento.ts'
import type { PlanoDoContrato } from './contrato-visto.ts'

/** What was agreed with the client, as the catalogue was then. Later edits there do not change it. */
type DadosAcordados = {
  TROCA_PLANO: {
    plano: PlanoDoContrato
    /** Of the plan's additionals. What is charged monthly and is not among them leaves with the old plan. */
    vendidos: { id: string; obrigatorio: boolean }[]
    /** Mandatory ones, which come with the plan. */
    entram: AdicionalDoPreco[]
    novo_beneficio: boolean
    /** The city for which it was agreed. */
    codigo_ibge: number
  }
  /** `plano_id`: the plan with which it is sold. */
  ADICIONAL_ENTRA: { adicional: AdicionalDisponivel & { quantidade: number }; plano_id: string }
  ADICIONAL_SAI: { adicional: { id: string; nome: string; quantidade: number } }
  /** `plano_id`: the plan that is sold there. */
  MUDANCA_ENDERECO: { codigo_ibge: number; plano_id: string }
  /** `por_atraso`: because nobody paid. It ends when they do. Any other ends when a person says so. */
  SUSPENSAO: { por_atraso?: true }
  REATIVACAO: Record<never, never>
  TRANSFERENCIA: { tipo_pessoa: TipoPessoa }
  CANCELAMENTO: { culpa_do_provedor: boolean }
}

/** Who and where are references, so that merging clients and forgetting one reaches them. */
type Referidos = { cliente_id: string | null; endereco_id: string | null }

export type Acordo = { [T in TipoEvento]: { tipo: T; dados: DadosAcordados[T] } }[TipoEvento] & Referidos

/** An agreement on its day. */
export type EventoAcordado = Acordo & { id: string; dia: string; situacao: SituacaoEvento }
