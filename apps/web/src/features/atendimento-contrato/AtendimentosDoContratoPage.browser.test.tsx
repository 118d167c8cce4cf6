import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CLIENTE, CONTRATO, umResumo } from '#partes/atendimento/atendimento.fabrica.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { entrarCom } from '#testes/pessoa.ts'

const { cliente, plano } = umResumo()
const ENDERECO = `/admin/cliente/${CLIENTE}/plano/${CONTRATO}/atendimento`
const lista = { json: { itens: [umResumo()], anterior: null, proximo: null } }

test('acima da lista, o cliente e o contrato só são links para quem pode abri-los', async () => {
  montarApp(ENDERECO, ['LISTAR.ATENDIMENTO'], ({ pathname }) => {
    if (pathname === '/api/atendimento/contrato') return { json: { cliente, plano } }
    return pathname === '/api/atendimento' ? lista : undefined
  })
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

test('transferido o contrato, sob o titular antigo ele não existe, e nada dele se mostra', async () => {
  montarApp(ENDERECO, ['LISTAR.ATENDIMENTO', 'EDITAR.ATENDIMENTO'], ({ pathname }) =>
    pathname === '/api/atendimento' ? lista : undefined,
  )
  await expect.element(page.getByText('Este contrato não existe, ou não é deste cliente.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Ver os atendimentos' }))
    .toHaveAttribute('href', '/admin/atendimento')
  expect(page.getByText(umResumo().assunto).query()).toBeNull()
  expect(page.getByRole('button', { name: 'Novo atendimento' }).query()).toBeNull()
})

test('acima da lista está o titular de agora, ainda que o atendimento seja do de antes', async () => {
  const nova = { id: CLIENTE, nome: 'Ana Nova' }
  montarApp(ENDERECO, ['LISTAR.ATENDIMENTO'], ({ pathname }) => {
    if (pathname === '/api/atendimento/contrato') return { json: { cliente: nova, plano } }
    return pathname === '/api/atendimento' ? lista : undefined
  })
  await expect.element(page.getByText(`Ana Nova · ${plano}`)).toBeVisible()
})

test('quem abre o contrato e não vê atendimentos lê isso, e nada é pedido', async () => {
  const { chamadas } = montarApp(`${ENDERECO}?novo=true`, ['CRIAR.VENDA'], () => undefined)
  await expect.element(page.getByText('Você não possui permissão para ver atendimentos.')).toBeVisible()
  expect(chamadas.filter((uma) => uma.startsWith('/api/atendimento'))).toEqual([])
})

test('a lista de todos diz como se abre um atendimento, e leva a quem o abre à busca do cliente', async () => {
  const nada = { json: { itens: [], anterior: null, proximo: null } }
  montarApp('/admin/atendimento', ['LISTAR.ATENDIMENTO', 'EDITAR.ATENDIMENTO'], ({ pathname }) =>
    pathname === '/api/atendimento' ? nada : undefined,
  )
  await expect.element(page.getByText(/Um novo se abre na página do cliente, em “Atender”/)).toBeVisible()
  const atender = page.getByRole('link', { name: 'Atender um cliente' })
  await expect.element(atender).toHaveAttribute('href', '/cliente')
  entrarCom(['LISTAR.ATENDIMENTO'])
  await expect.element(atender).not.toBeInTheDocument()
})
