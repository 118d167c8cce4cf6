import { codigos } from '@balcao/contract/base/erro'
import type { ModeloDeTexto } from '@balcao/contract/vendas/aceite-modelo'
import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { queryClient } from '#consultas.ts'
import { montarApp } from '#testes/montarApp.tsx'

const umModelo = (tipo: ModeloDeTexto['tipo'], mudancas: Partial<ModeloDeTexto> = {}): ModeloDeTexto => ({
  ...{ tipo, versao: 2, texto: 'Eu, {cliente}, aceito o plano {plano}.' },
  versoes: [
    { versao: 2, criado_em: '2026-03-05T17:40:00.000Z', quem: 'Bia' },
    { versao: 1, criado_em: null, quem: null },
  ],
  ...mudancas,
})
type Resposta = { status?: number; json: unknown }
type Casos = { pode?: boolean; salvar?: () => Resposta | Promise<Resposta>; ler?: () => ModeloDeTexto }
const abrir = (
  { pode = true, salvar, ler = () => umModelo('ACEITE') }: Casos = {},
  tema?: 'light' | 'dark',
) =>
  montarApp(
    '/admin/configuracao/textos',
    ['LISTAR.CONFIGURACAO', ...(pode ? (['EDITAR.CONFIGURACAO'] as const) : [])],
    ({ pathname }) => {
      if (pathname === '/api/modelo-texto') return { json: [ler(), umModelo('CONTRATO')] }
      if (pathname === '/api/modelo-texto/ACEITE/1')
        return { json: { texto: 'O texto do programa, de {marca}.' } }
      if (pathname === '/api/modelo-texto/ACEITE') return salvar?.()
      return undefined
    },
    tema,
  )
const aceite = page.getByRole('region', { name: 'Texto do aceite' })
const campo = aceite.getByRole('textbox', { name: 'Texto' })
const salvar = aceite.getByRole('button', { name: 'Salvar como nova versão' })
const corpos = () =>
  vi
    .mocked(window.fetch)
    .mock.calls.filter(([, opcoes]) => opcoes?.method === 'POST')
    .map(([, opcoes]) => JSON.parse(String(opcoes?.body)))

