import type { Permissao } from '@balcao/contract/base/permissao'
import type { Analise, EmMaos } from '@balcao/contract/vendas/analise-api'
import type { Anexo } from '@balcao/contract/vendas/anexo'
import { beforeEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { queryClient } from '#consultas.ts'
import { umAnexoDaVenda } from '#partes/venda-acoes/venda-enviada.fabrica.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { entrarCom } from '#testes/pessoa.ts'
import { umaAnalise } from './analise.fabrica.ts'

const ANALISTA: Permissao[] = ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO']
const OUTRA = '0192d3a4-5b6c-7d8e-9f01-0000000000bb'
const MOTIVOS = {
  rejeitar_anexo: ['Foto tremida', 'Documento vencido'],
  devolver: ['Foto ruim'],
  reprovar: ['Fraude'],
}
const minha: EmMaos = {
  quem: { id: OUTRA, nome: 'Eu' },
  minha: true,
  desde: '2026-03-05T17:30:00.000Z',
  ate: '2026-03-05T17:32:00.000Z',
}

type Respostas = {
  recusa?: { status: number; json: object }
  emMaos?: () => EmMaos
  proxima?: string | null
  permissoes?: Permissao[]
  fila?: boolean
}

/** The server of one sale: it keeps the verdicts and what was decided. */
const abrir = (inicial: Analise, respostas: Respostas = {}) => {
  const { emMaos = () => minha, proxima = null, permissoes = ANALISTA, fila = false, recusa } = respostas
  let analise = inicial
  const { id } = inicial.venda
  const julgar = (anexoId: string) => {
    const { veredito, motivo = null } = corpoDe(`/anexo/${anexoId}/veredito`) as Pick<
      Anexo,
      'veredito' | 'motivo'
    >
    const anexos = analise.anexos.map((um) => (um.id === anexoId ? { ...um, veredito, motivo } : um))
    analise = { ...analise, anexos }
    return { json: anexos }
  }
  const decidir = (acao: string) => {
    const situacao = { aprovar: 'APROVADA', devolver: 'PENDENTE', reprovar: 'REPROVADA' }[acao] as 'APROVADA'
    analise = {
      ...analise,
      venda: { ...analise.venda, situacao, acoes: [], versao: analise.venda.versao + 1 },
    }
    return { json: analise.venda }
  }
  const app = montarApp(`/admin/venda/${id}${fila ? '?fila=true' : ''}`, permissoes, (url) => {
    const partes = url.pathname.split('/').slice(2)
    if (partes[0] === 'anexo' && partes[2] === 'veredito') return recusa ?? julgar(partes[1] ?? '')
    if (partes[0] === 'anexo' && partes[2] === 'endereco')
      return { json: { endereco: '/foto', vale_ate: minha.ate } }
    if (url.pathname === '/api/venda/motivos') return { json: MOTIVOS }
    if (url.pathname === '/api/venda/proxima') return { json: { venda_id: proxima } }
    if (partes[2] === 'em-maos') return { json: emMaos() }
    if (partes[2] === 'historico') return { json: { itens: [], total: 0, total_exato: true } }
    if (url.pathname === `/api/venda/${id}/analise`) return { json: analise }
    if (partes[0] === 'venda' && ['aprovar', 'devolver', 'reprovar'].includes(partes[2] ?? ''))
      return decidir(partes[2] ?? '')
    return undefined
  })
  return { ...app, mudar: (parte: Partial<Analise>) => (analise = { ...analise, ...parte }) }
}
const ultimaDe = ({ venda }: Analise) => {
  const ultima = venda.historico.at(-1)
  if (!ultima) throw new Error('uma venda enviada tem história')
  return ultima
}
const chamadaDe = (caminho: string) =>
  vi.mocked(window.fetch).mock.calls.findLast(([url]) => String(url).endsWith(caminho))
const corpoDe = (caminho: string) => JSON.parse(String(chamadaDe(caminho)?.[1]?.body))
/** The driver types this one without a key. */
const interrogar = () =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }))
const botao = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const passo = (nome: string) =>
  page
    .getByRole('navigation', { name: 'Documentos da venda' })
    .getByRole('button', { name: new RegExp(`^${nome}`) })
