import { importacaoApi } from '@balcao/contract/clientes/importacao/api'
import { beforeAll, expect, test } from 'vitest'
import type { Storage } from '#infra/storage/storage.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { cpfDeTeste } from '#testes/documentos.ts'
import { apagarArquivo, limparImportacoes, varrerEnviosInterrompidos } from './faxina.ts'
import { chamadasDeImportacao, csvDe } from './importacao.fabrica.ts'

const s = usarServidor()
const caixa = { token: '', empresa: '' }
const alheia = { token: '', empresa: '' }
beforeAll(async () => {
  for (const [onde, nome] of [
    [caixa, 'Minha'],
    [alheia, 'Alheia'],
  ] as const) {
    onde.empresa = (await s().fabrica.empresa(nome)).id
    const quem = await s().fabrica.pessoa({
      grupo: ['IMPORTAR.CLIENTE', 'VISUALIZAR.CLIENTE'],
      empresas: [onde.empresa],
    })
    onde.token = quem.acesso
  }
})
const i = chamadasDeImportacao(s, () => caixa)
const ARQUIVO = csvDe(['cpf', 'nome', 'código erp'], [[cpfDeTeste(1), 'Pessoa Uma', 'A1']])

test('a importação de outra empresa não existe: nem na lista, nem pelo id, nem para enviar', async () => {
  const minha = await i.enviada(ARQUIVO)
  const caminhos: ['GET' | 'POST', string][] = [
    ['GET', `/importacao/${minha.id}`],
    ['GET', `/importacao/${minha.id}/rejeitadas`],
    ['POST', `/importacao/${minha.id}/previa`],
    ['POST', `/importacao/${minha.id}/inicio`],
    ['POST', `/importacao/${minha.id}/cancelamento`],
  ]
  const corpo = { mapeamento: minha.mapeamento, modo: 'AMBOS' }
  for (const [metodo, caminho] of caminhos) {
    const comCorpo = caminho.endsWith('previa') || caminho.endsWith('inicio')
    const pedido = { token: alheia.token, corpo: metodo === 'GET' ? undefined : comCorpo ? corpo : {} }
    expect((await s().pedir(metodo, caminho, pedido)).status, caminho).toBe(404)
  }
  const lista = await s().pedir('GET', '/importacao', { token: alheia.token })
  expect(lista.corpo.itens).toEqual([])
  const enviada = await i.enviar(ARQUIVO, { empresa: alheia.empresa })
  expect(enviada.status).toBe(422)
  expect(enviada.corpo.campos).toEqual({ empresa_id: ['Empresa não encontrada'] })
  const minhas = await s().pedir('GET', '/importacao?busca=clientes', { token: caixa.token })
  expect(minhas.corpo.itens).toMatchObject([{ id: minha.id, empresa: 'Minha', situacao: 'ENVIADA' }])
})

test('sem a permissão de importar, nada', async () => {
  const { acesso } = await s().fabrica.pessoa({ grupo: ['LISTAR.CLIENTE', 'EDITAR.CLIENTE'] })
  for (const { method, path } of Object.values(importacaoApi))
    expect((await s().pedir(method, path.replace(':id', caixa.empresa), { token: acesso })).status).toBe(403)
})

test('sem poder visualizar clientes não se envia, prevê, começa nem baixa: o resultado diria o que está no cadastro', async () => {
  const { acesso } = await s().fabrica.pessoa({ grupo: ['IMPORTAR.CLIENTE'], empresas: [caixa.empresa] })
  const minha = await i.enviada(ARQUIVO)
  const corpo = { mapeamento: minha.mapeamento, modo: 'AMBOS' }
  const respostas = [
    await i.enviar(ARQUIVO, { token: acesso }),
    await s().pedir('POST', `/importacao/${minha.id}/previa`, { token: acesso, corpo }),
    await s().pedir('POST', `/importacao/${minha.id}/inicio`, { token: acesso, corpo }),
    await s().pedir('GET', `/importacao/${minha.id}/rejeitadas`, { token: acesso }),
  ]
  for (const { status, corpo } of respostas) {
    expect(status).toBe(403)
    expect(corpo.message).toMatch(/visualizar os dados do cliente/)
  }
  expect(await i.obter(minha.id)).toMatchObject({ situacao: 'ENVIADA' })
  expect((await s().pedir('GET', `/importacao/${minha.id}`, { token: acesso })).status).toBe(200)
})

test('o mesmo documento em duas empresas são dois clientes; o código do outro sistema não se repete', async () => {
  const outra = chamadasDeImportacao(s, () => alheia)
  expect(await i.importar(ARQUIVO)).toMatchObject({ criadas: 1 })
  expect(await outra.importar(ARQUIVO)).toMatchObject({ criadas: 1 })
  const repetido = await i.importar(
    csvDe(
      ['cpf', 'nome', 'código erp'],
      [
        [cpfDeTeste(2), 'Pessoa Duas', 'A1'],
        [cpfDeTeste(3), 'Pessoa Três', 'A3'],
        [cpfDeTeste(4), 'Pessoa Quatro', 'A3'],
      ],
    ),
  )
  expect(repetido).toMatchObject({ criadas: 1, rejeitadas: 2 })
  expect(await i.rejeitadas(repetido.id)).toMatch(/já é de outro cliente/)
})

