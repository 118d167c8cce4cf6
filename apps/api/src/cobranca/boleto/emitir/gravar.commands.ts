import { bancos } from '@balcao/contract/cobranca/banco/bancos'
import type { EncargosDoBoleto, ItemDoBoleto, PagadorDoBoleto } from '@balcao/contract/cobranca/boleto'
import type { OrigemBoleto } from '@balcao/contract/cobranca/boleto-estados'
import { somarDias } from '@balcao/contract/valores/dia'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { sql } from 'drizzle-orm'
import { proximosNumeros } from '#cobranca/conta-bancaria/proximos-numeros.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { comIds } from '#infra/db/ids.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { textoDaBusca } from '../busca.commands.ts'
import { emitirDosBoletos } from '../emitir-eventos.commands.ts'
import type { ContaDeEmissao } from './conta.queries.ts'
import { numerar } from './montar.ts'

/** What is charged to whom. */
export type Cobranca = {
  id?: string
  origem: OrigemBoleto
  cliente_id: string | null
  cliente_plano_id: string | null
  venda_id: string | null
  competencia: string | null
  descricao: string
  itens: ItemDoBoleto[]
  valor: number
  vencimento: string
  pagador: PagadorDoBoleto
}

type Emissao = { de: ContaDeEmissao; emissao: string; criado_por: string | null; lote_id?: string | null }

/** A discount that leaves nothing to pay, or is over before it begins, is none: the bank would refuse it. */
const descontoDe = (
  { conta: { desconto_valor, desconto_dias } }: ContaDeEmissao,
  emissao: string,
  { valor, vencimento }: Cobranca,
): EncargosDoBoleto['desconto'] => {
  if (!desconto_valor || desconto_dias === null) return null
  if (desconto_valor >= valor || somarDias(vencimento, -desconto_dias) < emissao) return null
  return { valor: desconto_valor, dias_antes: desconto_dias }
}

const encargosDe = (de: ContaDeEmissao, emissao: string, cobranca: Cobranca): EncargosDoBoleto => ({
  multa_percentual: de.conta.multa_percentual,
  juros_percentual_mes: de.conta.juros_percentual_mes,
  desconto: descontoDe(de, emissao, cobranca),
})

/** Why a value cannot be charged through this account. Null: it can. */
export const recusaDoValor = ({ conta }: ContaDeEmissao, valor: number): string | null => {
  const { nome, valorMaximo } = bancos[conta.banco]
  if (valor <= 0) return 'Não há o que cobrar'
  return valor > valorMaximo ? `O ${nome} aceita boletos de até ${formatarDinheiro(valorMaximo)}` : null
}

const sequenciais = async (db: Db, quantos: number): Promise<number[]> => {
  const { rows } = await db.execute<{ numero: string }>(
    sql`select nextval('boleto_numero_seq') as numero from generate_series(1, ${quantos})`,
  )
  return rows.map(({ numero }) => Number(numero))
}

/**
 * Issues boletos in three statements, however many there are. What is already charged (the same month of a contract, the
 * same sale, the same id) is left out, whoever charged it at the same moment. Answers the ids of what was issued.
 */
export const gravarBoletos = async (
  db: Db,
  { de, emissao, criado_por, lote_id = null }: Emissao,
  cobrancas: readonly Cobranca[],
): Promise<Set<string>> => {
  if (!cobrancas.length) return new Set()
  const recusa = cobrancas.map(({ valor }) => recusaDoValor(de, valor)).find((texto) => texto !== null)
  if (recusa) throw new Recusa(422, 'VALOR_DO_BOLETO', recusa)
  const [numeros, nossos] = [
    await sequenciais(db, cobrancas.length),
    await proximosNumeros(db, de.conta.id, cobrancas.length),
  ]
  const comum = {
    ...{ empresa_id: de.empresa.id, conta_bancaria_id: de.conta.id, emissao, criado_por, lote_id },
    ...{ especie: de.conta.especie, instrucoes: de.conta.instrucoes },
  }
  const linhas = comIds(cobrancas).map((linha, i) => ({
    ...linha,
    id: cobrancas[i]?.id ?? linha.id,
    encargos: encargosDe(de, emissao, linha),
    ...numerar(de, nossos[i] ?? 0, { ...linha, numero: numeros[i] ?? 0 }),
  }))
  const { rows } = await db.execute<{ id: string }>(sql`
    with novos as (
      insert into boleto (id, numero, empresa_id, conta_bancaria_id, cliente_id, cliente_plano_id, venda_id, lote_id,
        origem, competencia, descricao, itens, valor, emissao, vencimento, especie, encargos, instrucoes, pagador,
        nosso_numero, nosso_numero_dv, codigo_barras, pix, criado_por)
      select l.id, l.numero, c.empresa_id, c.conta_bancaria_id, l.cliente_id, l.cliente_plano_id, l.venda_id, c.lote_id,
        l.origem, l.competencia, l.descricao, l.itens, l.valor, c.emissao, l.vencimento, c.especie, l.encargos,
        c.instrucoes, l.pagador, l.nosso_numero, l.nosso_numero_dv, l.codigo_barras, l.pix, c.criado_por
      from json_populate_recordset(null::boleto, ${JSON.stringify(linhas)}::json) l
      cross join json_populate_record(null::boleto, ${JSON.stringify(comum)}::json) c
      on conflict do nothing returning id, conta_bancaria_id, numero, nosso_numero, pagador),
    busca as (
      insert into boleto_busca (boleto_id, texto) select id, ${textoDaBusca(sql`novos`)} from novos),
    instrucoes as (
      insert into boleto_instrucao (id, boleto_id, conta_bancaria_id, movimento)
      select id, id, conta_bancaria_id, 'ENTRADA' from novos)
    select id from novos`)
  await emitirDosBoletos(
    db,
    rows.map(({ id }) => ({ evento: 'boleto.emitido', id })),
  )
  return new Set(rows.map(({ id }) => id))
}
