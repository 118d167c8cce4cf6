import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { contarNaJanela } from '#infra/freio/freio-por-janela.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { janelaDeVariantes } from './freio-de-variantes.ts'
import { imagens } from './imagem.fabrica.ts'
import { naVezDaEntrega } from './sharp.ts'

const s = usarServidor()

const enviar = async (): Promise<string> => {
  const { corpo } = await s().pedir('POST', '/arquivo/imagem', {
    corpo: await imagens.png(),
    token: (await s().admin()).acesso,
    cabecalhos: { 'content-type': 'image/png' },
  })
  return corpo.id
}

const caixa = { base: '' }
beforeAll(async () => {
  caixa.base = await s().app.listen({ port: 0, host: '127.0.0.1' })
})

const TAMANHOS = [64, 128, 200, 320, 400, 640, 768, 1024, 1280, 1536, 2048]
const variantes = TAMANHOS.flatMap((w) => TAMANHOS.slice(0, 6).map((h) => `w_${w},h_${h},f_avif`))

const pedir = (caminho: string, remoteAddress = '10.0.0.1') =>
  s().app.inject({ url: `/_img/${caminho}`, remoteAddress })

/** A picture that is drawn in one size after the other until the test stops it. */
const ocuparCom = (assunto: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (let i = 0; i < 3; i++) void naVezDaEntrega(() => promise, { assunto })
  onTestFinished(() => resolve())
  return resolve
}
const haEsperando = (quantos: number) =>
  vi.waitFor(() => expect(naVezDaEntrega.ocupacao().esperando).toBe(quantos), { timeout: 45_000 })

test('66 variantes de uma imagem não param as outras, e as que não cabem sabem quando voltar', async () => {
  const [uma, outra] = [await enviar(), await enviar()]
  const soltar = ocuparCom(uma)
  const todas = variantes.map((variante) => pedir(`${variante}/${uma}`))
  let respondidas = 0
  const recusadas = await new Promise<Awaited<(typeof todas)[number]>[]>((pronto) => {
    const vistas: Awaited<(typeof todas)[number]>[] = []
    for (const uma of todas)
      void uma.then((resposta) => {
        respondidas++
        vistas.push(resposta)
        if (vistas.length >= 50) pronto(vistas)
      })
  })
  expect(new Set(recusadas.map((r) => `${r.statusCode} ${r.headers['retry-after']}`))).toEqual(
    new Set(['503 2']),
  )
  expect(recusadas[0]?.json().message).toBe('Há imagens demais na fila. Tente novamente em instantes.')
  expect((await pedir(`w_64,f_avif/${outra}`)).statusCode).toBe(200)
  expect(respondidas).toBeLessThan(variantes.length)

  soltar()
  const aceitas = (await Promise.all(todas)).filter((r) => r.statusCode === 200)
  expect(aceitas.length).toBeGreaterThan(0)
})

test('quem foi embora deixa o lugar; quem esperava a mesma imagem ainda a recebe', async () => {
  const id = await enviar()
  const soltar = ocuparCom(id)
  const antes = naVezDaEntrega.ocupacao().esperando
  const partida = new AbortController()
  const apressados = TAMANHOS.slice(0, 5).map((w) =>
    fetch(`${caixa.base}/_img/w_${w},f_webp/${id}`, { signal: partida.signal }).catch(() => 'partiu'),
  )
  await haEsperando(antes + 5)
  const paciente = pedir(`w_${TAMANHOS[0]},f_webp/${id}`)
  partida.abort()
  expect(new Set(await Promise.all(apressados))).toEqual(new Set(['partiu']))
  await haEsperando(antes + 1)
  soltar()
  expect((await paciente).statusCode).toBe(200)
  expect((await pedir(`w_${TAMANHOS[1]},f_webp/${id}`)).statusCode).toBe(200)
})

test('um endereço não manda desenhar sem fim; o que já está desenhado continua de graça', async () => {
  const id = await enviar()
  const [guloso, comum] = ['2001:db8:1:2::7', '2001:db8:9::1']
  expect((await pedir(`w_128/${id}`, guloso)).statusCode).toBe(200)
  const janela = janelaDeVariantes(guloso)
  await contarNaJanela(s().db, janela, janela.maximo - 1)
  // Another address of the same network.
  const recusada = await pedir(`w_200/${id}`, '2001:db8:1:2::8')
  expect(recusada.statusCode).toBe(429)
  expect(Number(recusada.headers['retry-after'])).toBeGreaterThan(0)
  expect((await pedir(`w_128/${id}`, guloso)).statusCode).toBe(200)
  expect((await pedir(`w_200/${id}`, comum)).statusCode).toBe(200)
})
