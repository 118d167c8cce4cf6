import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montar } from '#testes/montar.tsx'
import { Tocador } from './Tocador.tsx'

/** Silence of 30 s. */
const silencio = () => {
  const contexto = new DataView(new ArrayBuffer(44 + 30 * 8_000))
  const cabecalho = 'RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x40\x1f\0\0\x40\x1f\0\0\x01\0\x08\0data'
  for (const [i, letra] of [...cabecalho].entries()) contexto.setUint8(i, letra.charCodeAt(0))
  contexto.setUint32(4, contexto.byteLength - 8, true)
  contexto.setUint32(40, 30 * 8_000, true)
  return URL.createObjectURL(new Blob([contexto.buffer], { type: 'audio/wav' }))
}

const posicao = page.getByRole('slider', { name: 'Posição no áudio' })
const som = () => document.querySelector('audio') as HTMLAudioElement

test('as teclas tocam, andam e mudam a velocidade', async () => {
  montar(<Tocador endereco={silencio()} rotulo="Áudio de aceite" />)
  await expect.element(posicao).toHaveAttribute('aria-valuetext', '0:00 de 0:30')
  posicao.element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await vi.waitFor(() => expect(som().currentTime).toBe(10), { timeout: 45_000 })
  await userEvent.keyboard('{ArrowLeft}')
  await vi.waitFor(() => expect(som().currentTime).toBe(5), { timeout: 45_000 })
  await userEvent.keyboard('+++')
  expect(som().playbackRate).toBe(2)
  await userEvent.keyboard('-')
  expect(som().playbackRate).toBe(1.5)
  await userEvent.keyboard('{End}')
  await vi.waitFor(() => expect(som().currentTime).toBe(30), { timeout: 45_000 })
  await userEvent.keyboard('{Home} ')
  await vi.waitFor(() => expect(som().paused).toBe(false), { timeout: 45_000 })
  await userEvent.click(page.getByRole('button', { name: 'Pausar' }))
  expect(som().paused).toBe(true)
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test('a velocidade dá a volta depois da maior', async () => {
  montar(<Tocador endereco={silencio()} rotulo="Áudio de aceite" />)
  const velocidade = page.getByRole('button', { name: /^Velocidade/ })
  for (const esperada of [1.25, 1.5, 2, 0.75, 1]) {
    await userEvent.click(velocidade)
    await vi.waitFor(() => expect(som().playbackRate).toBe(esperada), { timeout: 45_000 })
  }
})

test('um áudio que não toca diz o que fazer', async () => {
  const endereco = URL.createObjectURL(new Blob(['isto não é som'], { type: 'audio/mpeg' }))
  montar(<Tocador endereco={endereco} rotulo="Áudio de aceite" />)
  await expect.element(page.getByRole('alert')).toMatchTextContent('Tente de novo, ou baixe o arquivo.')
})
