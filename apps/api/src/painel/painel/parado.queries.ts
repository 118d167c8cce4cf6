import type { Parado, RecorteDoPainel } from '@balcao/contract/painel/painel-api'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { atrasoDosAtendimentos } from '#posvenda/atendimento/lista/numeros.queries.ts'
import { filasDeVendas, maisAntigasDasFilas } from '#vendas/venda/lista/filas.queries.ts'

/** What waits in the queues of sales, and the tickets that are late, for people who may list them. */
export const oQueEstaParado = async (db: Db, quem: Pessoa, recorte: RecorteDoPainel): Promise<Parado> => {
  const desde = await maisAntigasDasFilas(db, quem, recorte)
  const filas = await filasDeVendas(db, quem, recorte)
  return {
    filas: filas.map((fila) => ({ ...fila, desde: desde.get(fila.visao) ?? null })),
    atendimentos: quem.pode('LISTAR.ATENDIMENTO')
      ? await atrasoDosAtendimentos(db, quem, recorte.empresa_id)
      : null,
  }
}