const pronta = () =>
  expect.element(page.getByRole('heading', { level: 1, name: /^Venda 1234/ })).toBeVisible()

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
})

test('só pelas teclas: aprova um anexo, rejeita outro com motivo da lista, e devolve a venda', async () => {
  const analise = umaAnalise()
  abrir(analise)
  await pronta()
  await userEvent.keyboard('a')
  await expect.element(passo('Frente do documento').getByText('Aprovado')).toBeVisible()
  await expect.element(passo('Áudio de aceite')).toHaveAttribute('aria-current', 'step')
  await userEvent.keyboard('r')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('2{Enter}')
  await expect.element(passo('Áudio de aceite').getByText('Rejeitado')).toBeVisible()
  expect(corpoDe(`/anexo/${analise.anexos[1]?.id}/veredito`)).toEqual({
    veredito: 'REJEITADO',
    motivo: 'Documento vencido',
  })
  await expect.element(page.getByText('Há o que corrigir: devolva a venda a quem vendeu.')).toBeVisible()
  await userEvent.keyboard('d')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('1{Enter}')
  await expect.element(page.getByText('Devolvida', { exact: true }).first()).toBeVisible()
  expect(corpoDe('/devolver')).toEqual({ versao: 3, motivo: 'Foto ruim' })
})

test('aprovar só é oferecido com os obrigatórios aprovados, e diz por que não', async () => {
  abrir(umaAnalise())
  await pronta()
  await expect.element(botao(/^Aprovar$/)).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(botao(/^Aprovar$/))
    .toHaveAttribute('aria-description', 'Aprove antes: frente do documento e áudio de aceite.')
  await userEvent.keyboard('p')
  expect(page.getByRole('dialog').query()).toBeNull()
  await userEvent.keyboard('a')
  await expect.element(passo('Frente do documento').getByText('Aprovado')).toBeVisible()
  await userEvent.keyboard('a')
  await expect
    .element(page.getByText('Todos os anexos estão aprovados: a venda pode ser aprovada.'))
    .toBeVisible()
  await userEvent.keyboard('p')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Aprovada', { exact: true })).toBeVisible()
})

test('na fila, se a próxima não vem, diz por quê e tenta de novo', async () => {
  let falha = true
  montarApp('/admin/venda/fila', ANALISTA, ({ pathname }) => {
    if (pathname !== '/api/venda/proxima') return undefined
    return falha
      ? { status: 500, json: { message: 'Falhou aqui', errors: [] } }
      : { json: { venda_id: null } }
  })
  await expect.element(page.getByRole('alert').getByText('Falhou aqui')).toBeVisible()
  expect(page.getByText('Falhou aqui').elements()).toHaveLength(1)
  falha = false
  await userEvent.click(botao('Tentar de novo'))
  await expect.element(page.getByText('Nada mais para analisar: a fila está vazia.')).toBeVisible()
  falha = true
  await userEvent.click(botao('Procurar de novo'))
  await expect.element(page.getByRole('alert').getByText('Falhou aqui')).toBeVisible()
})

test('na fila, depois da decisão a próxima abre sozinha; sem próxima, a página diz que acabou', async () => {
  const aprovados = umaAnalise().anexos.map((anexo) => ({ ...anexo, veredito: 'APROVADO' as const }))
  const { endereco } = abrir(umaAnalise({ anexos: aprovados }), { fila: true, proxima: null })
  await pronta()
  await userEvent.keyboard('p')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Nada mais para analisar: a fila está vazia.')).toBeVisible()
  expect(endereco()).toBe('/admin/venda/fila')
  await expect
    .element(page.getByRole('link', { name: 'Ver as vendas' }))
    .toHaveAttribute('href', '/admin/venda')
})

