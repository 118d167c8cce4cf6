import { resultadosDeAviso } from '@balcao/contract/cobranca/aviso-resultados'
import { sql } from 'drizzle-orm'
import { bigint, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { boleto } from '#cobranca/boleto/boleto.table.ts'
import { contaBancaria } from '#cobranca/conta-bancaria/conta-bancaria.table.ts'
import { identidade, instante } from '#infra/db/colunas.ts'

/** A notice of a bank or gateway, as it arrived, and what became of it. */
export const avisoDePagamento = pgTable(
  'aviso_de_pagamento',
  {
    ...identidade,
    conta_bancaria_id: uuid()
      .notNull()
      .references(() => contaBancaria.id),
    /** The sender's own number of the notice. Sent again, it is the same. */
    aviso_id: text().notNull(),
    evento: text().notNull(),
    /** The txid or the nosso número, as it came. */
    referencia: text().notNull(),
    valor: bigint({ mode: 'number' }),
    dia: date(),
    boleto_id: uuid().references(() => boleto.id),
    resultado: text({ enum: resultadosDeAviso }).notNull(),
    texto: text().notNull(),
    recebido_em: instante().notNull().default(sql`now()`),
  },
  (t) => [
    uniqueIndex('aviso_de_pagamento_id').on(t.conta_bancaria_id, t.aviso_id),
    index('aviso_de_pagamento_do_boleto').on(t.boleto_id),
    // Nearly all are applied; people look for the few that are not.
    index('aviso_de_pagamento_resultado').on(t.resultado, t.id),
  ],
)
