import type { DocumentoDoAssinante } from '@balcao/contract/vendas/aceite'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { anexar } from '../assinante.data.ts'
import { servidorDoAssinante } from '../assinante.fabrica.ts'
import type { UmaContratacao } from '../useContratacao.ts'
import { Documentos } from './Documentos.tsx'

const falta = { tipo: 'DOCUMENTO_FRENTE', situacao: 'FALTA', recusa: null } as const
const MEIO = 512 * 1024
const arquivo = () => new File([new Uint8Array(2 * MEIO)], 'conta.pdf', { type: 'application/pdf' })

const abrir = (documento: DocumentoDoAssinante = falta) => {
  const aoEnviar = vi.fn()
  const aoContinuar = vi.fn()
  const enviar: UmaContratacao['anexar'] = (body, signal) => anexar({ body }, 'ingresso', signal)
  const props = { documentos: [documento], anexar: enviar, aoEnviar, aoContinuar }
  montar(<Documentos {...props} />)
  return { aoEnviar, aoContinuar }
}
const escolher = async (escolhido: File) => {
  const entrada = page.getByLabelText('Escolher arquivo: Frente do documento', { exact: true })
  await userEvent.upload(entrada, escolhido)
}

test('sem o documento não se continua, e a página diz qual falta', async () => {
  const { aoContinuar } = abrir()
  await userEvent.click(page.getByRole('button', { name: 'Continuar' }))
  await expect
    .element(page.getByRole('alert').getByText('Ainda falta enviar: frente do documento.', { exact: false }))
    .toBeVisible()
  expect(aoContinuar).not.toHaveBeenCalled()
})

test('com todos enviados a página não diz que faltam fotos', async () => {
  abrir({ ...falta, situacao: 'ENVIADO' })
  await expect.element(page.getByText('Já temos as fotos dos seus documentos.')).toBeVisible()
  expect(page.getByText(/^Faltam fotos/).query()).toBeNull()
})

test('enquanto a foto nova não chega não se continua com a antiga', async () => {
  const chegada = Promise.withResolvers<void>()
  servidorDoAssinante({
    'POST /api/assinante/anexo': async ({ corpo }) => {
      await chegada.promise
      const { id } = corpo as { id: string }
      return { status: 201, json: { id, token: 'tus', deslocamento: 0, anexo: {} } }
    },
  })
  const { aoEnviar, aoContinuar } = abrir({ ...falta, situacao: 'ENVIADO' })
  await escolher(arquivo())
  await userEvent.click(page.getByRole('button', { name: 'Continuar' }))
  const espere = page.getByRole('alert').getByText('Espere o envio terminar.', { exact: false })
  await expect.element(espere).toBeVisible()
  expect(aoContinuar).not.toHaveBeenCalled()
  chegada.resolve()
  await expect.element(espere).not.toBeInTheDocument()
  expect(aoEnviar).toHaveBeenCalledWith('DOCUMENTO_FRENTE')
  await userEvent.click(page.getByRole('button', { name: 'Continuar' }))
  expect(aoContinuar).toHaveBeenCalledOnce()
})

test('a rede que cai no meio não perde o que já foi: o envio segue de onde estava', async () => {
  let chegou = 0
  let cortar = true
  const pedidos = servidorDoAssinante({
    'POST /api/assinante/anexo': ({ corpo }) => {
      const { id } = corpo as { id: string }
      respostas(id)
      return { status: 201, json: { id, token: 'tus', deslocamento: chegou } }
    },
  })
  const original = vi.mocked(window.fetch).getMockImplementation()
  const respostas = (id: string) => {
    vi.mocked(window.fetch).mockImplementation(async (entrada, init = {}) => {
      if (!String(entrada).includes(`/anexo/envio/${id}`))
        return (await original?.(entrada, init)) as Response
      pedidos.push(`${init.method} parte`)
      if (init.method === 'PATCH') {
        if (chegou > 0 && cortar) throw new TypeError('Failed to fetch')
        chegou += (init.body as ArrayBuffer).byteLength
      }
      return new Response(null, { status: 204, headers: { 'upload-offset': String(chegou) } })
    })
  }
  const { aoEnviar } = abrir()
  await escolher(arquivo())
  await expect.element(page.getByText(/o envio continua de onde parou/)).toBeVisible()
  cortar = false
  await userEvent.click(page.getByRole('button', { name: 'Tentar agora' }))
  await vi.waitFor(() => expect(aoEnviar).toHaveBeenCalledWith('DOCUMENTO_FRENTE'), { timeout: 45_000 })
  expect(chegou).toBe(2 * MEIO)
  expect(pedidos.filter((pedido) => pedido.startsWith('POST'))).toHaveLength(1)
  expect(pedidos).toContain('HEAD parte')
})

const umaFoto = async () => {
  const tela = Object.assign(document.createElement('canvas'), { width: 40, height: 30 })
  tela.getContext('2d')?.fillRect(0, 0, 40, 30)
  const imagem = await new Promise<Blob | null>((feito) => tela.toBlob(feito, 'image/png'))
  return new File([imagem ?? ''], 'frente.png', { type: 'image/png' })
}

test('a foto que vai é mostrada, para ver se se lê; a recusada, não', async () => {
  const resposta = Promise.withResolvers<void>()
  servidorDoAssinante({
    'POST /api/assinante/anexo': async () => {
      await resposta.promise
      return { status: 422, json: { message: 'A foto está escura demais.' } }
    },
  })
  abrir()
  await escolher(await umaFoto())
  const foto = page.getByRole('img', { name: 'A sua foto: frente do documento' })
  await expect.element(foto).toBeVisible()
  await expect.poll(() => (foto.element() as HTMLImageElement).naturalWidth).toBe(40)
  resposta.resolve()
  await expect.element(page.getByText('A foto está escura demais.')).toBeVisible()
  expect(foto.query()).toBeNull()
})

test('o que o servidor não aceita é dito em palavras, e outro arquivo pode ser escolhido', async () => {
  const { aoEnviar } = abrir()
  servidorDoAssinante({
    'POST /api/assinante/anexo': {
      status: 413,
      json: { codigo: 'GRANDE_DEMAIS', message: 'O arquivo passa de 10 MB. Escolha um menor.' },
    },
  })
  await escolher(arquivo())
  await expect
    .element(page.getByRole('alert').getByText('O arquivo passa de 10 MB.', { exact: false }))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Escolher arquivo' })).toBeEnabled()
  expect(aoEnviar).not.toHaveBeenCalled()
  await escolher(new File([], 'vazio.jpg', { type: 'image/jpeg' }))
  await expect
    .element(page.getByRole('alert').getByText('Este arquivo está vazio.', { exact: false }))
    .toBeVisible()
})