test('digitando, nenhuma letra dispara; desligadas, também não, e o desligado fica', async () => {
  const { chamadas } = abrir(umaAnalise())
  await pronta()
  await userEvent.keyboard('r')
  await userEvent.keyboard('3')
  await userEvent.type(page.getByLabelText('O motivo, em palavras'), 'a letra A não aprova, nem p nem d')
  await userEvent.keyboard('{Escape}')
  await userEvent.click(botao('Descartar'))
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  expect(chamadas.filter((c) => c.includes('veredito'))).toEqual([])
  interrogar()
  await userEvent.click(page.getByRole('switch'))
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  await userEvent.keyboard('a')
  interrogar()
  expect(page.getByRole('dialog').query()).toBeNull()
  expect(chamadas.filter((c) => c.includes('veredito'))).toEqual([])
  expect(localStorage.getItem('analise_sem_teclas')).toBe('true')
  // The buttons go on working, the one with the keys too.
  await userEvent.click(botao('Teclas'))
  await expect.element(page.getByRole('dialog', { name: 'Teclas desta página' })).toBeVisible()
})

test('J e K andam pelos documentos, e o zoom e o giro são da foto', async () => {
  abrir(umaAnalise())
  await pronta()
  await userEvent.keyboard('j')
  await expect.element(passo('Áudio de aceite')).toHaveAttribute('aria-current', 'step')
  await userEvent.keyboard('v')
  await expect.element(botao('Velocidade: 1,25 vezes. Mudar')).toBeVisible()
  await userEvent.keyboard('k')
  await expect.element(passo('Frente do documento')).toHaveAttribute('aria-current', 'step')
  const foto = page.getByRole('img', { name: 'Foto: Frente do documento' })
  await userEvent.keyboard('g')
  await expect.element(foto).toHaveStyle({ rotate: '90deg' })
})

test('com outra pessoa, diz com quem; só depois de assumir se decide', async () => {
  let quem: EmMaos = { ...minha, minha: false, quem: { id: OUTRA, nome: 'Bia Análise' } }
  const { chamadas } = abrir(umaAnalise(), {
    emMaos: () => {
      if (chamadaDe('/em-maos')?.[1]?.body === '{"assumir":true}') quem = minha
      return quem
    },
  })
  await pronta()
  await expect.element(page.getByRole('alert').getByText(/^Bia Análise está com esta venda/)).toBeVisible()
  expect(botao(/^Devolver/).query()).toBeNull()
  await userEvent.keyboard('a')
  expect(chamadas.filter((c) => c.includes('veredito'))).toEqual([])
  await userEvent.keyboard('t')
  await expect.element(botao(/^Devolver/)).toBeVisible()
  expect(page.getByRole('alert').query()).toBeNull()
})

test('com outra pessoa, o aviso cabe inteiro, com o botão de assumir', async () => {
  abrir(umaAnalise(), {
    emMaos: () => ({ ...minha, minha: false, quem: { id: OUTRA, nome: 'Bia Análise' } }),
  })
  await pronta()
  await expect.element(botao(/^Assumir/)).toBeVisible()
  const [aviso, assumir] = [page.getByRole('alert').element(), botao(/^Assumir/).element()].map((um) =>
    um.getBoundingClientRect(),
  )
  expect(assumir?.bottom).toBeLessThanOrEqual(aviso?.bottom ?? 0)
})

test('mudada por outra pessoa enquanto se olha: os dados são os novos, e a página diz quem foi', async () => {
  const analise = umaAnalise()
  const { mudar } = abrir(analise)
  await pronta()
  const linha = {
    ...ultimaDe(analise),
    id: '99',
    acao: 'devolver',
    para: 'PENDENTE',
    quem: 'Bia Análise',
  } as const
  mudar({
    venda: {
      ...analise.venda,
      ...{ situacao: 'PENDENTE', acoes: [], versao: analise.venda.versao + 1 },
      historico: [...analise.venda.historico, linha],
    },
  })
  await queryClient.invalidateQueries({ queryKey: ['venda'] })
  const aviso = page.getByRole('alert')
  await expect
    .poll(() => aviso.query()?.textContent)
    .toContain('Agora ela está em “Devolvida” (Bia Análise).')
  expect(botao(/^Devolver/).query()).toBeNull()
  await userEvent.click(botao('Entendi'))
  await expect.element(aviso).not.toBeInTheDocument()
})

