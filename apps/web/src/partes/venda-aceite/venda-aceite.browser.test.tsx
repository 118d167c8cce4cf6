import type { AceiteDaVenda, LinksDaVenda } from '@balcao/contract/vendas/aceite-da-venda-api'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { queryClient } from '#consultas.ts'
import { comEmailDesligado } from '#testes/email-desligado.ts'
import { montar } from '#testes/montar.tsx'
import { LinksDoAssinante } from './LinksDoAssinante.tsx'
import { ProvasDoAceite } from './ProvasDoAceite.tsx'

const ID = '0192d3a4-5b6c-7d8e-9f01-0000000000aa'
const link = (pagina: string) => ({
  endereco: `https://x.br/${pagina}?t=abc`,
  whatsapp: `https://wa.me/5519988776655?text=${pagina}`,
})
const links = (mudancas: Partial<LinksDaVenda> = {}): LinksDaVenda => ({
  aceite: { ...link('assinante'), vale_ate: '2020-03-08T17:40:00.000Z', bloqueado: false },
  fechada: link('fechada'),
  email: 'm***@exemplo.com.br',
  ...mudancas,
})
const aceite: AceiteDaVenda = {
  ...{
    em: '2026-03-05T17:40:00.000Z',
    vale: true,
    nome: 'Maria Souza',
    ip: '198.51.100.7',
    agente: 'Fone/1',
  },
  textos: [{ tipo: 'ACEITE', versao: 3, texto: 'Eu, Maria, aceito.' }],
  texto_sha256: 'a'.repeat(64),
  documentos: [{ tipo: 'DOCUMENTO_FRENTE', sha256: 'b'.repeat(64), enviado_em: '2026-03-05T17:39:00.000Z' }],
  pdf_sha256: 'c'.repeat(64),
  comprovante: true,
}

afterEach(() => vi.restoreAllMocks())
const abrir = (
  peca: React.ReactNode,
  json: unknown,
  { tema, status = 200 }: { tema?: 'light' | 'dark'; status?: number } = {},
) => {
  queryClient.clear()
  const chamadas = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(json, { status }))
  montar(<QueryClientProvider client={queryClient}>{peca}</QueryClientProvider>, tema)
  return chamadas
}
const campo = (name: string) => page.getByRole('textbox', { name })

test('bloqueado por respostas erradas, o link não se manda mais: pede-se outro', async () => {
  const { aceite } = links()
  const fechada = { ...link('fechada'), endereco: 'http://localhost:3000/fechada?t=abc' }
  abrir(<LinksDoAssinante id={ID} />, links({ aceite: aceite && { ...aceite, bloqueado: true }, fechada }))
  await expect.element(page.getByText('Este endereço só abre nesta máquina.')).toBeVisible()
  await expect.element(page.getByText('O link do assinante foi bloqueado')).toBeVisible()
  await expect.element(page.getByText(/use “Reenviar link”.*quem analisa as vendas/)).toBeVisible()
  expect(campo('Para conferir e aceitar').query()).toBeNull()
})

test.each(['light', 'dark'] as const)(
  'os dois links, até quando valem, e cada jeito de mandar (%s)',
  async (tema) => {
    await page.viewport(360, 800)
    const copiar = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    abrir(<LinksDoAssinante id={ID} />, links(), { tema })
    await expect.element(campo('Para conferir e aceitar')).toHaveValue('https://x.br/assinante?t=abc')
    expect(page.getByText('Este endereço só abre nesta máquina.').query()).toBeNull()
    await expect.element(page.getByText(/^Vale até 08\/03\/2020 às/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'Mandar pelo WhatsApp' }).first())
      .toHaveAttribute('href', 'https://wa.me/5519988776655?text=assinante')
    await userEvent.click(page.getByRole('button', { name: 'Copiar link' }).first())
    await expect.element(page.getByText('Link copiado')).toBeVisible()
    expect(copiar).toHaveBeenCalledExactlyOnceWith('https://x.br/assinante?t=abc')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    expect(await commands.problemasDeAcesso()).toEqual([])
  },
)

test('“Link copiado” não fica ao lado de um link que já é outro', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  abrir(<LinksDoAssinante id={ID} />, links())
  await userEvent.click(page.getByRole('button', { name: 'Copiar link' }).first())
  await expect.element(page.getByText('Link copiado')).toBeVisible()
  const { aceite } = links()
  queryClient.setQueryData(
    ['venda', ID, 'links'],
    links({ aceite: aceite && { ...aceite, endereco: 'https://x.br/assinante?t=novo' } }),
  )
  await expect.element(campo('Para conferir e aceitar')).toHaveValue('https://x.br/assinante?t=novo')
  await expect.element(page.getByText('Link copiado')).not.toBeInTheDocument()
})

