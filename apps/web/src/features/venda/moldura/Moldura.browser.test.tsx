import { beforeEach, expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { consultaDeTeste, dadosCompletos, montarVenda } from '../venda.fabrica.tsx'

const titulo = (nome: string) => page.getByRole('heading', { level: 1, name: nome, exact: true })
const continuar = page.getByRole('link', { name: 'Continuar' })

beforeEach(() => page.viewport(1440, 900))

test('continuar e voltar mudam o endereço, guardam o rascunho e levam o foco ao título', async () => {
  const { id, endereco, passos, history } = montarVenda('pagamento')
  await userEvent.click(continuar)
  await expect.element(titulo('Anexos')).toHaveFocus()
  expect(endereco()).toBe(`/vendedor/venda/${id}/anexos`)
  await userEvent.click(page.getByRole('link', { name: 'Voltar' }))
  await expect.element(titulo('Pagamento')).toHaveFocus()
  history.back()
  await expect.element(titulo('Anexos')).toBeVisible()
  expect(passos).toEqual(['anexos', 'pagamento', 'anexos'])
})

test('a etapa seguinte já está à mão: ninguém vê um esqueleto no lugar dela', async () => {
  montarVenda('adicionais')
  await expect.element(titulo('Adicionais')).toBeVisible()
  // What the frame fetches ahead is the same module.
  await import('../etapas/promocao/EtapaPromocao.tsx')
  let esqueletos = 0
  const vigia = new MutationObserver((mudancas) => {
    for (const { addedNodes } of mudancas)
      for (const novo of addedNodes)
        if (novo instanceof Element && novo.matches(':has([data-esqueleto])')) esqueletos++
  })
  vigia.observe(document.body, { childList: true, subtree: true })
  await userEvent.click(continuar)
  await expect.element(page.getByText('Escolha primeiro o plano.')).toBeVisible()
  vigia.disconnect()
  expect(esqueletos).toBe(0)
})

test('da primeira etapa, voltar leva ao começo', async () => {
  montarVenda('cliente')
  await userEvent.click(page.getByRole('link', { name: 'Voltar' }))
  await expect.element(page.getByRole('heading', { name: 'Vender' })).toBeVisible()
})

test('a etapa deixada pela metade é lembrada; a que ninguém alcançou, não', async () => {
  montarVenda('pagamento')
  const etapas = page.getByRole('navigation', { name: 'Etapas da venda' })
  await expect.element(etapas.getByRole('link', { name: 'Cliente (falta algo)' })).toBeVisible()
  await expect.element(etapas.getByRole('link', { name: 'Adicionais (completa)' })).toBeVisible()
  await expect
    .element(etapas.getByRole('link', { name: 'Pagamento', exact: true }))
    .toHaveAttribute('aria-current')
  await expect.element(page.getByText('Falta nesta etapa')).not.toBeInTheDocument()
  await userEvent.click(continuar)
  await userEvent.click(etapas.getByRole('link', { name: 'Pagamento (falta algo)' }))
  await expect.element(page.getByText('Falta nesta etapa')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: /Forma de pagamento/ }))
  await expect.element(page.getByRole('radio', { name: 'Boleto' })).toHaveFocus()
})

test('o contorno do foco na lista de etapas aparece inteiro', async () => {
  montarVenda('pagamento')
  const etapas = page.getByRole('navigation', { name: 'Etapas da venda' })
  await expect.element(etapas).toBeVisible()
  await userEvent.tab()
  const passo = etapas.getByRole('link').first()
  await expect.element(passo).toHaveFocus()
  const { outlineWidth, outlineOffset } = getComputedStyle(passo.element())
  const contorno = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  expect(contorno).toBeGreaterThan(0)
  const [dele, daLista] = [passo.element(), passo.element().closest('ol')?.parentElement].map((parte) =>
    parte?.getBoundingClientRect(),
  )
  for (const lado of ['top', 'left'] as const)
    expect((dele?.[lado] ?? 0) - contorno).toBeGreaterThanOrEqual(daLista?.[lado] ?? 0)
  expect((dele?.bottom ?? 0) + contorno).toBeLessThanOrEqual(daLista?.bottom ?? 0)
})

