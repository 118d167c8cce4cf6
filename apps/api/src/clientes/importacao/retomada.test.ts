// @module-tag demorado
import { randomUUID } from 'node:crypto'
import { setTimeout as dormir } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { CHAVE_DE_TESTE } from '#testes/ambiente.ts'
import { cortarConexoes } from '#testes/cortar-conexoes.ts'
import { cpfDeTeste } from '#testes/documentos.ts'
import { usarImportacoes } from '#testes/usar-importacoes.ts'
import { executarImportacao } from './execucao/executar.ts'
import { criarImportador } from './execucao/importador.ts'
import { csvDe } from './importacao.fabrica.ts'

const { s, i } = usarImportacoes()
const importador = () =>
  criarImportador({
    conexao: s().conexao,
    storageUrl: s().env.storageUrl,
    chaves: { atual: CHAVE_DE_TESTE, antigas: [] },
  })

const ANTES = 2_500
/** Every tenth row repeats the document of the row 2,500 before it, every hundredth is wrong. */
const grande = (primeiro: number, linhas: number) =>
  csvDe(
    ['cpf', 'nome', 'cep', 'rua', 'nº', 'bairro', 'cidade', 'uf'],
    Array.from({ length: linhas }, (_, n) => [
      n % 100 === 7 ? '123' : cpfDeTeste(primeiro + (n % 10 === 0 && n >= ANTES ? n - ANTES : n)),
      `Pessoa ${n}`,
      '13010-000',
      'Rua Direita',
      n + 1,
      'Centro',
      'Campinas',
      'SP',
    ]),
  )

/** Queued without the job queue: the test decides who runs it, and when it dies. */
const naFila = async (arquivo: string) => {
  const importacao = await i.enviada(arquivo)
  await s().pool.query(
    `update importacao set situacao = 'NA_FILA', iniciado_em = now(), mapeamento = $2 where id = $1`,
    [importacao.id, JSON.stringify(importacao.mapeamento)],
  )
  return importacao.id
}

const ate = async (condicao: () => Promise<boolean>) => {
  while (!(await condicao())) await dormir(20)
}

const conferirContas = async (id: string) => {
  const { lidas, criadas, atualizadas, iguais, rejeitadas } = await i.obter(id)
  expect(criadas + atualizadas + iguais + rejeitadas).toBe(lidas)
  const { rows } = await s().pool.query(
    `select (select count(*)::integer from importacao_rejeitada where importacao_id = $1) as rejeitadas,
      (select count(*)::integer from cliente) as clientes,
      (select count(*)::integer from cliente_endereco) as enderecos,
      (select count(*)::integer from auditoria where entidade = 'cliente') as historicos`,
    [id],
  )
  return { ...rows[0], contadas: { criadas, rejeitadas } }
}

/** Rows are being written that nobody sees yet. */
const gravando = async () => {
  const { rowCount } = await s().pool.query(
    `select from pg_stat_activity where datname = current_database()
      and application_name = 'balcao-importacao' and backend_xid is not null`,
  )
  return Boolean(rowCount)
}

/** What PostgreSQL sees of a program that dies while it writes: every connection gone. */
const matar = async (execucao: Promise<unknown>) => {
  let viva = true
  const fim = execucao.finally(() => {
    viva = false
  })
  while (viva) {
    if (await gravando()) await cortarConexoes(s().pool, 'balcao-importacao')
    await dormir(5)
  }
  return fim
}

