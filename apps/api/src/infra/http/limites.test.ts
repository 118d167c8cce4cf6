import type { Endpoint } from '@balcao/contract/base/endpoint'
import { beforeEach, describe, expect, test } from 'vitest'
import { umaChave } from '#acesso/chave-api/chave-api.fabrica.ts'
import { criarToken } from '#acesso/credencial/credencial.commands.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { exemploDe } from '#testes/exemplo.ts'

const s = usarServidor({ METRICS_TOKEN: 'segredo-das-metricas-1' })
const NINGUEM = '0192f0c1-0000-7000-8000-000000000000'
const IP = '203.0.113.9'

beforeEach(() => s().pool.query('delete from tentativa_de_login'))

/** As if so many had come before, just now. */
const contar = (vezes: number, chave = '%') =>
  s().pool.query('update tentativa_de_login set falhas = $1, bloqueada_ate = null where chave like $2', [
    vezes,
    chave,
  ])
const conferirEspera = ({ status, corpo, cabecalhos }: Awaited<ReturnType<typeof pedirUm>>, caso: string) => {
  expect([caso, status, corpo?.codigo]).toEqual([caso, 429, 'MUITAS_TENTATIVAS'])
  expect(Number(cabecalhos['retry-after']), caso).toBeGreaterThanOrEqual(1)
  expect(Number(cabecalhos['retry-after']), caso).toBeLessThanOrEqual(900)
}
const pedirUm = (...pedido: Parameters<ReturnType<typeof s>['pedir']>) => s().pedir(...pedido)

describe('quem adivinha não acerta, e espera depois de muitas tentativas, de cada tipo de link', () => {
  const adivinhado = () => Buffer.from(crypto.getRandomValues(new Uint8Array(42))).toString('base64url')
  const por = (metodo: 'GET' | 'POST', caminho: string, corpo?: object) => () =>
    pedirUm(metodo, caminho, { token: adivinhado(), ip: IP, ...(corpo && { corpo }) })
  const naConsulta = (inicio: string) => () => pedirUm('GET', `${inicio}${adivinhado()}`, { ip: IP })
  const identidade = { final_cpf: '1234', data_nascimento: '1990-01-01' }

  test.each<[string, () => ReturnType<typeof pedirUm>]>([
    [
      'aceite',
      () => pedirUm('POST', '/assinante/identificar', { corpo: { t: adivinhado(), ...identidade }, ip: IP }),
    ],
    ['ingresso do assinante', por('GET', '/assinante/oferta')],
    ['venda fechada', por('GET', '/fechada')],
    ['andamento da venda fechada', por('GET', '/fechada/andamento')],
    ['comprovante', naConsulta('/fechada/pdf?t=')],
    ['boleto', por('GET', '/boleto/publico')],
    ['andamento do boleto', por('GET', '/boleto/publico/andamento')],
    ['PDF do boleto', naConsulta('/boleto/publico/pdf?t=')],
    [
      'convite ou senha nova, ao abrir',
      naConsulta(`/auth/recuperar-senha/validar-token?id=${NINGUEM}&token=`),
    ],
    ['convite ou senha nova, ao usar', por('POST', '/auth/senha', { senha: 'uma frase bem comprida' })],
    ['anexo', naConsulta('/anexo/ver?token=')],
    ['métricas', por('GET', '/metrics')],
  ])('%s', async (caso, tentar) => {
    const primeira = await tentar()
    expect([401, 404], `${caso} ${primeira.texto}`).toContain(primeira.status)
    await contar(10_000)
    expect((await tentar()).status).toBe(primeira.status)
    conferirEspera(await tentar(), caso)
  })

  test('quem tem um convite de verdade o abre do mesmo endereço', async () => {
    const { id: usuarioId } = await s().fabrica.usuario()
    const { id, token } = await criarToken(s().db, usuarioId, 'CONVITE', 60)
    const abrir = (t: string) =>
      pedirUm('GET', `/auth/recuperar-senha/validar-token?id=${id}&token=${t}`, { ip: IP })
    await abrir(adivinhado())
    await contar(10_000)
    await abrir(adivinhado())
    expect([(await abrir(adivinhado())).status, (await abrir(token)).status]).toEqual([429, 200])
  })
})

const tipoDoArquivo = ({ resposta }: Endpoint) => ('arquivo' in resposta ? resposta.arquivo : '')
const pesadas = () =>
  s().app.endpoints.filter(
    (e) =>
      e.permissao !== 'publica' &&
      e.permissao !== 'token' &&
      (e.binario || /csv|pdf|json/.test(tipoDoArquivo(e))),
  )
const chamar = (e: Endpoint, token: string) => {
  const campos = Object.entries(exemploDe(e.query)).filter(
    ([campo]) => !['cursor', 'limite'].includes(campo) && e.query?.safeParse({}).success === false,
  )
  const consulta = new URLSearchParams()
  for (const [campo, valor] of campos) consulta.set(campo, campo === 'ids' ? NINGUEM : String(valor))
  return pedirUm(e.method, `${e.path.replaceAll(/:\w+/g, NINGUEM)}?${consulta}`, {
    token,
    ...(e.binario && { corpo: 'x', cabecalhos: { 'content-type': 'application/octet-stream' } }),
  })
}

test('exportar, imprimir e enviar arquivos sem parar espera, em toda chamada; outra pessoa não', async () => {
  const [uma, outra] = [await s().fabrica.pessoa({ grupo: 'Administrador' }), await s().admin()]
  expect(pesadas().length).toBeGreaterThan(20)
  for (const e of pesadas()) {
    const caso = `${e.method} ${e.path}`
    await s().pool.query('delete from tentativa_de_login')
    expect((await chamar(e, uma.acesso)).status, caso).not.toBe(429)
    await contar(10_000)
    expect((await chamar(e, uma.acesso)).status, caso).not.toBe(429)
    conferirEspera(await chamar(e, uma.acesso), caso)
    expect((await chamar(e, outra.acesso)).status, caso).not.toBe(429)
  }
})

test('um dia de trabalho cabe no limite, e um pedido recusado não conta', async () => {
  const { acesso: token, id } = await s().admin()
  expect((await pedirUm('GET', '/recurso/exportar?intruso=1', { token })).status).toBe(400)
  expect((await pedirUm('GET', '/recurso/exportar', { token })).status).toBe(200)
  await contar(58, `exportacao:${id}`)
  const vistos = []
  for (let i = 0; i < 3; i++) vistos.push((await pedirUm('GET', '/recurso/exportar', { token })).status)
  expect(vistos).toEqual([200, 200, 429])
})

test('com outra chave de API o limite é o mesmo: o de quem as criou', async () => {
  const criador = await s().fabrica.pessoa({ grupo: 'Administrador' })
  const exportar = async () => {
    const { chave: token } = await umaChave(s().db, criador, { permissoes: ['LISTAR.CLIENTE'] })
    return pedirUm('GET', '/cliente/exportar', { token })
  }
  expect((await exportar()).status).toBe(200)
  await contar(10_000, `exportacao:${criador.id}`)
  expect((await exportar()).status).toBe(200)
  conferirEspera(await exportar(), 'outra chave')
})
