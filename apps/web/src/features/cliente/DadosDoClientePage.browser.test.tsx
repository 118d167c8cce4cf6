import type { Permissao } from '@balcao/contract/base/permissao'
import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import type { Semelhante } from '@balcao/contract/clientes/cliente/semelhante'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { clienteCompleto, idDeTeste } from '#partes/cliente/cliente.fabrica.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { pessoa } from '#testes/pessoa.ts'
import { textos } from './cliente.textos.ts'
import { textos as daFicha } from './ficha.textos.ts'

const TUDO: Permissao[] = ['VISUALIZAR.CLIENTE', 'EDITAR.CLIENTE']
const VAZIA = { itens: [], anterior: null, proximo: null, total: 0, total_exato: true }

type Api = {
  registros?: Cliente[]
  semelhantes?: Semelhante[]
  historico?: object[]
  /** The answer to a PUT or a POST of a client. */
  aoMudar?: (caminho: string, corpo: unknown) => { status?: number; json: unknown }
}

const ultimoPedido = () => vi.mocked(window.fetch).mock.lastCall?.[1]

const abrir = (
  permissoes: Permissao[],
  { registros = [clienteCompleto()], semelhantes = [], historico = [], aoMudar }: Api,
) =>
  montarApp(`/admin/cliente/${registros[0]?.id}/dados`, permissoes, ({ pathname }) => {
    const { method, body } = ultimoPedido() ?? {}
    if (pathname === '/api/cliente/semelhantes') return { json: semelhantes }
    if (method !== 'GET' && aoMudar) return aoMudar(pathname, JSON.parse(String(body)))
    if (pathname.endsWith('/historico')) return { json: { ...VAZIA, itens: historico } }
    if (pathname.endsWith('/acessos')) return { json: VAZIA }
    if (pathname === '/api/municipio/codigos')
      return { json: [{ codigo: 3509502, nome: 'Campinas', uf: 'SP' }] }
    const registro = registros.find(({ id }) => pathname === `/api/cliente/${id}`)
    return registro && { json: registro }
  })

const titulo = (nome: string) => page.getByRole('heading', { level: 1, name: nome })
const salvar = page.getByRole('button', { name: 'Salvar' })

beforeEach(() => page.viewport(1440, 900))

test('quem não pode visualizar lê os dados ocultos e o porquê, sem campo nenhum', async () => {
  const mascarado = clienteCompleto({
    cpf_cnpj: '***.982.247-**',
    email: 'm***@exemplo.com.br',
    data_nascimento: null,
    telefones: [{ numero: '(19) *****-4321', tipo: 'CELULAR', whatsapp: true, principal: true }],
    restricao: { motivo: '***', por: 'Ana', em: '2026-03-05T17:30:00Z' },
    mascarado: true,
  })
  abrir(['CRIAR.VENDA'], { registros: [mascarado] })
  await expect.element(titulo(mascarado.nome)).toBeVisible()
  await expect.element(page.getByText(daFicha.mascarado)).toBeVisible()
  await expect.element(page.getByText('***.982.247-**')).toBeVisible()
  await expect.element(page.getByText('(19) *****-4321, Celular', { exact: false })).toBeVisible()
  await expect.element(page.getByText(textos.restrito)).toBeVisible()
  await expect.element(page.getByText(textos.motivoOculto)).toBeVisible()
  const conteudo = page.getByRole('main')
  expect(conteudo.getByRole('textbox').query()).toBeNull()
  expect(conteudo.getByRole('link', { name: /4321/ }).query()).toBeNull()
  expect(page.getByRole('heading', { name: 'Histórico' }).query()).toBeNull()
})

test('a pessoa anonimizada só se lê, com o que ficou', async () => {
  const anonimo = clienteCompleto({
    nome: 'Cliente anonimizado',
    cpf_cnpj: null,
    telefones: [],
    anonimizado_em: '2026-03-05T17:30:00Z',
  })
  abrir(TUDO, { registros: [anonimo] })
  await expect.element(page.getByText(daFicha.anonimizado('05/03/2026 14:30'))).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Histórico' })).toBeVisible()
  expect(page.getByRole('button', { name: textos.acoes }).query()).toBeNull()
})