test('mandar por e-mail pede ao servidor a carta desta venda', async () => {
  const chamadas = abrir(<LinksDoAssinante id={ID} />, links())
  await expect.element(campo('Para acompanhar')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Mandar por e-mail' }))
  const enderecos = () => chamadas.mock.calls.map(([url]) => String(url))
  await expect.poll(() => enderecos().at(-1)).toContain(`/venda/${ID}/link/email`)
})

test('sem e-mail e sem o que aceitar, resta acompanhar, pelo WhatsApp ou copiando', async () => {
  abrir(<LinksDoAssinante id={ID} />, links({ aceite: null, email: null }))
  await expect.element(campo('Para acompanhar')).toBeVisible()
  expect(campo('Para conferir e aceitar').query()).toBeNull()
  await expect.element(page.getByText(/^Esta venda não tem e-mail: mande pelo WhatsApp/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Mandar por e-mail' }).query()).toBeNull()
})

test('sem servidor de e-mail, mandar por ele não se oferece, e diz a quem pedir', async () => {
  comEmailDesligado()
  abrir(<LinksDoAssinante id={ID} />, links())
  await expect
    .element(page.getByText(/^O envio de e-mail está desligado: peça a quem administra/))
    .toBeVisible()
  expect(page.getByRole('button', { name: 'Mandar por e-mail' }).query()).toBeNull()
})

test('quem não pode mandar não vê nada', async () => {
  abrir(<LinksDoAssinante id={ID} />, { message: 'Você não possui permissão', errors: [] }, { status: 403 })
  await expect.poll(() => queryClient.getQueryState(['venda', ID, 'links'])?.status).toBe('error')
  expect(page.getByRole('button').all()).toHaveLength(0)
})

test('uma falha tem saída', async () => {
  abrir(<LinksDoAssinante id={ID} />, { message: 'Não deu', errors: [] }, { status: 422 })
  await expect.element(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
})

test('as provas: quem, quando, de onde, o texto e o PDF', async () => {
  abrir(<ProvasDoAceite venda={{ id: ID, protocolo: 12 }} />, { aceite })
  await expect.element(page.getByText(/^Maria Souza aceitou em 05\/03\/2026/)).toBeVisible()
  await expect.element(page.getByText('198.51.100.7')).toBeVisible()
  expect(page.getByText('c'.repeat(64)).query()?.checkVisibility()).toBe(false)
  await userEvent.click(page.getByText('Resumos para prova (SHA-256)'))
  await expect.element(page.getByText('c'.repeat(64))).toBeVisible()
  await userEvent.click(page.getByText('O texto aceito'))
  await expect.element(page.getByText('Eu, Maria, aceito.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Baixar o comprovante (PDF)' })).toBeVisible()
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test('para quem não vê clientes, o que está oculto não deixa nome sem valor, e a tela diz por quê', async () => {
  const oculto = { ...aceite, ip: null, agente: null, textos: [], comprovante: false }
  abrir(<ProvasDoAceite venda={{ id: ID, protocolo: 12 }} />, { aceite: oculto })
  await expect.element(page.getByText(/^Maria Souza aceitou em/)).toBeVisible()
  await expect.element(page.getByText(/não possui permissão para visualizar clientes/)).toBeVisible()
  await expect.element(page.getByText('Resumos para prova (SHA-256)')).toBeVisible()
  for (const nome of ['Endereço de rede', 'Navegador', 'O texto aceito'])
    expect(page.getByText(nome, { exact: true }).query()).toBeNull()
  await expect
    .element(page.getByRole('button', { name: 'Baixar o comprovante (PDF)' }))
    .toHaveAccessibleDescription(/mandar o link/)
  expect(await commands.problemasDeAcesso()).toEqual([])
})

test('antes do aceite diz que ainda não houve; um que caiu diz que outro será pedido', async () => {
  abrir(<ProvasDoAceite venda={{ id: ID, protocolo: 12 }} />, { aceite: null })
  await expect.element(page.getByText('Nenhum aceite guardado desta venda.')).toBeVisible()
  const outra = { id: `${ID.slice(0, -1)}c`, protocolo: 13 }
  abrir(<ProvasDoAceite venda={outra} />, { aceite: { ...aceite, vale: false } })
  await expect.element(page.getByText(/outro será pedido/)).toBeVisible()
})
