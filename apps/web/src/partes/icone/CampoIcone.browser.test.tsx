import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { montarCampo } from '#testes/montarCampo.tsx'
import { CampoIcone } from './CampoIcone.tsx'

const campo = page.getByRole('combobox', { name: 'Ícone' })
const opcao = (nome: string) => page.getByRole('option', { name: nome, exact: true })

/** Plays the server: what each search finds, or how it fails. */
const simularBusca = (achados: Record<string, string[] | number>) => {
  const procurados: string[] = []
  const falso = vi.spyOn(window, 'fetch').mockImplementation(async (entrada) => {
    const url = new URL(String(entrada), window.location.origin)
    const termo = url.searchParams.get('termo')
    if (termo === null) return Response.json({ prefix: 'tabler', icons: {}, aliases: {} })
    procurados.push(termo)
    const resposta = achados[termo] ?? []
    return typeof resposta === 'number' ? Response.json({}, { status: resposta }) : Response.json(resposta)
  })
  onTestFinished(() => falso.mockRestore())
  return procurados
}

const montarIcone = (inicial: string) => {
  const cliente = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return montarCampo<string>(inicial, (ligacao) => (
    <QueryClientProvider client={cliente}>
      <CampoIcone label="Ícone" {...ligacao} />
    </QueryClientProvider>
  ))
}

const { set: escrever } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}

/** Letter by letter, with no time in between. A busy machine would take longer over each than the field waits. */
const digitarDepressa = async (texto: string) => {
  await userEvent.click(campo)
  const entrada = campo.element()
  for (let fim = 1; fim <= texto.length; fim++) {
    escrever?.call(entrada, texto.slice(0, fim))
    entrada.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

test('procura enquanto se digita, uma vez só, e o teclado escolhe', async () => {
  const procurados = simularBusca({ foguete: ['tabler:rocket', 'tabler:rocket-off'] })
  const { valor } = montarIcone('')
  await digitarDepressa('foguete')
  await expect.element(opcao('rocket')).toBeVisible()
  expect(procurados).toEqual(['foguete'])
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  expect(await commands.problemasDeAcesso()).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(valor()).toBe('tabler:rocket-off')
  await expect.element(campo).toHaveValue('rocket off')
  await expect.element(campo).toHaveAttribute('aria-expanded', 'false')
})

test('antes de digitar há sugestões; um clique escolhe, Esc fecha sem mudar, e o X limpa', async () => {
  simularBusca({})
  const { valor } = montarIcone('tabler:cloud')
  await expect.element(campo).toHaveValue('cloud')
  await userEvent.click(campo)
  await expect.element(opcao('cloud')).toHaveAttribute('aria-selected', 'true')
  await userEvent.click(opcao('wifi'))
  expect(valor()).toBe('tabler:wifi')
  await userEvent.click(campo)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}')
  expect(valor()).toBe('tabler:wifi')
  await expect.element(campo).toHaveValue('wifi')
  await userEvent.click(page.getByRole('button', { name: 'Limpar' }))
  expect(valor()).toBe('')
})

test('diz quando não encontra, e o que falhou pode ser tentado de novo', async () => {
  const achados: Record<string, string[] | number> = { xyz: [], wifi: 500 }
  simularBusca(achados)
  montarIcone('')
  await userEvent.type(campo, 'xyz')
  await expect.element(page.getByText('Nenhum ícone com esse nome.', { exact: false })).toBeVisible()
  await userEvent.clear(campo)
  await userEvent.type(campo, 'wifi')
  const deNovo = page.getByRole('button', { name: 'Tentar de novo' })
  await expect.element(deNovo).toBeVisible()
  achados.wifi = ['tabler:wifi']
  await userEvent.click(deNovo)
  await expect.element(opcao('wifi')).toBeVisible()
})
