import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { aguardar } from '#aparelho/anexos/tus.fabrica.ts'
import { montarEtapa } from './anexos.fabrica.tsx'

beforeEach(() => page.viewport(1440, 900))

const frente = page.getByRole('region', { name: 'Frente do documento' })
const camera = page.getByRole('dialog', { name: 'Fotografar: Frente do documento' })
const abrir = () => userEvent.click(frente.getByRole('button', { name: 'Tirar foto' }))

test('no computador a foto é tirada na página, repetida, e só então usada', async () => {
  const { servidor } = montarEtapa()
  await abrir()
  const tirar = camera.getByRole('button', { name: 'Tirar foto' })
  await expect.element(tirar).toBeEnabled()
  await userEvent.click(tirar)
  await expect.element(camera.getByRole('img', { name: 'Foto tirada' })).toBeVisible()
  // A click beside the dialog must not throw the photo away.
  await expect.element(camera).toHaveAttribute('closedby', 'closerequest')
  await userEvent.click(camera.getByRole('button', { name: 'Tirar outra' }))
  await expect.element(camera.getByRole('img', { name: 'Foto tirada' })).not.toBeInTheDocument()
  await userEvent.click(tirar)
  await userEvent.click(camera.getByRole('button', { name: 'Usar esta foto' }))
  await expect.element(frente.getByRole('img', { name: 'Foto: Frente do documento' })).toBeVisible()
  await aguardar(() => expect(servidor.prontos()).toHaveLength(1))
})

test('fechada a janela, a câmera é desligada', async () => {
  const abertas: MediaStream[] = []
  const original = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
  const espia = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async (pedido) => {
    const stream = await original(pedido)
    abertas.push(stream)
    return stream
  })
  onTestFinished(() => espia.mockRestore())
  montarEtapa()
  await abrir()
  await expect.element(camera.getByRole('button', { name: 'Tirar foto' })).toBeEnabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(camera).not.toBeInTheDocument()
  await expect
    .poll(() => abertas.flatMap((stream) => stream.getTracks()).map((faixa) => faixa.readyState))
    .toEqual(['ended'])
})

test('câmera negada: diz como liberar, tenta de novo, ou escolhe um arquivo', async () => {
  const negada = vi
    .spyOn(navigator.mediaDevices, 'getUserMedia')
    .mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  onTestFinished(() => negada.mockRestore())
  montarEtapa()
  await abrir()
  await expect.element(camera.getByRole('alert')).toMatchTextContent('O navegador não deixou usar a câmera')
  await expect.element(camera.getByRole('button', { name: 'Escolher arquivo' })).toBeEnabled()
  expect(await commands.problemasDeAcesso()).toEqual([])
  await userEvent.click(camera.getByRole('button', { name: 'Tentar de novo' }))
  await expect.element(camera.getByRole('button', { name: 'Tirar foto' })).toBeEnabled()
})
