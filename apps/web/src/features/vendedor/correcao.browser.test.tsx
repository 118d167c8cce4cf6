import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'
import { nadaFalta, numeros, pagina, umaVendaResumida } from './vendedor.fabrica.ts'

const VOLTOU = { situacao: 'PENDENTE', motivo: 'A foto do documento está escura' } as const
const nova = umaVendaResumida({ ...VOLTOU, cliente: 'Rui', protocolo: 77 })
const comecada = umaVendaResumida({ ...VOLTOU, cliente: 'Léa', protocolo: 78 })
const em = '2026-03-05T17:30:00.000Z'
const correcao = {
  ...{ id: comecada.id, etapa: 'anexos', dispositivo: 'Chrome no Android', versao: 1 },
  ...{ criado_em: em, atualizado_em: em },
  // As on record: the draft itself does not say who it is.
  dados: { ...RASCUNHO_VAZIO, cliente: { id: comecada.id } },
  corrige: { ...VOLTOU, protocolo: 78, cliente: 'Léa', versao: 3 },
}
const respostas: Record<string, unknown> = {
  '/api/venda/rascunho': [correcao],
  '/api/venda/numeros': numeros,
  '/api/primeiros-passos': nadaFalta,
}
const abrir = (tema: 'light' | 'dark') => {
  const responder = (url: URL) => {
    const daqui = url.searchParams.get('grupo') === 'devolvidas' ? [nova, comecada] : []
    return { json: url.pathname === '/api/venda/minhas' ? pagina(daqui) : (respostas[url.pathname] ?? null) }
  }
  return montarApp('/vendedor', ['REALIZAR_VENDA'], responder, tema)
}
const grupo = (name: string) => page.getByRole('region', { name, exact: true })

test.each([
  ['dark', 390],
  ['light', 1440],
] as const)(
  'a devolvida leva à correção; começada, está uma vez na tela, como correção, com o motivo (%s, %i px)',
  async (tema, largura) => {
    await page.viewport(largura, 800)
    abrir(tema)
    await expect
      .element(grupo('Devolvidas').getByRole('link', { name: 'Corrigir a venda 77' }))
      .toHaveAttribute('href', `/vendedor/venda/${nova.id}/revisao`)
    const cartao = grupo('Rascunhos').getByRole('listitem').filter({ hasText: 'Léa' })
    await expect.element(cartao.getByText('Correção da venda 78')).toBeVisible()
    await expect.element(cartao.getByText('A foto do documento está escura')).toBeVisible()
    await expect.element(cartao.getByText('Continuar em Anexos')).toBeVisible()
    expect(grupo('Devolvidas').getByText('Léa').query()).toBeNull()
    expect(await commands.problemasDeAcesso()).toEqual([])
    await userEvent.click(cartao.getByRole('button', { name: /^Descartar/ }))
    await expect
      .element(page.getByRole('dialog', { name: 'Descartar a correção da venda 78?' }))
      .toBeVisible()
    await expect.element(page.getByText(/A venda fica como está, com os anexos/)).toBeVisible()
  },
)
