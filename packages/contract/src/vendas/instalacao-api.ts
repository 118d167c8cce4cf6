import * as z from 'zod/mini'
import { NumeroDaUrl } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { DataIso } from '#valores/data.ts'
import { Turno } from './pagamento.ts'

/** A day ahead: what is left of each turno. `livres` null: without limit. `passou`: it is over today. */
const DiaDeInstalacao = z.object({
  data: DataIso,
  /** Why nothing is installed on this day. Null: it is. */
  fechado: z.nullable(z.string()),
  turnos: z.array(z.object({ turno: Turno, livres: z.nullable(z.int()), passou: z.boolean() })),
})
export type DiaDeInstalacao = z.infer<typeof DiaDeInstalacao>

export const instalacaoApi = {
  dias: endpoint({
    method: 'GET',
    path: '/venda/instalacao/dias',
    permissao: ['EDITAR.VENDA_SITUACAO', 'REALIZAR_VENDA'],
    resumo: 'Quatro semanas de dias de instalação de uma cidade, com as vagas livres por turno',
    query: z.strictObject({
      codigo_ibge: NumeroDaUrl(1_100_000, 5_399_999),
      /** The first of these days. Never before today, which it is if left out. */
      de: z.optional(DataIso),
    }),
    resposta: z.array(DiaDeInstalacao),
  }),
}
