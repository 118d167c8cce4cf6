import { codigosDosBancos } from '@balcao/contract/cobranca/banco/banco'
import { especiesDeBoleto } from '@balcao/contract/cobranca/boleto-opcoes'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { colunasDeCadastro, instante } from '#infra/db/colunas.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'

/** An account of a company that boletos are paid into. */
export const contaBancaria = pgTable(
  'conta_bancaria',
  {
    ...colunasDeCadastro,
    empresa_id: uuid()
      .notNull()
      .references(() => empresa.id),
    nome: text().notNull(),
    banco: text({ enum: codigosDosBancos }).notNull(),
    agencia: text().notNull(),
    agencia_dv: text(),
    conta: text(),
    conta_dv: text(),
    convenio: text(),
    carteira: text().notNull(),
    variacao: text(),
    modalidade: text(),
    codigo_transmissao: text(),
    codigo_empresa: text(),
    especie: text({ enum: especiesDeBoleto }).notNull().default('DS'),
    chave_pix: text(),
    /** Hundredths of a percent. */
    multa_percentual: integer().notNull().default(0),
    juros_percentual_mes: integer().notNull().default(0),
    desconto_valor: integer(),
    /** Until how many days before the due date. */
    desconto_dias: integer(),
    instrucoes: text(),
    /** The bank writes off what is not paid so many days after the due date. */
    dias_para_baixa: integer(),
    /** Given out by `proximosNumeros` alone, under the lock of this row. */
    proximo_nosso_numero: bigint({ mode: 'number' }).notNull().default(1),
    proxima_remessa: integer().notNull().default(1),
    /** Once it has given a number, what identifies it at the bank stays. */
    usada: boolean().notNull().default(false),
    /** Encrypted. Signs the notices of payment. */
    segredo_dos_avisos: text(),
    /** The one that boletos of this company go to, unless another is chosen. */
    padrao: boolean().notNull().default(false),
    ativo: boolean().notNull().default(true),
    excluido_em: instante(),
    /**
     * What makes a nosso número unique at the bank, without leading zeros. Two records of one account would give the same
     * number twice.
     */
    identificacao: text()
      .notNull()
      .generatedAlwaysAs(
        sql`banco || ' ' || ltrim(agencia, '0') || ' ' || ltrim(coalesce(conta, ''), '0') || ' ' || ltrim(coalesce(convenio, ''), '0') || ' ' || ltrim(carteira, '0') || ' ' || ltrim(coalesce(modalidade, ''), '0')`,
      ),
  },
  (t) => [
    uniqueIndex('conta_bancaria_identificacao').on(t.identificacao).where(sql`${t.excluido_em} is null`),
    uniqueIndex('conta_bancaria_padrao')
      .on(t.empresa_id)
      .where(sql`${t.padrao} and ${t.excluido_em} is null`),
    index('conta_bancaria_da_empresa').on(t.empresa_id, t.id),
  ],
)
