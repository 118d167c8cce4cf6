import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { novoId } from '#aparelho/novo-rascunho.ts'
import { saidaDoAparelho, type VendaNaSaida } from '#aparelho/saida.ts'
import { umaVendaEnviada } from '#partes/venda-acoes/venda-enviada.fabrica.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { pessoa } from '#testes/pessoa.ts'
import { pagina, umaVendaResumida } from './vendedor.fabrica.ts'
import {
  abrirVendedor as abrir,
  grupo,
  noAparelho,
  noServidor,
  respostasDoVendedor as padrao,
  semRede,
} from './vendedor-na-tela.fabrica.ts'

const porGrupo = (grupos: Record<string, unknown>) => (url: URL) =>
  grupos[url.searchParams.get('grupo') ?? ''] ?? pagina([])

const busca = page.getByRole('searchbox', { name: /protocolo/ })

const naSaida = async (id: string, nome: string, parte: Partial<VendaNaSaida>) => {
  const agora = new Date().toISOString()
  const dados = { ...RASCUNHO_VAZIO, cliente: { nome } }
  const venda: VendaNaSaida = {
    ...{ usuario_id: pessoa.id, id, envio: { id, dados, total_mostrado: 0 }, situacao: 'ENVIANDO' },
    ...{ protocolo: null, recusa: null, posta_em: agora, mudada_em: agora },
    ...parte,
  }
  await saidaDoAparelho.gravar(venda)
  onTestFinished(async () => {
    // One that is being sent would stay.
    await saidaDoAparelho.gravar({ ...venda, situacao: 'AGUARDANDO_REDE' })
    await saidaDoAparelho.retirar(pessoa.id, id)
  })
  return venda
}

beforeEach(() => page.viewport(360, 740))

test('na ordem: rascunhos, devolvidas com o motivo, o que espera por alguém, o resto', async () => {
  const devolvida = umaVendaResumida({ situacao: 'PENDENTE', motivo: 'A foto está escura', cliente: 'Rui' })
  abrir({
    '/api/venda/rascunho': [noServidor()],
    '/api/venda/minhas': porGrupo({
      devolvidas: pagina([devolvida]),
      esperando: pagina([umaVendaResumida({ situacao: 'AGUARDANDO_ACEITE' })]),
      encerradas: pagina([umaVendaResumida({ situacao: 'CONCLUIDA', cliente: 'Léa' })]),
    }),
  })
  await expect.element(grupo('Devolvidas').getByText('A foto está escura')).toBeVisible()
  await expect
    .element(grupo('Devolvidas').getByRole('link', { name: 'Rui' }))
    .toHaveAttribute('href', `/vendedor/venda/${devolvida.id}`)
  const espera = grupo('Em andamento').getByText(/Protocolo 1234 · Espera o aceite do assinante · desde/)
  await expect.element(espera).toBeVisible()
  await expect.element(grupo('Encerradas').getByText('Concluída')).toBeVisible()
  const preco = 'Fibra 500 · Campinas · R$\u00a099,90 por mês, sem contar descontos'
  await expect.element(grupo('Devolvidas').getByText(preco)).toBeVisible()
  const nomes = page.getByRole('heading', { level: 2 }).all()
  expect(nomes.map((titulo) => titulo.element().textContent)).toEqual([
    'Rascunhos',
    'Devolvidas',
    'Em andamento',
    'Encerradas',
  ])
})

test('um grupo só aparece abaixo de um que já tem as suas linhas: nada se move', async () => {
  const [rascunhos, devolvidas] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()]
  abrir({
    '/api/venda/rascunho': () => rascunhos.promise,
    '/api/venda/minhas': (url: URL) =>
      url.searchParams.get('grupo') === 'devolvidas' ? devolvidas.promise : pagina([]),
  })
  const titulos = () =>
    page
      .getByRole('heading', { level: 2 })
      .all()
      .map((titulo) => titulo.element().textContent)
  await expect.element(page.getByRole('status', { name: 'Carregando…' })).toBeVisible()
  expect(titulos()).toEqual([])
  rascunhos.resolve([noServidor()])
  await expect.element(grupo('Devolvidas')).toBeVisible()
  expect(titulos()).toEqual(['Rascunhos', 'Devolvidas'])
  devolvidas.resolve(pagina([]))
  await expect.element(grupo('Encerradas')).toBeVisible()
})

