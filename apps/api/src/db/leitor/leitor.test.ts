import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { copiarBanco } from '../../teste/banco.ts'
import { cortarConexoes } from '../../teste/cortar-conexoes.ts'
import { abrirConexaoDeLeitura } from './conexao-de-leitura.ts'
import { criarLeitor, type Leitor } from './leitor.ts'
import { comandoDe, type Pedido, type Valor } from './mensagens.ts'
import { type Linha, lerQuadros } from './quadros.ts'

const CANAL = 'novidades'
let banco: Awaited<ReturnType<typeof copiarBanco>>
let leitor: Leitor
const avisos: Error[] = []
beforeAll(async () => {
  banco = await copiarBanco()
  leitor = criarLeitor(banco.conexao, CANAL, (erro) => avisos.push(erro))
})
afterAll(async () => {
  await leitor.fechar()
  await banco.apagar()
})

const pedido = (texto: string, ...valores: Valor[]) => ({ comando: comandoDe(texto), valores })
const textos = (linhas: Linha[] | undefined) =>
  linhas?.map((l) => l.map((coluna) => coluna?.toString() ?? null))
const conexoes = async () => {
  const { rows } = await banco.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and application_name = 'balcao-leitura'`,
  )
  return rows.map(({ pid }) => pid)
}

test('qualquer valor chega ao banco e volta como era', async () => {
  const texto = fc.string({ unit: 'grapheme' }).filter((t) => !t.includes('\0'))
  const pedirDeVolta = 'select $1::text, $2::text[], $3::boolean, $4::integer, $5::text'
  await fc.assert(
    fc.asyncProperty(texto, fc.array(texto), fc.boolean(), fc.nat(), async (t, lista, sim, numero) => {
      const linhas = await leitor.ler(pedido(pedirDeVolta, t, lista, sim, numero, null))
      const { rows } = await banco.pool.query('select $1::text[]::text as lista', [lista])
      expect(textos(linhas)).toEqual([[t, rows[0].lista, sim ? 't' : 'f', String(numero), null]])
    }),
    { numRuns: 60 },
  )
})

test('muitas leituras ao mesmo tempo dividem a linha, e cada uma recebe o que é seu', async () => {
  const numeros = Array.from({ length: 500 }, (_, n) => n)
  const respostas = await Promise.all(
    numeros.map((n) => leitor.ler(pedido('select $1::integer * 2 from generate_series(1, $2)', n, n % 4))),
  )
  expect(respostas.map(textos)).toEqual(numeros.map((n) => Array(n % 4).fill([String(n * 2)])))
  expect((await conexoes()).length).toBeLessThanOrEqual(2)
})

test('um valor que o tipo não aceita recusa só a quem o mandou', async () => {
  const antes = await conexoes()
  const dobro = (valor: string) => leitor.ler(pedido('select $1::text::integer * 2', valor))
  const [bom, ruim, outro] = await Promise.allSettled([dobro('1'), dobro('um'), dobro('3')])
  expect(ruim).toMatchObject({ status: 'rejected', reason: { code: '22P02' } })
  expect([bom, outro]).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
  expect(await conexoes()).toEqual(antes)
})

test('um comando errado não contamina os seguintes', async () => {
  const [ruim, bom] = await Promise.allSettled([
    leitor.ler(pedido('select de_nada()')),
    leitor.ler(pedido('select 7')),
  ])
  expect(ruim).toMatchObject({ status: 'rejected', reason: { code: '42883' } })
  expect(bom).toMatchObject({ status: 'fulfilled' })
  expect(textos(await leitor.ler(pedido('select 8')))).toEqual([['8']])
})

const derrubar = () => cortarConexoes(banco.pool, 'balcao-leitura')
/** More than one line carries. */
const MUITAS = 100
const muitas = (consulta: Pedido) => Array.from({ length: MUITAS }, () => leitor.ler(consulta))

test('as conexões que caem no meio de muitas leituras são trocadas sem que ninguém perceba', async () => {
  await Promise.all(muitas(pedido('select 1')))
  const lendo = muitas(pedido('select pg_sleep(0.02), 9'))
  await derrubar()
  for (const linhas of await Promise.all(lendo)) expect(textos(linhas)).toEqual([['', '9']])
})

test('o que foi anunciado antes da pergunta é sabido antes da resposta, em qualquer das linhas', async () => {
  const outras = muitas(pedido('select pg_sleep(0.001)'))
  let lidas = false
  const fim = Promise.all(outras).finally(() => {
    lidas = true
  })
  let rodadas = 0
  for (; rodadas < 30 || !lidas; rodadas++) {
    const antes = leitor.marca()
    await banco.pool.query(`notify ${CANAL}`)
    // The first answer on each of the lines, and those after it.
    const perguntas = Array.from({ length: 4 }, () =>
      leitor.ler(pedido('select 1')).then(() => leitor.marca()),
    )
    for (const marca of await Promise.all(perguntas)) expect(marca).toBeGreaterThan(antes)
  }
  await fim
})

test('sem anúncio a marca é a mesma; quem deixou de ouvir por um momento a tem por outra', async () => {
  await leitor.ler(pedido('select 1'))
  const marca = leitor.marca()
  await Promise.all([1, 2, 3].map(() => leitor.ler(pedido('select 1'))))
  expect(leitor.marca()).toBe(marca)
  await derrubar()
  await leitor.ler(pedido('select 1'))
  expect(leitor.marca()).toBeGreaterThan(marca)
})

test('o que não se consegue escrever recusa só a quem o mandou', async () => {
  const impossivel = [null] as unknown as string[]
  await expect(leitor.ler(pedido('select $1::text[]', impossivel))).rejects.toThrow()
  const nomes = ['ana', 'bia', 'caio']
  const lidos = await Promise.all(nomes.map((nome) => leitor.ler(pedido('select $1::text', nome))))
  expect(lidos.map(textos)).toEqual(nomes.map((nome) => [[nome]]))
})

test('a tabela que muda de forma sob um comando já preparado volta a ser lida', async () => {
  await banco.pool.query('create table forma (a integer); insert into forma values (1)')
  const tudo = pedido('select * from forma')
  // On both lines.
  await Promise.all(muitas(tudo))
  await banco.pool.query('alter table forma add column b text default $$dois$$')
  expect(textos(await leitor.ler(tudo))).toEqual([['1', 'dois']])
})

/** A port that leads to the database; what comes back passes through `resposta`, which may change it or keep it. */
const atravesDe = async (resposta: (bytes: Buffer) => Buffer | null) => {
  const { host, port } = banco.conexao
  const proxy = createServer((deFora) => {
    const doBanco = connect(path.join(host, `.s.PGSQL.${port}`))
    deFora.on('data', (bytes) => doBanco.write(bytes))
    doBanco.on('data', (bytes) => {
      const passa = resposta(bytes)
      if (passa) deFora.write(passa)
    })
    deFora.on('error', () => {}).on('close', () => doBanco.destroy())
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void proxy.close())
  return (proxy.address() as AddressInfo).port
}

const trocar = (de: string, para: string) => (bytes: Buffer) =>
  Buffer.from(bytes.toString('latin1').replace(new RegExp(de, 's'), para), 'latin1')

test.each([
  ['responde por outro processo, como atrás de um pooler', trocar('(K\0\0\0\x0c)....', '$1\0\0\0\x01')],
  ['é de uma versão que não garante a ordem', trocar('(\0\0\0\x06)\\d{6}', '$1190000')],
])('quando o banco %s, não há marca que se confirme', async (_, resposta) => {
  const porta = await atravesDe(resposta)
  const incerto = criarLeitor({ ...banco.conexao, host: '127.0.0.1', port: porta }, CANAL, () => {})
  onTestFinished(incerto.fechar)
  expect(textos(await incerto.ler(pedido('select 1')))).toEqual([['1']])
  expect(incerto.marca()).toBeNaN()
})

test('uma linha que não responde mais é cortada, por mais que ainda se pergunte', async () => {
  const rede = { muda: false }
  const porta = await atravesDe((bytes) => (rede.muda ? null : bytes))
  const linha = await abrirConexaoDeLeitura(
    { ...banco.conexao, host: '127.0.0.1', port: porta },
    { aoAviso: () => {}, aoPerder: () => {}, silencioMs: 200 },
  )
  const perguntar = () =>
    new Promise((resolver, rejeitar) => linha.ler(pedido('select 1'), { resolver, rejeitar }))
  await perguntar()
  rede.muda = true
  const perguntando = setInterval(() => linha.aceita() && perguntar().catch(() => {}), 20)
  await expect(perguntar()).rejects.toThrow('silent for too long')
  clearInterval(perguntando)
})

test('fechado, não abre mais nada', async () => {
  const outro = criarLeitor(banco.conexao, CANAL, () => {})
  await outro.ler(pedido('select 1'))
  await outro.fechar()
  await expect(outro.ler(pedido('select 1'))).rejects.toThrow('terminated')
})

test('onde quer que a rede corte, as mensagens são as mesmas', () => {
  const linha = (...colunas: (string | null)[]) => {
    const partes = colunas.map((texto) => {
      const tamanho = Buffer.alloc(4)
      tamanho.writeInt32BE(texto === null ? -1 : Buffer.byteLength(texto))
      return Buffer.concat([tamanho, Buffer.from(texto ?? '')])
    })
    return mensagem('D', Buffer.concat([Buffer.from([0, colunas.length]), ...partes]))
  }
  const bytes = Buffer.concat([
    linha('ação', null, ''),
    linha('x'.repeat(300)),
    mensagem('N', Buffer.from('aviso\0')),
    mensagem('A', Buffer.from('\0\0\0\u0007novidades\0\0')),
    mensagem('C', Buffer.from('SELECT 2\0')),
    mensagem('E', Buffer.from('SERRO\0C22P02\0Mruim\0\0')),
    mensagem('Z', Buffer.from('I')),
  ])
  const ler = (cortes: number[]) => {
    const visto: unknown[] = []
    const receber = lerQuadros({
      linha: (colunas) => visto.push(colunas.map((coluna) => coluna?.toString() ?? null)),
      erro: (erro) => visto.push(erro.message),
      aviso: () => visto.push('aviso'),
      pronto: () => visto.push('pronto'),
    })
    const limites = [...cortes.map((corte) => corte % bytes.length), bytes.length].sort((a, b) => a - b)
    let inicio = 0
    for (const fim of limites) {
      receber(bytes.subarray(inicio, fim))
      inicio = fim
    }
    return visto
  }
  const inteiro = ler([])
  expect(inteiro).toEqual([['ação', null, ''], ['x'.repeat(300)], 'aviso', 'ruim', 'pronto'])
  fc.assert(
    fc.property(fc.array(fc.nat()), (cortes) => {
      expect(ler(cortes)).toEqual(inteiro)
    }),
  )
})

const mensagem = (letra: string, conteudo: Buffer) => {
  const tamanho = Buffer.alloc(4)
  tamanho.writeInt32BE(conteudo.length + 4)
  return Buffer.concat([Buffer.from(letra), tamanho, conteudo])
}
