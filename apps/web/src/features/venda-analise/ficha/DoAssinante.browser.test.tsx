import type { Permissao } from '@balcao/contract/base/permissao'
import type { LinksDaVenda } from '@balcao/contract/vendas/aceite-da-venda-api'
import type { Analise } from '@balcao/contract/vendas/analise-api'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'
import { umaAnalise } from '../analise.fabrica.ts'

const EDITOR: Permissao[] = ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS', 'EDITAR.VENDA']
const links: LinksDaVenda = {
  aceite: null,
  fechada: { endereco: 'https://x.br/fechada?t=abc', whatsapp: 'https://wa.me/5519988776655?text=fechada' },
  email: 'm***@exemplo.com.br',
}

const abrir = (parte: Partial<Analise>) => {
  const analise = umaAnalise(parte)
  const { id } = analise.venda
  montarApp(`/admin/venda/${id}`, EDITOR, ({ pathname }) => {
    if (pathname === `/api/venda/${id}/analise`) return { json: analise }
    if (pathname === `/api/venda/${id}/link`) return { json: links }
    if (pathname === `/api/venda/${id}/aceite`) return { json: { aceite: null } }
    if (pathname === `/api/venda/${id}/link/email`) return { status: 202, json: { email: links.email } }
    return undefined
  })
}
const pedidos = () => vi.mocked(window.fetch).mock.calls.map(([url]) => String(url))
const secao = (name: string) => page.getByRole('region', { name })

beforeEach(() => page.viewport(1440, 900))

test('em análise, quem manda o link o copia, abre no WhatsApp ou manda por e-mail', async () => {
  abrir({ manda_link: true })
  const daVenda = secao('Links do assinante')
  await expect
    .element(daVenda.getByRole('textbox', { name: 'Para acompanhar' }))
    .toHaveValue(links.fechada.endereco)
  await expect
    .element(daVenda.getByRole('link', { name: 'Mandar pelo WhatsApp' }))
    .toHaveAttribute('href', links.fechada.whatsapp)
  await expect.element(daVenda.getByRole('button', { name: 'Copiar link' })).toBeVisible()
  await userEvent.click(daVenda.getByRole('button', { name: 'Mandar por e-mail' }))
  await expect.element(page.getByText('Link mandado para m***@exemplo.com.br')).toBeVisible()
})

test('depois do aceite, os links ficam ao lado das provas', async () => {
  abrir({ manda_link: true, aceite: { feito: true, ate: null } })
  await expect.element(secao('Aceite do assinante')).toBeVisible()
  await expect
    .element(secao('Links do assinante').getByRole('textbox', { name: 'Para acompanhar' }))
    .toBeVisible()
})

test('quem não manda o link não o vê, e a tela não o pede', async () => {
  abrir({ manda_link: false, aceite: { feito: true, ate: null } })
  await expect.element(secao('Aceite do assinante')).toBeVisible()
  expect(secao('Links do assinante').query()).toBeNull()
  expect(pedidos().filter((url) => url.endsWith('/link'))).toEqual([])
})
