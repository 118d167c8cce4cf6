import type { Permissao } from '@balcao/contract/base/permissao'
import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import type { ContratoResumo } from '@balcao/contract/vendas/contrato-opcoes'
import type { VendaNaLista } from '@balcao/contract/vendas/lista-api'
import { beforeEach, describe, expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { umResumo } from '#partes/atendimento/atendimento.fabrica.ts'
import { clienteCompleto, idDeTeste } from '#partes/cliente/cliente.fabrica.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { vendaDeTeste } from '#testes/vendas.ts'
import { textos as doCliente } from './cliente.textos.ts'
import { textos as daFicha } from './ficha.textos.ts'
import { planoDeTeste } from './visao.fabrica.ts'
import { textos } from './visao.textos.ts'

const TUDO: Permissao[] = [
  ...(['VISUALIZAR.CLIENTE', 'EDITAR.CLIENTE', 'LISTAR.TODAS_VENDAS'] as const),
  ...(['LISTAR.ATENDIMENTO', 'EDITAR.ATENDIMENTO', 'REALIZAR_VENDA'] as const),
]
const NADA = { em_aberto: 0, atrasados: 0, contratos: [], itens: [] as ReturnType<typeof umResumo>[] }
const QUEBROU = { status: 500, json: { message: 'Algo deu errado', errors: [] } }

type Api = {
  cliente?: Cliente
  planos?: ContratoResumo[]
  vendas?: VendaNaLista[]
  atendimentos?: typeof NADA
  quebra?: string
}
const abrir = (permissoes: Permissao[], { cliente = clienteCompleto(), quebra, ...api }: Api = {}) =>
  montarApp(`/admin/cliente/${cliente.id}`, permissoes, ({ pathname }) => {
    const { planos = [], vendas = [], atendimentos = NADA } = api
    if (quebra && pathname.endsWith(quebra)) return QUEBROU
    if (pathname === '/api/venda') return { json: { itens: vendas, anterior: null, proximo: null } }
    if (pathname.endsWith('/contratos')) return { json: { itens: planos } }
    if (pathname.endsWith('/atendimentos')) return { json: atendimentos }
    return pathname === `/api/cliente/${cliente.id}` ? { json: cliente } : undefined
  })

const secao = (name: string) => page.getByRole('region', { name })
const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name })
const atencao = page.getByRole('list', { name: textos.atencao })

beforeEach(() => page.viewport(1440, 900))

