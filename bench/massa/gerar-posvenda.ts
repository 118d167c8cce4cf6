import { readFile } from 'node:fs/promises'
import { retirarIndices } from '../banco/indices.ts'
import { type Banco, comCliente } from '../banco/postgres.ts'
import { garantirCompletas } from './analises.ts'

const VENDEDORES = 20

export type ContratoAberto = { id: string; cliente_id: string }

/** Contracts and tickets of the generated sales, and those contracts that can be opened. Kept for the next run. */
export const garantirPosvenda = async (banco: Banco, porta: number) => {
  await garantirCompletas(banco, porta, VENDEDORES)
  return comCliente(banco, async (cliente) => {
    const { rowCount } = await cliente.query('select from atendimento limit 1')
    if (!rowCount) {
      const inicio = performance.now()
      await cliente.query("set maintenance_work_mem = '512MB'; set synchronous_commit = off; begin")
      const indices = [
        ...(await retirarIndices(cliente, 'cliente_plano')),
        ...(await retirarIndices(cliente, 'atendimento')),
      ]
      await cliente.query(await readFile(new URL('./posvenda.sql', import.meta.url), 'utf8'))
      for (const repor of indices) await cliente.query(repor)
      await cliente.query('commit')
      for (const tabela of ['venda', 'contrato_evento', 'cliente_plano', 'atendimento'])
        await cliente.query(`vacuum (analyze) ${tabela}`)
      const segundos = ((performance.now() - inicio) / 1000).toFixed(1)
      console.log(`contratos e atendimentos gerados em ${segundos} s (${banco.database})`)
    }
    const { rows } = await cliente.query<ContratoAberto>(`
      select k.id, k.cliente_id from cliente_plano k join venda v on v.id = k.venda_id
      where v.situacao = 'CONCLUIDA' and v.oferta <> '{}' and k.situacao = 'ATIVO' order by md5(k.id::text)`)
    return rows
  })
}
