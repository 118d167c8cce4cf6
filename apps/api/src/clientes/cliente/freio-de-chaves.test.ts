import { setImmediate as umaVolta } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { umaChave } from '#acesso/chave-api/chave-api.fabrica.ts'
import { pessoa } from '#infra/http/contexto.ts'
import { cortarConexoes } from '#testes/cortar-conexoes.ts'
import { cpfDeTeste } from '#testes/documentos.ts'
import { usarClientes } from '#testes/usar-clientes.ts'
import { lerBusca } from './busca.ts'
import { frearChaves } from './freio-de-chaves.ts'

const { s, caixa, chamar, alguem } = usarClientes()
const POR_JANELA = 60

const perguntar = (token: string, pergunta: object) =>
  chamar(
    'POST',
    '/semelhantes',
    { empresa_id: caixa.empresa, telefones: [], enderecos: [], ...pergunta },
    token,
  )
const porDocumento = (token: string) => perguntar(token, { cpf_cnpj: cpfDeTeste() })
const telefones = (quantos: number) => Array.from({ length: quantos }, (_, i) => `(11) 98765-43${10 + i}`)

/** Sets the counter as if the questions had been asked, starting that long ago. */
const contar = (quais: string, quantas: number, ha = '1 minute') =>
  s().pool.query(
    `update tentativa_de_login set falhas = $2, ultima_em = now() - $3::interval where chave like $1`,
    [quais, quantas, ha],
  )

test('quem não vê os dados pergunta por chaves até o limite, e então espera', async () => {
  const token = await alguem(['CRIAR.VENDA'])
  expect((await porDocumento(token)).status).toBe(200)
  await contar('cliente-chave:%', POR_JANELA - 1)
  expect((await porDocumento(token)).status).toBe(200)
  const recusa = await porDocumento(token)
  expect(recusa).toMatchObject({ status: 429, corpo: { codigo: 'MUITAS_TENTATIVAS', errors: [] } })
  expect(recusa.corpo.message).toBe('Muitas consultas em pouco tempo. Aguarde 9 min e tente de novo.')
  expect(Number(recusa.cabecalhos['retry-after'])).toBeGreaterThan(500)

  const outra = await alguem(['CRIAR.VENDA'])
  expect((await porDocumento(outra)).status, 'cada pessoa tem a sua conta').toBe(200)
  await contar('cliente-chave:%', POR_JANELA, '10 minutes')
  expect((await porDocumento(token)).status, 'passado o tempo, de novo').toBe(200)
})

test('as chaves de API de uma pessoa contam com ela', async () => {
  const criador = await s().fabrica.pessoa({ grupo: ['LISTAR.CLIENTE'], empresas: [caixa.empresa] })
  const nova = async () => (await umaChave(s().db, criador, { permissoes: ['LISTAR.CLIENTE'] })).chave
  const procurar = (token: string) => chamar('GET', `?busca=${cpfDeTeste()}`, undefined, token)
  expect((await procurar(await nova())).status).toBe(200)
  await contar(`cliente-chave:${criador.id}`, POR_JANELA)
  for (const token of [await nova(), criador.acesso]) expect((await procurar(token)).status).toBe(429)
})

test('devagar, o dia inteiro, também há um limite', async () => {
  const token = await alguem(['CRIAR.VENDA'])
  await porDocumento(token)
  await contar('cliente-chave-dia:%', 500, '3 hours')
  const { status, corpo } = await porDocumento(token)
  expect([status, corpo.message]).toEqual([
    429,
    'Muitas consultas em pouco tempo. Aguarde 21 h e tente de novo.',
  ])
})

test('cada telefone e cada porta de uma pergunta conta; o que está pela metade não', async () => {
  const token = await alguem(['CRIAR.VENDA'])
  const porta = { cep: '13010-000', numero: '7', complemento: null }
  for (let vez = 0; vez < 2; vez++)
    expect(
      (await perguntar(token, { telefones: telefones(10), enderecos: Array(20).fill(porta) })).status,
    ).toBe(200)
  for (const pergunta of [{ cpf_cnpj: cpfDeTeste() }, { telefones: telefones(1) }, { enderecos: [porta] }])
    expect((await perguntar(token, pergunta)).status).toBe(429)
  const metade = { cpf_cnpj: '529.982', telefones: ['(11) 98'], enderecos: [{ ...porta, cep: '130' }] }
  expect((await perguntar(token, metade)).status).toBe(200)
})

test('quem vê os dados não tem nada a descobrir, e não é contado', async () => {
  const token = await alguem(['EDITAR.CLIENTE', 'VISUALIZAR.CLIENTE'])
  for (let vez = 0; vez < 7; vez++)
    expect((await perguntar(token, { telefones: telefones(10) })).status).toBe(200)
})

test('perguntas ao mesmo tempo são contadas uma a uma', async () => {
  const token = await alguem(['CRIAR.VENDA'])
  await porDocumento(token)
  await contar('cliente-chave:%', POR_JANELA - 3)
  const respostas = await Promise.all(Array.from({ length: 8 }, () => porDocumento(token)))
  expect(respostas.map((r) => r.status).sort()).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
})

test('a pergunta que teve de abrir outra linha de leituras conta uma vez só', async () => {
  const { id, acesso } = await s().fabrica.pessoa({ grupo: ['CRIAR.VENDA'], empresas: [caixa.empresa] })
  const vezes = async () =>
    (await s().pool.query('select falhas from tentativa_de_login where chave = $1', [`cliente-chave:${id}`]))
      .rows[0]?.falhas
  const procurar = async () =>
    expect((await chamar('GET', `/consulta?busca=${cpfDeTeste()}`, undefined, acesso)).status).toBe(200)
  await procurar()
  for (let cortes = 0; cortes < 3; cortes++) {
    await procurar()
    const antes = await vezes()
    await cortarConexoes(s().pool, 'balcao-leitura')
    // The socket has already been told: one turn of the loop reads it, and the next one acts on it.
    for (let volta = 0; volta < 2; volta++) await umaVolta()
    await procurar()
    expect(await vezes()).toBe(antes + 1)
  }
})

test.each([
  ['529.982.247-25', true],
  ['(11) 98765-4321', true],
  ['nº 12', true],
  ['maria da silva', false],
  ['529.982', false],
  [undefined, false],
])('na busca, %j é uma chave: %s', async (texto, chave) => {
  const { id } = await s().fabrica.pessoa({ grupo: ['CRIAR.VENDA'] })
  const quem = pessoa({ id, sessaoId: '', nome: '', permissoes: ['CRIAR.VENDA'], empresas: null })
  await frearChaves(s().db, quem, lerBusca(texto))
  const { rows } = await s().pool.query('select falhas from tentativa_de_login where chave = $1', [
    `cliente-chave:${id}`,
  ])
  expect(rows).toEqual(chave ? [{ falhas: 1 }] : [])
})
