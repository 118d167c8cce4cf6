import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sessao } from '#sessao.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { pessoa } from '#testes/pessoa.ts'

type Resposta = { status?: number; json: unknown }

const abrir = (salvar: () => Resposta | Promise<Resposta> = () => ({ json: pessoa }), agora = pessoa) =>
  montarApp('/conta', [], ({ pathname }) => {
    if (pathname === '/api/auth/sessao') return { json: [] }
    if (pathname.startsWith('/api/aviso')) return { json: { permitidos: [], por_email: [], itens: [] } }
    if (pathname !== '/api/auth/me') return undefined
    const [, opcoes] = vi.mocked(window.fetch).mock.lastCall ?? []
    return opcoes?.method === 'PUT' ? salvar() : { json: agora }
  })

const nome = page.getByLabelText('Nome', { exact: true })
const telefone = page.getByLabelText('Telefone', { exact: true })
const salvar = page.getByRole('button', { name: 'Salvar' })
const pergunta = page.getByRole('dialog', { name: 'Descartar o que você digitou?' })
const enviados = () =>
  vi
    .mocked(window.fetch)
    .mock.calls.flatMap(([, opcoes]) => (opcoes?.method === 'PUT' ? [JSON.parse(String(opcoes.body))] : []))

beforeEach(() => page.viewport(1440, 900))

test('sair com dados por salvar pergunta antes', async () => {
  const { router, endereco } = abrir()
  await userEvent.fill(nome, 'Ana Maria')
  void router.navigate({ to: '/admin/planos' })
  await expect.element(pergunta).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Continuar editando' }))
  await expect.element(nome).toHaveValue('Ana Maria')
  expect(endereco()).toBe('/conta')
})

test('sair com uma senha nova por trocar pergunta: ela ainda não vale', async () => {
  const { router } = abrir()
  await userEvent.fill(page.getByLabelText('Senha atual', { exact: true }), 'a de sempre')
  await userEvent.fill(page.getByLabelText('Nova senha', { exact: true }), 'uma frase bem comprida')
  void router.navigate({ to: '/admin/planos' })
  await expect.element(pergunta).toBeVisible()
})

test('o que mudou em outro lugar entra no formulário, e o que se digita fica', async () => {
  abrir()
  await userEvent.fill(nome, 'Ana Maria')
  sessao.mudarUsuario({ ...pessoa, telefone: '19999998888', versao: 2 })
  await expect.element(telefone).toHaveValue('(19) 99999-8888')
  await expect.element(nome).toHaveValue('Ana Maria')
  await userEvent.click(salvar)
  await expect.poll(enviados).toEqual([{ nome: 'Ana Maria', telefone: '19999998888', versao: 2 }])
})

test('mudado o mesmo campo em outro lugar, a recusa o diz, e o digitado pode ser salvo por cima', async () => {
  const outro = { ...pessoa, nome: 'Ana Paula', versao: 2 }
  const recusa = { message: 'Alguém mudou este cadastro', errors: [] }
  const respostas: Resposta[] = [
    { status: 409, json: recusa },
    { json: { ...outro, nome: 'Ana Maria', versao: 3 } },
  ]
  abrir(() => respostas.shift() ?? { status: 500, json: recusa }, outro)
  await userEvent.fill(nome, 'Ana Maria')
  await userEvent.click(salvar)
  await expect.element(page.getByText(/Seus dados mudaram em outro lugar/)).toBeVisible()
  await expect.element(nome).toHaveValue('Ana Maria')
  await userEvent.click(salvar)
  await expect.poll(() => enviados().map(({ versao }) => versao)).toEqual([1, 2])
  await expect.element(salvar).toBeDisabled()
})

test('o que se digita durante o envio continua ali, por salvar', async () => {
  const resposta = Promise.withResolvers<Resposta>()
  abrir(() => resposta.promise)
  await userEvent.fill(nome, 'Ana Maria')
  await userEvent.click(salvar)
  await userEvent.fill(nome, 'Ana Maria Lima')
  resposta.resolve({ json: { ...pessoa, nome: 'Ana Maria', versao: 2 } })
  await expect.element(salvar).toBeEnabled()
  await expect.element(nome).toHaveValue('Ana Maria Lima')
  await userEvent.click(salvar)
  await expect.poll(() => enviados().at(-1)).toEqual({ nome: 'Ana Maria Lima', telefone: null, versao: 2 })
})
