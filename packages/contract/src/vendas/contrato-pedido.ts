import * as z from 'zod/mini'
import { Id, Versao } from '#base/comum.ts'
import { regra } from '#base/regra.ts'
import { DataIso } from '#valores/data.ts'
import { eventosDeContrato, type TipoEvento } from './contrato-evento.ts'
import { Motivo } from './motivo.ts'
import { EnderecoDaVenda } from './venda-dados.ts'

const DoAdicional = z.strictObject({ adicional_id: Id, quantidade: z.int().check(z.gte(1), z.lte(999)) })
const SemDados = z.strictObject({})
type Destino = { endereco_id?: string | undefined; endereco?: EnderecoDaVenda | undefined }

/** What each event asks for, besides its day. No price: the catalogue has it. */
const dadosDe = {
  /** `novo_beneficio`: the client gets the new plan's benefit and its fidelity begins. Otherwise the running one goes on. */
  TROCA_PLANO: z.strictObject({ plano_id: Id, novo_beneficio: z._default(z.boolean(), false) }),
  ADICIONAL_ENTRA: DoAdicional,
  ADICIONAL_SAI: DoAdicional,
  /** One of the client's addresses, or a new one, which their record gets. */
  MUDANCA_ENDERECO: z
    .strictObject({ endereco_id: z.optional(Id), endereco: z.optional(EnderecoDaVenda) })
    .check(
      regra<Destino>(
        ({ endereco_id, endereco }) => (endereco_id === undefined) !== (endereco === undefined),
        'endereco_id',
        'Escolha um endereço do cliente ou informe um novo',
      ),
    ),
  SUSPENSAO: SemDados,
  REATIVACAO: SemDados,
  /** The new holder. Their record gets the address. */
  TRANSFERENCIA: z.strictObject({ cliente_id: Id }),
  CANCELAMENTO: z.strictObject({ culpa_do_provedor: z._default(z.boolean(), false) }),
}

const motivo = z._default(z.nullable(Motivo), null)

const um = <T extends TipoEvento, R extends z.core.$ZodShape>(tipo: T, resto: R) =>
  z.strictObject({ tipo: z.literal(tipo), dia: DataIso, dados: dadosDe[tipo], motivo, ...resto })

const deTodos = <R extends z.core.$ZodShape>(resto: R) =>
  z.discriminatedUnion('tipo', [
    um('TROCA_PLANO', resto),
    um('ADICIONAL_ENTRA', resto),
    um('ADICIONAL_SAI', resto),
    um('MUDANCA_ENDERECO', resto),
    um('SUSPENSAO', resto),
    um('REATIVACAO', resto),
    um('TRANSFERENCIA', resto),
    um('CANCELAMENTO', resto),
  ])

/** An event as it would be, on its day: the provider's own, today or later. */
export const PedidoDeSimulacao = deTodos({})
export type PedidoDeSimulacao = z.infer<typeof PedidoDeSimulacao>

type Explicado = { tipo: TipoEvento; motivo: string | null }

/** An event to be done today, or planned for its day. */
export const PedidoDeEvento = deTodos({ versao: Versao }).check(
  regra<Explicado>(
    (pedido) => !eventosDeContrato[pedido.tipo].exigeMotivo || pedido.motivo !== null,
    'motivo',
    'Informe o motivo',
  ),
)
export type PedidoDeEvento = z.infer<typeof PedidoDeEvento>
