// @module-tag demorado
import { createHash, randomBytes } from 'node:crypto'
import type { Anexo } from '@balcao/contract/vendas/anexo'
import { type HttpResponse, Upload } from 'tus-js-client'
import { v7 } from 'uuid'
import { expect, onTestFinished, test } from 'vitest'
import { linhaRuim } from '#testes/linha-ruim.ts'
import { usarPrograma } from '#testes/usar-programa.ts'

const programa = usarPrograma(async () => ({ LOG_LEVEL: 'warn' }))

const MEGA = 1024 * 1024
const resumo = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** With a client that is not ours. The upload's own token is in the answer to the first call. */
const enviarComTus = (url: string, bytes: Buffer, acesso: string, metadata: Record<string, string>) => {
  const posicoes: number[] = []
  let token = acesso
  const ler = (resposta: HttpResponse) => Number(resposta.getHeader('upload-offset'))
  const fim = new Promise<string>((resolver, rejeitar) => {
    const upload = new Upload(bytes, {
      endpoint: `${url}/api/anexo/envio`,
      metadata: { ...metadata, filename: 'contrato.pdf', filetype: 'image/svg+xml' },
      // As long as the program takes to start again.
      retryDelays: Array<number>(600).fill(100),
      onShouldRetry: () => true,
      onBeforeRequest: (pedido) => pedido.setHeader('Authorization', `Bearer ${token}`),
      onAfterResponse: (pedido, resposta) => {
        if (pedido.getMethod() === 'POST') token = JSON.parse(resposta.getBody()).token
        if (pedido.getMethod() === 'HEAD') posicoes.push(ler(resposta))
      },
      onSuccess: () => resolver(upload.url ?? ''),
      onError: rejeitar,
    })
    upload.start()
  })
  return { fim, posicoes }
}

test('cortado três vezes e com kill -9 no meio, o envio chega inteiro sem recomeçar', {
  timeout: 120_000,
}, async () => {
  const { app } = programa.ligado()
  const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(8 * MEGA), Buffer.from('\n%%EOF\n')])
  let religado = Promise.resolve()
  const matar = async () => {
    await app.encerrar('SIGKILL')
    await app.ligar()
  }
  const linha = await linhaRuim(app.url, [
    [1.5 * MEGA, () => {}],
    [3 * MEGA, () => {}],
    [
      5 * MEGA,
      () => {
        religado = matar()
      },
    ],
    [7 * MEGA, () => {}],
  ])
  onTestFinished(async () => {
    await linha.desligar()
  })
  const { access_token: acesso } = await programa.entrar()
  const venda_id = v7()
  const { fim, posicoes } = enviarComTus(linha.url, bytes, acesso, { venda_id, tipo: 'COMPROVANTE_VENDA' })
  const endereco = await fim
  await religado
  expect(linha.faltam()).toBe(0)
  expect(posicoes.length).toBeGreaterThanOrEqual(4)
  expect(posicoes).toEqual([...posicoes].sort((a, b) => a - b))
  expect(posicoes.at(-1)).toBeGreaterThan(0)

  const { access_token: token } = await programa.entrar()
  const lista = (await (await programa.pedir('GET', `/venda/${venda_id}/anexo`, { token })).json()) as Anexo[]
  expect(lista).toMatchObject([
    { id: endereco.split('/').at(-1), tamanho: bytes.length, sha256: resumo(bytes), nome: 'contrato.pdf' },
  ])
  const dado = await programa.pedir('POST', `/anexo/${lista[0]?.id}/endereco`, { token })
  const { endereco: paraVer } = (await dado.json()) as { endereco: string }
  const baixado = Buffer.from(await (await fetch(`${app.url}${paraVer}`)).arrayBuffer())
  expect(resumo(baixado)).toBe(resumo(bytes))
  // No retry was a fault of the server.
  expect(app.log()).not.toContain('"level":50')
})
