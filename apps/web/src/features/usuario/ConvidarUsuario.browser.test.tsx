import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'

const GRUPO = '0192f0c1-0000-7000-8000-000000000001'
const empresa = (n: number) => ({ id: `0192f0c1-0000-7000-8000-00000000001${n}`, nome: `Fibra ${n}` })

const abrir = (quantas: number) => {
  montarApp('/admin/usuario?convidar=true&vendedor=true', ['LISTAR.USUARIO', 'CRIAR.USUARIO'], (url) => {
    if (url.pathname === '/api/grupo-permissao/opcoes')
      return { json: [{ id: GRUPO, nome: 'Vendedor', concedivel: true, vende: true }] }
    if (url.pathname === '/api/empresa/opcoes')
      return { json: Array.from({ length: quantas }, (_, i) => empresa(i)) }
    return undefined
  })
}
const gaveta = page.getByRole('dialog', { name: 'Convidar usuário' })
/** The test's server refuses the invitation: what counts is whether it was asked. */
const respostaDoServidor = gaveta.getByText('Não encontrado')
const preencherEEnviar = async () => {
  await userEvent.fill(gaveta.getByRole('textbox', { name: 'Nome' }), 'Vera Vendas')
  await userEvent.fill(gaveta.getByRole('textbox', { name: 'E-mail' }), 'vera@teste.br')
  await userEvent.keyboard('{Enter}')
}

test('da lista do painel, o grupo de quem vende e a única empresa já vêm escolhidos', async () => {
  abrir(1)
  await expect.element(gaveta.getByRole('combobox', { name: 'Grupo' })).toHaveValue('Vendedor')
  await expect.element(gaveta.getByText('Fibra 0')).toBeVisible()
  await preencherEEnviar()
  await expect.element(respostaDoServidor).toBeVisible()
})

test('sem nenhuma empresa o convite pergunta antes de sair', async () => {
  abrir(2)
  await preencherEEnviar()
  const pergunta = page.getByRole('dialog', { name: 'Convidar sem nenhuma empresa?' })
  await expect.element(pergunta.getByText(/a pessoa entra mas não vê registros/)).toBeVisible()
  await userEvent.click(pergunta.getByRole('button', { name: 'Cancelar' }))
  expect(respostaDoServidor.query()).toBeNull()
  await userEvent.click(gaveta.getByRole('textbox', { name: 'E-mail' }))
  await userEvent.keyboard('{Enter}')
  await userEvent.click(pergunta.getByRole('button', { name: 'Enviar convite' }))
  await expect.element(respostaDoServidor).toBeVisible()
})
