import { randomBytes } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { imagens } from '../apps/api/src/provedor/imagem/imagem.fabrica.ts'
import type { Anexo } from '../packages/contract/src/vendas/anexo.ts'
import { ligarProxyQueCorta } from './base/rede.ts'
import { type Mundo, preencherLogin, test } from './base/teste.ts'
import { anexar, cartaoDoAnexo, guardarRascunho, montarOferta, naEtapa, vendedorDe } from './base/vendas.ts'

const FRENTE = 'Frente do documento'
const VERSO = 'Verso do documento'

/** More than one part, and nothing that compresses. */
const pdfGrande = () => Buffer.from(`%PDF-1.4\n%${randomBytes(600_000).toString('base64')}\n%%EOF\n`)

const noServidor = (page: Page, nome: string) =>
  expect(cartaoDoAnexo(page, nome).getByText('No servidor', { exact: true })).toBeVisible()

const baixar = async ({ api, app }: Mundo, token: string, anexo: Anexo) => {
  const { endereco } = await api.exigir<{ endereco: string }>('POST', `/anexo/${anexo.id}/endereco`, {
    token,
  })
  return Buffer.from(await (await fetch(new URL(endereco, app.url))).arrayBuffer())
}

test('a linha cai três vezes no envio e o login acaba nos anexos: o arquivo chega byte a byte, e a etapa volta', async ({
  abrirComo,
  mundo,
}) => {
  const oferta = await montarOferta(mundo, {
    canal: { anexos_obrigatorios: ['DOCUMENTO_FRENTE', 'DOCUMENTO_VERSO'] },
  })
  const pessoa = await vendedorDe(mundo, oferta)
  const { id, endereco } = await guardarRascunho(mundo, pessoa, oferta, { etapa: 'anexos' })
  const proxy = await ligarProxyQueCorta(3)
  try {
    const page = await abrirComo(pessoa, { proxy })
    await page.goto(endereco)
    await naEtapa(page, 'anexos')
    const bytes = pdfGrande()
    await anexar(page, { nome: FRENTE, arquivo: 'rg.pdf', mime: 'application/pdf', bytes })
    await noServidor(page, FRENTE)
    expect(proxy.cortes()).toBe(3)

    await mundo.sql('update sessao set encerrada_em = now() where usuario_id = $1', [pessoa.id])
    const escolha = page.waitForEvent('filechooser')
    await cartaoDoAnexo(page, VERSO).getByRole('button', { name: 'Escolher arquivo' }).click()
    await (await escolha).setFiles({
      name: 'verso.jpg',
      mimeType: 'image/jpeg',
      buffer: await imagens.jpeg({ largura: 640, altura: 480 }),
    })
    await page.waitForURL('/login*')
    await preencherLogin(page, pessoa.email, pessoa.senha)
    await naEtapa(page, 'anexos')
    expect(new URL(page.url()).pathname).toBe(endereco)
    for (const nome of [FRENTE, VERSO]) await noServidor(page, nome)

    const { access_token: token } = await mundo.api.entrar(pessoa)
    const anexos = await mundo.api.exigir<Anexo[]>('GET', `/venda/${id}/anexo`, { token })
    expect(anexos.map(({ tipo, versao }) => `${tipo} ${versao}`)).toEqual([
      'DOCUMENTO_FRENTE 1',
      'DOCUMENTO_VERSO 1',
    ])
    const [frente] = anexos as [Anexo, Anexo]
    expect(Buffer.compare(await baixar(mundo, token, frente), bytes)).toBe(0)
  } finally {
    await proxy.desligar()
  }
})
