import type { EncargosDoBoleto, PagadorDoBoleto } from '@balcao/contract/cobranca/boleto'
import { txidDoBoleto } from '@balcao/contract/cobranca/boleto'
import type { EspecieBoleto, MovimentoDeRemessa } from '@balcao/contract/cobranca/boleto-opcoes'
import { fimDoDesconto, jurosPorDia } from '@balcao/contract/cobranca/encargos'
import { sql } from 'drizzle-orm'
import type { TituloDaRemessa } from '#cobranca/cnab/remessa/remessa.ts'
import type { Db } from '#infra/db/conexao.ts'

/** Read together: few enough that other requests get their turn in between. */
const POR_LEITURA = 1_000

type Lido = {
  instrucao_id: string
  movimento: MovimentoDeRemessa
  numero: number
  nosso_numero: string
  nosso_numero_dv: string | null
  especie: EspecieBoleto
  emissao: string
  vencimento: string
  valor: number
  encargos: EncargosDoBoleto
  pagador: PagadorDoBoleto
}

const ler = async (db: Db, remessaId: string, depoisDe: string): Promise<Lido[]> => {
  const { rows } = await db.execute<{ lido: string }>(sql`
    select json_build_object('instrucao_id', i.id, 'movimento', i.movimento, 'numero', b.numero,
      'nosso_numero', b.nosso_numero, 'nosso_numero_dv', b.nosso_numero_dv, 'especie', b.especie, 'emissao', b.emissao,
      'vencimento', b.vencimento, 'valor', b.valor, 'encargos', b.encargos, 'pagador', b.pagador)::text as lido
    from (select * from boleto_instrucao where remessa_id = ${remessaId}::uuid and id > ${depoisDe}::uuid
      order by id limit ${POR_LEITURA}) i
    join boleto b on b.id = i.boleto_id order by i.id`)
  return rows.map(({ lido }) => JSON.parse(lido))
}

/** Its value or its last day may be what the bank refuses: of an older issue, or since the due day was changed. */
const descontoDe = ({ vencimento, emissao, valor, encargos }: Lido): TituloDaRemessa['desconto'] => {
  const ate = fimDoDesconto(vencimento, encargos)
  if (!encargos.desconto || !ate || encargos.desconto.valor >= valor || ate < emissao) return null
  return { valor: encargos.desconto.valor, ate }
}

const titulo = (lido: Lido, dias_para_baixa: number | null): TituloDaRemessa => {
  const { movimento, numero, vencimento, valor, encargos, pagador } = lido
  return {
    ...{
      movimento,
      nosso_numero: lido.nosso_numero,
      nosso_numero_dv: lido.nosso_numero_dv,
      especie: lido.especie,
    },
    ...{
      numero_documento: String(numero),
      referencia: txidDoBoleto(numero),
      emissao: lido.emissao,
      vencimento,
      valor,
    },
    juros_por_dia: jurosPorDia(valor, encargos),
    multa_percentual: encargos.multa_percentual,
    desconto: descontoDe(lido),
    ...{ dias_para_baixa, pagador },
  }
}

const ANTES_DE_TODAS = '00000000-0000-0000-0000-000000000000'

/** The titles of a file in the order in which they were asked for, read piece by piece. */
export async function* titulosDaRemessa(
  db: Db,
  remessaId: string,
  dias_para_baixa: number | null,
  aoLer: (numero: number) => void,
) {
  let proximos: Promise<Lido[]> | null = ler(db, remessaId, ANTES_DE_TODAS)
  while (proximos) {
    const lidos: Lido[] = await proximos
    const ultimo = lidos.length < POR_LEITURA ? undefined : lidos.at(-1)
    // PostgreSQL reads them while these are written. A failure is thrown where they are waited for, if they still are.
    proximos = ultimo ? ler(db, remessaId, ultimo.instrucao_id) : null
    proximos?.catch(() => {})
    for (const lido of lidos) {
      aoLer(lido.numero)
      yield titulo(lido, dias_para_baixa)
    }
  }
}