test('no telefone, uma linha diz onde se está, e a lista fica dobrada', async () => {
  await page.viewport(390, 800)
  montarVenda('pagamento')
  const linha = page.getByText('Etapa 6 de 8 · Pagamento')
  await expect.element(linha).toBeVisible()
  expect(page.getByRole('link', { name: /Endereço/ }).query()).toBeNull()
  await userEvent.click(linha)
  await userEvent.click(page.getByRole('link', { name: /Endereço/ }))
  await expect.element(titulo('Endereço')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})

test('Enter leva ao próximo que falta, e segue quando nada falta', async () => {
  const { endereco } = montarVenda('cliente', {
    dados: dadosCompletos({ cliente: { tipo_pessoa: 'PF', cpf_cnpj: '52998224725', nome: 'Maria' } }),
  })
  await userEvent.click(page.getByRole('textbox', { name: 'Nome', exact: true }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Data de nascimento' })).toHaveFocus()
  await userEvent.keyboard('01051990{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Telefone' })).toHaveFocus()
  await userEvent.keyboard('11987654321')
  await expect.element(page.getByRole('link', { name: 'Cliente', exact: true })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(titulo('Endereço')).toBeVisible()
  expect(endereco()).toContain('/endereco')
})

test('o endereço com ?campo= leva o foco ao campo, mesmo dobrado', async () => {
  montarVenda('cliente', { dados: dadosCompletos(), busca: '?campo=cliente.rg' })
  await expect.element(page.getByRole('textbox', { name: 'RG' })).toHaveFocus()
})

test('quem começa por um documento já encontra a pessoa, e o endereço deixa de dizê-lo', async () => {
  const { dados, endereco } = montarVenda('cliente', {
    busca: '?documento=52998224725',
    responder: ({ caminho }) => (caminho === '/venda/cliente' ? { json: consultaDeTeste() } : undefined),
  })
  await expect.element(page.getByText('Já é cliente: Maria da Silva, nº 123.')).toBeVisible()
  expect(dados().cliente).toEqual({
    cpf_cnpj: '52998224725',
    id: consultaDeTeste().cliente?.id,
    tipo_pessoa: 'PF',
  })
  expect(endereco()).not.toContain('documento')
})

test('quem começa por um cliente pergunta por ele, e não pelo documento', async () => {
  const id = consultaDeTeste().cliente?.id ?? ''
  const { dados, pedidosDe } = montarVenda('cliente', {
    busca: `?cliente=${id}`,
    responder: ({ caminho }) => (caminho === '/venda/cliente' ? { json: consultaDeTeste() } : undefined),
  })
  await expect.element(page.getByText('CPF ou CNPJ: 529.982.247-25')).toBeVisible()
  expect(dados().cliente).toEqual({ id, tipo_pessoa: 'PF' })
  expect(pedidosDe('/venda/cliente')).toMatchObject([{ cliente_id: id }])
})

test.each([
  ['light', 390],
  ['light', 1440],
  ['dark', 390],
  ['dark', 1440],
] as const)('é acessível (%s, %i px)', async (tema, largura) => {
  await page.viewport(largura, 900)
  montarVenda('pagamento', { tema })
  await expect.element(page.getByRole('radio', { name: 'Dia 5', exact: true })).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test.each([
  [390, 844, 'sticky'],
  [844, 390, 'static'],
] as const)(
  'a %i por %i, a barra do preço fica %s: deitado, sobra lugar para os campos',
  async (w, h, position) => {
    await page.viewport(w, h)
    montarVenda('cliente', {})
    const barra = page.getByRole('complementary', { name: 'Preço e navegação' })
    await expect.element(barra).toHaveStyle({ position })
  },
)

test('no celular, o nome que se digita não empurra a etapa para baixo', async () => {
  await page.viewport(390, 844)
  montarVenda('cliente', { dados: dadosCompletos({ cliente: { tipo_pessoa: 'PF' } }) })
  await expect.element(titulo('Cliente')).toBeVisible()
  const altura = () => titulo('Cliente').element().getBoundingClientRect().top
  const antes = altura()
  await userEvent.fill(page.getByRole('textbox', { name: 'Nome' }), 'Maria das Dores Souza')
  await expect.element(page.getByText('Venda para Maria das Dores Souza')).toBeVisible()
  window.scrollTo(0, 0)
  expect(altura()).toBe(antes)
})
