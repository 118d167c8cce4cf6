import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montarCampo } from '#testes/montarCampo.tsx'
import { CampoImagem } from './CampoImagem.tsx'

const ID = '019a0000-0000-7000-8000-000000000001'
const responder = (status: number, corpo: object) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(corpo, { status })))
afterEach(() => vi.unstubAllGlobals())

const montarLogo = (inicial: string | null) =>
  montarCampo<string | null>(inicial, (ligacao) => (
    <QueryClientProvider client={new QueryClient()}>
      <CampoImagem label="Logotipo" {...ligacao} />
    </QueryClientProvider>
  ))
const enviar = (nome: string, tipo: string) =>
  userEvent.upload(
    page.getByRole('group', { name: 'Logotipo' }).getByLabelText('Logotipo'),
    new File(['x'], nome, { type: tipo }),
  )

test('a imagem enviada vira o valor, e pode ser tirada', async () => {
  responder(201, { id: ID, url: `/_img/_/${ID}`, largura: 10, altura: 10 })
  const { valor } = montarLogo(null)
  await enviar('logo.png', 'image/png')
  await expect.poll(valor).toBe(ID)
  await userEvent.click(page.getByRole('button', { name: 'Tirar' }))
  expect(valor()).toBeNull()
})

test('o que o servidor recusa é dito no campo, e o valor anterior fica', async () => {
  responder(422, {
    message: 'A imagem tem pixels demais. O limite é de 30 megapixels.',
    errors: [],
    codigo: 'X',
  })
  const { valor } = montarLogo(ID)
  await enviar('enorme.png', 'image/png')
  await expect
    .element(page.getByText('A imagem tem pixels demais. O limite é de 30 megapixels.'))
    .toBeVisible()
  expect(valor()).toBe(ID)
})
