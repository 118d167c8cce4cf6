import type { Permissao } from '@balcao/contract/base/permissao'
import type { Importacao } from '@balcao/contract/clientes/importacao/importacao'
import { useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { pararRelogio } from '#testes/relogio.ts'
import { ImportacaoAberta } from './ImportacaoAberta.tsx'
import { importacoes } from './importacao.data.ts'
import { ID, montarTela, simularApi, umaImportacao } from './importacao.fabrica.tsx'

const OBTER = `GET /importacao/${ID}`
const recomecar = vi.fn()
const Tela = () => <ImportacaoAberta consulta={useQuery(importacoes.obter(ID))} aoRecomecar={recomecar} />

const abrir = (inicial: Partial<Importacao>, permissoes?: Permissao[]) => {
  let estado = inicial
  const api = simularApi({
    [OBTER]: () => umaImportacao(estado),
    [`POST /importacao/${ID}/cancelamento`]: () => {
      estado = { situacao: 'CANCELADA', iniciado_em: '2026-11-15T12:00:00Z', lidas: 10, criadas: 10 }
      return umaImportacao(estado)
    },
  })
  montarTela(<Tela />, permissoes)
  /** The answer to the next request. */
  const passarA = (novo: Partial<Importacao>) => {
    estado = novo
  }
  return { ...api, passarA }
}
const numero = (nome: string) => page.getByRole('definition').filter({ hasText: new RegExp(nome) })

test('mostra o andamento, pergunta de novo enquanto corre e para de perguntar no fim', async () => {
  const relogio = pararRelogio()
  const { feitos, passarA } = abrir({ situacao: 'NA_FILA' })
  await expect.element(page.getByText('Na fila: começa em instantes')).toBeVisible()
  await expect.element(page.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  passarA({ situacao: 'EM_ANDAMENTO', andamento: 0.374, lidas: 31_000, criadas: 30_000, rejeitadas: 1_000 })
  await relogio.passar(1_000)
  await expect.element(page.getByText('37%')).toBeVisible()
  await expect.element(numero('clientes novos').getByText('30.000', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/Pode sair desta página/)).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
  passarA({
    situacao: 'CONCLUIDA',
    lidas: 80_000,
    criadas: 80_000,
    iniciado_em: '2026-11-15T12:00:00Z',
    terminado_em: '2026-11-15T12:00:25Z',
  })
  await relogio.passar(1_000)
  await expect.element(page.getByText('Importação concluída. Durou 25 s.')).toBeVisible()
  await relogio.parou()
  expect(feitos(OBTER)).toHaveLength(3)
})

test('parar diz antes o que fica e o que não entra', async () => {
  abrir({ situacao: 'EM_ANDAMENTO', andamento: 0.1 })
  await userEvent.click(page.getByRole('button', { name: 'Parar importação' }))
  const pergunta = page.getByRole('dialog', { name: 'Parar a importação?' })
  await expect.element(pergunta.getByText(/já criados e atualizados ficam como estão/)).toBeVisible()
  // From the cancel button, where the focus starts, to the button that confirms.
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByText('Importação cancelada.', { exact: false })).toBeVisible()
})

test('sem contato com o servidor os últimos números ficam, e isso é dito', async () => {
  let fora = false
  simularApi({
    [OBTER]: () =>
      fora
        ? Response.json({ message: 'Fora', errors: [], codigo: 'X' }, { status: 503 })
        : umaImportacao({ situacao: 'EM_ANDAMENTO', criadas: 7 }),
  })
  montarTela(<Tela />)
  await expect.element(numero('clientes novos').getByText('7', { exact: true })).toBeVisible()
  fora = true
  await expect.element(page.getByText(/Sem contato com o servidor/)).toBeVisible()
  await expect.element(numero('clientes novos').getByText('7', { exact: true })).toBeVisible()
  fora = false
  await expect.poll(() => page.getByText(/Sem contato com o servidor/).elements()).toEqual([])
})

test('o resultado explica os números, dá as rejeitadas e deixa importar outro', async () => {
  const { feitos } = abrir({ situacao: 'CONCLUIDA', lidas: 3, iguais: 2, rejeitadas: 1 })
  await expect.element(page.getByText(/já estava como no arquivo, nada mudou/)).toBeVisible()
  await expect.element(numero('já estavam como no arquivo').getByText('2', { exact: true })).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Baixar as linhas rejeitadas' }))
  await expect.poll(() => feitos(`GET /importacao/${ID}/rejeitadas`).length).toBe(1)
  await userEvent.click(page.getByRole('button', { name: 'Importar outro arquivo' }))
  expect(recomecar).toHaveBeenCalled()
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test('as linhas que entraram sem um campo são contadas à parte e vêm no arquivo', async () => {
  abrir({ situacao: 'CONCLUIDA', lidas: 3, criadas: 3, com_aviso: 2, opcional_errado: 'DEIXAR_DE_FORA' })
  await expect.element(page.getByText(/campos opcionais errados ficam de fora/)).toBeVisible()
  await expect.element(numero('entraram sem um campo errado').getByText('2', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Baixar as linhas com aviso' })).toBeVisible()
})

test.each([
  ['a prévia', { situacao: 'ENVIADA' }],
  ['as rejeitadas', { situacao: 'CONCLUIDA', rejeitadas: 1 }],
] as const)('quem não visualiza clientes não pede %s, que o servidor recusaria', async (_, estado) => {
  const { pedidos } = abrir(estado, ['IMPORTAR.CLIENTE'])
  await expect.element(page.getByText(/preciso também a permissão de visualizar/).last()).toBeVisible()
  expect(pedidos.map(({ metodo, caminho }) => `${metodo} ${caminho}`)).toEqual([OBTER])
})

test('vencido o prazo, nem a conferência nem as rejeitadas fingem que o arquivo existe', async () => {
  abrir({ arquivo_disponivel: false })
  await expect.element(page.getByText(/não está mais guardado no servidor/)).toBeVisible()
})

test('o que falhou diz por quê, e o botão das rejeitadas por que não serve', async () => {
  abrir({
    situacao: 'FALHOU',
    erro: 'Planilha danificada na linha 41',
    rejeitadas: 2,
    arquivo_disponivel: false,
  })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Planilha danificada na linha 41')
  await expect
    .element(page.getByRole('button', { name: 'Baixar as linhas rejeitadas' }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('uma importação que não existe diz isso e mostra o caminho de volta', async () => {
  simularApi({})
  montarTela(<Tela />)
  await expect.element(page.getByRole('alert').getByText('Não encontrado')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Importar outro arquivo' })).toBeVisible()
})
