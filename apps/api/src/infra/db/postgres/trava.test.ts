import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { criarPasta } from '#testes/postgres.ts'
import { travarPasta } from './trava.ts'

const PROGRAMA = join(import.meta.dirname, '../../../main.ts')
/** CPU time, so that a busy machine does not matter. */
const DIZER_TEMPO = `data:text/javascript,${encodeURIComponent(
  `process.on('exit', () => console.log((process.cpuUsage().user + process.cpuUsage().system) / 1000))`,
)}`
const codigo = (pasta: string) => `
  import { travarPasta } from ${JSON.stringify(join(import.meta.dirname, 'trava.ts'))}
  travarPasta(${JSON.stringify(pasta)})
  console.log('travou')
  setInterval(() => {}, 1000)`
const argumentos = (pasta: string) => ['--input-type=module', '-e', codigo(pasta)]

test('o segundo processo é recusado na hora, com o nome do primeiro; depois de kill -9, aceito', async () => {
  const pasta = criarPasta('com espaço')
  const primeiro = spawn(process.execPath, argumentos(pasta))
  onTestFinished(() => void primeiro.kill('SIGKILL'))
  await once(primeiro.stdout, 'data')

  const segundo = spawnSync(process.execPath, argumentos(pasta), { encoding: 'utf8' })
  expect(segundo.status).toBe(1)
  expect(segundo.stderr).toContain(`já está em uso por outro Balcão, o processo ${primeiro.pid}`)

  primeiro.kill('SIGKILL')
  await once(primeiro, 'exit')
  travarPasta(pasta).soltar()
})

test('o programa inteiro, na pasta de outro, nem começa: diz de quem é, em menos de dois segundos', () => {
  const pasta = criarPasta()
  travarPasta(pasta)
  const segundo = spawnSync(process.execPath, ['--import', DIZER_TEMPO, PROGRAMA], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: pasta, PORT: '0' },
  })
  expect(Number(segundo.stdout)).toBeGreaterThan(0)
  expect(Number(segundo.stdout)).toBeLessThan(2_000)
  expect(segundo.status).toBe(1)
  expect(segundo.stderr).toContain(`o processo ${process.pid}`)
  expect(readdirSync(pasta)).not.toContain('postgres')
})

test('no mesmo processo também: a segunda trava é recusada até a primeira ser solta', () => {
  const pasta = criarPasta()
  const trava = travarPasta(pasta)
  expect(() => travarPasta(pasta)).toThrow(`o processo ${process.pid}`)
  trava.soltar()
  trava.soltar()
  travarPasta(pasta).soltar()
})

test('de dez processos que começam juntos, só um fica com a pasta', async () => {
  const pasta = criarPasta()
  const filhos = Array.from({ length: 10 }, () => spawn(process.execPath, argumentos(pasta)))
  onTestFinished(() => {
    for (const filho of filhos) filho.kill('SIGKILL')
  })
  const resultados = await Promise.all(
    filhos.map((filho) =>
      Promise.race([
        once(filho.stdout, 'data').then(() => 'travou'),
        once(filho, 'exit').then(() => 'recusado'),
      ]),
    ),
  )
  expect(resultados.filter((r) => r === 'travou')).toHaveLength(1)
})

test('uma pasta onde não se pode escrever é dita pelo nome', () => {
  expect(() => travarPasta('/dev/null/balcao')).toThrow(
    'Não foi possível escrever na pasta de dados /dev/null/balcao',
  )
})
