import type { Permissao } from '@balcao/contract/base/permissao'
import type { Cortes, LinhaDoCorte, Numeros, Painel, Parado } from '@balcao/contract/painel/painel-api'
import { periodoAnterior } from '@balcao/contract/painel/periodo'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'

const periodo = { de: '2026-11-01', ate: '2026-11-03' }
const numeros = (vendidas: number, instaladas = 0): Numeros => ({
  ...{ vendidas, vendidas_valor: vendidas * 99_90, aprovadas: 0, aprovadas_valor: 0, instaladas },
  ...{ instaladas_valor: instaladas * 99_90, reprovadas: 0, reprovadas_valor: 0 },
  ...{ canceladas: 0, canceladas_valor: 0 },
})
const painel: Painel = {
  proprias: false,
  periodo,
  anterior: periodoAnterior(periodo),
  passo: 'dia',
  atual: numeros(1_250, 4),
  antes: numeros(1_000),
  funil: {
    enviadas: 1_250,
    etapas: [
      { marco: 'analise', vendas: 1_000, segundos: 7_200 },
      { marco: 'aprovada', vendas: 0, segundos: null },
      { marco: 'agendada', vendas: 0, segundos: null },
      { marco: 'concluida', vendas: 0, segundos: null },
    ],
    reprovadas: 0,
    canceladas: 0,
  },
  serie: [
    { dia: '2026-11-01', ...numeros(250) },
    { dia: '2026-11-02', ...numeros(0) },
    { dia: '2026-11-03', ...numeros(1_000, 4) },
  ],
}
const linha = (i: number): LinhaDoCorte => ({
  id: `v${i}`,
  nome: `Pessoa ${i}`,
  antes: 0,
  ...numeros(20 - i),
})
const cortes: Cortes = {
  vendedor: Array.from({ length: 11 }, (_, i) => linha(i)),
  canal: [],
  plano: [{ ...linha(1), nome: 'Plano com um nome muito comprido que não cabe em uma linha só' }],
  cidade: [],
}
const parado: Parado = {
  filas: [
    {
      ...{ visao: 'para_analisar', total: 999, total_exato: false, atrasadas: 3, prazo_em_horas: 24 },
      desde: new Date(Date.now() - 3 * 86_400_000).toISOString(),
    },
    {
      ...{ visao: 'instalacoes_de_hoje', total: 2, total_exato: true, atrasadas: 0, prazo_em_horas: null },
      desde: new Date(Date.now() - 13 * 86_400_000).toISOString(),
    },
  ],
  atendimentos: null,
}
const respostas: Record<string, unknown> = {
  '/api/painel': painel,
  '/api/painel/cortes': cortes,
  '/api/painel/parado': parado,
  '/api/painel/meta': [],
}
const SUPERVISOR: Permissao[] = ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS']

const abrir = (
  busca = '?de=2026-11-01&ate=2026-11-03',
  responder = (caminho: string): { status?: number; json: unknown } | undefined =>
    caminho in respostas ? { json: respostas[caminho] } : undefined,
) => montarApp(`/admin/painel${busca}`, SUPERVISOR, ({ pathname }) => responder(pathname))

const figura = (nome: string) =>
  page.getByRole('list', { name: 'Números do período' }).getByRole('link', { name: new RegExp(`^${nome}`) })

