import { enderecoDoBanco, usarPostgres } from './banco/postgres.ts'
import { garantirMassa } from './massa/gerar.ts'
import { lerOpcoes } from './opcoes.ts'

/**
 * Creates the databases of the bench and keeps their PostgreSQL
 * running until Ctrl+C, to look at a query by hand.
 */
const { dados, tamanhos } = lerOpcoes(process.argv.slice(2))
const { banco, desligar } = await usarPostgres(dados)
for (const sinal of ['SIGINT', 'SIGTERM'] as const)
  process.once(sinal, async () => {
    await desligar()
    process.exit(0)
  })
for (const tamanho of tamanhos) console.log(enderecoDoBanco(await garantirMassa(banco, tamanho)))
console.log('Pronto; Ctrl+C encerra o PostgreSQL.')
setInterval(() => {}, 2 ** 30)
