import type { Permissao } from '@balcao/contract/base/permissao'
import type { Lote, PreviaDoLote } from '@balcao/contract/cobranca/lote-api'
import { diaNoFuso, somarMeses } from '@balcao/contract/valores/dia'
import { beforeEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { queryClient } from '#consultas.ts'
import { CONTA, duasContas, OUTRA_CONTA } from '#partes/conta-bancaria/contas.fabrica.ts'
import { montarApp } from '#testes/montarApp.tsx'
import { EMPRESA, ID, umLote } from './lote.fabrica.ts'

const OUTRA_EMPRESA = EMPRESA.replace('e1', 'e2')
const hoje = diaNoFuso(new Date(), 'America/Sao_Paulo')
const mes = (daqui: number) => somarMeses(hoje, daqui).slice(0, 7)
const escrito = (daqui: number) => mes(daqui).split('-').reverse().join('/')

const duasEmpresas = [
  { id: EMPRESA, nome: 'Fibra Veloz' },
  { id: OUTRA_EMPRESA, nome: 'Rede do Vale' },
]

type Mundo = {
  empresas?: object[]
  contas?: object[]
  lotes?: Lote[]
  previa?: (mes: string) => Partial<PreviaDoLote>
  iniciar?: () => { status?: number; json: unknown }
  fora?: boolean
}

const abrir = (mundo: Mundo = {}, tema?: 'light' | 'dark', permissoes: Permissao[] = ['CRIAR.BOLETO']) =>
  montarApp(
    '/admin/boleto/lote',
    permissoes,
    ({ pathname, searchParams }) => {
      if (mundo.fora) return { status: 503, json: { message: 'Fora do ar', errors: [], codigo: 'X' } }
      if (pathname === '/api/empresa/opcoes') return { json: mundo.empresas ?? duasEmpresas.slice(0, 1) }
      if (pathname === '/api/conta-bancaria/opcoes') return { json: mundo.contas ?? duasContas.slice(0, 1) }
      if (pathname === '/api/boleto/lote/previa') {
        const competencia = searchParams.get('competencia') ?? mes(1)
        const contagem = { contratos: 315, ja_emitidos: 12, sem_cobranca: 3, ...mundo.previa?.(competencia) }
        return { json: { competencia, ...contagem } }
      }
      if (pathname === `/api/boleto/lote/${ID}`) return { json: umLote() }
      if (pathname.endsWith('/falha')) return { json: { itens: [], anterior: null, proximo: null } }
      if (pathname !== '/api/boleto/lote') return undefined
      const inicia = vi.mocked(window.fetch).mock.lastCall?.[1]?.method === 'POST'
      if (inicia) return mundo.iniciar?.() ?? { status: 202, json: umLote() }
      return { json: { itens: mundo.lotes ?? [], anterior: null, proximo: null } }
    },
    tema,
  )

const botao = (name: string | RegExp) => page.getByRole('button', { name })
const corpos = () =>
  vi
    .mocked(window.fetch)
    .mock.calls.flatMap(([, opcoes]) =>
      opcoes?.method === 'POST' && opcoes.body ? [JSON.parse(String(opcoes.body))] : [],
    )

beforeEach(() => page.viewport(1440, 900))

test.each([
  ['light', 1440],
  ['dark', 360],
] as const)('o que será emitido, em palavras, e os lotes até agora: %s, %i px', async (tema, largura) => {
  await page.viewport(largura, 900)
  abrir({ contas: duasContas, empresas: duasEmpresas, lotes: [umLote()] }, tema)
  await userEvent.selectOptions(page.getByLabelText('Empresa', { exact: true }), 'Fibra Veloz')
  await expect
    .element(
      page.getByText(
        '315 contratos; 12 já têm boleto deste mês; 3 não têm o que pagar neste mês; 300 boletos a emitir.',
      ),
    )
    .toBeVisible()
  await expect.element(page.getByLabelText('Mês', { exact: true })).toHaveValue(mes(1))
  await expect.element(page.getByText('R$ 29.770,20')).toBeVisible()
  await expect.element(page.getByText('Concluído')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '12/2026' }))
    .toHaveAttribute('href', `/admin/boleto/lote/${ID}`)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test('o lote que parou sozinho diz por quê na lista; sem nenhum assim, não há coluna para isso', async () => {
  const motivo = 'A conta bancária Itaú boletos está inativa'
  const lotes = [umLote()]
  const { chamadas } = abrir({ lotes })
  await expect.element(page.getByText('Concluído')).toBeVisible()
  expect(page.getByText('Por que parou').query()).toBeNull()
  lotes.push(umLote({ id: EMPRESA, situacao: 'CANCELADO', motivo }))
  await queryClient.invalidateQueries({ queryKey: ['lote'] })
  await expect.element(page.getByText(`${motivo}. Abra o lote para emitir o que falta.`)).toBeVisible()
  expect(chamadas.filter((uma) => uma.startsWith('/api/boleto/lote?'))).toHaveLength(2)
})

test('com uma empresa e uma conta só se escolhe o mês; o botão diz o que faz e leva ao lote', async () => {
  const { endereco } = abrir()
  await expect.element(botao(`Emitir os boletos de ${escrito(1)} para 300 contratos`)).toBeVisible()
  expect(page.getByLabelText('Empresa', { exact: true }).query()).toBeNull()
  expect(page.getByLabelText('Conta bancária').query()).toBeNull()
  await userEvent.selectOptions(page.getByLabelText('Mês', { exact: true }), escrito(2))
  await userEvent.click(botao(`Emitir os boletos de ${escrito(2)} para 300 contratos`))
  await expect.poll(endereco).toBe(`/admin/boleto/lote/${ID}`)
  expect(corpos()).toEqual([{ empresa_id: EMPRESA, competencia: mes(2) }])
})

test('a conta é a padrão até que se escolha outra; mudada a empresa, volta à padrão', async () => {
  abrir({ empresas: duasEmpresas, contas: duasContas })
  await expect
    .element(botao('Emitir os boletos do mês'))
    .toHaveAccessibleDescription('Escolha antes a empresa e o mês')
  const empresa = page.getByLabelText('Empresa', { exact: true })
  const conta = page.getByLabelText('Conta bancária')
  await userEvent.selectOptions(empresa, 'Fibra Veloz')
  await expect.element(conta).toHaveValue(CONTA)
  await userEvent.selectOptions(conta, 'Sicoob (756)')
  await userEvent.selectOptions(empresa, 'Rede do Vale')
  await expect.element(conta).toHaveValue(CONTA)
  await userEvent.selectOptions(conta, 'Sicoob (756)')
  await userEvent.click(botao(/para 300 contratos$/))
  await expect
    .poll(corpos)
    .toEqual([{ empresa_id: OUTRA_EMPRESA, competencia: mes(1), conta_bancaria_id: OUTRA_CONTA }])
})

test.each([
  [{ contratos: 0, ja_emitidos: 0, sem_cobranca: 0 }, /^Nenhum contrato é cobrado por boleto ou Pix em/],
  [
    { contratos: 1, ja_emitidos: 1, sem_cobranca: 0 },
    '1 contrato; 1 já tem boleto deste mês. Não há o que emitir.',
  ],
  [
    { contratos: 1, ja_emitidos: 0, sem_cobranca: 1 },
    '1 contrato; nenhum tem boleto deste mês ainda; 1 não tem o que pagar neste mês. Não há o que emitir.',
  ],
])('sem o que emitir, o botão diz por quê: %j', async (contagem, texto) => {
  abrir({ previa: () => contagem })
  await expect.element(page.getByText(texto)).toBeVisible()
  await expect
    .element(botao(`Emitir os boletos de ${escrito(1)}`))
    .toHaveAccessibleDescription('Não há boletos a emitir neste mês')
})

test('muitos para conferir um a um: diz quantos boletos no máximo, e o botão não promete quantos', async () => {
  abrir({ previa: () => ({ contratos: 50_000, ja_emitidos: 0, sem_cobranca: null }) })
  await expect.element(page.getByText(/; até 50\.000 boletos a emitir\.$/)).toBeVisible()
  await expect.element(botao(`Emitir os boletos de ${escrito(1)}`)).toBeEnabled()
})

test('a recusa fica junto do botão, com as palavras do servidor', async () => {
  const message = 'A empresa ainda não tem uma conta bancária para boletos: cadastre uma'
  const { endereco } = abrir({
    iniciar: () => ({ status: 422, json: { message, errors: [], codigo: 'CONTA_BANCARIA' } }),
  })
  await userEvent.click(botao(/para 300 contratos$/))
  await expect.element(page.getByRole('alert')).toHaveTextContent(message)
  expect(endereco()).toBe('/admin/boleto/lote')
})

test('sem lotes e sem empresas, cada parte diz', async () => {
  abrir({ empresas: [] })
  await expect.element(page.getByText('Nenhum lote foi emitido ainda.')).toBeVisible()
  await expect
    .element(page.getByText('Você não tem acesso a nenhuma empresa. Peça a quem administra o sistema.'))
    .toBeVisible()
})

test('sem o servidor, cada parte oferece tentar de novo', async () => {
  abrir({ fora: true })
  await expect.poll(() => botao('Tentar de novo').elements().length).toBe(2)
})
