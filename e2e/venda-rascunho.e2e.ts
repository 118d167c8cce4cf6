import { expect, type Page } from '@playwright/test'
import type { Rascunho } from '../packages/contract/src/vendas/rascunho-api.ts'
import { test } from './base/teste.ts'
import { continuar, guardarRascunho, montarOferta, naEtapa, salvoAqui, vendedorDe } from './base/vendas.ts'

test.use({ serviceWorkers: 'allow' })

const campo = (page: Page, nome: string) => page.getByRole('textbox', { name: nome, exact: true })

const voltar = async (page: Page) => {
  await page.getByRole('link', { name: 'Voltar' }).click()
  await naEtapa(page, 'cliente')
}

test('o rascunho segue em outro aparelho; mudado nos dois, as duas versões aparecem e a pessoa escolhe', async ({
  abrirComo,
  mundo,
}) => {
  const oferta = await montarOferta(mundo)
  const pessoa = await vendedorDe(mundo, oferta)
  const { id, token } = await guardarRascunho(mundo, pessoa, oferta, { etapa: 'cliente' })
  const noServidor = async () => {
    const { dados } = await mundo.api.exigir<Rascunho>('GET', `/venda/rascunho/${id}`, { token })
    const { nome, email } = dados.cliente
    return { nome, email }
  }
  const mesa = await abrirComo(pessoa)
  await mesa.goto(`/vendedor/venda/${id}/cliente`)
  await campo(mesa, 'Nome').fill('Maria da Mesa')
  await continuar(mesa, 'endereco')
  await expect.poll(noServidor).toEqual({ nome: 'Maria da Mesa' })

  const telefone = await abrirComo(pessoa, { viewport: { width: 390, height: 844 } })
  await telefone.goto('/vendedor')
  await telefone.getByRole('link', { name: 'Maria da Mesa Continuar em Endereço' }).click()
  await naEtapa(telefone, 'endereco')
  await expect(campo(telefone, 'Logradouro')).toHaveValue('Rua Barão de Jaguara')
  await voltar(telefone)
  await campo(telefone, 'Nome').fill('Maria do Telefone')
  await continuar(telefone, 'endereco')
  await expect.poll(noServidor).toEqual({ nome: 'Maria do Telefone' })

  await mesa.goto(`/vendedor/venda/${id}/cliente`)
  await expect(campo(mesa, 'Nome')).toHaveValue('Maria do Telefone')
  await telefone.context().setOffline(true)
  await voltar(telefone)
  await campo(telefone, 'Nome').fill('Maria do Telefone de Souza')
  await campo(telefone, 'E-mail').fill('maria@teste.br')
  await salvoAqui(telefone)
  await campo(mesa, 'Nome').fill('Maria da Mesa de Souza')
  await continuar(mesa, 'endereco')
  await expect.poll(noServidor).toEqual({ nome: 'Maria da Mesa de Souza' })

  await telefone.context().setOffline(false)
  const conflito = telefone.getByRole('dialog', { name: 'Este rascunho mudou em dois lugares' })
  await expect(conflito).toContainText('Maria do Telefone de Souza')
  await expect(conflito).toContainText('Maria da Mesa de Souza')
  await expect(conflito.getByRole('button', { name: 'Continuar assim' })).toBeDisabled()
  expect(await noServidor()).toEqual({ nome: 'Maria da Mesa de Souza' })
  await conflito.getByRole('radio', { name: /Maria da Mesa de Souza/ }).check({ force: true })
  await conflito.getByRole('radio', { name: /maria@teste\.br/ }).check({ force: true })
  await conflito.getByRole('button', { name: 'Continuar assim' }).click()
  await expect(campo(telefone, 'Nome')).toHaveValue('Maria da Mesa de Souza')
  await expect.poll(noServidor).toEqual({ nome: 'Maria da Mesa de Souza', email: 'maria@teste.br' })
  await mesa.reload()
  await voltar(mesa)
  await expect(campo(mesa, 'E-mail')).toHaveValue('maria@teste.br')
})
