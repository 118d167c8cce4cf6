import { codigos } from '@balcao/contract/base/erro'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { saidaDoAparelho } from '#aparelho/saida.ts'
import { queryClient } from '#consultas.ts'
import { umAnexoDaVenda } from '#partes/venda-acoes/venda-enviada.fabrica.ts'
import { pessoa } from '#testes/pessoa.ts'
import { vivo } from '#vivo/vivo.ts'
import { umaCorrecao } from './correcao.fabrica.ts'
import { dadosCompletos, esvaziarSaida, idDeTeste, montarVenda, ofertaDeTeste } from './venda.fabrica.tsx'

const DADOS = dadosCompletos()
/** The catalogue has become dearer since the sale was sent. */
const ANTES = ofertaDeTeste({ promocoes: [] })
const AGORA = ofertaDeTeste({ promocoes: [], valor_mensal: 150_00 })
const CORRIGE = umaCorrecao(DADOS, ANTES)
const TOTAL = CORRIGE.vendida.preco.total_fidelidade

const botao = (name: string) => page.getByRole('button', { name })
const enviar = botao('Corrigir e reenviar')

const dialogo = page.getByRole('dialog', { name: 'Enviar assim mesmo?' })

type Resposta = { status?: number; json: unknown }
type Cena = Partial<Parameters<typeof montarVenda>[1]> & {
  editar?: Resposta
  venda?: object
  noServidor?: object[]
}
const abrir = ({ editar, venda, noServidor = [], ...opcoes }: Cena = {}) =>
  montarVenda('revisao', {
    dados: DADOS,
    ofertas: [AGORA],
    corrige: CORRIGE,
    ...opcoes,
    responder: ({ caminho }) => {
      if (caminho.endsWith('/editar')) return editar
      if (caminho.endsWith('/anexo')) return { json: noServidor }
      if (caminho.startsWith('/municipio')) return { json: [{ codigo: 3509502, nome: 'Campinas', uf: 'SP' }] }
      if (caminho === '/venda/cliente') return { json: { cliente: null, preenchidos: [], restricoes: [] } }
      return venda && /^\/venda\/[0-9a-f-]{36}$/.test(caminho) ? { json: venda } : undefined
    },
  })
const emAnalise = {
  ...{ protocolo: 1234, situacao: 'EM_ANALISE', cliente: { nome: 'Maria Souza' } },
  ...{ vendedor: pessoa, restricoes: [], acoes: [] },
}

beforeEach(async () => {
  await page.viewport(1440, 900)
  await esvaziarSaida()
})

test('vai pela ação da venda, com a versão em que começou e o preço com que foi vendida', async () => {
  const { id, pedidosDe } = abrir({ editar: { json: emAnalise }, venda: emAnalise })
  await expect.element(page.getByText('R$ 100,00').first()).toBeVisible()
  await userEvent.click(enviar)
  await expect.element(page.getByRole('heading', { name: 'Venda enviada' })).toBeVisible()
  expect(pedidosDe(`/venda/${id}/editar`)).toEqual([
    { versao: 3, dados: DADOS, total_mostrado: TOTAL, reenviar: true, ciente: false },
  ])
  expect(pedidosDe('/venda')).toEqual([])
})

test.each([
  ['dark', 390],
  ['light', 1440],
] as const)(
  'sem nada mudado desde a devolução, pergunta antes uma vez (%s, %i px)',
  async (tema, largura) => {
    await page.viewport(largura, 800)
    const { id, pedidosDe } = abrir({
      ...{ editar: { json: emAnalise }, venda: emAnalise, tema, salvo: { aEnviar: false } },
      noServidor: [umAnexoDaVenda({ criado_em: '2026-11-01T12:00:00.000Z' })],
    })
    await userEvent.click(enviar)
    await expect
      .element(dialogo.getByText(/^Nada foi mudado desde a devolução: “A foto do .* não confere”\.$/))
      .toBeVisible()
    expect(await commands.problemasDeAcesso()).toEqual([])
    await userEvent.click(dialogo.getByRole('button', { name: 'Voltar e mudar' }))
    await expect.element(dialogo).not.toBeInTheDocument()
    expect(pedidosDe(`/venda/${id}/editar`)).toEqual([])
    await userEvent.click(enviar)
    await userEvent.click(dialogo.getByRole('button', { name: 'Enviar assim mesmo' }))
    await expect.element(page.getByRole('heading', { name: 'Venda enviada' })).toBeVisible()
  },
)

