import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ID, umAtendimento } from '#partes/atendimento/atendimento.fabrica.ts'
import { montarApp } from '#testes/montarApp.tsx'

const { cliente, cliente_plano_id, prazo } = umAtendimento()
const SEM_SINAL = { status: 503, json: { message: 'O servidor não respondeu', errors: [] } }
const preparo = {
  ...{ cliente, plano: 'Fibra 500', telefone: null, responsaveis: [], em_aberto: [] },
  prazos: { BAIXA: prazo, NORMAL: prazo, ALTA: prazo, URGENTE: prazo },
}
const enviados = () =>
  vi
    .mocked(window.fetch)
    .mock.calls.filter(([, opcoes]) => opcoes?.method === 'POST')
    .filter(([url]) => String(url).endsWith('/atendimento'))
    .map(([, opcoes]) => JSON.parse(String(opcoes?.body)))

test('enviado de novo é o mesmo; com outro conteúdo, é outro', async () => {
  await page.viewport(1440, 900)
  const { router } = montarApp(
    `/admin/cliente/${cliente.id}/plano/${cliente_plano_id}/atendimento`,
    ['LISTAR.ATENDIMENTO', 'EDITAR.ATENDIMENTO'],
    ({ pathname, search }) => {
      if (pathname === '/api/atendimento/preparo') return { json: preparo }
      if (pathname === '/api/atendimento/contrato') return { json: { cliente, plano: preparo.plano } }
      if (pathname === `/api/atendimento/${ID}`) return { json: umAtendimento() }
      if (pathname !== '/api/atendimento') return undefined
      if (search) return { json: { itens: [], total: 0, proximo: null, anterior: null } }
      return enviados().length < 4 ? SEM_SINAL : { status: 201, json: umAtendimento() }
    },
  )
  await userEvent.click(page.getByRole('button', { name: 'Novo atendimento' }).first())
  const assunto = page.getByRole('textbox', { name: 'Assunto' })
  const enviar = async (vez: number) => {
    await userEvent.type(assunto, '{Enter}')
    await expect.poll(() => enviados().length).toBe(vez)
    if (vez < 4) await expect.element(page.getByText('O servidor não respondeu')).toBeVisible()
  }
  await userEvent.fill(assunto, 'Sem sinal')
  await enviar(1)
  await enviar(2)
  await userEvent.fill(assunto, 'Sem internet')
  await enviar(3)
  await userEvent.fill(assunto, 'Sem sinal')
  await enviar(4)
  await expect.element(page.getByRole('heading', { level: 1, name: /^Atendimento 4321/ })).toBeVisible()
  const [primeiro, repetido, outro, comoOPrimeiro] = enviados()
  expect(repetido).toEqual(primeiro)
  expect(outro).toEqual({ ...primeiro, assunto: 'Sem internet', id: outro.id })
  expect(outro.id).not.toBe(primeiro.id)
  expect(comoOPrimeiro).toEqual(primeiro)
  router.history.back()
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Atendimentos do contrato' }))
    .toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
