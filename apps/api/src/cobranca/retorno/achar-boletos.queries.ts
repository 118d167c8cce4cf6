import { and, eq, isNull, sql } from 'drizzle-orm'
import { boleto } from '#cobranca/boleto/boleto.table.ts'
import { nossoNumeroDoRetorno } from '#cobranca/cnab/retorno/numero-no-retorno.ts'
import { contaBancaria } from '#cobranca/conta-bancaria/conta-bancaria.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { LinhaLida } from './o-que-fazer.ts'

type Conta = typeof contaBancaria.$inferSelect
export type BoletoDaLinha = { id: string; valor: number; pago: boolean }

/** The bank has one account where we have one for each carteira: its file is about all of them. */
const contasDoBanco = async (db: Db, id: string): Promise<Conta[]> => {
  const mesma = db.select().from(contaBancaria).where(eq(contaBancaria.id, id)).as('mesma')
  const igual = (coluna: 'agencia' | 'conta' | 'convenio' | 'codigo_empresa') =>
    sql`ltrim(${contaBancaria[coluna]}, '0') is not distinct from ltrim(${mesma[coluna]}, '0')`
  const lidas = await db
    .select({ conta: contaBancaria })
    .from(contaBancaria)
    .innerJoin(
      mesma,
      and(eq(mesma.empresa_id, contaBancaria.empresa_id), eq(mesma.banco, contaBancaria.banco)),
    )
    .where(
      and(
        isNull(contaBancaria.excluido_em),
        igual('agencia'),
        igual('conta'),
        igual('convenio'),
        igual('codigo_empresa'),
      ),
    )
  return lidas.map(({ conta }) => conta)
}

const porNumero = async (db: Db, contas: readonly Conta[], linhas: readonly LinhaLida[]) => {
  const procurados = contas.flatMap((conta) =>
    linhas.map(({ linha, nosso_numero }) => ({
      linha,
      conta_bancaria_id: conta.id,
      nosso_numero: nossoNumeroDoRetorno(conta, nosso_numero),
    })),
  )
  const { rows } = await db.execute<{ linha: number; id: string; valor: string; pago: boolean }>(sql`
    select p.linha, b.id, b.valor, b.situacao = 'PAGO' as pago
    from json_to_recordset(${JSON.stringify(procurados)}::json)
      as p(linha integer, conta_bancaria_id uuid, nosso_numero text)
    join ${boleto} b on b.conta_bancaria_id = p.conta_bancaria_id and b.nosso_numero = p.nosso_numero`)
  return Map.groupBy(rows, ({ linha }) => linha)
}

/** By the line. With the same number in two carteiras, the value decides; `null`: it cannot be told. */
export const boletosDasLinhas = async (db: Db, contaId: string, linhas: readonly LinhaLida[]) => {
  const achados = await porNumero(db, await contasDoBanco(db, contaId), linhas)
  return new Map(
    linhas.flatMap((linha): [number, BoletoDaLinha | null][] => {
      const deste = (achados.get(linha.linha) ?? []).map((b) => ({ ...b, valor: Number(b.valor) }))
      if (!deste.length) return []
      const certos = deste.length > 1 ? deste.filter(({ valor }) => valor === linha.valor_titulo) : deste
      return [[linha.linha, certos.length === 1 ? (certos[0] ?? null) : null]]
    }),
  )
}
