import type { ContratoResumo } from '@balcao/contract/vendas/contrato-opcoes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { clienteCompleto, idDeTeste } from '#partes/cliente/cliente.fabrica.ts'
import { montarComRota } from '#testes/montarComRota.tsx'
import { planoDeTeste } from '../visao.fabrica.ts'
import { Unificar } from './Unificar.tsx'

const este = clienteCompleto({ id: idDeTeste(1), codigo: 1, nome: 'Maria da Silva', email: null, versao: 3 })
const outraMaria = clienteCompleto({ id: idDeTeste(2), codigo: 2, nome: 'Maria S.', rg: '12.345', versao: 7 })

const resumo = ({ id, codigo, nome, empresa_id }: typeof este, parte: object = {}) => ({
  ...{ id, codigo, nome, empresa_id, tipo_pessoa: 'PF', cpf_cnpj: null, email: null, telefone: null },
  ...{ cidade: 'Campinas', uf: 'SP', situacao: 'ATIVO', restrito: false, mascarado: false },
  ...parte,
})

type Contratos = Record<string, ContratoResumo[]>

const abrir = (
  prefixado?: string,
  outro = outraMaria,
  { resposta, contratos = {} }: { resposta?: Promise<Response>; contratos?: Contratos } = {},
) => {
  const enviados: { caminho: string; corpo: unknown }[] = []
  const falso = vi.spyOn(window, 'fetch').mockImplementation(async (entrada, pedido) => {
    const { pathname } = new URL(String(entrada), location.origin)
    if (pedido?.method === 'POST') {
      enviados.push({ caminho: pathname, corpo: JSON.parse(String(pedido.body)) })
      return resposta ?? Response.json({ ...este, versao: 4 })
    }
    if (pathname.endsWith('/consulta'))
      return Response.json({
        itens: [
          resumo(este),
          resumo(outro),
          resumo(clienteCompleto({ nome: 'De fora' }), { empresa_id: 'x' }),
        ],
        ha_mais: false,
      })
    const [, dono] = /cliente\/([^/]+)\/contratos$/.exec(pathname) ?? []
    if (dono) return Response.json({ itens: contratos[dono] ?? [] })
    return Response.json(outro)
  })
  onTestFinished(() => falso.mockRestore())
  const aoFechar = vi.fn()
  montarComRota(
    <QueryClientProvider client={new QueryClient()}>
      <Unificar cliente={este} outro={prefixado} aoFechar={aoFechar} />
    </QueryClientProvider>,
  )
  return { enviados, aoFechar }
}

const lado = (nome: string) => page.getByRole('region', { name: nome })
const confirmar = page.getByRole('button', { name: 'Unificar', exact: true })

beforeEach(() => page.viewport(1440, 900))

test('procura o outro, que não é ele mesmo nem de outra empresa', async () => {
  abrir()
  await userEvent.fill(page.getByRole('searchbox'), 'maria')
  const achado = page.getByRole('button', { name: /Maria S\./ })
  await expect.element(achado).toBeEnabled()
  await expect.element(page.getByRole('button', { name: /De fora/ })).toBeDisabled()
  await expect.element(page.getByText('É de outra empresa')).toBeVisible()
  expect(page.getByRole('button', { name: /Maria da Silva/ }).query()).toBeNull()
  await userEvent.click(achado)
  await expect.element(lado('Fica').getByText('Maria da Silva')).toBeVisible()
})

test('de uma parte à outra o foco acompanha', async () => {
  abrir()
  await userEvent.fill(page.getByRole('searchbox'), 'maria')
  await expect.element(page.getByRole('button', { name: /Maria S\./ })).toBeEnabled()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(lado('Comparação dos dois cadastros')).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Escolher outro' }))
  await expect.element(page.getByRole('searchbox')).toHaveFocus()
})

test('escolhe campo a campo, e envia o que vem do outro com as duas versões', async () => {
  const { enviados, aoFechar } = abrir(outraMaria.id)
  await expect.element(lado('Deixa de existir').getByText('Maria S.')).toBeVisible()
  const nome = page.getByRole('radiogroup', { name: 'Nome', exact: true })
  await expect.element(nome.getByRole('radio', { name: /Maria da Silva/ })).toBeChecked()
  // A filled value wins over an empty one.
  const email = page.getByRole('radiogroup', { name: 'E-mail' })
  await expect.element(email.getByRole('radio', { name: /maria@exemplo/ })).toBeChecked()
  await userEvent.click(nome.getByText('Maria S.'))
  expect(await commands.problemasDeAcesso()).toEqual([])
  await userEvent.click(confirmar)
  await expect
    .poll(() => enviados)
    .toEqual([
      {
        caminho: `/api/cliente/${este.id}/unificacao`,
        corpo: {
          outro_id: outraMaria.id,
          versao: 3,
          versao_do_outro: 7,
          campos_do_outro: ['nome', 'rg', 'email'],
        },
      },
    ])
  await expect.poll(() => aoFechar.mock.calls.length).toBe(1)
})

