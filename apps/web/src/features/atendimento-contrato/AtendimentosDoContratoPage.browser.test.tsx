import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CLIENTE, CONTRATO, umResumo } from '#partes/atendimento/atendimento.fabrica.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { entrarCom } from '#testes/pessoa.ts'

test('acima da lista, o cliente e o contrato só são links para quem pode abri-los', async () => {
  montarApp(
    `/admin/cliente/${CLIENTE}/plano/${CONTRATO}/atendimento`,
    ['LISTAR.ATENDIMENTO'],
    ({ pathname }) =>
      pathname === '/api/atendimento'
        ? { json: { itens: [umResumo()], anterior: null, proximo: null } }
        : undefined,
  )
  const { cliente, plano } = umResumo()
  const [aoCliente, aoContrato] = [cliente.nome, plano].map((name) =>
    page.getByRole('main').getByRole('link', { name, exact: true }),
  )
  await expect.element(page.getByText(`${cliente.nome} · ${plano}`)).toBeVisible()
  expect(aoCliente?.query()).toBeNull()
  expect(aoContrato?.query()).toBeNull()
  entrarCom(['LISTAR.ATENDIMENTO', 'CRIAR.VENDA'])
  await expect.poll(() => aoCliente?.query()?.getAttribute('href')).toBe(`/admin/cliente/${CLIENTE}`)
  await expect
    .poll(() => aoContrato?.query()?.getAttribute('href'))
    .toBe(`/admin/cliente/${CLIENTE}/plano/${CONTRATO}`)
})

test('quem abre o contrato e não vê atendimentos lê isso, e nada é pedido', async () => {
  const endereco = `/admin/cliente/${CLIENTE}/plano/${CONTRATO}/atendimento?novo=true`
  const { chamadas } = montarApp(endereco, ['CRIAR.VENDA'], () => undefined)
  await expect.element(page.getByText('Você não possui permissão para ver atendimentos.')).toBeVisible()
  expect(chamadas.filter((uma) => uma.startsWith('/api/atendimento'))).toEqual([])
})
