import type { Importacao } from '@balcao/contract/clientes/importacao/importacao'
import { useQuery } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { pararRelogio } from '#testes/relogio.ts'
import { DadosDoArquivo } from './DadosDoArquivo.tsx'
import { EmAndamento } from './EmAndamento.tsx'
import { ImportacoesAnteriores } from './ImportacoesAnteriores.tsx'
import { importacoes } from './importacao.data.ts'
import { ID, montarTela, simularApi, umaImportacao } from './importacao.fabrica.tsx'

const listaDe = (...itens: Importacao[]) => ({ itens, proximo: null, anterior: null, total: itens.length })

function AbertaEAnteriores() {
  useQuery(importacoes.obter(ID))
  return <ImportacoesAnteriores cursor={undefined} aoPaginar={() => {}} />
}

test('quem volta pelo menu acha o que está correndo, e só isso', async () => {
  const outra = umaImportacao({
    id: ID.replace(/1$/, '2'),
    nome_arquivo: 'pronta.csv',
    situacao: 'CONCLUIDA',
  })
  const correndo = umaImportacao({ nome_arquivo: 'grande.csv', situacao: 'EM_ANDAMENTO', andamento: 0.574 })
  simularApi({ 'GET /importacao': listaDe(correndo, outra) })
  montarTela(<EmAndamento />)
  await expect.element(page.getByText('grande.csv em andamento, 57%')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Acompanhar' }))
    .toHaveAttribute('href', expect.stringContaining(ID))
  expect(page.getByText('pronta.csv', { exact: false }).elements()).toEqual([])
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test('a linha da lista diz o mesmo que a importação aberta, sem esperar a sua vez', async () => {
  const relogio = pararRelogio()
  let situacao: Importacao['situacao'] = 'NA_FILA'
  const { feitos } = simularApi({
    'GET /importacao': () => listaDe(umaImportacao({ situacao: 'NA_FILA' })),
    [`GET /importacao/${ID}`]: () => umaImportacao({ situacao }),
  })
  montarTela(<AbertaEAnteriores />)
  await expect.element(page.getByText('Na fila')).toBeVisible()
  await relogio.anda(2)
  situacao = 'CONCLUIDA'
  // The open one asks each second, the list each two.
  await relogio.passar(1_000)
  await expect.element(page.getByText('Concluída')).toBeVisible()
  expect(feitos('GET /importacao').length).toBeLessThanOrEqual(2)
})

test('o que espera a conferência pode ser descartado, dizendo antes o que se perde', async () => {
  const { feitos } = simularApi({
    [`POST /importacao/${ID}/cancelamento`]: umaImportacao({ situacao: 'CANCELADA' }),
  })
  const aoTrocar = vi.fn()
  montarTela(<DadosDoArquivo importacao={umaImportacao()} aoTrocar={aoTrocar} />)
  await userEvent.click(page.getByRole('button', { name: 'Descartar' }))
  const pergunta = page.getByRole('dialog', { name: 'Descartar clientes.csv?' })
  await expect.element(pergunta.getByText(/O arquivo é apagado do servidor/)).toBeVisible()
  // From the cancel button, where the focus starts, to the button that confirms.
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(() => aoTrocar.mock.calls.length).toBe(1)
  expect(feitos(`POST /importacao/${ID}/cancelamento`).length).toBe(1)
})
