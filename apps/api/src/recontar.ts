import { quantos } from '@balcao/contract/valores/quantos'
import { comando } from './comando.ts'
import { recontarPainel } from './painel/soma/soma.commands.ts'

await comando(async (db) => {
  const inicio = performance.now()
  const vendas = await recontarPainel(db)
  const segundos = Math.round((performance.now() - inicio) / 1000)
  process.stdout.write(`Painel recontado: ${quantos(vendas, 'venda', 'vendas')} em ${segundos} s.\n`)
})
