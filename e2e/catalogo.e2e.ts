import { expect, type Page } from '@playwright/test'
import { dadosDeAdicional } from '../apps/api/src/catalogo/adicional/adicional.fabrica.ts'
import { CAMPINAS } from '../apps/api/src/catalogo/oferta/oferta.fabrica.ts'
import { dadosDePlano } from '../apps/api/src/catalogo/plano/plano.fabrica.ts'
import { dadosDePromocao } from '../apps/api/src/catalogo/promocao/promocao.fabrica.ts'
import { dadosDeEmpresa } from '../apps/api/src/provedor/empresa/empresa.fabrica.ts'
import { problemasDeAcesso } from '../apps/web/src/testes/axe.ts'
import type { NovoPlano } from '../packages/contract/src/catalogo/plano.ts'
import type { DadosPromocao } from '../packages/contract/src/catalogo/promocao.ts'
import { marcaUnica } from './base/pessoas.ts'
import { titulo } from './base/tela.ts'
import { type Mundo, test } from './base/teste.ts'

type Registro = { id: string; nome: string }

/**
 * A small provider: three plans, one of them only in Campinas,
 * two additionals, two promotions that add up and a coupon.
 */
const montarCatalogo = async ({ api }: Mundo) => {
  const marca = marcaUnica()
  const { access_token: token } = await api.entrar()
  const criar = (caminho: string, corpo: object) => api.exigir<Registro>('POST', caminho, { token, corpo })
  await criar('/empresa', dadosDeEmpresa({ nome_fantasia: `Provedor ${marca}` }))
  const adicional = (nome: string, valor: number) =>
    criar('/adicional', dadosDeAdicional({ nome: `${nome} ${marca}`, valor, quantidade_maxima: 3 }))
  const ponto = await adicional('Ponto extra', 19_90)
  const roteador = await adicional('Roteador', 9_90)
  const plano = (codigo: string, mudancas: Partial<NovoPlano>) =>
    criar(
      '/plano',
      dadosDePlano({
        codigo: `${codigo}-${marca}`,
        nome: `${codigo} ${marca}`,
        upload_mbps: 100,
        tipos_pessoa: ['PF'],
        codigo_oferta_anatel: '2026.000451',
        adicionais: [
          { adicional_id: roteador.id, obrigatorio: true, valor: null },
          { adicional_id: ponto.id, obrigatorio: false, valor: 14_90 },
        ],
        taxa_instalacao: 150_00,
        ...mudancas,
      }),
    )
  const planos = [
    await plano('FIBRA300', { download_mbps: 300, valor_mensal: 79_90 }),
    await plano('FIBRA500', { download_mbps: 500, valor_mensal: 99_90, cidades: [CAMPINAS] }),
    await plano('GIGA', { download_mbps: 1000, valor_mensal: 149_90 }),
    await plano('RADIO50', { download_mbps: 50, valor_mensal: 119_90, tecnologia: 'RADIO' }),
  ]
  const promocao = (nome: string, mudancas: Partial<DadosPromocao>) =>
    criar(
      '/promocao',
      dadosDePromocao({
        nome: `${nome} ${marca}`,
        planos: planos.slice(1, 2).map(({ id }) => id),
        desconto_mensalidade: null,
        cumulativa: true,
        ...mudancas,
      }),
    )
  await promocao('Metade', { desconto_mensalidade: { tipo: 'PERCENTUAL', valor: 50_00 } })
  await promocao('Instalação', { desconto_instalacao: { tipo: 'PERCENTUAL', valor: 100_00 } })
  const cupom = `SO${marca}`.toUpperCase()
  await promocao('Sozinha', {
    codigo: cupom,
    cumulativa: false,
    desconto_mensalidade: { tipo: 'PERCENTUAL', valor: 60_00 },
  })
  return { marca, cupom, fibra500: planos[1]?.id ?? '' }
}

const cartao = (page: Page, nome: string) => page.getByRole('article', { name: new RegExp(`^${nome}`) })
const semViolacoes = async (page: Page) => expect(await problemasDeAcesso(page)).toEqual([])