test('o veredito sobre um anexo que acabou de ser trocado é recusado, e mostra o que está lá agora', async () => {
  const analise = umaAnalise()
  const message = 'Este anexo foi trocado por outro.'
  const { mudar } = abrir(analise, { recusa: { status: 409, json: { message, errors: [] } } })
  await pronta()
  mudar({
    anexos: analise.anexos.map((anexo) => ({ ...anexo, veredito: 'REJEITADO', motivo: 'Foto velha' })),
  })
  await userEvent.keyboard('a')
  await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(passo('Frente do documento').getByText('Rejeitado')).toBeVisible()
})

test('o que difere do cadastro vem marcado ao lado', async () => {
  abrir(umaAnalise({ diferencas: [{ campo: 'nome', no_cadastro: 'Maria da Silva', oculto: false }] }))
  await expect.element(page.getByText('no cadastro: Maria da Silva')).toBeVisible()
  await expect.element(page.getByText(/Um dado difere do cadastro/)).toBeVisible()
})

test('devolvida com um anexo rejeitado: reenviar como está diz o que substituir antes', async () => {
  const analise = umaAnalise({ anexos: [umAnexoDaVenda({ veredito: 'REJEITADO', motivo: 'Foto tremida' })] })
  abrir({ ...analise, venda: { ...analise.venda, situacao: 'PENDENTE', acoes: ['reenviar'] } })
  await pronta()
  await expect.element(botao('Reenviar como está')).toHaveAttribute('aria-disabled', 'true')
  await expect
    .element(botao('Reenviar como está'))
    .toHaveAttribute('aria-description', 'Substitua antes: frente do documento.')
})

test.each([
  ['APROVADA', 1],
  ['AGENDADA', 0],
] as const)('da venda %s, a ficha diz se o dia é só um pedido', async (situacao, pedidos) => {
  const analise = umaAnalise()
  abrir({ ...analise, venda: { ...analise.venda, situacao, acoes: [] } })
  await expect.element(page.getByText('10/03/2026, manhã')).toBeVisible()
  expect(page.getByText('Instalação pedida').elements()).toHaveLength(pedidos)
})

test('o cadastro de quem compra só é link para quem o abre', async () => {
  const analise = umaAnalise()
  abrir(analise, { permissoes: [...ANALISTA, 'EDITAR.CLIENTE'] })
  const aoCadastro = page.getByRole('link', { name: 'Ver o cadastro' })
  await pronta()
  expect(aoCadastro.query()).toBeNull()
  entrarCom([...ANALISTA, 'CRIAR.VENDA'])
  await expect.element(aoCadastro).toHaveAttribute('href', `/admin/cliente/${analise.venda.cliente_id}`)
})

test('quem só acompanha vê tudo e não decide nada', async () => {
  const analise = umaAnalise()
  abrir({ ...analise, venda: { ...analise.venda, acoes: [] } }, { permissoes: ['LISTAR.TODAS_VENDAS'] })
  await pronta()
  await expect.element(botao(/^Aprovar anexo/)).toHaveAttribute('aria-disabled', 'true')
  expect(botao('Próxima da fila').query()).toBeNull()
  expect(chamadaDe('/em-maos')).toBeUndefined()
})

test('no telefone, um lado de cada vez, sem rolar para o lado; acessível nos dois temas', async () => {
  await page.viewport(390, 844)
  abrir(umaAnalise({ diferencas: [{ campo: 'email', no_cadastro: null, oculto: true }] }))
  await pronta()
  await expect.element(page.getByText('CPF/CNPJ')).not.toBeVisible()
  await userEvent.click(botao('Dados digitados'))
  await expect.element(page.getByText('CPF/CNPJ')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await commands.problemasDeAcesso()).toEqual([])
})