describe('quem pode tudo', () => {
  test('vê o que o cliente tem e o que precisa de atenção, e edita a um clique', async () => {
    const atrasado = umResumo({ prazo: '2026-01-05T12:00:00Z' })
    const emAnalise = vendaDeTeste({ protocolo: 815 })
    const concluida = vendaDeTeste({ situacao: 'CONCLUIDA', criado_em: '2026-11-09T12:00:00Z' })
    const cliente = clienteCompleto({ observacoes: 'Prefere ligações à tarde' })
    const { chamadas } = abrir(TUDO, {
      cliente,
      planos: [planoDeTeste({ situacao: 'SUSPENSO' }), planoDeTeste({ id: idDeTeste(31), plano: 'Giga' })],
      vendas: [concluida, emAnalise],
      atendimentos: { ...NADA, em_aberto: 1, atrasados: 1, itens: [atrasado] },
    })
    await expect.element(atencao.getByRole('listitem')).toHaveLength(2)
    await expect
      .element(atencao.getByRole('link', { name: /atrasado: Internet cai à noite/ }))
      .toHaveAttribute('href', `/admin/atendimento/${atrasado.id}`)
    await expect
      .element(atencao.getByRole('link', { name: 'Fibra 500 está suspenso' }))
      .toHaveAttribute('href', `/admin/cliente/${cliente.id}/plano/${idDeTeste(30)}`)
    await expect.element(secao('Atendimentos').getByText(/^atrasado há/)).toBeVisible()
    await expect
      .element(secao('Planos').getByRole('link', { name: 'Atender: Giga' }))
      .toHaveAttribute('href', `/admin/cliente/${cliente.id}/plano/${idDeTeste(31)}/atendimento?novo=true`)
    // What is still to come before what is over, though that is newer.
    const [primeira] = secao('Vendas do cliente').getByRole('listitem').elements()
    expect(primeira?.textContent).toMatch(/^Protocolo 815/)
    expect(chamadas).toContain(`/api/venda?cliente_id=${cliente.id}&limite=10`)
    await expect
      .poll(() => secao('Quem é').element().textContent)
      .toMatch(/529\.982\.247-25.*17\/03\/1988.*Prefere ligações/)
    await expect.element(link(textos.editar)).toHaveAttribute('href', `/admin/cliente/${cliente.id}/dados`)
    await expect.element(link(textos.vender)).toHaveAttribute('href', `/vendedor?cliente=${cliente.id}`)
    expect(await commands.problemasDeAcesso()).toEqual([])
  })

  test('chega tudo de uma vez, e nada se mexe depois', async () => {
    abrir(TUDO, { planos: [planoDeTeste()], vendas: [vendaDeTeste({ situacao: 'EXPIRADA' })] })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(atencao.query()).not.toBeNull()
    expect(page.getByRole('main').getByRole('status').query()).toBeNull()
  })

  test('WhatsApp, telefones e e-mail são links, o principal primeiro', async () => {
    abrir(TUDO)
    const contatos = page.getByRole('navigation', { name: doCliente.contatos })
    await expect.element(contatos).toBeVisible()
    const destinos = contatos
      .getByRole('link')
      .elements()
      .map((um) => um.getAttribute('href'))
    expect(destinos).toEqual([
      'https://wa.me/5519987654321',
      'tel:+5519987654321',
      'tel:+551932321000',
      'mailto:maria@exemplo.com.br',
    ])
  })

  test('uma parte que falha diz o que houve, e as outras ficam', async () => {
    abrir(TUDO, { planos: [planoDeTeste()], quebra: '/atendimentos' })
    await expect.element(secao('Planos').getByRole('link', { name: 'Fibra 500', exact: true })).toBeVisible()
    await expect.element(secao('Atendimentos').getByText('Algo deu errado')).toBeVisible()
    await expect.element(secao('Atendimentos').getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  })
})

test('de quem não tem nada, cada parte o diz', async () => {
  abrir([...TUDO.filter((p) => p !== 'LISTAR.TODAS_VENDAS'), 'LISTAR.VENDA'])
  await expect.element(secao('Planos').getByText('Este cliente não tem plano.')).toBeVisible()
  await expect.element(secao('Atendimentos').getByText('Nenhum em aberto.')).toBeVisible()
  await expect.element(page.getByText('Você não vendeu nada a este cliente.')).toBeVisible()
  expect(atencao.query()).toBeNull()
})

test('quem não pode visualizar vê os dados em parte e chega ao contrato, e nada pede a mais', async () => {
  const mascarado = clienteCompleto({
    cpf_cnpj: '***.982.247-**',
    email: 'm***@exemplo.com.br',
    data_nascimento: null,
    telefones: [{ numero: '(19) *****-4321', tipo: 'CELULAR', whatsapp: true, principal: true }],
    restricao: { motivo: '***', por: 'Ana', em: '2026-03-05T17:30:00Z' },
    mascarado: true,
  })
  const planos = [
    planoDeTeste({ situacao: 'SUSPENSO', endereco: 'R***, *** – Centro – Campinas – SP – 13010-***' }),
  ]
  const { chamadas } = abrir(['CRIAR.VENDA'], { cliente: mascarado, planos })
  await expect.element(page.getByText(daFicha.mascarado)).toBeVisible()
  await expect.element(page.getByRole('note').getByText(doCliente.motivoOculto)).toBeVisible()
  await expect
    .element(secao('Planos').getByRole('listitem'))
    .toMatchTextContent(/^Fibra 500Suspenso.*R\*{3}, \*{3} –/)
  for (const onde of [secao('Planos'), atencao])
    await expect
      .element(onde.getByRole('link', { name: /^Fibra 500/ }))
      .toHaveAttribute('href', `/admin/cliente/${mascarado.id}/plano/${idDeTeste(30)}`)
  await expect
    .poll(() => secao('Quem é').element().textContent)
    .toMatch(/\*\*\*\.982\.247-\*\*.*\(19\) \*{5}-4321.*m\*{3}@/)
  expect(link(/4321|Nova venda|Editar|Atender/).query()).toBeNull()
  await expect.element(link(textos.verDados)).toBeVisible()
  expect(page.getByRole('region', { name: /^(Vendas do cliente|Atendimentos)$/ }).query()).toBeNull()
  expect(chamadas.filter((c) => /^\/api\/venda|resumos|atendimentos/.test(c))).toEqual([])
})

test('a pessoa anonimizada só se lê: nem editar nem vender', async () => {
  const cliente = clienteCompleto({ nome: 'Cliente anonimizado', anonimizado_em: '2026-03-05T17:30:00Z' })
  abrir(TUDO, { cliente })
  await expect.element(page.getByText(daFicha.anonimizado('05/03/2026 14:30'))).toBeVisible()
  await expect.element(link(textos.verDados)).toBeVisible()
  expect(link(/Editar|Nova venda/).query()).toBeNull()
})

// Must be last: its notice stays on the screen for seconds, over what other tests would click.
test('o cadastro unificado leva ao que ficou, e o endereço da página também', async () => {
  const ficou = clienteCompleto()
  const app = montarApp(`/admin/cliente/${idDeTeste(99)}`, ['VISUALIZAR.CLIENTE'], ({ pathname }) => {
    if (pathname.endsWith('/contratos')) return { json: { itens: [] } }
    return pathname.startsWith('/api/cliente/') ? { json: ficou } : undefined
  })
  await expect.poll(app.endereco).toBe(`/admin/cliente/${ficou.id}`)
  await expect.element(page.getByRole('heading', { level: 1, name: ficou.nome })).toBeVisible()
})

test('quem não lista atendimentos não é levado a uma página que não abriria', async () => {
  abrir(
    TUDO.filter((permissao) => permissao !== 'LISTAR.ATENDIMENTO'),
    { planos: [planoDeTeste()] },
  )
  await expect.element(secao('Planos').getByRole('link').first()).toBeVisible()
  expect(link(/^Atender/).query()).toBeNull()
})