test('com um contrato em vigor a situação é a dele: diz qual, e não oferece o que não valeria', async () => {
  const cancelada = { ...outraMaria, situacao: 'CANCELADO' as const }
  abrir(cancelada.id, cancelada, { contratos: { [este.id]: [planoDeTeste({ situacao: 'SUSPENSO' })] } })
  await expect
    .element(page.getByText('Situação: Suspenso, pelos contratos que passam a ser deste cadastro.'))
    .toBeVisible()
  await expect.element(page.getByRole('radiogroup', { name: 'Nome', exact: true })).toBeVisible()
  expect(page.getByRole('radiogroup', { name: 'Situação' }).query()).toBeNull()
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test('sem contrato em vigor a situação é escolhida', async () => {
  const cancelada = { ...outraMaria, situacao: 'CANCELADO' as const }
  abrir(cancelada.id, cancelada, { contratos: { [cancelada.id]: [planoDeTeste({ situacao: 'CANCELADO' })] } })
  await expect.element(page.getByRole('radiogroup', { name: 'Situação' })).toBeVisible()
})

test('trocado qual fica, as escolhas continuam as mesmas', async () => {
  const { enviados } = abrir(outraMaria.id)
  const nome = page.getByRole('radiogroup', { name: 'Nome', exact: true })
  await userEvent.click(nome.getByText('Maria S.'))
  await userEvent.click(page.getByRole('button', { name: 'Trocar qual fica' }))
  await expect.element(lado('Fica').getByText('Maria S.')).toBeVisible()
  await expect.element(nome.getByRole('radio', { name: /Maria S\./ })).toBeChecked()
  await userEvent.click(confirmar)
  await expect
    .poll(() => enviados[0])
    .toEqual({
      caminho: `/api/cliente/${outraMaria.id}/unificacao`,
      corpo: { outro_id: este.id, versao: 7, versao_do_outro: 3, campos_do_outro: [] },
    })
})

test('com documentos válidos e diferentes avisa que são duas pessoas, e pede o nome da que sai', async () => {
  const { enviados } = abrir(outraMaria.id, { ...outraMaria, cpf_cnpj: '11144477735' })
  await expect
    .element(page.getByText('São pessoas diferentes: CPF 529.982.247-25 e CPF 111.444.777-35.'))
    .toBeVisible()
  await expect.element(confirmar).toBeDisabled()
  expect(await commands.problemasDeAcesso()).toEqual([])
  await userEvent.fill(page.getByLabelText(/Maria S\./).last(), 'Maria S.')
  await userEvent.click(confirmar)
  await expect.poll(() => enviados.length).toBe(1)
})

test('enquanto une, não fecha; a recusa aparece ali, e não fica para o próximo que se escolhe', async () => {
  const resposta = Promise.withResolvers<Response>()
  const { enviados, aoFechar } = abrir(outraMaria.id, outraMaria, { resposta: resposta.promise })
  await userEvent.click(confirmar)
  await expect.poll(() => enviados.length).toBe(1)
  await expect.element(page.getByRole('button', { name: 'Escolher outro' })).toBeDisabled()
  expect(page.getByRole('button', { name: 'Fechar' }).query()).toBeNull()
  await userEvent.keyboard('{Escape}')
  await userEvent.click(page.getByRole('dialog'), { position: { x: -20, y: -20 }, force: true })
  resposta.resolve(Response.json({ message: 'Maria S. mudou', errors: [] }, { status: 409 }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Maria S. mudou')
  expect(aoFechar).not.toHaveBeenCalled()
  await userEvent.click(page.getByRole('button', { name: 'Escolher outro' }))
  await userEvent.fill(page.getByRole('searchbox'), 'maria')
  await userEvent.click(page.getByRole('button', { name: /Maria S\./ }))
  await expect.element(confirmar).toBeEnabled()
  expect(page.getByRole('alert').query()).toBeNull()
})
