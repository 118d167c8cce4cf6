import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import type { Venda } from '@balcao/contract/vendas/venda'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { umGuardado } from '#aparelho/rascunho.fabrica.ts'
import { rascunhosDoAparelho } from '#aparelho/rascunhos.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { pessoa } from '#testes/pessoa.ts'
import { umaVendaEnviada } from './venda-enviada.fabrica.ts'

const naoHa = { status: 404, json: { message: 'Não encontrado', errors: [] } }

type Resposta = { status?: number; json: unknown }
const abrir = (venda: Venda, acoes: Record<string, () => Resposta> = {}, existe = true) =>
  montarApp(`/vendedor/venda/${venda.id}`, ['REALIZAR_VENDA'], (url) => {
    const acao = acoes[url.pathname.split('/').at(-1) ?? '']
    if (acao) return acao()
    if (url.pathname === '/api/venda/rascunho') return { json: [] }
    if (url.pathname === `/api/venda/${venda.id}`) return existe ? { json: venda } : naoHa
    return undefined
  })
const corpoDe = (caminho: string) => {
  const chamada = vi.mocked(window.fetch).mock.calls.find(([url]) => String(url).endsWith(caminho))
  return JSON.parse(String(chamada?.[1]?.body))
}
const botao = (name: string) => page.getByRole('button', { name })

test('diz o que foi vendido, onde está, por que voltou e o que houve', async () => {
  await page.viewport(360, 740)
  abrir(umaVendaEnviada())
  await expect.element(page.getByRole('heading', { name: 'Venda 1234 · Maria Souza' })).toBeVisible()
  await expect.element(page.getByText('A foto do documento está escura').first()).toBeVisible()
  await expect.element(page.getByText('2 × Ponto extra')).toBeVisible()
  await expect.element(page.getByText('Pix, todo dia 10')).toBeVisible()
  await expect.element(page.getByText('529.982.247-25')).toBeVisible()
  const andamento = page.getByRole('region', { name: 'Andamento' })
  await expect.element(andamento.getByText('Devolvida')).toBeVisible()
  await expect.element(andamento.getByText(/Bia Análise/)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('os botões são o que a venda deixa fazer agora', async () => {
  abrir(umaVendaEnviada({ situacao: 'AGUARDANDO_ACEITE', acoes: ['reenviar_link', 'cancelar', 'aprovar'] }))
  await expect.element(botao('Reenviar link')).toBeVisible()
  await expect.element(botao('Cancelar a venda')).toBeVisible()
  expect(botao('Reenviar').filter({ hasNotText: 'link' }).query()).toBeNull()
  expect(botao('Aprovar').query()).toBeNull()
})

test('reenviar leva a versão que a pessoa viu; a recusa é dita e a venda, lida de novo', async () => {
  const venda = umaVendaEnviada()
  const recusa = { status: 409, json: { message: 'Outra pessoa mudou esta venda antes', errors: [] } }
  const { chamadas } = abrir(venda, { reenviar: () => recusa })
  await userEvent.click(botao('Reenviar'))
  await expect.element(page.getByText('Outra pessoa mudou esta venda antes')).toBeVisible()
  expect(corpoDe('/reenviar')).toEqual({ versao: 3 })
  expect(chamadas.filter((c) => c === `/api/venda/${venda.id}`)).toHaveLength(2)
})

test('cancelar pede o motivo', async () => {
  const venda = umaVendaEnviada({ situacao: 'AGUARDANDO_ACEITE', acoes: ['cancelar'] })
  abrir(venda, { cancelar: () => ({ json: { ...venda, situacao: 'CANCELADA' } }) })
  await userEvent.click(botao('Cancelar a venda'))
  const confirmar = page.getByRole('dialog').getByRole('button', { name: 'Cancelar a venda' })
  await expect.element(confirmar).toBeDisabled()
  await userEvent.fill(page.getByRole('textbox', { name: 'Por quê?' }), 'O cliente desistiu')
  await userEvent.click(confirmar)
  await expect.element(page.getByText('Venda cancelada')).toBeVisible()
  expect(corpoDe('/cancelar')).toEqual({ versao: 3, motivo: 'O cliente desistiu' })
})

test('vender de novo abre o rascunho que o servidor fez, com o id deste aparelho', async () => {
  const venda = umaVendaEnviada({ acoes: ['copiar'] })
  const { endereco } = abrir(venda, {
    copiar: () => ({ status: 201, json: { id: corpoDe('/copiar').rascunho_id, etapa: 'revisao' } }),
  })
  await userEvent.click(botao('Vender de novo com estes dados'))
  await expect.poll(endereco).toMatch(/^\/vendedor\/venda\/[^/]+\/revisao$/)
  expect(endereco()).toContain(corpoDe('/copiar').rascunho_id)
  expect(endereco()).not.toContain(venda.id)
})

test('o endereço de uma venda que ainda é rascunho leva à etapa em que ela ficou', async () => {
  const venda = umaVendaEnviada({ id: '0192d3a4-5b6c-7d8e-9f01-0000000000bb' })
  const guardado = umGuardado({ usuario_id: pessoa.id, id: venda.id, dados: RASCUNHO_VAZIO, etapa: 'plano' })
  await rascunhosDoAparelho.gravar(guardado, 0)
  const { endereco } = abrir(venda, {}, false)
  await expect.poll(endereco).toBe(`/vendedor/venda/${venda.id}/plano`)
  await rascunhosDoAparelho.excluir(pessoa.id, venda.id)
})

test('uma venda que não existe diz isso e tem saída', async () => {
  abrir(umaVendaEnviada(), {}, false)
  await expect.element(page.getByText('Esta venda não existe, ou não é sua.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Voltar às vendas' }))
    .toHaveAttribute('href', '/vendedor')
})
