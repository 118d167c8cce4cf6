import type { Permissao } from '@balcao/contract/base/permissao'
import type { Atendimento } from '@balcao/contract/posvenda/atendimento'
import { beforeEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { queryClient } from '#consultas.ts'
import { ID, umAtendimento } from '#partes/atendimento/atendimento.fabrica.ts'
import { comEmailDesligado } from '#testes/email-desligado.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { entrarCom } from '#testes/pessoa.ts'
import { vistoPorUmInstante } from '#testes/vistoPorUmInstante.ts'

const QUEM_ATENDE: Permissao[] = ['LISTAR.ATENDIMENTO', 'EDITAR.ATENDIMENTO']
const SEM_SINAL = { status: 503, json: { message: 'O servidor não respondeu', errors: [] } }

type Resposta = { status?: number; json: unknown }
type Opcoes = { tema?: 'light' | 'dark'; permissoes?: Permissao[] }

/** The server of one ticket. `responder` is asked first. */
const abrir = (
  inicial: Atendimento,
  responder: (caminho: string) => Resposta | Promise<Resposta> | undefined = () => undefined,
  { tema, permissoes = QUEM_ATENDE }: Opcoes = {},
) => {
  let atual = inicial
  const app = montarApp(
    `/admin/atendimento/${ID}`,
    permissoes,
    (url) => {
      const caminho = url.pathname.replace(/^\/api/, '')
      const dito = responder(caminho)
      if (dito) return dito
      if (caminho === `/atendimento/${ID}`) return { json: atual }
      if (caminho === `/atendimento/${ID}/mensagem`) return { status: 201, json: atual }
      if (caminho === '/atendimento/textos')
        return { json: [{ titulo: 'Recebemos', texto: 'Recebemos o seu pedido.' }] }
      return undefined
    },
    tema,
  )
  return { ...app, mudar: (parte: Partial<Atendimento>) => (atual = { ...atual, ...parte }) }
}

const corposDe = (caminho: string) =>
  vi
    .mocked(window.fetch)
    .mock.calls.filter(([url]) => String(url).endsWith(caminho))
    .map(([, opcoes]) => JSON.parse(String(opcoes?.body)))
const botao = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const nota = () => page.getByRole('textbox', { name: 'Escreva uma nota para a equipe' })
const aoCliente = () => page.getByRole('radio', { name: 'Ao cliente (por e-mail)' })
const trazer = (nome: string) =>
  userEvent.upload(
    document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement,
    new File(['x'], nome, { type: 'application/pdf' }),
  )
const pronta = () =>
  expect.element(page.getByRole('heading', { level: 1, name: /^Atendimento 4321/ })).toBeVisible()

beforeEach(async () => {
  localStorage.clear()
  await page.viewport(1440, 900)
})

test('começa em nota interna; ao cliente diz para onde vai; o que falhou fica, com o mesmo identificador', async () => {
  let vez = 0
  const { router } = abrir(umAtendimento(), (caminho) =>
    caminho.endsWith('/mensagem') && ++vez < 3 ? SEM_SINAL : undefined,
  )
  await pronta()
  await expect.element(botao('Salvar nota')).toBeVisible()
  await expect.element(page.getByText('Só a equipe lê; o cliente não recebe nada')).toBeVisible()
  await userEvent.click(botao('Textos prontos'))
  await userEvent.click(page.getByRole('menuitem', { name: 'Recebemos' }))
  await expect.element(nota()).toHaveValue('Recebemos o seu pedido.')
  await userEvent.click(aoCliente())
  await expect.element(page.getByText('Vai por e-mail para maria@exemplo.br')).toBeVisible()
  const campo = page.getByRole('textbox', { name: 'Escreva ao cliente' })
  await userEvent.click(campo)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(page.getByText('O servidor não respondeu')).toBeVisible()
  await expect.element(campo).toHaveValue('Recebemos o seu pedido.')
  await userEvent.click(botao('Enviar ao cliente'))
  await expect.poll(() => vez).toBe(2)
  await userEvent.type(campo, ' Até já.')

  // Leaving with something written asks, and staying keeps it.
  void router.navigate({ to: '/admin/atendimento' })
  await userEvent.click(botao('Continuar editando'))
  await expect.element(campo).toHaveValue('Recebemos o seu pedido. Até já.')

  await userEvent.click(botao('Enviar ao cliente'))
  await expect.element(nota()).toHaveValue('')
  const [primeira, repetida, outra] = corposDe('/mensagem')
  expect(primeira).toMatchObject({ tipo: 'AO_CLIENTE', texto: 'Recebemos o seu pedido.' })
  expect(repetida).toEqual(primeira)
  expect(outra.id).not.toBe(primeira.id)
})

test('sem servidor de e-mail não se escreve ao cliente, nem pela tecla', async () => {
  comEmailDesligado()
  abrir(umAtendimento())
  await pronta()
  await expect.element(aoCliente()).toBeDisabled()
  await expect.element(page.getByText(/^O envio de e-mail está desligado/)).toBeVisible()
  await userEvent.keyboard('m')
  await expect.element(nota()).toHaveFocus()
})

test('sem e-mail só se escreve à equipe; fechado não se escreve, e diz por quê; quem só lê não tem botões', async () => {
  const { mudar } = abrir(umAtendimento({ email_do_cliente: null }))
  await pronta()
  await expect.element(aoCliente()).toBeDisabled()
  await expect.element(page.getByText(/^O cliente não tem e-mail/)).toBeVisible()
  mudar({ situacao: 'FECHADO', acoes: ['reabrir'], versao: 4 })
  await queryClient.invalidateQueries({ queryKey: ['atendimento'] })
  await expect.element(page.getByText('Este atendimento está fechado: reabra-o antes')).toBeVisible()
  expect(nota().query()).toBeNull()
  mudar({ acoes: [] })
  await queryClient.invalidateQueries({ queryKey: ['atendimento'] })
  await expect.poll(() => botao(/^Reabrir/).query()).toBeNull()
})

test('mudado por outra pessoa enquanto se olha e enquanto se decide: diz quem foi, e nada se perde', async () => {
  const inicial = umAtendimento()
  const { mudar } = abrir(inicial)
  await pronta()
  await userEvent.type(nota(), 'Meio escrita')
  const linha = { ...(inicial.historico[0] as Atendimento['historico'][number]), id: '5', quem: 'Caio Rede' }
  mudar({
    versao: 4,
    historico: [
      ...inicial.historico,
      { ...linha, acao: 'atribuir', de: 'EM_ANDAMENTO', para: 'EM_ANDAMENTO' },
    ],
    mensagens: [
      ...inicial.mensagens,
      { ...(inicial.mensagens[0] as Atendimento['mensagens'][number]), id: '6', quem: 'Caio Rede' },
    ],
  })
  await queryClient.invalidateQueries({ queryKey: ['atendimento'] })
  await expect
    .poll(() => page.getByRole('alert').query()?.textContent)
    .toContain('Está em “Em andamento”. Última ação: atribuir, por Caio Rede.')
  await expect.element(page.getByText('Nova', { exact: true })).toBeVisible()
  await expect.element(nota()).toHaveValue('Meio escrita')
  await userEvent.click(botao('Entendi'))
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()

  await userEvent.click(botao(/^Resolver/))
  await userEvent.type(page.getByLabelText('O que resolveu'), 'Trocado o conector')
  mudar({ versao: 5, situacao: 'FECHADO', acoes: ['reabrir'] })
  await queryClient.invalidateQueries({ queryKey: ['atendimento'] })
  const dialogo = page.getByRole('dialog')
  await expect.element(dialogo.getByText('O atendimento mudou enquanto você decidia')).toBeVisible()
  await expect.element(page.getByLabelText('O que resolveu')).toHaveValue('Trocado o conector')
  await expect.element(dialogo.getByRole('button', { name: 'Resolver' })).toBeDisabled()
})

test('o histórico diz a qual foi unido, e qual recebeu, numa frase', async () => {
  const inicial = umAtendimento()
  const linha = { ...(inicial.historico[0] as Atendimento['historico'][number]), motivo: null }
  abrir({
    ...inicial,
    situacao: 'FECHADO',
    historico: [
      { ...linha, id: '5', acao: 'receber', de: 'ABERTO', para: 'ABERTO', detalhe: 'o 158' },
      { ...linha, id: '6', acao: 'unir', de: 'ABERTO', para: 'FECHADO', detalhe: 'ao 161' },
    ],
  })
  await pronta()
  const passos = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((passo) => passo.textContent)
      .filter((texto) => /atendimento 1/.test(texto))
  await expect.poll(() => passos().length).toBe(2)
  expect(passos()[0]).toMatch(/^Unido ao atendimento 161 /)
  expect(passos()[1]).toMatch(/^Recebeu o atendimento 158 /)
  expect(passos().join()).not.toMatch(/ao 161|Fechado/)
})

test('fechado por outra pessoa no meio de uma nota, o escrito fica para copiar e não sai; reaberto, segue', async () => {
  const { mudar } = abrir(umAtendimento())
  await pronta()
  await userEvent.type(nota(), 'Meio escrita')
  mudar({ situacao: 'FECHADO', acoes: ['reabrir'], versao: 4 })
  await queryClient.invalidateQueries({ queryKey: ['atendimento'] })
  await expect.element(page.getByText('Este atendimento está fechado: reabra-o antes')).toBeVisible()
  await expect.element(nota()).toHaveValue('Meio escrita')
  await expect.element(nota()).toHaveAttribute('readonly')
  await expect.element(botao('Salvar nota')).toBeDisabled()
  expect(botao('Anexar arquivo').query()).toBeNull()
  expect(await commands.problemasDeAcesso()).toEqual([])
  await userEvent.click(nota())
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  mudar({ situacao: 'EM_ANDAMENTO', acoes: umAtendimento().acoes, versao: 5 })
  await queryClient.invalidateQueries({ queryKey: ['atendimento'] })
  await expect.element(botao('Salvar nota')).toBeEnabled()
  expect(corposDe('/mensagem')).toEqual([])
  await userEvent.click(botao('Salvar nota'))
  await expect.poll(() => corposDe('/mensagem')).toMatchObject([{ texto: 'Meio escrita' }])
})

test('o cliente e o contrato só são links para quem pode abri-los', async () => {
  abrir(umAtendimento())
  await pronta()
  await expect.element(page.getByText('Maria Souza')).toBeVisible()
  expect(page.getByRole('link', { name: 'Maria Souza' }).query()).toBeNull()
  expect(page.getByRole('link', { name: umAtendimento().contrato.plano, exact: true }).query()).toBeNull()
  entrarCom([...QUEM_ATENDE, 'VISUALIZAR.CLIENTE'])
  const { cliente, contrato } = umAtendimento()
  await expect
    .element(page.getByRole('link', { name: 'Maria Souza' }))
    .toHaveAttribute('href', `/admin/cliente/${cliente.id}`)
  await expect
    .element(page.getByRole('link', { name: contrato.plano, exact: true }))
    .toHaveAttribute('href', `/admin/cliente/${contrato.cliente_id}/plano/${contrato.id}`)
})

test('pelas teclas: nota, mensagem e ações; digitando, nenhuma letra dispara', async () => {
  const { chamadas } = abrir(umAtendimento(), (caminho) =>
    caminho.endsWith('/assumir') ? { json: umAtendimento({ versao: 4 }) } : undefined,
  )
  await pronta()
  await userEvent.keyboard('m')
  await userEvent.keyboard('a r')
  await expect.element(page.getByRole('textbox', { name: 'Escreva ao cliente' })).toHaveValue('a r')
  expect(chamadas.filter((uma) => uma.endsWith('/assumir'))).toEqual([])
  await userEvent.click(page.getByRole('heading', { level: 1 }))
  await userEvent.keyboard('a')
  await expect.poll(() => corposDe('/assumir')).toEqual([{ versao: 3 }])
  await expect.element(botao(/^Aguardar cliente/)).toHaveAttribute('aria-disabled', 'false')
  await userEvent.keyboard('t')
  await expect.element(page.getByRole('dialog', { name: 'Quem cuida do atendimento 4321?' })).toBeVisible()
})

test('enquanto uma ação vai ao servidor, as outras esperam por ela', async () => {
  const resposta = Promise.withResolvers<Resposta>()
  abrir(umAtendimento(), (caminho) => (caminho.endsWith('/assumir') ? resposta.promise : undefined))
  await pronta()
  await userEvent.click(botao(/^Assumir/))
  await expect.element(botao(/^Aguardar cliente/)).toHaveAttribute('aria-disabled', 'true')
  resposta.resolve({ json: umAtendimento({ versao: 4 }) })
  await expect.element(botao(/^Aguardar cliente/)).toHaveAttribute('aria-disabled', 'false')
})

test('a própria ação não é anunciada como a de outra pessoa, nem por um instante', async () => {
  abrir(umAtendimento(), (caminho) =>
    caminho.endsWith('/assumir') ? { json: umAtendimento({ versao: 4 }) } : undefined,
  )
  await pronta()
  const visto = vistoPorUmInstante('mudou enquanto', async () => {
    await userEvent.click(botao(/^Assumir/))
    await expect.element(botao(/^Aguardar cliente/)).toHaveAttribute('aria-disabled', 'false')
  })
  expect(await visto).toBe(false)
})

test('o telefone oculto aparece como veio na edição, e volta como veio', async () => {
  abrir(umAtendimento({ solicitante_telefone: '(11) *****-4321' }), (caminho) =>
    caminho.endsWith('/editar') ? { json: umAtendimento({ versao: 4 }) } : undefined,
  )
  await pronta()
  await userEvent.click(botao('Mais ações'))
  await userEvent.click(page.getByRole('menuitem', { name: /^Editar/ }))
  const telefone = page.getByLabelText('Telefone de quem pede')
  await expect.element(telefone).toHaveValue('(11) *****-4321')
  await userEvent.fill(page.getByLabelText('Assunto'), 'Sem sinal')
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Salvar' }))
  await expect
    .poll(() => corposDe('/editar'))
    .toMatchObject([{ assunto: 'Sem sinal', solicitante_telefone: '(11) *****-4321' }])
})

test('o arquivo que não chegou fica à vista e vai de novo com o mesmo identificador', async () => {
  let vez = 0
  const { chamadas } = abrir(umAtendimento(), (caminho) => {
    if (!caminho.endsWith('/anexo')) return undefined
    return ++vez === 1 ? SEM_SINAL : { status: 201, json: umAtendimento().anexos[0] }
  })
  await pronta()
  await trazer('conta.pdf')
  await expect.element(page.getByText('O servidor não respondeu')).toBeVisible()
  await userEvent.click(botao('Enviar conta.pdf de novo'))
  await expect.poll(() => botao('Tirar conta.pdf').query()).toBeNull()
  const envios = chamadas.filter((uma) => uma.includes('/anexo?'))
  expect(envios).toHaveLength(2)
  expect(envios[0]).toBe(envios[1])
})

test('fechado enquanto um arquivo vai, ele segue à vista, com o que o servidor disser; sair ainda pergunta', async () => {
  const { promise: resposta, resolve: responder } = Promise.withResolvers<Resposta>()
  const { mudar, router } = abrir(umAtendimento(), (caminho) =>
    caminho.endsWith('/anexo') ? resposta : undefined,
  )
  await pronta()
  await trazer('conta.pdf')
  await expect.element(botao('Tirar conta.pdf')).toBeVisible()
  mudar({ situacao: 'FECHADO', acoes: ['reabrir'], versao: 4 })
  await queryClient.invalidateQueries({ queryKey: ['atendimento'] })
  await expect.element(page.getByText('Este atendimento está fechado: reabra-o antes')).toBeVisible()
  await expect.element(botao('Tirar conta.pdf')).toBeVisible()
  responder({ status: 409, json: { message: 'Este atendimento está fechado', errors: [] } })
  await expect.element(botao('Enviar conta.pdf de novo')).toBeVisible()
  void router.navigate({ to: '/admin/atendimento' })
  await userEvent.click(botao('Continuar editando'))
  await userEvent.click(botao('Tirar conta.pdf'))
  await expect.poll(() => nota().query()).toBeNull()
})

test('no telefone, um lado de cada vez, com a caixa ao alcance do polegar; acessível no escuro', async () => {
  await page.viewport(390, 844)
  abrir(umAtendimento(), undefined, { tema: 'dark' })
  await pronta()
  await expect.element(page.getByText(/^João Souza/)).not.toBeVisible()
  const caixa = document.querySelector('form')?.getBoundingClientRect()
  expect(caixa?.bottom).toBeLessThanOrEqual(844)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  expect(await commands.problemasDeAcesso()).toEqual([])
  await userEvent.click(botao('Dados'))
  await expect
    .element(page.getByRole('link', { name: '(11) 98765-4321' }))
    .toHaveAttribute('href', 'tel:+5511987654321')
  expect(await commands.problemasDeAcesso()).toEqual([])
})
