import { sql } from 'drizzle-orm'
import { lerRetorno } from '#cobranca/cnab/retorno/ler-retorno.ts'
import { motivosEmPalavras } from '#cobranca/cnab/retorno/motivos.ts'
import type { CabecalhoDoRetorno, RegistroDoRetorno } from '#cobranca/cnab/retorno/retorno.ts'
import type { Db } from '#infra/db/conexao.ts'

const POR_VEZ = 2_000

/** The database has no zero byte, which a damaged file may have anywhere. */
const semZeros = (texto: string) => texto.replaceAll('\0', '?')

const colunasDe = ({ banco }: CabecalhoDoRetorno, registro: RegistroDoRetorno) => ({
  linha: registro.linha,
  nosso_numero: semZeros(registro.nosso_numero),
  ocorrencia: semZeros(registro.ocorrencia),
  evento: registro.evento,
  motivos: semZeros(motivosEmPalavras(banco, registro.evento, registro.motivos).join('; ')) || null,
  valor_titulo: registro.valor_titulo,
  valor_pago: registro.valor_pago,
  tarifa: registro.tarifa,
  vencimento: registro.vencimento,
  data_ocorrencia: registro.data_ocorrencia,
  data_credito: registro.data_credito,
})

type De = { id: string; conta_bancaria_id: string }

const inserir = (db: Db, { id, conta_bancaria_id }: De, linhas: readonly object[]) =>
  db.execute(sql`
    insert into retorno_linha (retorno_id, conta_bancaria_id, linha, nosso_numero, ocorrencia, evento, motivos,
      valor_titulo, valor_pago, tarifa, vencimento, data_ocorrencia, data_credito)
    select ${id}::uuid, ${conta_bancaria_id}::uuid, linha, nosso_numero, ocorrencia, evento, motivos,
      valor_titulo, valor_pago, tarifa, vencimento, data_ocorrencia, data_credito
    from json_populate_recordset(null::retorno_linha, ${JSON.stringify(linhas)}::json)`)

/** Every title of a stored file. Nothing is done with them yet. */
export const gravarLinhas = async (db: Db, retorno: De, bytes: AsyncIterable<Uint8Array>) => {
  const { cabecalho, registros } = await lerRetorno(bytes)
  let juntas: object[] = []
  for await (const registro of registros) {
    juntas.push(colunasDe(cabecalho, registro))
    if (juntas.length < POR_VEZ) continue
    await inserir(db, retorno, juntas)
    juntas = []
  }
  if (juntas.length) await inserir(db, retorno, juntas)
}