test('cada figura vem com a de antes, o gráfico tem nome e tabela, e as listas longas começam curtas', async () => {
  const { endereco } = abrir()
  await expect.element(figura('Vendidas')).toHaveTextContent('Vendidas1.250+25% antes 1.000')
  await expect.element(figura('Instaladas')).toHaveTextContent('Instaladas4antes 0')
  await expect.element(page.getByText('2 h desde a etapa anterior')).toBeVisible()
  await expect
    .element(page.getByRole('img', { name: /vendidas no período, 1\.250 ao todo; .* 1\.000, em 03\/11/ }))
    .toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Ver como tabela' }))
  const dias = page.getByRole('table', { name: 'Dia a dia' })
  await expect.element(dias.getByRole('rowheader', { name: '02/11' })).toBeVisible()
  const link = dias.getByRole('link', { name: '4: instaladas, 03/11' })
  await expect
    .element(link)
    .toHaveAttribute('href', '/admin/venda?marco=concluida&marco_de=2026-11-03&marco_ate=2026-11-03')
  await expect.element(page.getByRole('link', { name: 'Para analisar 999+' })).toBeVisible()
  await expect.element(page.getByText('3 atrasadas')).toBeVisible()
  await expect.element(page.getByText('há 3 dias')).toBeVisible()
  expect(page.getByText('há 13 dias').query()).toBeNull()

  const vendedores = page.getByRole('table', { name: 'Por vendedor' })
  await expect.element(vendedores.getByRole('rowheader', { name: 'Pessoa 7' })).toBeVisible()
  expect(vendedores.getByRole('rowheader', { name: 'Pessoa 8' }).query()).toBeNull()
  await userEvent.click(page.getByRole('button', { name: 'Mostrar todos (11)' }))
  await expect.element(vendedores.getByRole('rowheader', { name: 'Pessoa 10' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Por canal' }))
  await expect.element(page.getByText('Nada no período.').first()).toBeVisible()
  await expect.poll(endereco).toContain('corte=canal')
})

test('a 360 px nada sai da tela', async () => {
  await page.viewport(360, 740)
  abrir('?de=2026-11-01&ate=2026-11-03&corte=plano')
  await expect.element(page.getByRole('table', { name: 'Por plano' })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Ver como tabela' }))
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})

test('se os números não vêm, diz e tenta de novo; sem nada vendido, mostra zeros sem dividir por eles', async () => {
  let falha = true
  const vazio: Painel = {
    ...painel,
    ...{
      atual: numeros(0),
      antes: numeros(0),
      serie: painel.serie.map(({ dia }) => ({ dia, ...numeros(0) })),
    },
    funil: {
      ...painel.funil,
      enviadas: 0,
      etapas: painel.funil.etapas.map((e) => ({ ...e, vendas: 0, segundos: null })),
    },
  }
  abrir('?de=2026-11-01&ate=2026-11-03', (caminho) => {
    if (caminho !== '/api/painel') return caminho in respostas ? { json: respostas[caminho] } : undefined
    return falha ? { status: 500, json: { message: 'Falhou aqui', errors: [] } } : { json: vazio }
  })
  await expect.element(page.getByText('Falhou aqui')).toBeVisible()
  falha = false
  await userEvent.click(page.getByRole('button', { name: 'Tentar de novo' }))
  await expect.element(figura('Ticket médio')).toHaveTextContent('Ticket médioR$ 0,00antes R$ 0,00')
  expect(page.getByText(/NaN|Infinity|%/).query()).toBeNull()
})

test('o que os boletos trouxeram, para quem os lista', async () => {
  const somado = (boletos: number, valor: number) => ({ boletos, valor })
  const recebimentos = {
    ...{ recebido: somado(2, 300_00), antes: somado(1, 200_00) },
    ...{ vencido: somado(1, 99_90), a_vencer: somado(1_000, 100_000_00) },
  }
  const responder = ({ pathname }: URL) => {
    if (pathname === '/api/painel/recebimentos') return { json: recebimentos }
    return pathname in respostas ? { json: respostas[pathname] } : undefined
  }
  const caixa: Permissao[] = [...SUPERVISOR, 'LISTAR.BOLETO']
  montarApp('/admin/painel?de=2026-11-01&ate=2026-11-03', caixa, responder)
  const figuraDoBoleto = (nome: string) =>
    page.getByRole('list', { name: 'Boletos' }).getByRole('link', { name: new RegExp(`^${nome}`) })
  await expect
    .element(figuraDoBoleto('Recebido'))
    .toHaveTextContent('Recebido por boletosR$ 300,00+50% antes R$ 200,00')
  await expect
    .element(figuraDoBoleto('Recebido'))
    .toHaveAttribute(
      'href',
      '/admin/boleto?visao=pagos&origem=SEM_TESTE&pago_de=2026-11-01&pago_ate=2026-11-03',
    )
  await expect.element(figuraDoBoleto('Vencido')).toHaveTextContent('Vencido e não pagoR$ 99,901 boleto')
  await expect.element(figuraDoBoleto('A vencer')).toHaveTextContent('A vencerR$ 100.000,001.000 boletos')
})

test('digitar uma ponta do período não mexe na outra, e o ano pela metade ainda não vale', async () => {
  const { endereco } = abrir('?de=2026-10-20&ate=2026-11-18')
  const [de, ate] = [page.getByRole('textbox', { name: 'De' }), page.getByRole('textbox', { name: 'Até' })]
  await userEvent.clear(ate)
  await userEvent.type(ate, '10/11/20')
  await expect.element(ate).toHaveValue('10/11/20')
  expect(endereco()).not.toContain('2020')
  await userEvent.type(ate, '20')
  await expect.poll(endereco).toContain('ate=2020-11-10')
  await expect.element(de).toHaveValue('20/10/2026')
  await expect.element(page.getByText(/A data “De” vem depois de “Até”/)).toBeVisible()
  await userEvent.fill(ate, '10/11/2026')
  await expect.poll(endereco).toContain('de=2026-10-20&ate=2026-11-10')
  await expect.element(page.getByText(/vem depois/)).not.toBeInTheDocument()

  await userEvent.fill(de, '15/11/2026')
  await expect.poll(endereco).toContain('de=2026-11-15&ate=2026-11-10')
  await userEvent.fill(ate, '30/11/2026')
  await expect.poll(endereco).toContain('de=2026-11-15&ate=2026-11-30')
})
