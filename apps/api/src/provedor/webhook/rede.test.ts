import { afterAll, beforeAll, expect, test } from 'vitest'
import { comStatus, ligarReceptor, type Receptor } from '#testes/receptor.ts'
import { abrirConexoes, postar, type Rede } from './postar.ts'
import { criarAlcance, recusaDaUrl } from './rede.ts'

const soInternet = criarAlcance([])
const aqui = criarAlcance(['127.0.0.0/8', '::1'])
const caixa: { receptor?: Receptor } = {}
const receptor = () => {
  if (!caixa.receptor) throw new Error('sem receptor')
  return caixa.receptor
}
beforeAll(async () => {
  caixa.receptor = await ligarReceptor()
})
afterAll(() => receptor().desligar())

const enviar = async (url: string, rede: Rede) => {
  const conexoes = abrirConexoes()
  return postar({ url, cabecalhos: {}, corpo: '{}' }, rede, conexoes).finally(conexoes.fechar)
}

const INTERNOS = [
  ...[
    '127.0.0.1',
    '0x7f.1',
    '2130706433',
    '[::1]',
    '[::ffff:7f00:1]',
    '[::ffff:127.0.0.1]',
    '[::]',
    '0.0.0.0',
  ],
  ...['169.254.169.254', '10.0.0.8', '172.16.3.4', '192.168.0.10', '100.64.1.1', '[fe80::1]', '[fd00::1]'],
  ...['[64:ff9b::7f00:1]', '[2002:7f00:1::]', '224.0.0.1', '255.255.255.255', '[::127.0.0.1]'],
]

test.each(INTERNOS)('https://%s não é aceito, nem alcançado se já estava gravado', async (host) => {
  expect(recusaDaUrl(`https://${host}/avisos`, soInternet)).toContain('rede interna')
  const { falha } = await enviar(`https://${host}:${receptor().porta}/avisos`, { alcanca: soInternet })
  expect(falha).toContain('rede interna')
  expect(receptor().recebidas).toEqual([])
})

test('endereços da internet são aceitos; sem cifra, só esta máquina, e só onde o operador deixa', () => {
  for (const url of ['https://erp.exemplo.com.br/x', 'https://8.8.8.8/', 'https://[2606:4700::1111]/'])
    expect(recusaDaUrl(url, soInternet)).toBeNull()
  for (const url of [
    'http://erp.exemplo.com.br/',
    'http://127.0.0.1/',
    'http://localhost/',
    'http://8.8.8.8/',
  ])
    expect(recusaDaUrl(url, soInternet)).toContain('https://')
  expect(recusaDaUrl('http://127.0.0.1:4000/', aqui)).toBeNull()
  expect(recusaDaUrl('http://localhost:4000/', aqui)).toBeNull()
  const daRede = criarAlcance(['10.1.0.0/16'])
  expect(recusaDaUrl('https://10.1.2.3/', daRede)).toBeNull()
  expect(recusaDaUrl('https://10.2.2.3/', daRede)).toContain('rede interna')
  expect(recusaDaUrl('http://10.1.2.3/', daRede)).toContain('https://')
})

test('um nome que responde com um endereço interno não é alcançado, nem se só um deles for', async () => {
  const responder =
    (...enderecos: string[]): NonNullable<Rede['resolver']> =>
    (_, __, pronto) =>
      pronto(
        null,
        enderecos.map((address) => ({ address, family: 4 })),
      )
  const url = `https://erp.exemplo.com.br:${receptor().porta}/`
  for (const resolver of [responder('127.0.0.1'), responder('8.8.8.8', '169.254.169.254'), responder()])
    expect((await enviar(url, { alcanca: soInternet, resolver })).falha).toContain('rede interna')
  expect(receptor().recebidas).toEqual([])

  // The answer that was checked is the one that is connected to: it is asked once for each connection.
  let perguntas = 0
  const mudaDeIdeia: NonNullable<Rede['resolver']> = (nome, opcoes, pronto) => {
    perguntas += 1
    responder(perguntas === 1 ? '127.0.0.1' : '10.0.0.1')(nome, opcoes, pronto)
  }
  const { status_http } = await enviar(`http://erp.exemplo.com.br:${receptor().porta}/`, {
    ...{ alcanca: aqui, resolver: mudaDeIdeia },
  })
  expect([status_http, perguntas]).toEqual([204, 1])
})

test('um redirecionamento não é seguido', async () => {
  receptor().recebidas.length = 0
  receptor().responderCom(comStatus(307, '', { location: 'http://169.254.169.254/latest/meta-data' }))
  const resultado = await enviar(receptor().url, { alcanca: aqui })
  expect(resultado).toMatchObject({
    status_http: 307,
    falha: expect.stringContaining('redirecionamento (307)'),
  })
  receptor().responderCom(comStatus(302, '', { location: `${receptor().url}/outro` }))
  await enviar(receptor().url, { alcanca: aqui })
  expect(receptor().recebidas.map(({ caminho }) => caminho)).toEqual(['/avisos', '/avisos'])
})

test('o que dá errado na conexão é dito em palavras', async () => {
  const semNinguem = 'http://127.0.0.1:9/'
  expect((await enviar(semNinguem, { alcanca: aqui })).falha).toBe('O servidor recusou a conexão')
  receptor().responderCom((res) => res.destroy())
  expect((await enviar(receptor().url, { alcanca: aqui })).falha).toContain('encerrou a conexão')
  const cifrada = await enviar(receptor().url.replace('http:', 'https:'), { alcanca: aqui })
  expect(cifrada).toMatchObject({ status_http: null, falha: expect.stringMatching(/certificado|conexão/) })
})
