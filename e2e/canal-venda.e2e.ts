import { expect } from '@playwright/test'
import { dadosDeCanal } from '../apps/api/src/provedor/canal-venda/canal-venda.fabrica.ts'
import { marcaUnica } from './base/pessoas.ts'
import { escolher, esperarToast, titulo } from './base/tela.ts'
import { test } from './base/teste.ts'

test('um canal novo: o tipo sugere, o que a pessoa mudou fica, e em uso não se exclui', async ({
  abrirComo,
  mundo,
}) => {
  const nome = `Fone ${marcaUnica()}`
  const pessoa = await mundo.pessoas.criar()
  const page = await abrirComo()
  await page.goto('/admin/canal-venda')
  await page.getByRole('button', { name: 'Novo canal' }).first().click()
  await page.getByLabel('Nome').fill(nome)
  const audio = page.getByRole('checkbox', { name: 'Áudio de aceite' })
  const aceite = page.getByRole('switch', { name: /Exige aceite digital/ })
  const fora = page.getByRole('switch', { name: /Venda fora do estabelecimento/ })
  await escolher(page, 'Tipo', 'Televendas')
  await expect(audio).toBeChecked()
  await expect(fora).toBeChecked()
  await expect(aceite).not.toBeChecked()
  await page.getByRole('checkbox', { name: 'Frente do documento' }).check()
  await escolher(page, 'Tipo', 'Porta a porta')
  await expect(aceite).toBeChecked()
  await expect(audio).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Verso do documento' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Criar canal' }).click()
  await esperarToast(page, `Canal ${nome} criado`)
  await titulo(page, nome)
  const canal = page.url()

  await page.goto(`/admin/usuario/${pessoa.id}`)
  await escolher(page, 'Canal padrão', nome)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await esperarToast(page, 'Alterações salvas')
  await expect(page.getByRole('region', { name: 'Histórico' })).toContainText(`Canal padrão${nome}`)

  await page.goto(canal)
  await page.getByRole('button', { name: 'Excluir', exact: true }).click()
  const pergunta = page.getByRole('dialog')
  await pergunta.getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect(pergunta).toContainText(`enquanto estiver em uso: 1 usuário (${pessoa.nome})`)
})

test('a mesma pessoa edita um canal em dois lugares e nada se perde', async ({ abrirComo, mundo }) => {
  const { access_token: token } = await mundo.api.entrar()
  const corpo = dadosDeCanal({ nome: `Loja ${marcaUnica()}` })
  const { id } = await mundo.api.exigir<{ id: string }>('POST', '/canal-venda', { token, corpo })
  const page = await abrirComo()
  await page.goto(`/admin/canal-venda/${id}`)
  await titulo(page, corpo.nome)
  const emOutraAba = {
    ...corpo,
    nome: `${corpo.nome} de antes`,
    anexos_obrigatorios: ['AUDIO_ACEITE'],
    versao: 1,
  }
  await mundo.api.exigir('PUT', `/canal-venda/${id}`, { token, corpo: emOutraAba })

  await page.getByLabel('Nome').fill(`${corpo.nome} minha`)
  await page.getByRole('switch', { name: /Exige aceite digital/ }).check()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  const conflito = page.getByRole('dialog', { name: 'Você já salvou em outro lugar' })
  await expect(conflito).toContainText('Áudio de aceite')
  await conflito.getByRole('radio', { name: /Ficar com o meu/ }).check()
  await conflito.getByRole('button', { name: 'Salvar assim' }).click()
  await esperarToast(page, 'Alterações salvas')
  await titulo(page, `${corpo.nome} minha`)
  await expect(page.getByRole('checkbox', { name: 'Áudio de aceite' })).toBeChecked()
  await expect(page.getByRole('switch', { name: /Exige aceite digital/ })).toBeChecked()
})