test('morta várias vezes no meio, a importação continua de onde parou: nada a mais, nada a menos', async () => {
  const linhas = 4_000
  const id = await naFila(grande(0, linhas))
  let mortes = 0
  // Within the first batch, and within a later one.
  for (const lotes of [0, 1]) {
    const execucao = importador()
      .executar(id)
      .catch(() => mortes++)
    await ate(async () => (await i.obter(id)).situacao !== 'NA_FILA')
    if (lotes) await ate(async () => (await i.obter(id)).lidas > 0)
    await matar(execucao)
    const { clientes, enderecos, historicos, rejeitadas, contadas } = await conferirContas(id)
    expect({ clientes, rejeitadas }).toEqual({ clientes: contadas.criadas, rejeitadas: contadas.rejeitadas })
    expect([enderecos, historicos]).toEqual([clientes, clientes])
  }
  expect(mortes).toBeGreaterThan(0)
  await executarImportacao(s().db, s().storage, id)
  const fim = await i.obter(id)
  const erradas = linhas / 100
  const repetidas = (linhas - ANTES) / 10
  expect(fim).toMatchObject({
    situacao: 'CONCLUIDA',
    lidas: linhas,
    rejeitadas: erradas + repetidas,
    criadas: linhas - erradas - repetidas,
  })
  const { clientes, enderecos, historicos, rejeitadas } = await conferirContas(id)
  expect([clientes, enderecos, historicos]).toEqual([fim.criadas, fim.criadas, fim.criadas])
  expect(rejeitadas).toBe(fim.rejeitadas)
  expect(await i.rejeitadas(id)).toContain('Repetido no arquivo: mesmo documento da linha 2\r\n')
  const { rows } = await s().pool.query('select 1 from importacao_documento')
  expect(rows).toEqual([])
}, 60_000)

test('duas cópias do programa na mesma importação: uma trabalha, a outra espera, e nada entra duas vezes', async () => {
  const { rows } = await s().pool.query<{ n: number }>('select count(*)::integer as n from cliente')
  const id = await naFila(grande(500_000, 2_000))
  const aquecido = importador()
  aquecido.aquecer()
  await Promise.all([aquecido.executar(id), importador().executar(id)])
  const fim = await i.obter(id)
  expect(fim).toMatchObject({ situacao: 'CONCLUIDA', lidas: 2_000, criadas: 1_980, rejeitadas: 20 })
  const depois = await s().pool.query<{ n: number }>('select count(*)::integer as n from cliente')
  expect(depois.rows[0]?.n).toBe((rows[0]?.n ?? 0) + fim.criadas)
}, 60_000)

test('cancelada, para em seguida: o que entrou fica e está contado, e ela não volta a andar', async () => {
  const antes = await s().pool.query<{ n: number }>('select count(*)::integer as n from cliente')
  const id = await naFila(grande(700_000, 8_000))
  const fim = importador().executar(id)
  await ate(async () => (await i.obter(id)).lidas > 0)
  expect((await i.cancelar(id)).corpo).toMatchObject({ situacao: 'CANCELADA' })
  await fim
  const { criadas, lidas, situacao } = await i.obter(id)
  expect(situacao).toBe('CANCELADA')
  expect(lidas).toBeLessThan(8_000)
  const depois = await s().pool.query<{ n: number }>('select count(*)::integer as n from cliente')
  expect(depois.rows[0]?.n).toBe((antes.rows[0]?.n ?? 0) + criadas)
  await executarImportacao(s().db, s().storage, id)
  expect((await i.obter(id)).lidas).toBe(lidas)
}, 60_000)

test('parando o programa, a importação grava o que leu e espera pelo próximo início; nenhuma outra começa', async () => {
  const id = await naFila(grande(900_000, 8_000))
  const programa = importador()
  programa.aquecer()
  const execucao = programa.executar(id)
  execucao.catch(() => {})
  await ate(async () => (await i.obter(id)).situacao === 'EM_ANDAMENTO')
  await programa.parar()
  await expect(execucao).rejects.toThrow('continua na próxima tentativa')
  const { situacao, lidas } = await i.obter(id)
  expect(situacao).toBe('EM_ANDAMENTO')
  expect(lidas).toBeLessThan(8_000)
  await conferirContas(id)
  await expect(programa.executar(id)).rejects.toThrow('o programa está parando')
}, 60_000)

test('a thread que se aqueceu à toa acaba com o programa', async () => {
  const aquecido = importador()
  aquecido.aquecer()
  aquecido.aquecer()
  await aquecido.parar()
  await expect(aquecido.executar(randomUUID())).rejects.toThrow('o programa está parando')
}, 60_000)
