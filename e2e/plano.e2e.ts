import { expect, type Page } from '@playwright/test'
import { dadosDePlano } from '../apps/api/src/catalogo/plano/plano.fabrica.ts'
import { dadosDeRecurso } from '../apps/api/src/catalogo/recurso/recurso.fabrica.ts'
import { diaNoFuso, somarDias } from '../packages/contract/src/valores/dia.ts'
import { marcaUnica } from './base/pessoas.ts'
import { esperarToast, titulo } from './base/tela.ts'
import { test } from './base/teste.ts'

const amanha = somarDias(diaNoFuso(new Date(), 'America/Sao_Paulo'), 1)
const emPalavras = amanha.split('-').reverse().join('/')
const botao = (page: Page, nome: string) => page.getByRole('button', { name: nome, exact: true })
const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true })
const previa = (page: Page) => page.getByRole('complementary', { name: 'Como o vendedor vê' })

test('um plano nasce com o cartão ao lado, e o preço de amanhã é marcado e desfeito', async ({
  abrirComo,
}) => {
  const nome = `Fibra ${marcaUnica()}`
  const page = await abrirComo()
  await page.goto('/admin/configuracao/plano')
  await botao(page, 'Novo plano').first().click()
  await titulo(page, 'Novo plano')

  await campo(page, 'Nome').fill(nome)
  await campo(page, 'Download').fill('600')
  await campo(page, 'Upload').fill('300')
  await campo(page, 'Mensalidade').fill('99,90')
  await expect(previa(page)).toContainText('600 Mega')
  await expect(previa(page)).toContainText('R$ 99,90 por mês')
  await botao(page, 'Criar plano').click()
  await expect(campo(page, 'Código')).toBeFocused()
  await expect(campo(page, 'Código')).toHaveAccessibleDescription(/Este campo é obrigatório/)
  await campo(page, 'Código').fill(`F-${marcaUnica()}`)
  await campo(page, 'Fidelidade').fill('13')
  await campo(page, 'Valor do benefício').fill('600,00')
  await campo(page, 'Benefício em troca').fill('Instalação sem custo')
  await botao(page, 'Criar plano').click()
  await expect(campo(page, 'Fidelidade')).toBeFocused()
  await expect(campo(page, 'Fidelidade')).toHaveAccessibleDescription(/no máximo 12 meses/)
  await campo(page, 'Fidelidade').fill('12')
  await page.getByText('Multa de quem sai antes').click()
  await expect(page.getByText('após 5 meses')).toBeVisible()
  await expect(page.getByText('R$ 350,00')).toBeVisible()
  await botao(page, 'Criar plano').click()
  await titulo(page, nome)

  await botao(page, 'Mudar preço').click()
  const gaveta = page.getByRole('dialog', { name: 'Mudar preço' })
  await expect(gaveta.getByLabel('A partir de')).toHaveValue(emPalavras)
  await gaveta.getByLabel('A partir de').fill('01/01/2026')
  await gaveta.getByLabel('Mensalidade').fill('109,90')
  await gaveta.getByRole('button', { name: 'Mudar preço' }).click()
  await expect(gaveta.getByLabel('A partir de')).toHaveAccessibleDescription(/O passado não muda/)
  await gaveta.getByLabel('A partir de').fill(emPalavras)
  await gaveta.getByRole('button', { name: 'Mudar preço' }).click()
  await esperarToast(page, `Novo preço marcado para ${emPalavras}: R$ 109,90`)
  await expect(page.getByRole('table', { name: 'Preços do plano' })).toContainText('R$ 109,90')
  await expect(previa(page)).toContainText('R$ 99,90 por mês')

  await page.goto(`/admin/configuracao/plano?busca=${encodeURIComponent(nome)}`)
  await expect(page.getByText(`R$ 99,90 → R$ 109,90 em ${emPalavras}`)).toBeVisible()
  await page.getByRole('link', { name: nome }).click()
  await botao(page, 'Desfazer').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click()
  await esperarToast(page, `O preço de ${emPalavras} foi desfeito`)
  await expect(botao(page, 'Desfazer')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Histórico' })).toContainText(
    `Preço a partir de ${emPalavras}`,
  )
})

test('dois administradores mudam o mesmo plano e nada se perde', async ({ abrirComo, mundo }) => {
  const { access_token: token } = await mundo.api.entrar()
  const criar = (caminho: string, corpo: object) =>
    mundo.api.exigir<{ id: string }>('POST', caminho, { token, corpo })
  const marca = marcaUnica()
  const [wifi, suporte] = [
    await criar('/recurso', dadosDeRecurso({ nome: `Wi-Fi ${marca}` })),
    await criar('/recurso', dadosDeRecurso({ nome: `Suporte ${marca}` })),
  ]
  const recursos = [wifi.id, suporte.id]
  const { id } = await criar('/plano', dadosDePlano({ nome: `Dividido ${marca}`, recursos }))
  const outro = await mundo.pessoas.criar({ nome: 'Bia Rápida', grupo: 'Administrador' })
  const [rapida, lenta] = [await abrirComo(outro), await abrirComo()]
  for (const page of [rapida, lenta]) {
    await page.goto(`/admin/configuracao/plano/${id}`)
    await titulo(page, `Dividido ${marca}`)
  }
  await botao(rapida, `Ações de Suporte ${marca}`).click()
  await rapida.getByRole('menuitem', { name: 'Mover para cima' }).click()
  await campo(rapida, 'Upload').fill('400')
  await botao(rapida, 'Salvar').click()
  await esperarToast(rapida, /Alterações salvas/)

  await botao(lenta, `Tirar Wi-Fi ${marca}`).click()
  await campo(lenta, 'Descrição').fill('Para a casa toda')
  await botao(lenta, 'Salvar').click()
  const conflito = lenta.getByRole('dialog', { name: 'Outra pessoa salvou antes de você' })
  await expect(conflito).toContainText('Bia Rápida salvou em')
  const escolha = conflito.getByRole('radiogroup', { name: 'Recursos' })
  await expect(escolha).toContainText(`Suporte ${marca}, Wi-Fi ${marca}`)
  await expect(conflito).toContainText('400 Mbps')
  await escolha.getByRole('radio', { name: /Ficar com o meu/ }).check()
  await conflito.getByRole('button', { name: 'Salvar assim' }).click()
  await esperarToast(lenta, /Alterações salvas/)

  await lenta.reload()
  await expect(campo(lenta, 'Upload')).toHaveValue('400')
  await expect(campo(lenta, 'Descrição')).toHaveValue('Para a casa toda')
  await expect(previa(lenta)).not.toContainText(`Wi-Fi ${marca}`)
})
