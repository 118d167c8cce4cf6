import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { queryClient } from '#consultas.ts'
import { comEmailDesligado } from '#testes/email-desligado.ts'
import { montar } from '#testes/montar.tsx'
import { montarApp } from '#testes/montarApp.tsx'
import { AreaDeToasts } from '#ui/toast.tsx'
import { BotaoDoLinkDeSenha } from './BotaoDoLinkDeSenha.tsx'
import { LinkDoConvite } from './LinkDoConvite.tsx'

const LINK = 'http://localhost:3000/recuperar-senha?id=1&token=abc'
afterEach(() => vi.restoreAllMocks())

const abrir = (esquema?: 'light' | 'dark') =>
  montar(<LinkDoConvite email="bia@teste.br" link={LINK} aoFechar={() => {}} />, esquema)

test('diz onde está a carta, e um Enter copia o link', async () => {
  const copiar = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  abrir()
  await expect
    .element(page.getByText(/o e-mail para bia@teste\.br virou um arquivo na pasta de saída/))
    .toBeVisible()
  await expect.element(page.getByText('Este endereço só abre nesta máquina.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Copiar link' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('Link copiado')
  expect(copiar).toHaveBeenCalledExactlyOnceWith(LINK)
})

test('onde o navegador não copia, o link fica selecionado para o teclado', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('sem https'))
  abrir()
  await userEvent.click(page.getByRole('button', { name: 'Copiar link' }))
  await expect.element(page.getByText(/copie com Ctrl\+C/)).toBeVisible()
  expect(window.getSelection()?.toString()).toBe(LINK)
})

test.each(['light', 'dark'] as const)('acessível no tema %s', async (esquema) => {
  abrir(esquema)
  await expect.element(page.getByLabelText('Link do convite')).toHaveValue(LINK)
  expect(await commands.problemasDeAcesso()).toEqual([])
})

const PESSOA = '0192f0c1-0000-7000-8000-000000000001'

test.each([
  [null, 'Link para nova senha enviado para bia@teste.br'],
  [LINK, /vale por 30 minutos e uma vez só/],
])('a quem esqueceu a senha vai um link, por e-mail ou à mão (%s)', async (link, dito) => {
  const entrega = { por_email: link === null, link, minutos: 30 }
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(entrega))
  montar(
    <QueryClientProvider client={queryClient}>
      <BotaoDoLinkDeSenha usuario={{ id: PESSOA, email: 'bia@teste.br' }} motivo={null} />
      <AreaDeToasts />
    </QueryClientProvider>,
  )
  await userEvent.click(page.getByRole('button', { name: 'Link para nova senha' }))
  await expect.element(page.getByText(dito)).toBeVisible()
  if (link) await expect.element(page.getByLabelText('Link para nova senha')).toHaveValue(link)
})

test.each([
  [false, /Peça a quem o administra um link para criar outra senha/],
  [true, /enviaremos um link/],
])('esqueci minha senha só promete um e-mail onde há quem o mande (%s)', async (envia, dito) => {
  if (!envia) comEmailDesligado()
  montarApp('/recuperar-senha', [], () => undefined)
  await expect.element(page.getByText(dito)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Enviar link' })).toBeVisible()
  expect(page.getByText(/enviaremos um link/).elements()).toHaveLength(envia ? 1 : 0)
})