test('filtra, compara três e simula o preço ao centavo', async ({ abrirComo, mundo }) => {
  const { marca, cupom } = await montarCatalogo(mundo)
  const vendedor = await mundo.pessoas.criar()
  const page = await abrirComo(vendedor, { reducedMotion: 'reduce' })
  await page.goto(`/admin/planos?busca=${marca}`)
  await expect(page.getByRole('article')).toHaveCount(4)
  await page.getByRole('combobox', { name: 'Ordem' }).selectOption('Maior velocidade')
  await expect(page.getByRole('article').first()).toHaveAccessibleName(`GIGA ${marca}`)
  await page.getByRole('combobox', { name: 'Tecnologia' }).selectOption('Rádio')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(cartao(page, 'FIBRA500')).toContainText('R$ 59,85 nos 3 primeiros meses, depois R$ 109,80')
  await semViolacoes(page)

  // Whoever ticks a card, or opens it, stays where it is.
  await page.setViewportSize({ width: 1440, height: 400 })
  await page.getByRole('checkbox', { name: `Comparar FIBRA300 ${marca}` }).click()
  await expect(page.getByRole('button', { name: 'Comparar (1)' })).toBeVisible()
  await page.getByRole('button', { name: `Detalhes e preço: FIBRA300 ${marca}` }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  await page.setViewportSize({ width: 1440, height: 900 })

  for (const nome of ['FIBRA500', 'GIGA'])
    await page.getByRole('checkbox', { name: `Comparar ${nome} ${marca}` }).click()
  const quarto = page.getByRole('checkbox', { name: `Comparar RADIO50 ${marca}` })
  await expect(quarto).toHaveAttribute('aria-disabled', 'true')
  await quarto.click({ force: true })
  await expect(quarto).not.toBeChecked()
  await page.reload()
  await page.getByRole('button', { name: 'Comparar (3)' }).click()
  const mensalidades = page.getByRole('dialog').getByRole('row', { name: /^Mensalidade/ })
  await expect(mensalidades.getByRole('cell')).toHaveText(['R$ 89,80', 'R$ 109,80', 'R$ 159,80'])
  await semViolacoes(page)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: `Detalhes e preço: FIBRA500 ${marca}` }).click()
  const simulador = page.getByRole('dialog')
  await expect(simulador.getByRole('checkbox', { name: `Roteador ${marca}` })).toBeDisabled()
  await simulador.getByRole('checkbox', { name: `Ponto extra ${marca}` }).check()
  await simulador.getByRole('button', { name: `Mais Ponto extra ${marca}` }).click()
  const preco = simulador.getByRole('region', { name: 'Preço' })
  // Half of 99,90, the router at 9,90 and two points at 14,90; later the full price.
  await expect(preco).toContainText('R$ 89,65 nos 3 primeiros meses, depois R$ 139,60')
  await expect(preco.getByText('Preço conferido pelo servidor')).toBeVisible()
  await simulador.getByRole('checkbox', { name: `Instalação ${marca}` }).uncheck()
  await expect(preco.getByRole('definition').first()).toHaveText('R$ 239,65')
  await expect(preco.getByText('Preço conferido pelo servidor')).toBeVisible()
  await simulador.getByLabel('Cupom').fill('inventado')
  await simulador.getByRole('button', { name: 'Aplicar' }).click()
  await expect(simulador.getByText('Este cupom não existe')).toBeVisible()
  await simulador.getByLabel('Cupom').fill(cupom)
  // Left for something else, which must not move while it is pressed.
  const doCupom: string[] = []
  page.on('request', (pedido) => pedido.url().includes(`cupom=${cupom}`) && doCupom.push(pedido.url()))
  await preco.hover()
  await page.mouse.down()
  await expect(simulador.getByLabel('Cupom')).not.toBeFocused()
  expect(doCupom).toEqual([])
  await page.mouse.up()
  await expect(
    simulador.getByText(`Cupom aplicado: Sozinha ${marca}, no lugar de Metade ${marca}.`),
  ).toBeVisible()
  await expect(preco).toContainText('R$ 79,66 nos 3 primeiros meses, depois R$ 139,60')
  await expect(preco.getByText('Preço conferido pelo servidor')).toBeVisible()
  await semViolacoes(page)
})

test('a etiqueta da oferta cabe em uma folha e diz tudo', async ({ abrirComo, mundo }) => {
  const { marca, fibra500 } = await montarCatalogo(mundo)
  const catalogo = await abrirComo()
  await catalogo.goto(`/admin/planos?plano=${fibra500}`)
  const outraAba = catalogo.waitForEvent('popup')
  await catalogo.getByRole('link', { name: 'Etiqueta da oferta' }).click()
  const page = await outraAba
  await titulo(page, 'Etiqueta da oferta')
  const folha = page.getByRole('article', { name: 'Etiqueta da oferta' })
  for (const texto of [
    `FIBRA500-${marca}`.toUpperCase(),
    '2026.000451',
    '1 cidade de SP: Campinas',
    '500 Mbps',
    'R$ 59,85 nos 3 primeiros meses, depois R$ 109,80',
    'pela variação do IPCA',
    'Instalação sem custo (R$ 600,00)',
    'boleto, Pix',
    `Provedor ${marca} Ltda.`,
  ])
    await expect(folha).toContainText(texto)
  await semViolacoes(page)

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Imprimir ou salvar PDF' })).toBeHidden()
  await page.emulateMedia({ media: null })
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2)
})

test('onde nada se vende, diz por que e deixa limpar', async ({ abrirComo, mundo }) => {
  const { marca } = await montarCatalogo(mundo)
  const page = await abrirComo()
  await page.goto(`/admin/planos?busca=fibra500 ${marca}&codigo_ibge=3548500`)
  await expect(page.getByText('Nenhum plano como o procurado é vendido em Santos – SP.')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar busca e filtros' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL('/admin/planos')
})