test('de muitos rascunhos mostram-se os últimos, e os outros quando se pede ou se procura', async () => {
  const muitos = Array.from({ length: 45 }, (_, n) =>
    noServidor({ dados: { ...RASCUNHO_VAZIO, cliente: { nome: `Cliente ${n + 1}` } } }),
  )
  abrir({ '/api/venda/rascunho': muitos })
  const linhas = grupo('Rascunhos').getByRole('listitem')
  const mais = grupo('Rascunhos').getByRole('button', { name: 'Mostrar mais' })
  await expect.element(mais).toBeVisible()
  expect(linhas.all()).toHaveLength(20)
  await userEvent.click(mais)
  await userEvent.click(mais)
  await expect.element(mais).not.toBeInTheDocument()
  expect(linhas.all()).toHaveLength(45)
  await userEvent.fill(busca, 'Cliente 45')
  await expect.element(linhas.filter({ hasText: 'Cliente 44' })).not.toBeInTheDocument()
  expect(linhas.all()).toHaveLength(1)
})

test('um rascunho diz de quem é, o que falta, onde está salvo, e volta à sua etapa', async () => {
  const { id } = await noAparelho('Ana Reis', { etapa: 'endereco' })
  const { id: deLa } = noServidor()
  abrir({ '/api/venda/rascunho': [noServidor({ id: deLa })] })
  const daqui = grupo('Rascunhos').getByRole('listitem').filter({ hasText: 'Ana Reis' })
  await expect.element(daqui.getByRole('link')).toHaveAttribute('href', `/vendedor/venda/${id}/endereco`)
  await expect.element(daqui.getByText('Continuar em Endereço')).toBeVisible()
  await expect.element(daqui.getByText(/só neste aparelho/)).toBeVisible()
  const outro = grupo('Rascunhos').getByRole('listitem').filter({ hasText: 'João Lima' })
  await expect.element(outro.getByText(/^Falta preencher: empresa, canal, .* e mais \d+$/)).toBeVisible()
  await expect.element(outro.getByText(/no servidor, por Chrome no Android/)).toBeVisible()
  await expect.element(outro.getByRole('link')).toHaveAttribute('href', `/vendedor/venda/${deLa}/plano`)
})

test('mudado aqui e em outro aparelho, o rascunho é um só e está marcado', async () => {
  const { id } = await noAparelho('Ana Reis', { versao: 1, a_enviar: true })
  abrir({ '/api/venda/rascunho': [noServidor({ id, versao: 2 })] })
  await expect.element(grupo('Rascunhos').getByText(/Mudado em dois aparelhos/)).toBeVisible()
  expect(grupo('Rascunhos').getByRole('listitem').all()).toHaveLength(1)
})

test('o que está a caminho do servidor vem em cima, cada venda uma vez, com o que houve', async () => {
  const { id } = await noAparelho('Ana Reis')
  const recusada = { codigo: 'VENDA_INCOMPLETA', mensagem: 'Falta o áudio', erros: [], atual: null }
  await naSaida(id, 'Ana Reis', { situacao: 'RECUSADA', recusa: recusada })
  await naSaida(novoId(), 'Rui Dias', { situacao: 'AGUARDANDO_REDE' })
  abrir()
  const aEnviar = grupo('A enviar')
  const ana = aEnviar.getByRole('listitem').filter({ hasText: 'Ana Reis' })
  await expect.element(ana.getByText('Falta o áudio')).toBeVisible()
  for (const nome of ['Ana Reis', 'Resolver'])
    await expect
      .element(ana.getByRole('link', { name: nome }))
      .toHaveAttribute('href', `/vendedor/venda/${id}/revisao`)
  await expect.element(ana.getByText('Não vai mais sozinha', { exact: false })).toBeVisible()
  // Sent again as it is, it would only be refused again.
  expect(ana.getByRole('button').query()).toBeNull()
  await expect.element(aEnviar.getByText('Espera a rede')).toBeVisible()
  expect(page.getByText('Ana Reis').all()).toHaveLength(1)
})

