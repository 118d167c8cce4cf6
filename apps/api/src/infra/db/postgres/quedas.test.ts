// @module-tag demorado
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pausa } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { consultar, ligar, usarClusterPronto } from '#testes/postgres.ts'
import { contaDoServidor } from './conta.ts'

const pastaPronta = usarClusterPronto()

/** Another process that starts the database and then only waits. It plays the app in a `kill -9`. */
async function aplicacaoEmOutroProcesso(dataDir: string): Promise<ChildProcess> {
  const modulo = JSON.stringify(join(import.meta.dirname, 'ligar.ts'))
  const codigo = `
    import { ligarPostgres } from ${modulo}
    await ligarPostgres({ pasta: ${JSON.stringify(join(dataDir, 'postgres'))}, log: console })
    console.log('pronto')`
  const filho = spawn(process.execPath, ['--input-type=module', '-e', codigo], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void filho.kill('SIGKILL'))
  await Promise.race([once(filho.stdout, 'data'), once(filho, 'exit').then(() => expect.fail('não iniciou'))])
  return filho
}

const arquivoDePid = (dataDir: string) => join(dataDir, 'postgres', 'postmaster.pid')
const pidDoServidor = (dataDir: string) => Number(readFileSync(arquivoDePid(dataDir), 'utf8').split('\n')[0])

async function ate(condicao: () => boolean | Promise<boolean>, prazo = 30_000): Promise<void> {
  const limite = Date.now() + prazo
  while (!(await condicao())) {
    if (Date.now() > limite) throw new Error('o que se esperava não aconteceu a tempo')
    await pausa(50)
  }
}

const conexaoDe = (dataDir: string) => ({
  host: join(dataDir, 'postgres', 'socket'),
  port: 5432,
  user: 'balcao',
  database: 'balcao',
})

test('kill -9 na aplicação: o banco não fica para trás e nada confirmado se perde', async () => {
  const pasta = pastaPronta()
  const app = await aplicacaoEmOutroProcesso(pasta)
  await consultar(conexaoDe(pasta), 'create table venda as select 1 as n')
  app.kill('SIGKILL')
  await ate(() => !existsSync(arquivoDePid(pasta)))

  const { conexao } = await ligar(pasta, false)
  expect(await consultar(conexao, 'select n from venda')).toEqual([{ n: 1 }])
})

test.runIf(process.platform === 'linux')(
  'kill -9 também no vigia: a partida seguinte encerra o banco abandonado',
  async () => {
    const pasta = pastaPronta()
    const app = await aplicacaoEmOutroProcesso(pasta)
    const abandonado = pidDoServidor(pasta)
    process.kill(pidDoVigia(abandonado), 'SIGKILL')
    app.kill('SIGKILL')
    await pausa(300)
    expect(pidDoServidor(pasta)).toBe(abandonado)

    const { conexao } = await ligar(pasta, false)
    expect(pidDoServidor(pasta)).not.toBe(abandonado)
    expect(await consultar(conexao, 'select 1 as um')).toEqual([{ um: 1 }])
  },
)

test('kill -9 num processo do banco e logo na aplicação: a partida seguinte não fica presa no que sobrou', async () => {
  const pasta = pastaPronta()
  const app = await aplicacaoEmOutroProcesso(pasta)
  await consultar(conexaoDe(pasta), 'create table venda as select generate_series(1, 100000) as n')
  const [processo] = await consultar<{ pid: number }>(
    { ...conexaoDe(pasta), user: 'postgres' },
    `select pid from pg_stat_activity where backend_type = 'walwriter'`,
  )
  process.kill(processo?.pid ?? expect.fail('sem processo para derrubar'), 'SIGKILL')
  const recusa = () =>
    consultar(conexaoDe(pasta), 'select 1').then(
      () => null,
      (erro) => erro.code,
    )
  // Told to stop while it recovers, this PostgreSQL would wait forever for processes that nobody told to end.
  await ate(async () => (await recusa()) === '57P03')
  app.kill('SIGKILL')

  const { conexao } = await ligar(pasta, false)
  expect(await consultar(conexao, 'select count(*)::int as n from venda')).toEqual([{ n: 100_000 }])
})

test('um banco que não ouve pedido nenhum é encerrado à força, e as travas dele não ficam', async () => {
  const pasta = pastaPronta()
  const app = await aplicacaoEmOutroProcesso(pasta)
  await consultar(conexaoDe(pasta), 'create table venda as select 1 as n')
  process.kill(pidDoServidor(pasta), 'SIGSTOP')
  app.kill('SIGKILL')

  const { conexao } = await ligar(pasta, false)
  expect(await consultar(conexao, 'select n from venda')).toEqual([{ n: 1 }])
})

function pidDoVigia(servidor: number): number {
  const cmdline = (pid: string) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    } catch {
      return ''
    }
  }
  return Number(readdirSync('/proc').find((pid) => cmdline(pid).endsWith(`kill -QUIT "$0"\0${servidor}\0`)))
}

test('kill -9 no banco, com uma consulta em curso: ele volta sozinho, com os dados', async () => {
  const pasta = pastaPronta()
  const { conexao } = await ligar(pasta, false)
  await consultar(conexao, 'create table venda as select 1 as n')
  // This backend is busy computing, so it does not notice that its server died and keeps the shared memory.
  const ocupada = consultar(conexao, 'select count(*) from generate_series(1, 1e12::bigint)').catch(
    () => 'caiu',
  )
  await pausa(200)
  process.kill(pidDoServidor(pasta), 'SIGKILL')

  await ate(() =>
    consultar(conexao, 'select n from venda').then(
      () => true,
      () => false,
    ),
  )
  expect(await consultar(conexao, 'select n from venda')).toEqual([{ n: 1 }])
  expect(await ocupada).toBe('caiu')
})

test('um arquivo de pid velho, com o número de outro programa, não impede a partida', async () => {
  const pasta = pastaPronta()
  // Under the server's account. In this case PostgreSQL on its own would refuse to start.
  const conta = await contaDoServidor(join(pasta, 'postgres'))
  const alheio = spawn('sleep', ['60'], { ...conta })
  onTestFinished(() => void alheio.kill('SIGKILL'))
  writeFileSync(arquivoDePid(pasta), `${alheio.pid}\n${join(pasta, 'postgres')}\n1\n5432\nsocket\n\n`)

  const { conexao } = await ligar(pasta)
  expect(await consultar(conexao, 'select 1 as um')).toEqual([{ um: 1 }])
  expect(alheio.exitCode).toBeNull()
})

test('desligar durante a volta não deixa nenhum processo', async () => {
  const pasta = pastaPronta()
  const ligado = await ligar(pasta)
  process.kill(pidDoServidor(pasta), 'SIGKILL')
  await pausa(280)
  await ligado.desligar()
  await pausa(200)
  const { stdout } = spawnSync('sh', ['-c', `ls -l /proc/*/cwd 2>/dev/null | grep -F '${pasta}/'`])
  expect(stdout.toString()).toBe('')
})
