import { Worker } from 'node:worker_threads'
import { constants, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Medida } from '#testes/medir-planilha.ts'
import { xlsxComLinhas, xlsxDe } from './planilha.fabrica.ts'

const MB = 1024 ** 2

/** What reading a file took, in work and in memory of the whole process. The bytes are shared, not copied. */
const medir = async (arquivo: Buffer) => {
  const compartilhado = new SharedArrayBuffer(arquivo.length)
  Buffer.from(compartilhado).set(arquivo)
  const antes = process.memoryUsage.rss()
  let pico = antes
  const vigia = setInterval(() => {
    pico = Math.max(pico, process.memoryUsage.rss())
  }, 5)
  try {
    const medida = await new Promise<Medida>((aoMedir, aoFalhar) => {
      new Worker(new URL('../../testes/medir-planilha.ts', import.meta.url), {
        workerData: compartilhado,
        execArgv: [],
        // As the import runs it. In a larger heap V8 collects later, which says nothing about what is needed.
        resourceLimits: { maxYoungGenerationSizeMb: 12, maxOldGenerationSizeMb: 96 },
      })
        .once('message', aoMedir)
        .once('error', aoFalhar)
    })
    return { ...medida, memoria: pico - antes }
  } finally {
    clearInterval(vigia)
  }
}

/** A gigabyte of spaces in a megabyte, because blocks of a deflated stream can be repeated. */
const BOMBA = Buffer.concat([
  ...Array<Buffer>(64).fill(
    deflateRawSync(Buffer.alloc(16 * MB, ' '), { finishFlush: constants.Z_FULL_FLUSH }),
  ),
  deflateRawSync(''),
])

test.each([
  ['que confessa o tamanho', 1024 * MB],
  ['que mente', 1000],
])('uma bomba %s é recusada com menos de 2 s de trabalho e 100 MB', async (_, tamanho) => {
  const bomba = xlsxComLinhas({ bytes: BOMBA, jaCompactado: true, tamanho })
  const { codigo, cpuMs, memoria } = await medir(bomba)
  expect(codigo).toBe('GRANDE_DEMAIS')
  expect(cpuMs).toBeLessThan(2000)
  expect(memoria).toBeLessThan(100 * MB)
})

test('a memória não cresce com o arquivo', async () => {
  const celulas = Array.from({ length: 8 }, (_, i) => `coluna número ${i}`)
  const tabela = Array.from({ length: 10_000 }, (_, i) => celulas.map((celula) => `${celula} da linha ${i}`))
  const csv = Buffer.from(
    tabela
      .map((linha) => linha.join(';'))
      .join('\n')
      .concat('\n')
      .repeat(5),
  )
  for (const arquivo of [csv, xlsxDe(tabela)]) {
    const { linhas, cpuMs, memoria } = await medir(arquivo)
    const [tamanho, crescimento] = [arquivo.length, memoria].map((bytes) => `${Math.round(bytes / MB)} MB`)
    process.stdout.write(`planilha de ${tamanho}, ${linhas} linhas: ${cpuMs} ms, memória + ${crescimento}\n`)
    expect(memoria).toBeLessThan(100 * MB)
  }
}, 60_000)