const enviadaDaqui = (id = novoId()) => naSaida(id, '', { situacao: 'ENVIADA', protocolo: 77, envio: null })

test('a que já foi enviada e está na lista de vendas aparece só nela, e não volta', async () => {
  const { id } = await enviadaDaqui()
  const listada = umaVendaResumida({ id, protocolo: 77, cliente: 'Léa Prado' })
  abrir({ '/api/venda/minhas': porGrupo({ esperando: pagina([listada]) }) })
  await expect.element(grupo('Em andamento').getByText('Léa Prado')).toBeVisible()
  await expect.poll(() => saidaDoAparelho.ler(pessoa.id, id)).toMatchObject({ vista: true })
  for (const nome of ['A enviar', 'Enviadas deste aparelho']) expect(grupo(nome).query()).toBeNull()
})

test('a que foi enviada e não está na lista diz de quem é, abaixo do resto; aberta ou tirada, some', async () => {
  const [uma, outra] = [await enviadaDaqui(), await enviadaDaqui()]
  const nomes = [uma, outra].map(({ id }, i) => ({ id, cliente: `Cliente ${i}` }))
  const { chamadas } = abrir({
    '/api/venda/nomes': nomes,
    [`/api/venda/${uma.id}`]: umaVendaEnviada({ id: uma.id }),
  })
  const enviadas = grupo('Enviadas deste aparelho')
  await expect
    .element(enviadas.getByRole('link', { name: 'Cliente 0 Protocolo 77' }))
    .toHaveAttribute('href', `/vendedor/venda/${uma.id}`)
  await expect.element(enviadas.getByText(/^Enviada /).first()).toBeVisible()
  expect(chamadas.filter((uma) => uma.startsWith('/api/venda/nomes'))).toHaveLength(1)
  expect(grupo('A enviar').query()).toBeNull()
  const titulos = page.getByRole('heading', { level: 2 }).elements()
  expect(titulos.at(-1)?.textContent).toBe('Enviadas deste aparelho')
  await userEvent.click(
    enviadas
      .getByRole('listitem')
      .filter({ hasText: 'Cliente 1' })
      .getByRole('button', { name: 'Tirar da lista' }),
  )
  await expect.element(enviadas.getByText('Cliente 1')).not.toBeInTheDocument()
  await userEvent.click(enviadas.getByRole('link', { name: /Cliente 0/ }))
  await expect.poll(() => saidaDoAparelho.ler(pessoa.id, uma.id)).toMatchObject({ vista: true })
})

test('a que espera a rede volta a ser rascunho e abre na revisão; a que já está indo, não', async () => {
  const { id } = await noAparelho('Ana Reis')
  await naSaida(id, 'Ana Reis', { situacao: 'AGUARDANDO_REDE' })
  const indo = await naSaida(novoId(), 'Rui Dias', { situacao: 'ENVIANDO' })
  // Opened, it is saved there too.
  const dados = { ...RASCUNHO_VAZIO, cliente: { nome: 'Ana Reis' } }
  const { endereco } = abrir({ [`/api/venda/rascunho/${id}`]: noServidor({ id, dados }) })
  const voltarDe = (nome: string) =>
    grupo('A enviar')
      .getByRole('listitem')
      .filter({ hasText: nome })
      .getByRole('button', { name: 'Voltar a editar' })
  await userEvent.click(voltarDe('Rui Dias'))
  await expect.element(page.getByText(/Ela está sendo enviada neste momento/)).toBeVisible()
  expect(endereco()).toBe('/vendedor')
  expect(await saidaDoAparelho.ler(pessoa.id, indo.id)).toMatchObject({ situacao: 'ENVIANDO' })

  await userEvent.click(voltarDe('Ana Reis'))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Revisão' })).toHaveFocus()
  await expect.element(page.getByText('Ana Reis', { exact: true })).toBeVisible()
  expect(endereco()).toBe(`/vendedor/venda/${id}/revisao`)
  expect(await saidaDoAparelho.ler(pessoa.id, id)).toBeNull()
})

