import { precoDaOferta } from '@balcao/contract/catalogo/oferta-preco'
import { codigosDoEnvio } from '@balcao/contract/vendas/envio'
import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { saidaDoAparelho } from '#aparelho/saida.ts'
import { mandarSozinho } from '#partes/venda/mandar-sozinho.ts'
import { comEmailDesligado } from '#testes/email-desligado.ts'
import { pessoa } from '#testes/pessoa.ts'
import { umaCorrecao } from '../../correcao.fabrica.ts'
import {
  clienteNaVenda,
  consultaDeTeste,
  dadosCompletos,
  esvaziarSaida,
  idDeTeste,
  montarVenda,
  ofertaDeTeste,
  type Pedido,
} from '../../venda.fabrica.tsx'

const OFERTA = ofertaDeTeste()
const SEM_PROMOCAO = ofertaDeTeste({ promocoes: [] })
const precoDe = (oferta: typeof OFERTA) =>
  precoDaOferta(oferta, '2026-11-16', { adicionais: [], promocoes: null }).preco

const CLIENTE = { nome: 'Maria Souza' }
const LINKS = {
  aceite: {
    endereco: 'https://x.br/assinante?t=abc',
    whatsapp: 'https://wa.me/55?text=aceite',
    vale_ate: '2026-11-19T12:00:00.000Z',
  },
  fechada: { endereco: 'https://x.br/fechada?t=abc', whatsapp: 'https://wa.me/55?text=fechada' },
  email: null,
}

const enviar = page.getByRole('button', { name: 'Enviar venda' })
const voltarAEditar = page.getByRole('button', { name: 'Voltar a editar' })
const recusa = (status: number, codigo: string, atual: unknown) => ({
  status,
  json: { message: 'Não deu', errors: [], codigo, atual },
})

type Resposta = { status?: number; json: unknown }
const abrir = (respostas: Resposta[], dados = dadosCompletos()) =>
  montarVenda('revisao', {
    dados,
    ofertas: [OFERTA],
    responder: ({ caminho }: Pedido) => {
      if (caminho === '/venda') {
        const resposta = respostas.shift()
        if (!resposta) throw new TypeError('Failed to fetch')
        return resposta
      }
      if (caminho.startsWith('/municipio')) return { json: [{ codigo: 3509502, nome: 'Campinas', uf: 'SP' }] }
      if (caminho === '/venda/cliente') return { json: { cliente: null, preenchidos: [], restricoes: [] } }
      return undefined
    },
  })

beforeEach(async () => {
  await page.viewport(1440, 900)
  await esvaziarSaida()
})