test('um anexo trocado desde a devolução já é uma mudança: vai sem pergunta', async () => {
  const trocado = umAnexoDaVenda({ criado_em: '2026-11-03T12:00:00.000Z' })
  abrir({ editar: { json: emAnalise }, venda: emAnalise, salvo: { aEnviar: false }, noServidor: [trocado] })
  await expect.element(page.getByText('Tudo preenchido. Confira com o cliente e envie.')).toBeVisible()
  await userEvent.click(enviar)
  await expect.element(page.getByRole('heading', { name: 'Venda enviada' })).toBeVisible()
})

test('a venda que se viu devolvida antes de corrigir não volta às etapas depois de enviada', async () => {
  const { id, naSaida } = abrir({ editar: { json: emAnalise }, venda: emAnalise })
  queryClient.setQueryData(['venda', id], { ...emAnalise, situacao: 'PENDENTE', acoes: ['editar'] })
  await userEvent.click(enviar)
  await expect.element(page.getByText('Em análise', { exact: true })).toBeVisible()
  expect(await naSaida()).toMatchObject({ situacao: 'ENVIADA' })
})

test('outra oferta é precificada pelo catálogo de agora', async () => {
  const [outro] = [
    ofertaDeTeste({ id: idDeTeste(21), nome: 'Fibra 900', promocoes: [], valor_mensal: 200_00 }),
  ]
  abrir({ dados: { ...DADOS, plano_id: idDeTeste(21) }, ofertas: [AGORA, outro] })
  await expect.element(page.getByText('R$ 200,00').first()).toBeVisible()
})

test('um plano que já não é vendido não impede de corrigir o resto', async () => {
  abrir({ ofertas: [] })
  await expect.element(enviar).toBeEnabled()
  await expect.element(page.getByText('R$ 100,00').first()).toBeVisible()
})

test.each([
  ['light', 1440],
  ['dark', 390],
] as const)('a que desfaz o combinado pergunta antes, e só depois vai (%s, %i px)', async (tema, largura) => {
  await page.viewport(largura, 800)
  const atual = {
    muda: ['endereco.referencia', 'endereco.cidade', 'oferta'],
    desfaz: ['ACEITE', 'VISITA'],
    visita: { data: '2026-11-24', turno: 'MANHA' },
  }
  const message = 'Esta correção desfaz o que já foi combinado'
  const editar: Resposta = { status: 409, json: { message, errors: [], codigo: 'CORRECAO_DESFAZ', atual } }
  const { id, pedidosDe } = abrir({ editar, venda: emAnalise, tema })
  await userEvent.click(enviar)
  const pergunta = page.getByRole('dialog', { name: 'Esta correção desfaz o que já estava combinado' })
  await expect
    .element(pergunta.getByText('Muda o que foi vendido: Ponto de referência e Oferta.'))
    .toBeVisible()
  await expect.element(pergunta.getByText('a instalação marcada para 24/11/2026, manhã')).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
  await userEvent.click(pergunta.getByRole('button', { name: 'Voltar e mudar' }))
  await expect.element(pergunta).not.toBeInTheDocument()
  await userEvent.click(enviar)
  await expect.element(pergunta).toBeVisible()
  Object.assign(editar, { status: 200, json: emAnalise })
  await userEvent.click(pergunta.getByRole('button', { name: 'Salvar mesmo assim' }))
  await expect.element(page.getByRole('heading', { name: 'Venda enviada' })).toBeVisible()
  const pedidos = pedidosDe(`/venda/${id}/editar`).map((um) => (um as { ciente: boolean }).ciente)
  expect(pedidos).toEqual([false, false, true])
})