test('procura nas próprias vendas e nos rascunhos, e diz quando nada há', async () => {
  await noAparelho('Ana Reis')
  const { chamadas, endereco } = abrir({
    '/api/venda/minhas': (url: URL) =>
      pagina(url.searchParams.get('busca') === 'ana' ? [umaVendaResumida({ cliente: 'Ana Prado' })] : []),
  })
  await userEvent.fill(busca, 'ana')
  await expect.element(grupo('Vendas encontradas').getByText('Ana Prado')).toBeVisible()
  await expect.element(grupo('Rascunhos').getByText('Ana Reis')).toBeVisible()
  expect(endereco()).toBe('/vendedor?busca=ana')
  expect(chamadas.filter((c) => c.includes('busca=ana'))).toHaveLength(1)
  await userEvent.fill(busca, '1234')
  await expect.element(page.getByText('Nada encontrado para “1234”')).toBeVisible()
  expect(grupo('Rascunhos').query()).toBeNull()
})

test('mostra mais pelo cursor, sem perder o que já está', async () => {
  abrir({
    '/api/venda/minhas': (url: URL) => {
      if (url.searchParams.get('grupo') !== 'esperando') return pagina([])
      return url.searchParams.get('cursor') === 'depois'
        ? pagina([umaVendaResumida({ cliente: 'A segunda' })])
        : pagina([umaVendaResumida({ cliente: 'A primeira' })], 'depois')
    },
  })
  await userEvent.click(grupo('Em andamento').getByRole('button', { name: 'Mostrar mais' }))
  await expect.element(grupo('Em andamento').getByText('A segunda')).toBeVisible()
  await expect.element(grupo('Em andamento').getByText('A primeira')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Mostrar mais' })).not.toBeInTheDocument()
})

test('um grupo que falha diz o que houve e tenta de novo; os outros continuam', async () => {
  let falha = true
  montarApp('/vendedor', ['REALIZAR_VENDA'], (url) => {
    if (falha && url.searchParams.get('grupo') === 'devolvidas')
      return { status: 500, json: { message: 'Falhou aqui', errors: [] } }
    return { json: padrao[url.pathname] ?? null }
  })
  await expect.element(grupo('Devolvidas').getByText('Falhou aqui')).toBeVisible()
  await expect.element(grupo('Encerradas').getByText(/Nenhuma venda concluída/)).toBeVisible()
  falha = false
  await userEvent.click(grupo('Devolvidas').getByRole('button', { name: 'Tentar de novo' }))
  await expect.element(grupo('Devolvidas').getByText('Nada voltou para você corrigir.')).toBeVisible()
})

test('os números do dia e do mês estão em uma linha', async () => {
  abrir()
  await expect.element(page.getByText('Hoje: 2 enviadas, R$\u00a0199,80 por mês')).toBeVisible()
  await expect.element(page.getByText('Neste mês: 31 enviadas, R$\u00a03.100,00 por mês')).toBeVisible()
  await expect.element(page.getByText('20 concluídas neste mês')).toBeVisible()
})

test('sem rede, os rascunhos do aparelho estão ali e as vendas dizem uma vez que precisam de rede', async () => {
  await noAparelho('Ana Reis')
  const cair = semRede()
  abrir(Object.fromEntries(Object.keys(padrao).map((caminho) => [caminho, cair])))
  await expect.element(grupo('Rascunhos').getByText('Ana Reis')).toBeVisible()
  await expect.element(page.getByText(/As vendas já enviadas precisam de rede/)).toBeVisible()
  expect(page.getByText(/precisam de rede/).all()).toHaveLength(1)
  await expect.element(page.getByRole('link', { name: 'Nova venda' }).last()).toBeVisible()
})

test('por um endereço sem https, diz logo o que fica desligado e como ter tudo', async () => {
  const aberto = vi.spyOn(window, 'isSecureContext', 'get').mockReturnValue(false)
  onTestFinished(() => void aberto.mockRestore())
  abrir()
  await expect.element(page.getByText(/Este endereço não é seguro.* https:\/\//)).toBeVisible()
})

test('a 360 px o botão de vender fica embaixo, ao alcance do polegar, e nada sai da tela', async () => {
  abrir({ '/api/venda/rascunho': [noServidor()] })
  await expect.element(grupo('Rascunhos').getByText('João Lima')).toBeVisible()
  const botao = page.getByRole('main').last().getByRole('link', { name: 'Nova venda' })
  const { bottom, width, height } = botao.element().getBoundingClientRect()
  expect(bottom).toBeGreaterThan(740 - 24)
  expect(width).toBeGreaterThan(300)
  expect(height).toBeGreaterThanOrEqual(44)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('com o teclado: depois do título vem “Nova venda”, e Alt+N começa uma', async () => {
  await page.viewport(1440, 900)
  const { endereco } = abrir()
  const titulo = page.getByRole('heading', { level: 1, name: 'Vender' })
  await expect.element(titulo).toBeVisible()
  ;(titulo.element() as HTMLElement).focus()
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.textContent).toContain('Nova venda')
  await userEvent.keyboard('{Alt>}n{/Alt}')
  await expect.poll(endereco).toMatch(/^\/vendedor\/venda\/[0-9a-f-]{36}\/cliente$/)
  // The draft is opened first, and its heading comes late: Tab must not begin at the top of the page again.
  await expect.element(page.getByRole('heading', { level: 1, name: 'Cliente' })).toHaveFocus()
})

test('com o teclado: as setas andam de linha em linha, também de um grupo a outro', async () => {
  abrir({
    '/api/venda/rascunho': [noServidor()],
    '/api/venda/minhas': porGrupo({ devolvidas: pagina([umaVendaResumida({ cliente: 'Rui' })]) }),
  })
  const primeira = page.getByRole('link', { name: /João Lima/ })
  await expect.element(page.getByRole('link', { name: 'Rui' })).toBeVisible()
  ;(primeira.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('link', { name: 'Rui' })).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(primeira).toHaveFocus()
})

test('vindo da consulta com um documento, a venda começa já com ele', async () => {
  const { endereco } = abrir({}, '/vendedor?documento=52998224725')
  await expect.poll(endereco).toMatch(/^\/vendedor\/venda\/[0-9a-f-]{36}\/cliente/)
  await expect.element(page.getByRole('textbox', { name: 'CPF ou CNPJ' })).toHaveValue('529.982.247-25')
})

test('vindo da consulta com um cliente, a venda começa perguntando por ele', async () => {
  const empresa = { id: '0192d3a4-5b6c-7d8e-9f01-000000000001', nome: 'Vale Net' }
  const perguntas: string[] = []
  const { endereco } = abrir(
    {
      '/api/venda/preparo': { hoje: '2026-11-16', empresas: [empresa], canais: [], dias_vencimento: [10] },
      '/api/venda/cliente': (url: URL) => {
        perguntas.push(url.pathname)
        return { cliente: null, preenchidos: [], restricoes: [] }
      },
    },
    '/vendedor?cliente=0192d3a4-5b6c-7d8e-9f01-234567890abc',
  )
  await expect.poll(endereco).toMatch(/^\/vendedor\/venda\/[0-9a-f-]{36}\/cliente/)
  await expect.poll(() => perguntas).toEqual(['/api/venda/cliente'])
})

test('enquanto falta o que vender, diz o que é e a quem pedir, em vez de deixar começar', async () => {
  const faltam = [
    { passo: 'plano', quem: ['Bia'] },
    { passo: 'recurso', quem: [] },
  ]
  abrir({ '/api/primeiros-passos': { vendeu: true, faltam } })
  await expect.element(page.getByText('Ainda não dá para vender')).toBeVisible()
  await expect.element(page.getByText(/Peça a Bia\./)).toBeVisible()
  // A resource only makes the card nicer.
  expect(page.getByText('Um recurso').query()).toBeNull()
  await expect.element(page.getByRole('button', { name: 'Nova venda' })).toHaveAttribute('aria-disabled')
})
