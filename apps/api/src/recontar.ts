import { quantos } from '@balcao/contract/valores/quantos'
import { alcancarBanco } from './banco.ts'
import { lerAmbiente } from './env.ts'
import { conectar } from './infra/db/conexao.ts'
import { recontarPainel } from './painel/soma/soma.commands.ts'

/** What was started, in order. It is stopped in reverse order. */
const ligados: (() => unknown)[] = []
const aoEncerrar = (parar: () => unknown) => ligados.push(parar)

try {
  const { pool, db, leitor } = conectar(await alcancarBanco(lerAmbiente(process.env), aoEncerrar), () => {})
  aoEncerrar(() => pool.end())
  aoEncerrar(leitor.fechar)
  const inicio = performance.now()
  const vendas = await recontarPainel(db)
  const segundos = Math.round((performance.now() - inicio) / 1000)
  process.stdout.write(`Painel recontado: ${quantos(vendas, 'venda', 'vendas')} em ${segundos} s.\n`)
} catch (erro) {
  process.stderr.write(`${erro instanceof Error ? erro.message : String(erro)}\n`)
  process.exitCode = 1
} finally {
  for (const parar of ligados.reverse()) await parar()
}
