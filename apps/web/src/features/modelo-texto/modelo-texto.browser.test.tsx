import type { ModeloDeTexto } from '@balcao/contract/vendas/aceite-modelo'
import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'

const umModelo = (tipo: ModeloDeTexto['tipo'], mudancas: Partial<ModeloDeTexto> = {}): ModeloDeTexto => ({
  ...{ tipo, versao: 2, texto: 'Eu, {cliente}, aceito o plano {plano}.' },
  versoes: [
    { versao: 2, criado_em: '2026-03-05T17:40:00.000Z', quem: 'Bia' },
    { versao: 1, criado_em: null, quem: null },
  ],
  ...mudancas,
})
type Resposta = { status?: number; json: unknown }
const abrir = (
  { pode = true, salvar }: { pode?: boolean; salvar?: () => Resposta } = {},
  tema?: 'light' | 'dark',
) =>
  montarApp(
    '/admin/configuracao/textos',
    ['LISTAR.CONFIGURACAO', ...(pode ? (['EDITAR.CONFIGURACAO'] as const) : [])],
    ({ pathname }) => {
      if (pathname === '/api/modelo-texto') return { json: [umModelo('ACEITE'), umModelo('CONTRATO')] }
      if (pathname === '/api/modelo-texto/ACEITE/1')
        return { json: { texto: 'O texto do programa, de {marca}.' } }
      if (pathname === '/api/modelo-texto/ACEITE') return salvar?.()
      return undefined
    },
    tema,
  )
const aceite = page.getByRole('region', { name: 'Texto do aceite' })
const campo = aceite.getByRole('textbox', { name: 'Texto' })
const salvar = aceite.getByRole('button', { name: 'Salvar como nova versão' })
const corpo = () => {
  const chamada = vi.mocked(window.fetch).mock.calls.find(([, opcoes]) => opcoes?.method === 'POST')
  return JSON.parse(String(chamada?.[1]?.body))
}

test.each([
  ['light', 1440],
  ['dark', 360],
] as const)('mostra o texto em vigor, os campos e como o assinante lê (%s, %i px)', async (tema, largura) => {
  await page.viewport(largura, 800)
  abrir({}, tema)
  await expect.element(campo).toHaveValue('Eu, {cliente}, aceito o plano {plano}.')
  await expect.element(aceite.getByText('Versão 2 em vigor')).toBeVisible()
  await expect.element(salvar).toBeDisabled()
  await userEvent.click(aceite.getByText('Como o assinante lê (exemplo)'))
  await expect.element(aceite.getByText('Eu, Maria das Dores Silva, aceito o plano Fibra 500.')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test('um campo que não existe é dito enquanto se digita; certo, salva sobre a versão vista', async () => {
  abrir({ salvar: () => ({ json: umModelo('ACEITE', { versao: 3 }) }) })
  await userEvent.fill(campo, 'Eu, {client}, aceito.')
  await expect.element(aceite.getByText(/^Não existe: \{client\}/)).toBeVisible()
  await expect.element(salvar).toBeDisabled()
  await userEvent.fill(campo, 'Eu, {cliente}, aceito tudo.')
  await userEvent.click(salvar)
  await expect.element(page.getByText('Salvo: a versão 3 vale a partir de agora')).toBeVisible()
  expect(corpo()).toEqual({ versao: 2, texto: 'Eu, {cliente}, aceito tudo.' })
})

test('uma versão anterior volta para o texto, e a recusa fica junto dele', async () => {
  const message = 'Este registro mudou enquanto você editava'
  abrir({ salvar: () => ({ status: 409, json: { message, errors: [], codigo: 'VERSAO_DESATUALIZADA' } }) })
  await userEvent.click(aceite.getByText('Versões', { exact: true }))
  await userEvent.click(aceite.getByText('Versão 1, que veio com o programa'))
  await userEvent.click(aceite.getByRole('button', { name: 'Trazer para o texto' }))
  await expect.element(campo).toHaveValue('O texto do programa, de {marca}.')
  await userEvent.click(salvar)
  await expect.element(aceite.getByRole('alert')).toHaveTextContent(message)
  await expect.element(campo).toHaveValue('O texto do programa, de {marca}.')
})

test('quem só lê não tem botão de salvar', async () => {
  abrir({ pode: false })
  await expect.element(campo).toHaveAttribute('readonly')
  expect(salvar.query()).toBeNull()
})
