import { execFile } from 'node:child_process'
import { accessSync, constants, globSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Banco } from '../banco/postgres.ts'
import { cpuPorPedido, type LeitorDeCpu } from '../carga/cpu.ts'
import { type Medida, resumir } from '../carga/estatistica.ts'

const PASTAS = [
  ...(process.env.PATH ?? '').split(path.delimiter),
  ...globSync(['/usr/lib/postgresql/*/bin', '/usr/pgsql-*/bin', '/opt/homebrew/opt/postgresql@*/bin']),
]

/** PostgreSQL's pgbench does not come with the project. The system's is used if there is one. */
export const acharPgbench = () => PASTAS.map((pasta) => path.join(pasta, 'pgbench')).find(executavel)

type CargaDoPgbench = {
  programa: string
  banco: Banco
  comandos: string[]
  concorrencia: number
  segundos: number
  cpu: LeitorDeCpu
}

/**
 * The same statements run directly by pgbench, prepared and chosen at random:
 * what PostgreSQL gives with nothing in front of it.
 */
export const medirPgbench = async ({
  programa,
  banco,
  comandos,
  concorrencia,
  segundos,
  cpu,
}: CargaDoPgbench): Promise<Medida> => {
  const pasta = await mkdtemp(path.join(tmpdir(), 'balcao-pgbench-'))
  try {
    const roteiro = path.join(pasta, 'roteiro.sql')
    await writeFile(roteiro, sortear(comandos))
    const argumentos = [
      '-n',
      '-M',
      'prepared',
      '-c',
      concorrencia,
      '-j',
      Math.min(concorrencia, 2),
      '-T',
      Math.ceil(segundos),
    ]
    const registro = ['-l', '--log-prefix', path.join(pasta, 'tempos'), '-f', roteiro]
    const conexao = ['-h', banco.host, '-p', banco.port, '-U', banco.user, banco.database]
    const cpuAntes = cpu()
    const { stdout } = await promisify(execFile)(
      programa,
      [...argumentos, ...registro, ...conexao].map(String),
    )
    const cpuDepois = cpu()
    const tempos = await lerTempos(pasta)
    return resumir(tempos, segundosDe(stdout, tempos), cpuPorPedido(cpuAntes, cpuDepois, tempos.length))
  } finally {
    await rm(pasta, { recursive: true, force: true })
  }
}

/** What is under way when the time is over still counts, and slow statements make a run much longer than asked for. */
const segundosDe = (saida: string, tempos: number[]) =>
  tempos.length / Number(/^tps = ([\d.]+)/m.exec(saida)?.[1] ?? Number.NaN)

const sortear = (comandos: string[]) => {
  if (comandos.length === 1) return `${comandos[0]};\n`
  const ramos = comandos.map((comando, i) => `\\${i ? 'elif' : 'if'} :qual = ${i}\n${comando};\n`)
  return `\\set qual random(0, ${comandos.length - 1})\n${ramos.join('')}\\endif\n`
}

/** The third column of each line is in microseconds. */
const lerTempos = async (pasta: string) => {
  const arquivos = (await readdir(pasta)).filter((nome) => nome.startsWith('tempos'))
  const textos = await Promise.all(arquivos.map((nome) => readFile(path.join(pasta, nome), 'utf8')))
  return textos.flatMap((texto) =>
    texto
      .trim()
      .split('\n')
      .map((linha) => Number(linha.split(' ')[2]) / 1000),
  )
}

const executavel = (arquivo: string) => {
  try {
    accessSync(arquivo, constants.X_OK)
    return true
  } catch {
    return false
  }
}