test('de vários que mandam começar ao mesmo tempo, um começa; depois, cancelar e começar dizem a hora', async () => {
  const importacao = await i.enviada(ARQUIVO)
  const respostas = await Promise.all(Array.from({ length: 8 }, () => i.iniciar(importacao)))
  expect(respostas.map((r) => r.status).sort()).toEqual([202, ...Array(7).fill(409)])
  expect((await i.terminar(importacao.id)).situacao).toBe('CONCLUIDA')
  expect((await i.cancelar(importacao.id)).status).toBe(409)
  const outra = await i.enviada(ARQUIVO)
  const { rows: arquivos } = await s().pool.query('select chave from importacao where id = $1', [outra.id])
  expect((await i.cancelar(outra.id)).corpo).toMatchObject({
    situacao: 'CANCELADA',
    arquivo_disponivel: false,
  })
  expect(await s().storage.existe(arquivos[0].chave)).toBe(false)
  expect((await i.iniciar(outra)).status).toBe(409)
  const { rows } = await s().pool.query(
    `select acao from auditoria where entidade = 'importacao' and entidade_id = $1`,
    [outra.id],
  )
  expect(rows.map((r) => r.acao).sort()).toEqual(['CRIAR', 'EDITAR'])
})

test('a faxina remove arquivo e rejeitadas de importações antigas e o que um envio interrompido deixou', async () => {
  const fim = await i.importar(csvDe(['cpf', 'nome'], [['1', 'Rejeitada']]))
  const ontem = await i.enviada(ARQUIVO)
  await s().pool.query(`update importacao set terminado_em = now() - interval '40 days' where id = $1`, [
    fim.id,
  ])
  await s().pool.query(
    `update importacao set colunas = null, criado_em = now() - interval '3 hours' where id = $1`,
    [ontem.id],
  )
  const chaves = await s().pool.query<{ chave: string }>('select chave from importacao where id = any($1)', [
    [fim.id, ontem.id],
  ])
  await limparImportacoes(s().db, s().storage)
  await varrerEnviosInterrompidos(s().db, s().storage)
  for (const { chave } of chaves.rows) expect(await s().storage.existe(chave)).toBe(false)
  expect(await i.obter(fim.id)).toMatchObject({ arquivo_disponivel: false, rejeitadas: 1 })
  expect((await i.pedir('GET', `/${fim.id}/rejeitadas`)).status).toBe(410)
  expect((await i.pedir('GET', `/${ontem.id}`)).status).toBe(404)
})

test('a planilha que ninguém importou a tempo é descartada, e a que alguém acaba de começar fica', async () => {
  const esquecida = await i.enviada(ARQUIVO)
  const comecada = await i.enviada(ARQUIVO)
  const antigas = [[esquecida.id, comecada.id]]
  const envelhecer = `update importacao set criado_em = now() - interval '400 days' where id = any($1)`
  await s().pool.query(envelhecer, antigas)
  // It was started after the sweep had found it.
  await s().pool.query(`update importacao set situacao = 'NA_FILA' where id = $1`, [comecada.id])
  await apagarArquivo(s().db, s().storage, comecada.id)
  expect(await i.obter(comecada.id)).toMatchObject({ situacao: 'NA_FILA', arquivo_disponivel: true })
  await limparImportacoes(s().db, s().storage)
  expect(await i.obter(esquecida.id)).toMatchObject({
    ...{ situacao: 'CANCELADA', iniciado_em: null, arquivo_disponivel: false },
  })
  expect((await i.iniciar(esquecida)).status).toBe(409)
})

test('um arquivo que não se deixa apagar não guarda os das outras importações', async () => {
  const ids = [(await i.enviada(ARQUIVO)).id, (await i.enviada(ARQUIVO)).id]
  await s().pool.query(`update importacao set criado_em = now() - interval '400 days' where id = any($1)`, [
    ids,
  ])
  const { rows } = await s().pool.query<{ chave: string }>('select chave from importacao where id = $1', [
    ids[0],
  ])
  const storage: Storage = {
    ...s().storage,
    apagar: (chave) =>
      chave === rows[0]?.chave ? Promise.reject(new Error('preso')) : s().storage.apagar(chave),
  }
  await expect(limparImportacoes(s().db, storage)).rejects.toThrow('preso')
  const disponiveis = await Promise.all(ids.map(async (id) => (await i.obter(id)).arquivo_disponivel))
  expect(disponiveis).toEqual([true, false])
  await limparImportacoes(s().db, s().storage)
})