test.each([
  ['light', 1440],
  ['dark', 360],
] as const)('mostra o texto em vigor, os campos e como o assinante lê (%s, %i px)', async (tema, largura) => {
  await page.viewport(largura, 800)
  abrir({}, tema)
  await expect.element(campo).toHaveValue('Eu, {cliente}, aceito o plano {plano}.')
  await expect.element(aceite.getByText('Versão 2 em vigor')).toBeVisible()
  await expect.element(salvar).toBeDisabled()
  await userEvent.click(aceite.getByText('Como o assinante lê (exemplo)'))
  await expect.element(aceite.getByText('Eu, Maria das Dores Silva, aceito o plano Fibra 500.')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(largura)
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test('um campo que não existe é dito enquanto se digita; certo, salva sobre a versão vista', async () => {
  abrir({ salvar: () => ({ json: umModelo('ACEITE', { versao: 3 }) }) })
  await userEvent.fill(campo, 'Eu, {client}, aceito.')
  await expect.element(aceite.getByText(/^Não existe: \{client\}/)).toBeVisible()
  await expect.element(salvar).toBeDisabled()
  await userEvent.fill(campo, 'Eu, {cliente}, aceito tudo.')
  await userEvent.click(salvar)
  await expect.element(page.getByText('Salvo: a versão 3 vale a partir de agora')).toBeVisible()
  expect(corpos()).toEqual([{ versao: 2, texto: 'Eu, {cliente}, aceito tudo.' }])
})

test('uma versão anterior volta para o texto, e a recusa fica junto dele', async () => {
  const message = 'Este registro mudou enquanto você editava'
  abrir({ salvar: () => ({ status: 409, json: { message, errors: [], codigo: 'VERSAO_DESATUALIZADA' } }) })
  await userEvent.click(aceite.getByText('Versões', { exact: true }))
  await userEvent.click(aceite.getByText('Versão 1, que veio com o programa'))
  await userEvent.click(aceite.getByRole('button', { name: 'Trazer para o texto' }))
  await expect.element(campo).toHaveValue('O texto do programa, de {marca}.')
  await userEvent.click(salvar)
  await expect.element(aceite.getByRole('alert')).toHaveTextContent(message)
  await expect.element(campo).toHaveValue('O texto do programa, de {marca}.')
})

test('quem só lê não tem botão de salvar', async () => {
  abrir({ pode: false })
  await expect.element(campo).toHaveAttribute('readonly')
  expect(salvar.query()).toBeNull()
})

const doColega = umModelo('ACEITE', {
  ...{ versao: 3, texto: 'O texto do colega, de {marca}.' },
  versoes: [
    { versao: 3, criado_em: '2026-03-06T17:40:00.000Z', quem: 'Caio' },
    ...umModelo('ACEITE').versoes,
  ],
})
const conflito = page.getByRole('dialog', { name: 'Outra pessoa salvou antes de você' })
const escolher = (qual: string) => conflito.getByRole('radio', { name: new RegExp(qual) })

/** A colleague saves while somebody types, and the screen reads it before the text is sent. */
const perderACorrida = async () => {
  let lido = umModelo('ACEITE')
  abrir({
    ler: () => lido,
    salvar: () => {
      const enviado = corpos().at(-1)
      if (enviado.versao === lido.versao) lido = { ...lido, versao: lido.versao + 1, texto: enviado.texto }
      else
        return {
          ...{ status: 409 },
          json: { message: 'Mudou', errors: [], codigo: codigos.versaoDesatualizada, atual: lido },
        }
      return { json: lido }
    },
  })
  await userEvent.fill(campo, 'O meu texto, de {marca}.')
  lido = doColega
  await queryClient.invalidateQueries({ queryKey: ['modelo-texto'] })
  await expect.element(aceite.getByText('Versão 3 em vigor')).toBeVisible()
  await expect.element(campo).toHaveValue('O meu texto, de {marca}.')
  await userEvent.click(salvar)
  await expect.element(conflito.getByText(/^Caio salvou em/)).toBeVisible()
  await expect.element(conflito.getByText('O texto do colega, de {marca}.')).toBeVisible()
}

test('um texto salvo por outra pessoa enquanto se digita não é trocado sem ser visto', async () => {
  await perderACorrida()
  await userEvent.click(page.getByRole('button', { name: 'Voltar' }))
  await expect.element(conflito).not.toBeInTheDocument()
  await expect.element(campo).toHaveValue('O meu texto, de {marca}.')
  await userEvent.click(salvar)
  await userEvent.click(escolher('Ficar com o meu'))
  await userEvent.click(page.getByRole('button', { name: 'Salvar assim' }))
  await expect.element(page.getByText('Salvo: a versão 4 vale a partir de agora')).toBeVisible()
  await expect.element(conflito).not.toBeInTheDocument()
  expect(corpos().map(({ versao }) => versao)).toEqual([2, 2, 3])
})

test('ao usar o texto salvo por outra pessoa, nada é enviado', async () => {
  await perderACorrida()
  await userEvent.click(escolher('Usar o salvo'))
  await userEvent.click(page.getByRole('button', { name: 'Salvar assim' }))
  await expect.element(conflito).not.toBeInTheDocument()
  await expect.element(campo).toHaveValue('O texto do colega, de {marca}.')
  expect(corpos()).toHaveLength(1)
})

test('o que se digita enquanto salva fica, e é salvo sobre a versão nova', async () => {
  let lido = umModelo('ACEITE')
  const { promise: chegou, resolve: responder } = Promise.withResolvers<void>()
  abrir({
    ler: () => lido,
    salvar: async () => {
      await chegou
      lido = umModelo('ACEITE', { versao: lido.versao + 1, texto: corpos().at(-1).texto })
      return { json: lido }
    },
  })
  await userEvent.fill(campo, 'Primeiro, de {marca}.')
  await userEvent.click(salvar)
  await userEvent.fill(campo, 'Segundo, de {marca}.')
  responder()
  await expect.element(page.getByText('Salvo: a versão 3 vale a partir de agora')).toBeVisible()
  await expect.element(campo).toHaveValue('Segundo, de {marca}.')
  await userEvent.click(salvar)
  await expect.poll(corpos).toEqual([
    { versao: 2, texto: 'Primeiro, de {marca}.' },
    { versao: 3, texto: 'Segundo, de {marca}.' },
  ])
})
