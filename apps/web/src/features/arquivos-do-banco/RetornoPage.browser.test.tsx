import type { LinhaDoRetorno, Retorno } from '@balcao/contract/cobranca/retorno-api'
import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montarApp } from '#testes/montarApp.tsx'
import { pararRelogio } from '#testes/relogio.ts'
import { ID, umaLinhaLida, umRetornoLido } from './arquivos.fabrica.ts'

const linhas: LinhaDoRetorno[] = [
  umaLinhaLida(),
  umaLinhaLida({
    ...{ linha: 3, evento: 'ENTRADA_REJEITADA', ocorrencia: '03', resultado: 'REJEITADO', valor_pago: 0 },
    texto: 'Rejeitado pelo banco: CEP não numérico; CPF ou CNPJ do pagador inválido',
  }),
  umaLinhaLida({
    ...{ linha: 4, boleto: null, nosso_numero: '77777777', resultado: 'SEM_BOLETO', valor_pago: 10_00 },
    texto: 'Nenhum boleto desta conta tem este nosso número',
  }),
]

const abrir = (estado: () => Retorno, busca = '', tema?: 'light' | 'dark') =>
  montarApp(
    `/admin/boleto/arquivos/retorno/${ID}${busca}`,
    ['EDITAR.BOLETO'],
    ({ pathname, searchParams }) => {
      if (pathname === `/api/retorno/${ID}`) return { json: estado() }
      if (pathname.endsWith('/exportar')) return { json: '' }
      const resultado = searchParams.get('resultado')
      const itens = linhas.filter((linha) => !resultado || linha.resultado === resultado)
      return pathname.endsWith('/linha') ? { json: { itens, anterior: null, proximo: null } } : undefined
    },
    tema,
  )

test.each([
  ['light', 1440],
  ['dark', 360],
] as const)('o arquivo, as somas e cada linha com o que aconteceu: %s, %i px', async (tema, largura) => {
  await page.viewport(largura, 900)
  abrir(() => umRetornoLido(), '', tema)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Retorno CB1811.RET')
  await expect.element(page.getByText('R$ 109,90')).toBeVisible()
  await expect.element(page.getByText('Itaú boletos (341)')).toBeVisible()
  await expect.element(page.getByText(/CEP não numérico; CPF ou CNPJ do pagador inválido/)).toBeVisible()
  await expect.element(page.getByText('Nosso número 77777777')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Boleto 101' }).first())
    .toHaveAttribute('href', expect.stringContaining('/admin/boleto/019a'))
  expect(page.getByRole('link', { name: 'Nosso número 77777777' }).query()).toBeNull()
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test('os números filtram as linhas, e o filtro fica no endereço', async () => {
  const { endereco, chamadas } = abrir(() => umRetornoLido())
  const filas = page.getByRole('navigation', { name: 'Filas' })
  await expect.element(filas.getByRole('link', { name: 'Todas 3' })).toHaveAttribute('aria-current', 'page')
  await userEvent.click(filas.getByRole('link', { name: 'Rejeitados 1' }))
  await expect.poll(endereco).toContain('resultado=REJEITADO')
  await expect.poll(() => page.getByText('Nosso número 77777777').query()).toBeNull()
  await expect
    .element(filas.getByRole('link', { name: 'Todas 3' }))
    .not.toHaveAttribute('aria-current', 'page')
  expect(chamadas).toContainEqual(expect.stringContaining('resultado=REJEITADO'))
})

test('o CSV leva as linhas filtradas, inteiras, seja qual for a página em que se está', async () => {
  const { chamadas } = abrir(() => umRetornoLido(), '?resultado=SEM_BOLETO&cursor=abc')
  await userEvent.click(page.getByRole('button', { name: 'Exportar CSV completo: Linhas do retorno' }))
  await expect
    .poll(() => chamadas.filter((c) => c.includes('/exportar')))
    .toEqual([`/api/retorno/${ID}/linha/exportar?resultado=SEM_BOLETO`])
})

test('enquanto é lido, mostra quanto e pergunta de novo; no fim, para', async () => {
  const relogio = pararRelogio()
  let estado = umRetornoLido({ situacao: 'LENDO', linhas: 2000, lidas: 1000, resultados: { PAGO: 1000 } })
  abrir(() => estado)
  await expect
    .element(page.getByRole('progressbar', { name: 'Lendo o arquivo' }))
    .toHaveAttribute('aria-valuenow', '50')
  await expect.element(page.getByText('Lendo: 1.000 de 2.000')).toBeVisible()
  estado = umRetornoLido({ linhas: 2000, lidas: 2000, resultados: { PAGO: 2000 } })
  await relogio.anda()
  await relogio.passar(1_000)
  await expect.element(page.getByText('Lido', { exact: true })).toBeVisible()
  expect(page.getByRole('progressbar').query()).toBeNull()
  await relogio.parou()
})

test('um arquivo sem movimento diz que não há linhas', async () => {
  const vazio = { linhas: 0, lidas: 0, resultados: {}, criado_por: null }
  linhas.length = 0
  abrir(() => umRetornoLido(vazio))
  await expect.element(page.getByText(/arquivo sem movimento/)).toBeVisible()
  await expect.element(page.getByText(/pela pasta de retornos/)).toBeVisible()
})
