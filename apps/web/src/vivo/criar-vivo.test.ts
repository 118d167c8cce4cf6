import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { EstadoDaSessao } from '#sessao/criar-sessao.ts'
import { criarVivo, type Partes } from './criar-vivo.ts'

/** A server whose streams the test writes to. */
const ligarServidor = async () => {
  const abertos = new Set<ServerResponse>()
  const situacao = { aceito: 'acesso-1', total: 0 }
  const servidor = createServer((req, res) => {
    if (req.headers.authorization !== `Bearer ${situacao.aceito}`) return void res.writeHead(401).end()
    situacao.total++
    abertos.add(res)
    res.on('close', () => abertos.delete(res))
    res.writeHead(200, { 'content-type': 'text/event-stream' }).write(': \n\n')
  })
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto))
  onTestFinished(() => {
    servidor.closeAllConnections()
    servidor.close()
  })
  return {
    base: `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`,
    situacao,
    quantos: () => abertos.size,
    dizer: (mensagem: object) => {
      for (const res of abertos) res.write(`data: ${JSON.stringify(mensagem)}\n\n`)
    },
    cortar: () => servidor.closeAllConnections(),
  }
}

let pessoas = 0

/** One browser with as many tabs as the test opens. */
const abrirNavegador = (base: string) => {
  const quem = `pessoa-${++pessoas}`
  const estado = (usuario: string | null, accessToken: string) =>
    ({ usuarioAutenticado: usuario && { id: usuario }, accessToken }) as unknown as EstadoDaSessao
  return () => {
    let atual = estado(quem, 'acesso-1')
    const ouvintes = new Set<() => void>()
    const mudar = (novo: EstadoDaSessao) => {
      atual = novo
      for (const avisar of ouvintes) avisar()
    }
    const sessao: Partes['sessao'] = {
      estado: () => atual,
      assinar: (ouvinte) => {
        ouvintes.add(ouvinte)
        return () => ouvintes.delete(ouvinte)
      },
      renovar: async () => mudar(estado(quem, 'acesso-2')),
    }
    const janela = new EventTarget()
    const vivo = criarVivo({ base, sessao, travas: navigator.locks, janela })
    const ouvidas: (string[] | null)[] = []
    vivo.ouvir('venda', (ids) => ouvidas.push(ids))
    const sair = () => mudar(estado(null, ''))
    onTestFinished(sair)
    return { ouvidas, sair, janela, entrar: () => mudar(estado(quem, 'acesso-1')) }
  }
}

// A stream that opens seconds after its page has it read all again. A slow machine must not count as that.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('oito abas usam uma ligação só, e todas ouvem; fechada a que ouvia, outra assume', async () => {
  const servidor = await ligarServidor()
  const abrirAba = abrirNavegador(servidor.base)
  const primeira = abrirAba()
  await expect.poll(servidor.quantos).toBe(1)
  const outras = Array.from({ length: 7 }, abrirAba)
  servidor.dizer({ venda: ['v1'], aviso: ['p1'] })
  for (const aba of [primeira, ...outras]) await expect.poll(() => aba.ouvidas).toEqual([['v1']])
  expect(servidor.situacao.total).toBe(1)

  primeira.sair()
  await expect.poll(() => servidor.situacao.total).toBe(2)
  await expect.poll(servidor.quantos).toBe(1)
  servidor.dizer({ venda: ['v2'] })
  for (const { ouvidas } of outras) await expect.poll(() => ouvidas.at(-1)).toEqual(['v2'])
  expect(primeira.ouvidas).toEqual([['v1']])
})

test('cortada a ligação, ela volta, e as abas são mandadas reler tudo', async () => {
  const servidor = await ligarServidor()
  const abrirAba = abrirNavegador(servidor.base)
  const abas = [abrirAba(), abrirAba()]
  await expect.poll(servidor.quantos).toBe(1)
  servidor.cortar()
  for (const { ouvidas } of abas) await expect.poll(() => ouvidas).toEqual([null])
  expect(servidor.situacao.total).toBe(2)
})

test('um token vencido é renovado uma vez, e a ligação abre', async () => {
  const servidor = await ligarServidor()
  servidor.situacao.aceito = 'acesso-2'
  const { ouvidas } = abrirNavegador(servidor.base)()
  await expect.poll(servidor.quantos).toBe(1)
  servidor.dizer({ venda: ['v1'] })
  await expect.poll(() => ouvidas.at(-1)).toEqual(['v1'])
})

test('quem não entrou não liga, e quem deixa de ouvir desliga', async () => {
  const servidor = await ligarServidor()
  const { sair } = abrirNavegador(servidor.base)()
  await expect.poll(servidor.quantos).toBe(1)
  sair()
  await expect.poll(servidor.quantos).toBe(0)
})

test('quem entra bem depois de abrir a página não relê tudo ao olhar para ela', async () => {
  vi.stubGlobal('document', { visibilityState: 'visible' })
  onTestFinished(() => void vi.unstubAllGlobals())
  const servidor = await ligarServidor()
  const { ouvidas, sair, entrar, janela } = abrirNavegador(servidor.base)()
  await expect.poll(servidor.quantos).toBe(1)
  sair()
  await expect.poll(servidor.quantos).toBe(0)
  vi.setSystemTime(Date.now() + 60 * 60_000)
  servidor.situacao.aceito = 'nenhum'
  entrar()
  janela.dispatchEvent(new Event('focus'))
  expect(ouvidas).toEqual([])
})
