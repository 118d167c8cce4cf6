import { expect } from '@playwright/test'
import { dadosDeAdicional } from '../apps/api/src/catalogo/adicional/adicional.fabrica.ts'
import { marcaUnica } from './base/pessoas.ts'
import { escolher, esperarToast, titulo } from './base/tela.ts'
import { test } from './base/teste.ts'

const LISTA = '/admin/configuracao/adicional'

test('um adicional incompatível com outro aparece nos dois, e um formulário velho do outro não o desfaz', async ({
  abrirComo,
  mundo,
}) => {
  const [um, outro] = [`Telecine ${marcaUnica()}`, `Paramount ${marcaUnica()}`]
  const { access_token: token } = await mundo.api.entrar()
  const { id } = await mundo.api.exigir<{ id: string }>('POST', '/adicional', {
    token,
    corpo: dadosDeAdicional({ nome: outro, valor: 19_90 }),
  })
  const velha = await abrirComo()
  await velha.goto(`${LISTA}/${id}`)
  await titulo(velha, outro)

  const page = await abrirComo()
  await page.goto(LISTA)
  await page.getByRole('button', { name: 'Novo adicional' }).click()
  await page.getByRole('button', { name: 'Criar adicional' }).click()
  await expect(page.getByText('Este campo é obrigatório')).toHaveCount(3)
  await page.getByLabel('Nome').fill(um)
  await escolher(page, 'Categoria', 'Streaming')
  await page.getByLabel('Valor').fill('29,90')
  await escolher(page, 'Incompatível com', outro)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Criar adicional' }).click()
  await esperarToast(page, `${um} foi criado`)
  await titulo(page, um)
  await expect(page.getByLabel('Valor')).toHaveValue('R$ 29,90')

  await velha.getByLabel('Valor').fill('25,00')
  await velha.getByRole('button', { name: 'Salvar', exact: true }).click()
  const conflito = velha.getByRole('dialog', { name: 'Você já salvou em outro lugar' })
  await expect(conflito).toContainText(`Incompatível com: ${um}`)
  await conflito.getByRole('button', { name: 'Salvar assim' }).click()
  await esperarToast(velha, 'Alterações salvas')
  await velha.reload()
  await expect(velha.getByLabel('Valor')).toHaveValue('R$ 25,00')
  const historico = velha.getByRole('region', { name: 'Histórico' })
  await expect(historico).toContainText('R$ 19,90 → R$ 25,00')
  await expect(historico).toContainText(um)
})

test('desativar diz o que acontece, e excluir tira da lista', async ({ abrirComo, mundo }) => {
  const nome = `Ponto extra ${marcaUnica()}`
  const { access_token: token } = await mundo.api.entrar()
  const { id } = await mundo.api.exigir<{ id: string }>('POST', '/adicional', {
    token,
    corpo: dadosDeAdicional({ nome }),
  })
  const page = await abrirComo()
  await page.goto(`${LISTA}/${id}`)
  await page.getByRole('switch', { name: 'Ativo' }).uncheck({ force: true })
  await expect(page.getByText('Não é oferecido em nenhuma venda nova.')).toBeVisible()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await esperarToast(page, 'Alterações salvas')
  await page.goto(`${LISTA}?ativo=false&busca=${encodeURIComponent(nome)}`)
  await page.getByRole('link', { name: nome }).click()
  await titulo(page, nome)
  await page.getByRole('main').getByRole('button', { name: 'Excluir', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true }).click()
  await esperarToast(page, `${nome} foi excluído`)
  // The list is still the filtered one.
  await expect(page).toHaveURL(/ativo=false/)
  await expect(page.getByText('Não há dados para exibir')).toBeVisible()
  await page.goto(`${LISTA}/${id}`)
  await titulo(page, '404!')
})
