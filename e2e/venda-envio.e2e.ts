import { expect, type Page } from '@playwright/test'
import { dadosDeVenda } from '../apps/api/src/vendas/venda/venda.fabrica.ts'
import { novoId } from '../apps/web/src/aparelho/novo-rascunho.ts'
import { formatarDinheiro } from '../packages/contract/src/valores/dinheiro.ts'
import { type Mundo, test } from './base/teste.ts'
import { guardarRascunho, montarOferta, naEtapa, type OfertaMontada, vendedorDe } from './base/vendas.ts'

/** Twelve months of 99,90, and with the promotion the first three at half of it. */
const SEM_PROMOCAO = 12 * 99_90
const COM_PROMOCAO = SEM_PROMOCAO - 3 * 49_95

/** Somebody else sells meanwhile, and takes the last use of the promotion. */
const venderAntes = async (mundo: Mundo, oferta: OfertaMontada, total_mostrado: number) => {
  const { access_token: token } = await mundo.api.entrar(await vendedorDe(mundo, oferta))
  const dados = dadosDeVenda({
    empresa_id: oferta.empresa.id,
    canal_venda_id: oferta.canal.id,
    plano_id: oferta.plano.id,
  })
  await mundo.api.exigir('POST', '/venda', { token, corpo: { id: novoId(), dados, total_mostrado } })
}

/** At once in every tab, whichever still has the button. */
const clicarEmTodas = (abas: Page[], nome: string) =>
  Promise.all(
    abas.map((aba) =>
      aba.evaluate((texto) => {
        const botao = [...document.querySelectorAll('button')].find(({ innerText }) => innerText === texto)
        botao?.click()
        botao?.click()
      }, nome),
    ),
  )

test('a promoção esgota antes do envio: antes e depois são mostrados; confirmado às pressas em duas abas, é uma venda só', async ({
  abrirComo,
  mundo,
}) => {
  const oferta = await montarOferta(mundo, { promocao: { limite_total: 1 } })
  // One for all plans that another journey left in this world would take its place at the same price.
  await mundo.sql('update promocao set ativo = false where id <> $1', [oferta.promocao.id])
  const pessoa = await vendedorDe(mundo, oferta)
  const { endereco } = await guardarRascunho(mundo, pessoa, oferta, { etapa: 'revisao' })
  const aba = await abrirComo(pessoa)
  const outra = await aba.context().newPage()
  const enviar = (page: Page) => page.getByRole('button', { name: 'Enviar venda' })
  for (const page of [aba, outra]) {
    await page.goto(endereco)
    await naEtapa(page, 'revisao')
    await expect(enviar(page)).toBeEnabled()
  }
  await venderAntes(mundo, oferta, COM_PROMOCAO)
  await enviar(aba).dblclick()
  const pergunta = aba.getByRole('dialog', { name: 'O preço mudou desde que você o mostrou' })
  await expect(pergunta.getByRole('list', { name: 'O que não vale mais' })).toContainText(
    oferta.promocao.nome,
  )
  await expect(pergunta).toContainText(formatarDinheiro(COM_PROMOCAO))
  await expect(pergunta).toContainText(formatarDinheiro(SEM_PROMOCAO))
  const vendas = async () => {
    const { rows } = await mundo.sql(
      `select v.protocolo, v.mensalidade, v.oferta->'promocoes' as promocoes from venda v where v.vendedor_id = $1`,
      [pessoa.id],
    )
    return rows
  }
  expect(await vendas()).toEqual([])

  await expect(outra.getByRole('dialog')).toBeVisible()
  await clicarEmTodas([aba, outra], 'Confirmar novo preço')
  for (const page of [aba, outra])
    await expect(page.getByRole('heading', { name: 'Venda enviada' })).toBeVisible()
  const [venda, ...mais] = await vendas()
  expect(mais).toEqual([])
  expect(venda).toMatchObject({ mensalidade: 99_90, promocoes: [] })
  for (const page of [aba, outra])
    await expect(page.getByText(String(venda.protocolo), { exact: true })).toBeVisible()
})