test('sem rede espera na saída, e guarda que é uma correção', async () => {
  const { naSaida } = abrir({
    editar: { status: 503, json: { message: 'Fora do ar', errors: [] } },
  })
  await userEvent.click(enviar)
  await expect.element(page.getByRole('heading', { name: 'Venda pronta, esperando a rede' })).toBeVisible()
  expect(await naSaida()).toMatchObject({ situacao: 'AGUARDANDO_REDE', envio: { corrige: 3 } })
})

const MUDADA = {
  ...{ versao: 5, situacao: 'PENDENTE', acoes: ['editar'] },
  historico: [
    {
      ...{ id: idDeTeste(70), em: '2026-11-16T12:00:00.000Z', acao: 'editar', motivo: null },
      ...{ de: 'PENDENTE', para: 'PENDENTE', autor: 'PESSOA', quem: 'Bia Supervisora' },
    },
  ],
}
const mudou = (atual: object) => ({
  status: 409,
  json: { message: 'Mudou', errors: [], codigo: codigos.versaoDesatualizada, atual },
})

test.each([
  ['dark', 390],
  ['light', 1440],
] as const)(
  'mudada por outra pessoa: diz quem e o quê, e o que foi digitado espera a decisão (%s, %i px)',
  async (tema, largura) => {
    await page.viewport(largura, 900)
    const { id, pedidosDe, naSaida } = abrir({ editar: mudou(MUDADA), tema })
    await userEvent.click(enviar)
    const aviso = page
      .getByRole('alert')
      .filter({ hasText: 'A venda mudou desde que você começou a corrigir' })
    await expect.element(aviso.getByText(/Editada, por Bia Supervisora/)).toBeVisible()
    await expect
      .element(aviso.getByRole('link', { name: 'Ver a venda' }))
      .toHaveAttribute('href', `/vendedor/venda/${id}`)
    expect(await commands.problemasDeAcesso()).toEqual([])

    await userEvent.click(aviso.getByRole('button', { name: 'Manter o que digitei' }))
    await expect.element(aviso).not.toBeInTheDocument()
    await expect.poll(naSaida).toBeNull()
    await userEvent.click(enviar)
    await expect.poll(() => pedidosDe(`/venda/${id}/editar`)).toMatchObject([{ versao: 3 }, { versao: 5 }])
  },
)

test('mudada para onde já não se corrige, resta vê-la ou descartar a correção', async () => {
  const { endereco, id } = abrir({ editar: mudou({ ...MUDADA, situacao: 'APROVADA', acoes: [] }) })
  await userEvent.click(enviar)
  await expect.element(page.getByText(/não pode mais ser corrigida por você/)).toBeVisible()
  expect(botao('Manter o que digitei').query()).toBeNull()
  await userEvent.click(botao('Descartar a correção'))
  await expect.poll(endereco).toBe(`/vendedor/venda/${id}`)
})

test('a que saiu deste aparelho há pouco e voltou abre para corrigir, e não como enviada', async () => {
  const { id, naSaida } = abrir({ venda: { ...emAnalise, situacao: 'PENDENTE', acoes: ['editar'] } })
  const em = new Date().toISOString()
  await saidaDoAparelho.gravar({
    ...{ usuario_id: pessoa.id, id, envio: null, situacao: 'ENVIADA', protocolo: 1234 },
    ...{ recusa: null, posta_em: em, mudada_em: em },
  })
  await expect.poll(naSaida).toBeNull()
  await expect.element(enviar).toBeVisible()
})

test('enquanto se lê que foi enviada, o que acontece com ela aparece, e ninguém é levado a outra tela', async () => {
  const ouvintes = new Set<(ids: string[] | null) => void>()
  const ouvir = vi.spyOn(vivo, 'ouvir').mockImplementation((_, aoMudar) => {
    ouvintes.add(aoMudar)
    return () => undefined
  })
  onTestFinished(() => ouvir.mockRestore())
  const venda = { ...emAnalise, acoes: [] as string[] }
  abrir({ editar: { json: emAnalise }, venda })
  await userEvent.click(enviar)
  await expect.element(page.getByText('Em análise')).toBeVisible()
  Object.assign(venda, { situacao: 'PENDENTE', acoes: ['editar'] })
  for (const avisar of ouvintes) avisar(null)
  await expect.element(page.getByText('Devolvida')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Venda enviada' })).toBeVisible()
})
