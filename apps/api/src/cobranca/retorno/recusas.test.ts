import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { arquivoDaAmostra } from '#cobranca/cnab/amostras.fabrica.ts'
import { storageIndisponivel } from '#infra/storage/falha.ts'
import { usarRetornos } from '#testes/usar-retornos.ts'
import { receberRetorno } from './receber.commands.ts'

const { s, caixa, daAmostra, enviar, ler, pedir } = usarRetornos()
const itau = arquivoDaAmostra('341.ret')
const texto = itau.toString('latin1')

beforeAll(async () => {
  await daAmostra('341')
  await daAmostra('001')
})

/** Everything that a file could leave behind. */
const tudo = async () => {
  const arquivos = await readdir(path.join(s().env.dataDir, 'arquivos'), { recursive: true })
  const { rows } = await s().pool.query(`select (select count(*) from retorno) as retornos,
    (select count(*) from retorno_linha) as linhas, (select count(*) from arquivo) as registros,
    (select count(*) from boleto_historico) as historico,
    (select count(*) from pgboss.job where name = 'retorno_do_banco') as trabalhos`)
  return { ...rows[0], arquivos: arquivos.filter((nome) => /[0-9a-f]{32}$/.test(nome)).length }
}

describe('recusado com uma frase, e nada fica', () => {
  test.each<[string, Buffer | string, string, RegExp]>([
    ['vazio', '', 'RETORNO_VAZIO', /está vazio/],
    ['uma planilha', 'nome;valor\r\nAna;10,00\r\n', 'RETORNO_NAO_E_CNAB', /não é um arquivo de retorno/],
    ['uma remessa', arquivoDaAmostra('341.rem'), 'RETORNO_REMESSA', /é um arquivo de remessa/],
    [
      'de um banco que não atendemos',
      texto.replace('341BANCO', '422BANCO'),
      'RETORNO_BANCO_NAO_ATENDIDO',
      /banco 422/,
    ],
    ['no outro formato', texto.replace('341BANCO', '001BANCO'), 'RETORNO_FORMATO_DO_BANCO', /CNAB 400/],
    ['cortado no meio', texto.slice(0, 2000), 'RETORNO_CORTADO', /falta o fim/],
    ['sem o trailer', texto.slice(0, 402 * 7), 'RETORNO_CORTADO', /falta o fim/],
    [
      'com o trailer errado',
      texto.replace(/000008(\r\n)$/, '000009$1'),
      'RETORNO_CONTAGEM',
      /informa 9 onde contamos 8/,
    ],
    [
      'com letras no valor',
      texto.replace('0000000010310', '00000000A0310'),
      'RETORNO_CAMPO_NAO_NUMERICO',
      /linha 2/,
    ],
    [
      'de outra conta',
      texto.replaceAll('821400502323', '821400777778'),
      'RETORNO_DE_OUTRA_CONTA',
      /conta 77777/,
    ],
    [
      'de outra empresa',
      texto.replaceAll('16824331000186', '11222333000181'),
      'RETORNO_DE_OUTRA_CONTA',
      /11\.222\.333\/0001-81/,
    ],
    [
      'de um banco em que não há conta',
      arquivoDaAmostra('756.ret'),
      'RETORNO_DE_OUTRA_CONTA',
      /Nenhuma das suas contas/,
    ],
  ])('%s', async (_, arquivo, codigo, frase) => {
    const antes = await tudo()
    const bytes = typeof arquivo === 'string' ? Buffer.from(arquivo, 'latin1') : arquivo
    const { status, corpo } = await enviar(bytes)
    expect([status, corpo.codigo, corpo.message]).toEqual([422, codigo, expect.stringMatching(frase)])
    expect(await tudo()).toEqual(antes)
  })

  test('de uma empresa que a pessoa não alcança: como o que ninguém tem', async () => {
    const { acesso } = await s().fabrica.pessoa({
      grupo: ['EDITAR.BOLETO'],
      empresas: [caixa.empresa_id],
    })
    const antes = await tudo()
    const { status, corpo } = await enviar(itau, 'x.ret', acesso)
    expect([status, corpo.codigo]).toEqual([422, 'RETORNO_DE_OUTRA_CONTA'])
    expect(corpo.message).toMatch(/^O arquivo não é da conta Conta 341\. O arquivo é de 16\.824/)
    expect(await tudo()).toEqual(antes)
  })

  test('sem EDITAR.BOLETO, nem se olha o arquivo', async () => {
    const { acesso } = await s().fabrica.pessoa({ grupo: ['LISTAR.BOLETO'] })
    expect((await enviar(itau, 'x.ret', acesso)).status).toBe(403)
  })

  test('uma queda no meio da gravação não deixa metade', async () => {
    const antes = await tudo()
    await s().pool.query(`create function cair() returns trigger language plpgsql as $$ begin
      if new.linha > 4 then raise exception 'caiu'; end if; return new; end $$`)
    await s().pool.query(
      'create trigger cair before insert on retorno_linha for each row execute function cair()',
    )
    expect((await enviar(itau)).status).toBe(500)
    await s().pool.query('drop function cair() cascade')
    expect(await tudo()).toEqual(antes)
  })
})