test('mostra tudo por etapa, o preço mês a mês, e que nada falta', async () => {
  abrir([])
  await expect.element(page.getByText('Tudo preenchido. Confira com o cliente e envie.')).toBeVisible()
  await expect.element(page.getByText('Maria Souza', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Rua Barão, 1, Centro, Campinas – SP, 13010-000')).toBeVisible()
  const preco = page.getByRole('region', { name: 'Preço', exact: true })
  await expect.element(preco.getByRole('cell', { name: 'R$ 50,00' }).first()).toBeVisible()
  await expect.element(page.getByText('R$ 50,00 nos 3 primeiros meses, depois R$ 100,00')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Alterar pagamento' })).toBeVisible()
})

test.each([
  ['52998224725', '529.982.247-25'],
  ['***.982.247-**', '***.982.247-**'],
])('o documento do cadastro, %s, se lê %s', async (cpf_cnpj, escrito) => {
  const cliente = clienteNaVenda({ cpf_cnpj, mascarado: cpf_cnpj.includes('*') })
  const consulta = consultaDeTeste({ cliente })
  const dados = dadosCompletos({ cliente: { id: cliente.id, tipo_pessoa: 'PF' } })
  montarVenda('revisao', {
    ...{ dados, consulta, ofertas: [OFERTA], corrige: umaCorrecao(dados, OFERTA) },
    responder: ({ caminho }) => (caminho === '/venda/cliente' ? { json: consulta } : undefined),
  })
  await expect.element(page.getByText(escrito, { exact: true })).toBeVisible()
})

test('um áudio gravado por outro preço é avisado, leva aos anexos e não impede de enviar', async () => {
  const cena = { dados: dadosCompletos(), ofertas: [OFERTA], anexos: ['AUDIO_ACEITE' as const] }
  montarVenda('revisao', { ...cena, lido: { plano: 'Fibra 500', mensalidade: 'R$ 40,00 por mês' } })
  await expect.element(page.getByText(/O áudio foi gravado antes de a oferta mudar/)).toBeVisible()
  await expect.element(enviar).toBeEnabled()
  await userEvent.click(page.getByRole('link', { name: 'Ir para Anexos' }))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Anexos' })).toBeVisible()
})

test('o que falta está listado, cada um leva ao seu campo, e não se envia', async () => {
  const { pedidosDe } = montarVenda('revisao', { dados: { ...RASCUNHO_VAZIO } })
  await expect.element(page.getByText(/^Faltam \d+ coisas para enviar$/)).toBeVisible()
  // By the keyboard: while the price arrives, the button moves away from under a pointer.
  enviar.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(pedidosDe('/venda')).toEqual([])
  await expect.element(enviar).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(page.getByRole('link', { name: /^Turno: / }))
  await expect.element(page.getByRole('radio', { name: 'Manhã' })).toHaveFocus()
})

test('enviada: o protocolo, a situação em palavras e o que vem depois', async () => {
  const { id, pedidosDe } = montarVenda('revisao', {
    dados: dadosCompletos(),
    ofertas: [OFERTA],
    responder: ({ caminho, corpo }) => {
      if (caminho === '/venda') return { status: 201, json: { protocolo: 26_000_123 } }
      if (/^\/venda\/[0-9a-f-]{36}$/.test(caminho) && !corpo)
        return {
          json: {
            situacao: 'AGUARDANDO_AUTORIZACAO',
            cliente: CLIENTE,
            vendedor: pessoa,
            restricoes: [{ regra: 'CONTRATO_ATIVO', texto: 'Já há um contrato ativo neste endereço' }],
          },
        }
      if (caminho === '/venda/cliente') return { json: { cliente: null, preenchidos: [], restricoes: [] } }
      return undefined
    },
  })
  await userEvent.click(enviar)
  await expect.element(page.getByRole('heading', { name: 'Venda enviada' })).toHaveFocus()
  await expect.element(page.getByText('26000123')).toBeVisible()
  await expect.element(page.getByText('Aguardando autorização')).toBeVisible()
  await expect.element(page.getByText('Já há um contrato ativo neste endereço')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Nova venda' })).toBeVisible()
  const { preco } = precoDaOferta(OFERTA, '2026-11-16', { adicionais: [], promocoes: null })
  expect(pedidosDe('/venda')).toMatchObject([
    { id, dados: dadosCompletos(), total_mostrado: preco.total_fidelidade },
  ])
})

test('enviada e à espera do aceite: diz de quem é, e o link do cliente já está ali', async () => {
  await page.viewport(360, 740)
  const cliente = { ...CLIENTE, email: 'maria@exemplo.com.br' }
  const { id, naSaida } = montarVenda('revisao', {
    dados: dadosCompletos(),
    ofertas: [OFERTA],
    responder: ({ caminho, corpo }) => {
      if (caminho === '/venda') return { status: 201, json: { protocolo: 26_000_124 } }
      if (caminho.endsWith('/link')) return { json: LINKS }
      if (/^\/venda\/[0-9a-f-]{36}$/.test(caminho) && !corpo)
        return { json: { situacao: 'AGUARDANDO_ACEITE', cliente, vendedor: pessoa, restricoes: [] } }
      if (caminho === '/venda/cliente') return { json: { cliente: null, preenchidos: [], restricoes: [] } }
      return undefined
    },
  })
  await userEvent.click(enviar)
  await expect.element(page.getByText('Maria Souza', { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('textbox', { name: 'Para conferir e aceitar' }))
    .toHaveValue(LINKS.aceite.endereco)
  const porOndeVai = (oQue: RegExp) => expect.element(page.getByText(oQue)).toBeVisible()
  await porOndeVai(/^O cliente confere e aceita por um link. O link já foi por e-mail/)
  comEmailDesligado()
  await porOndeVai(/^O cliente confere e aceita por um link. Mande-o pelo WhatsApp/)
  await expect
    .element(page.getByRole('link', { name: 'Mandar pelo WhatsApp' }).first())
    .toHaveAttribute('href', LINKS.aceite.whatsapp)
  await expect
    .element(page.getByRole('link', { name: 'Ver a venda' }))
    .toHaveAttribute('href', `/vendedor/venda/${id}`)
  // The seller's home need not tell of it again.
  await expect.poll(naSaida).toMatchObject({ vista: true })
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test('em nome de outra pessoa: a revisão a mostra, e depois de enviada se diz em que lista está', async () => {
  const vendedor = { id: idDeTeste(60), nome: 'Bia Ramos' }
  const { pedidosDe } = montarVenda('revisao', {
    dados: dadosCompletos({ vendedor_id: vendedor.id }),
    ofertas: [OFERTA],
    permissoes: ['REALIZAR_VENDA', 'EDITAR.VENDA_VENDEDOR'],
    responder: ({ caminho, corpo }) => {
      if (caminho.startsWith('/venda/vendedores/possiveis')) return { json: [vendedor] }
      if (caminho === '/venda') return { status: 201, json: { protocolo: 26_000_125 } }
      if (/^\/venda\/[0-9a-f-]{36}$/.test(caminho) && !corpo)
        return { json: { situacao: 'EM_ANALISE', cliente: CLIENTE, vendedor, restricoes: [] } }
      if (caminho === '/venda/cliente') return { json: { cliente: null, preenchidos: [], restricoes: [] } }
      return undefined
    },
  })
  await expect.element(page.getByText('Bia Ramos')).toBeVisible()
  await userEvent.click(enviar)
  await expect.element(page.getByText(/^Esta venda está na lista de Bia Ramos, e não na sua\./)).toBeVisible()
  expect(page.getByText(/volta para você/).query()).toBeNull()
  expect(pedidosDe('/venda')).toMatchObject([{ dados: { vendedor_id: vendedor.id } }])
})

test('o que o servidor ainda quer aparece do mesmo jeito, com o caminho até o campo', async () => {
  const faltas = [{ etapa: 'pagamento', campo: 'dia_vencimento', texto: 'Escolha um dos dias oferecidos' }]
  abrir([recusa(422, codigosDoEnvio.faltam, { faltas })])
  await userEvent.click(enviar)
  const falta = page.getByRole('link', { name: 'Dia do vencimento: Escolha um dos dias oferecidos' })
  await expect.element(falta).toBeVisible()
  expect(page.getByText(/^Tudo preenchido/).query()).toBeNull()
  await userEvent.click(falta)
  await expect.element(page.getByRole('radio', { name: 'Dia 5', exact: true })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.click(page.getByRole('link', { name: 'Revisão' }))
  await expect.element(page.getByText('Tudo preenchido. Confira com o cliente e envie.')).toBeVisible()
  await expect.element(page.getByText('O servidor ainda precisa de algo')).not.toBeInTheDocument()
})

test('a recusa fica até que a pessoa mude algo, mesmo que o cadastro só agora tenha chegado', async () => {
  const cadastro = Promise.withResolvers<{ json: unknown }>()
  const { dados, naSaida } = montarVenda('revisao', {
    dados: dadosCompletos(),
    ofertas: [OFERTA],
    responder: ({ caminho }) => {
      if (caminho === '/venda') return recusa(403, 'OUTRA', null)
      return caminho === '/venda/cliente' ? cadastro.promise : undefined
    },
  })
  await userEvent.click(enviar)
  await expect.element(page.getByText('Não deu')).toBeVisible()
  cadastro.resolve({ json: consultaDeTeste() })
  await expect.poll(() => dados().cliente.id).toBe(consultaDeTeste().cliente?.id)
  await expect.element(page.getByRole('link', { name: 'Cliente (completa)' })).toBeVisible()
  expect(await naSaida()).toMatchObject({ situacao: 'RECUSADA' })
  await expect.element(page.getByText('Não deu')).toBeVisible()
})

test('preço que mudou é uma pergunta com antes e depois; confirmado, vai com o novo', async () => {
  const [antes, depois] = [precoDe(OFERTA), precoDe(SEM_PROMOCAO)]
  const mudanca = {
    antes: antes.total_fidelidade,
    depois: { dia: '2026-11-16', canal_venda_id: null, promocoes: [], adicionais: [], preco: depois },
    esgotadas: [{ id: idDeTeste(30), nome: 'Metade por três meses', motivo: 'Os usos acabaram' }],
  }
  const { pedidosDe } = abrir([
    recusa(409, codigosDoEnvio.precoMudou, mudanca),
    { status: 201, json: { protocolo: 7 } },
  ])
  await userEvent.click(enviar)
  const pergunta = page.getByRole('dialog', { name: 'O preço mudou desde que você o mostrou' })
  await expect.element(pergunta.getByText(/Os usos acabaram/)).toBeVisible()
  await expect.element(pergunta.getByText('R$ 1.150,00')).toBeVisible()
  await expect.element(pergunta.getByText('R$ 1.300,00').first()).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
  await userEvent.click(pergunta.getByRole('button', { name: 'Confirmar novo preço' }))
  await expect.element(page.getByRole('heading', { name: 'Venda enviada' })).toBeVisible()
  expect(pedidosDe('/venda')).toMatchObject([
    { total_mostrado: antes.total_fidelidade },
    { total_mostrado: depois.total_fidelidade, dados: { promocoes: [] } },
  ])
})

test('a promoção esgotada que foi escolhida à mão sai quando se confirma; voltar nada muda', async () => {
  const depois = precoDe(SEM_PROMOCAO)
  const mudanca = {
    antes: 1,
    depois: { dia: '2026-11-16', canal_venda_id: null, promocoes: [], adicionais: [], preco: depois },
    esgotadas: [],
  }
  const { dados, pedidosDe } = abrir(
    [recusa(409, codigosDoEnvio.precoMudou, mudanca), recusa(409, codigosDoEnvio.precoMudou, mudanca)],
    dadosCompletos({ promocoes: [idDeTeste(30)] }),
  )
  await userEvent.click(enviar)
  // The server only said the price: what was on the screen and is gone has a name all the same.
  const saiu = page.getByRole('list', { name: 'O que não vale mais' })
  await expect.element(saiu.getByText(/acabou ou não vale mais aqui/)).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Voltar e mudar' }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(dados().promocoes).toEqual([idDeTeste(30)])
  await userEvent.click(enviar)
  await userEvent.click(page.getByRole('button', { name: 'Confirmar novo preço' }))
  await expect.poll(() => pedidosDe('/venda')).toHaveLength(3)
  expect(pedidosDe('/venda').at(-1)).toMatchObject({ dados: { promocoes: [] } })
})

test('sem rede ao enviar, a venda espera no aparelho e nada se perde', async () => {
  const respostas: Resposta[] = []
  const { pedidosDe } = abrir(respostas)
  await userEvent.click(enviar)
  await expect.element(page.getByRole('heading', { name: 'Venda pronta, esperando a rede' })).toHaveFocus()
  await expect.element(page.getByRole('link', { name: 'Ir para Vender' })).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
  respostas.push({ status: 201, json: { protocolo: 26_000_127 } })
  await userEvent.click(page.getByRole('button', { name: 'Tentar agora' }))
  await expect.element(page.getByRole('heading', { name: 'Venda enviada' })).toBeVisible()
  expect(pedidosDe('/venda')).toHaveLength(2)
})

test('uma resposta que se perde é pedida outra vez, sem que a rede tenha de cair e voltar', async () => {
  const respostas: Resposta[] = []
  const { pedidosDe } = abrir(respostas)
  await expect.element(enviar).toBeEnabled()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  onTestFinished(mandarSozinho())
  await userEvent.click(enviar)
  await expect.element(page.getByRole('heading', { name: 'Venda pronta, esperando a rede' })).toBeVisible()
  respostas.push({ status: 201, json: { protocolo: 26_000_127 } })
  vi.runOnlyPendingTimers()
  await expect.element(page.getByRole('heading', { name: 'Venda enviada' })).toBeVisible()
  expect(pedidosDe('/venda')).toHaveLength(2)
})

test('sem rede num aparelho que nada guarda, diz-se que não foi, e tenta-se de novo', async () => {
  const por = vi.spyOn(saidaDoAparelho, 'por').mockRejectedValue(new Error('sem armazenamento'))
  onTestFinished(() => por.mockRestore())
  const respostas: Resposta[] = []
  const { id, pedidosDe } = abrir(respostas)
  await userEvent.click(enviar)
  await expect.element(page.getByText(/Pode ser sua internet/)).toBeVisible()
  expect(page.getByText(/Está guardada neste aparelho/).query()).toBeNull()
  respostas.push({ status: 201, json: { protocolo: 26_000_127 } })
  await userEvent.click(page.getByRole('button', { name: 'Tentar de novo' }))
  await expect.element(page.getByRole('heading', { name: 'Venda enviada' })).toBeVisible()
  expect(pedidosDe('/venda')).toMatchObject([{ id }, { id }])
})

test('num aparelho que nada guarda, voltar da pergunta do preço volta à revisão', async () => {
  const { por, retirar } = saidaDoAparelho
  onTestFinished(() => void Object.assign(saidaDoAparelho, { por, retirar }))
  // No spies: they would take the rejection for themselves.
  const recusar = () => Promise.reject(new DOMException('sem armazenamento', 'InvalidStateError'))
  Object.assign(saidaDoAparelho, { por: recusar, retirar: recusar })
  const semTratar = vi.fn()
  window.addEventListener('unhandledrejection', semTratar)
  onTestFinished(() => window.removeEventListener('unhandledrejection', semTratar))
  const depois = {
    ...{ dia: '2026-11-16', canal_venda_id: null, promocoes: [], adicionais: [] },
    preco: precoDe(SEM_PROMOCAO),
  }
  abrir([recusa(409, codigosDoEnvio.precoMudou, { antes: 1, depois, esgotadas: [] })])
  await userEvent.click(enviar)
  await userEvent.click(page.getByRole('button', { name: 'Voltar e mudar' }))
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(enviar).toBeEnabled()
  expect(semTratar).not.toHaveBeenCalled()
})

test('a que espera pode voltar a ser editada: abre na revisão, com tudo, e já não sai sozinha', async () => {
  const { naSaida, endereco, id } = abrir([{ status: 503, json: null }])
  await userEvent.click(enviar)
  await userEvent.click(voltarAEditar)
  await expect.element(page.getByRole('heading', { name: 'Revisão', level: 1 })).toBeVisible()
  await expect.element(page.getByText('Maria Souza', { exact: true })).toBeVisible()
  expect(endereco()).toBe(`/vendedor/venda/${id}/revisao`)
  expect(await naSaida()).toBeNull()
  await expect.element(enviar).toBeEnabled()
})

test('a que já está sendo enviada não volta: diz-se por quê, e ela segue', async () => {
  const { naSaida } = abrir([])
  await userEvent.click(enviar)
  await expect.element(voltarAEditar).toBeVisible()
  const posta = await naSaida()
  if (!posta) throw new Error('fora da saída')
  await saidaDoAparelho.gravar({ ...posta, situacao: 'ENVIANDO' })
  await expect.element(page.getByRole('heading', { name: 'Venda sendo enviada' })).toBeVisible()
  expect(page.getByText(/quando a conexão voltar/).query()).toBeNull()
  await userEvent.click(voltarAEditar)
  await expect.element(page.getByText(/Ela está sendo enviada neste momento/)).toBeVisible()
  expect(await naSaida()).toMatchObject({ situacao: 'ENVIANDO' })
  // So that the next test finds it at rest.
  await saidaDoAparelho.gravar(posta)
})

test('enquanto a venda vai, diz-se que vai, e nada nas etapas aceita mudança', async () => {
  const resposta = Promise.withResolvers<Resposta>()
  montarVenda('revisao', {
    dados: dadosCompletos(),
    ofertas: [OFERTA],
    responder: ({ caminho }) => (caminho === '/venda' ? resposta.promise : undefined),
  })
  const enviando = page.getByText('Enviando a venda. Espere um instante.')
  const link = page.getByRole('link', { name: 'Alterar pagamento' })
  await expect.element(link).toBeVisible()
  const alterar = link.element() as HTMLElement
  await userEvent.click(enviar)
  await expect.element(enviando).toBeVisible()
  await expect.element(page.getByRole('status').filter({ has: enviando })).toBeInTheDocument()
  alterar.focus()
  expect(document.activeElement).toBe(document.body)
  expect(alterar.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
  expect(await commands.problemasDeAcesso()).toEqual([])

  resposta.resolve(recusa(403, 'OUTRA', null))
  await expect.element(page.getByText('Não deu')).toBeVisible()
  await expect.element(enviando).not.toBeInTheDocument()
  alterar.focus()
  await expect.element(alterar).toHaveFocus()
})

test('outra recusa diz o que o servidor disse, e tenta-se de novo', async () => {
  abrir([recusa(403, 'OUTRA', null), { status: 201, json: { protocolo: 8 } }])
  await userEvent.click(enviar)
  await expect.element(page.getByText('Não deu')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Tentar de novo' }))
  await expect.element(page.getByRole('heading', { name: 'Venda enviada' })).toBeVisible()
})

test.each([
  ['light', 390],
  ['dark', 1440],
] as const)('é acessível, com tudo preenchido (%s, %i px)', async (tema, largura) => {
  await page.viewport(largura, 900)
  montarVenda('revisao', { dados: dadosCompletos(), ofertas: [OFERTA], tema })
  await expect.element(enviar).toBeEnabled()
  expect(await commands.problemasDeAcesso()).toEqual([])
})