test('quem só visualiza vê o formulário travado, com o motivo, e as ações também', async () => {
  abrir(['VISUALIZAR.CLIENTE'], {})
  await expect.element(page.getByRole('alert')).toHaveTextContent(textos.semEditar)
  await expect.element(page.getByRole('textbox', { name: 'CPF', exact: true })).toBeDisabled()
  await expect
    .element(page.getByRole('button', { name: textos.acoes }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('o erro do servidor vai para o campo da linha certa, com o foco', async () => {
  const campos = { 'telefones.1.numero': ['Telefone inválido'], 'enderecos.0.cep': ['CEP inválido'] }
  abrir(TUDO, {
    aoMudar: () => ({ status: 422, json: { message: 'Confira os campos', errors: [], campos } }),
  })
  const segundo = page.getByRole('group', { name: 'Telefone 2' }).getByRole('textbox', { name: /Número/ })
  // The contacts are downloaded after the rest: an error of a field that is not there yet is told at the top.
  await expect.element(segundo).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Nome', exact: true }), 'Maria Silva')
  await userEvent.click(salvar)
  await expect.element(segundo).toHaveAccessibleDescription('Telefone inválido')
  await expect.element(segundo).toHaveFocus()
  const cep = page.getByRole('group', { name: 'Endereço 1' }).getByRole('textbox', { name: 'CEP' })
  await expect.element(cep).toHaveAccessibleDescription('CEP inválido')
})

test('o tipo segue o número: o fixo trocado por um celular vira celular, e o celular por um fixo, residencial', async () => {
  abrir(TUDO, {})
  const linha = (n: number) => page.getByRole('group', { name: `Telefone ${n}` })
  const tipo = (n: number) => linha(n).getByRole('combobox', { name: /Tipo/ })
  const trocar = async (n: number, numero: string) => {
    const campo = linha(n).getByRole('textbox', { name: /Número/ })
    await userEvent.clear(campo)
    await userEvent.type(campo, numero)
  }
  await expect.element(tipo(2)).toHaveValue('RESIDENCIAL')
  await trocar(2, '19991234567')
  await expect.element(tipo(2)).toHaveValue('CELULAR')
  await trocar(1, '1932329999')
  await expect.element(tipo(1)).toHaveValue('RESIDENCIAL')
  // What a person chose for a mobile must not be overwritten.
  await userEvent.selectOptions(tipo(2), 'COMERCIAL')
  await trocar(2, '19991234568')
  await expect.element(tipo(2)).toHaveValue('COMERCIAL')
})

test('tirado o telefone principal, outro o é; a ordem dos endereços muda e vai no envio; salvo, volta à visão', async () => {
  const [primeiro] = clienteCompleto().enderecos
  if (!primeiro) throw new Error('sem endereço')
  const segundo = { ...primeiro, id: idDeTeste(51), tipo: 'COBRANCA' as const, numero: '7' }
  const cliente = clienteCompleto({ enderecos: [primeiro, segundo] })
  const aoMudar = vi.fn((_caminho: string, _corpo: unknown) => ({ json: { ...cliente, versao: 2 } }))
  const { endereco } = abrir(TUDO, { registros: [cliente], aoMudar })
  await userEvent.click(page.getByRole('button', { name: 'Tirar o telefone 1' }))
  await expect
    .element(page.getByRole('group', { name: 'Telefone 1' }).getByRole('radio', { name: 'Principal' }))
    .toBeChecked()
  await userEvent.click(page.getByRole('button', { name: 'Descer o endereço 1' }))
  await userEvent.click(salvar)
  await expect
    .poll(() => aoMudar.mock.lastCall?.[1])
    .toMatchObject({
      versao: 1,
      telefones: [{ numero: '+551932321000', principal: true }],
      enderecos: [
        { id: segundo.id, numero: '7' },
        { id: primeiro.id, numero: '1001' },
      ],
    })
  await expect.poll(endereco).toBe(`/admin/cliente/${cliente.id}`)
})

test('um telefone fixo não tem WhatsApp; corrigido para celular, volta a ter o que se escolheu', async () => {
  abrir(TUDO, {})
  const primeiro = page.getByRole('group', { name: 'Telefone 1' })
  const whatsapp = primeiro.getByRole('switch')
  await expect.element(whatsapp).toBeChecked()
  await userEvent.fill(primeiro.getByRole('textbox', { name: /Número/ }), '1932321001')
  await expect.element(whatsapp).not.toBeChecked()
  await expect.element(whatsapp).toBeDisabled()
  await expect.element(whatsapp).toHaveAccessibleName('Sem WhatsApp')
  await expect.element(primeiro.getByRole('combobox')).toHaveValue('RESIDENCIAL')
  await userEvent.fill(primeiro.getByRole('textbox', { name: /Número/ }), '19987654322')
  await expect.element(whatsapp).toBeChecked()
  await expect.element(whatsapp).toBeEnabled()
})

test('a recusa de um consentimento nunca registrado também se registra', async () => {
  const cliente = clienteCompleto({ consentimentos: [] })
  const recusa = {
    id: idDeTeste(70),
    finalidade: 'OFERTAS',
    concedido: false,
    meio: 'Por telefone',
    por: 'Ana',
  }
  const aoMudar = vi.fn((_caminho: string, _corpo: unknown) => ({
    json: { ...cliente, consentimentos: [{ ...recusa, em: '2026-03-05T17:30:00Z' }] },
  }))
  abrir(TUDO, { registros: [cliente], aoMudar })
  await userEvent.click(page.getByRole('button', { name: 'Registrar: Receber ofertas' }))
  await userEvent.click(page.getByRole('radio', { name: 'Não concedido' }))
  await userEvent.fill(page.getByRole('textbox', { name: 'Como a pessoa disse' }), 'Por telefone')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(() => aoMudar.mock.lastCall?.[1])
    .toEqual({ finalidade: 'OFERTAS', concedido: false, meio: 'Por telefone' })
})

test('a corrida perdida diz quem salvou, ainda que outra entrada do histórico seja mais nova', async () => {
  const salvo = clienteCompleto({
    nome: 'Maria de Outra Aba',
    versao: 2,
    atualizado_em: '2026-03-05T18:00:00Z',
  })
  const entrada = { ip: null, mudancas: [] }
  const historico = [
    {
      ...entrada,
      id: idDeTeste(61),
      em: '2026-03-05T18:01:00Z',
      autor: 'PESSOA',
      quem: 'Bia',
      usuario_id: idDeTeste(80),
      acao: 'CONSENTIR',
    },
    {
      ...entrada,
      id: idDeTeste(60),
      em: salvo.atualizado_em,
      autor: 'PESSOA',
      quem: 'Ana',
      usuario_id: pessoa.id,
      acao: 'EDITAR',
    },
  ]
  const recusa = { message: 'Mudou', errors: [], codigo: 'VERSAO_DESATUALIZADA', atual: salvo }
  abrir(TUDO, { historico, aoMudar: () => ({ status: 409, json: recusa }) })
  await userEvent.fill(page.getByRole('textbox', { name: 'Nome', exact: true }), 'Maria Silva')
  await userEvent.click(salvar)
  await expect.element(page.getByRole('dialog', { name: /^Você já salvou/ })).toBeVisible()
})

test('trocado o tipo de pessoa, o documento fica, marcado como o do outro tipo', async () => {
  abrir(TUDO, {})
  await userEvent.click(page.getByRole('radio', { name: 'Pessoa jurídica' }))
  const cnpj = page.getByRole('textbox', { name: 'CNPJ', exact: true })
  await expect.element(cnpj).toHaveValue('529.982.247-25')
  await expect.element(cnpj).toHaveAccessibleDescription(/é um CPF: escolha pessoa física/)
})

// Must be last: its notice stays on the screen for seconds, over what other tests would click.
test('o cadastro unificado leva ao que ficou, e o endereço da página também', async () => {
  const antigo = idDeTeste(99)
  const ficou = clienteCompleto()
  const app = montarApp(`/admin/cliente/${antigo}/dados`, TUDO, ({ pathname }) => {
    if (/\/(historico|acessos)$/.test(pathname)) return { json: VAZIA }
    if (pathname === '/api/cliente/semelhantes') return { json: [] }
    return pathname.startsWith('/api/cliente/') ? { json: ficou } : undefined
  })
  await expect.poll(app.endereco).toBe(`/admin/cliente/${ficou.id}/dados`)
  await expect.element(titulo(ficou.nome)).toBeVisible()
})