describe('cem megabytes', () => {
  const MEGAS = 100
  /** Counts what was asked for, and how much memory it took. */
  const cheio = (inicio: string, recheio: string) => {
    const visto = { pedacos: 0, memoria: 0 }
    async function* conteudo() {
      for (let i = 0; i < MEGAS * 16; i++) {
        visto.pedacos += 1
        visto.memoria = Math.max(visto.memoria, process.memoryUsage().arrayBuffers)
        yield Buffer.from(i === 0 ? inicio.padEnd(65_536, recheio) : recheio.repeat(65_536), 'latin1')
      }
    }
    return { visto, conteudo: conteudo() }
  }
  const receber = (conteudo: AsyncIterable<Uint8Array>) =>
    receberRetorno({ db: s().db, empresas: null, sistema: 'teste' }, s(), {
      ...{ nome: 'x.ret', tamanho: MEGAS * 1024 * 1024, conteudo },
    })

  test.each([
    ['de lixo', '', 'x', 'RETORNO_NAO_E_CNAB'],
    ['de uma linha só depois do cabeçalho', texto.slice(0, 402), '7', 'RETORNO_LINHA_LONGA'],
    ['de outra conta', texto.slice(0, 804).replaceAll('50232', '77777'), '\n', 'RETORNO_DE_OUTRA_CONTA'],
  ])('%s: recusados logo', async (_, inicio, recheio, codigo) => {
    const antes = await tudo()
    const { visto, conteudo } = cheio(inicio, recheio)
    await expect(receber(conteudo)).rejects.toMatchObject({ status: 422, codigo })
    expect(visto.pedacos).toBeLessThan(50)
    expect(await tudo()).toEqual(antes)
  })

  test('de linhas vazias: lidos até o fim sem guardar na memória', { tags: ['demorado'] }, async () => {
    const antes = await tudo()
    const memoria = process.memoryUsage().arrayBuffers
    const { visto, conteudo } = cheio(texto.slice(0, 804), '\n')
    await expect(receber(conteudo)).rejects.toMatchObject({ status: 422, codigo: 'RETORNO_CORTADO' })
    expect(visto.pedacos).toBe(MEGAS * 16)
    expect((visto.memoria - memoria) / 1024 / 1024).toBeLessThan(MEGAS / 2)
    expect(await tudo()).toEqual(antes)
  })
})

test('um armazenamento que chama tudo de falha sua não esconde o motivo', async () => {
  const { storage, db, enfileirar } = s()
  const gravar: typeof storage.gravar = (...dados) =>
    storage.gravar(...dados).catch(() => {
      throw storageIndisponivel(null)
    })
  const bytes = itau.subarray(0, 1000)
  const arquivo = { nome: 'x.ret', tamanho: bytes.length, conteudo: [bytes] }
  const partes = { storage: { ...storage, gravar }, enfileirar }
  await expect(
    receberRetorno({ db, empresas: null, sistema: 'teste' }, partes, arquivo),
  ).rejects.toMatchObject({ status: 422, codigo: 'RETORNO_CORTADO' })
})

test('outra pessoa não vê o retorno de empresa que não alcança', async () => {
  const { id } = await ler(itau)
  const { acesso } = await s().fabrica.pessoa({ grupo: ['EDITAR.BOLETO'], empresas: [caixa.empresa_id] })
  for (const caminho of ['', '/linha', '/arquivo'])
    expect((await pedir('GET', `/retorno/${id}${caminho}`, undefined, acesso)).status).toBe(404)
  expect((await pedir('GET', '/retorno', undefined, acesso)).corpo.itens).toEqual([])
  expect((await pedir('GET', '/retorno')).corpo.itens).toMatchObject([{ id }])
})
