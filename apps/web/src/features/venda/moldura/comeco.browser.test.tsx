import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { rascunhosDoAparelho } from '#aparelho/rascunhos.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { pessoa } from '#testes/pessoa.ts'
import { comPortador } from '#testes/portador.ts'
import { CANAL, EMPRESA, preparoDeTeste } from '../venda.fabrica.tsx'

test('abrir uma venda nova e voltar não deixa um rascunho vazio', async () => {
  const { endereco } = montarApp('/vendedor/nova', ['REALIZAR_VENDA'], ({ pathname }) =>
    pathname === '/api/venda/preparo' ? { json: preparoDeTeste() } : undefined,
  )
  comPortador()
  const documento = page.getByRole('textbox', { name: 'CPF ou CNPJ' })
  await expect.element(documento).toBeVisible()
  await expect.element(page.getByText('Fibra Norte · Porta a porta')).toBeVisible()
  const [, id = ''] = /venda\/([^/]+)\/cliente/.exec(endereco()) ?? []
  onTestFinished(() => rascunhosDoAparelho.excluir(pessoa.id, id))
  expect(await rascunhosDoAparelho.ler(pessoa.id, id)).toBeNull()

  await userEvent.fill(documento, '5')
  await expect
    .poll(async () => (await rascunhosDoAparelho.ler(pessoa.id, id))?.dados)
    .toMatchObject({ empresa_id: EMPRESA.id, canal_venda_id: CANAL.id, cliente: { cpf_cnpj: '5' } })
})
