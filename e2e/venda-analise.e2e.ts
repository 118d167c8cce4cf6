import { expect, type Page } from '@playwright/test'
import { novoId } from '../apps/web/src/aparelho/novo-rascunho.ts'
import type { Permissao } from '../packages/contract/src/base/permissao.ts'
import { tus } from '../packages/contract/src/vendas/anexo.ts'
import type { Pessoa } from './base/pessoas.ts'
import { type Mundo, test } from './base/teste.ts'
import {
  enviarRascunho,
  guardarRascunho,
  montarOferta,
  type OfertaMontada,
  vendedorDe,
} from './base/vendas.ts'

const ANALISTA: Permissao[] = [
  ...(['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO', 'VISUALIZAR.CLIENTE'] as const),
]

/** A file of the draft that will be the sale, sent as a device does. */
const anexar = async ({ api, app }: Mundo, token: string, venda_id: string, tipo: string, foto: Buffer) => {
  const envio = await api.exigir<{ id: string; caminho: string; token: string }>('POST', '/anexo/envio', {
    token,
    corpo: { id: novoId(), venda_id, tipo, nome: `${tipo}.jpg`, tamanho: foto.length },
  })
  const chegou = await fetch(`${app.url}${envio.caminho}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${envio.token}`,
      'content-type': tus.tipoDaParte,
      [tus.cabecalhos.versao]: tus.versao,
      [tus.cabecalhos.deslocamento]: '0',
    },
    body: new Uint8Array(foto),
  })
  expect(chegou.status).toBe(204)
}

/** A sale in the queue, sent by its seller with a photo of each kind. */
const naFila = async (
  mundo: Mundo,
  oferta: OfertaMontada,
  vendedor: Pessoa,
  fotos: Record<string, Buffer>,
) => {
  const rascunho = await guardarRascunho(mundo, vendedor, oferta, { etapa: 'revisao' })
  const { id, token } = rascunho
  for (const [tipo, foto] of Object.entries(fotos)) await anexar(mundo, token, id, tipo, foto)
  return enviarRascunho(mundo, rascunho)
}

const DOIS = ['DOCUMENTO_FRENTE', 'DOCUMENTO_VERSO'] as const

const montar = async (mundo: Mundo) => {
  const oferta = await montarOferta(mundo, { canal: { anexos_obrigatorios: [...DOIS] } })
  const vendedor = await vendedorDe(mundo, oferta)
  const analista = () => vendedorDe(mundo, oferta, ANALISTA)
  return { oferta, vendedor, analista }
}
const fotosDe = async (page: Page) => {
  const foto = await page.screenshot({ type: 'jpeg' })
  return { DOCUMENTO_FRENTE: foto, DOCUMENTO_VERSO: foto }
}

/** From here on a mouse would be a failure. */
const semMouse = (page: Page) =>
  page.evaluate(() => {
    for (const tipo of ['pointerdown', 'mousedown', 'click'])
      window.addEventListener(
        tipo,
        (evento) => {
          // A key that presses a button clicks too, without a place.
          if (!(evento instanceof MouseEvent) || evento.detail > 0) document.title = 'MOUSE'
        },
        true,
      )
  })
const titulo = (page: Page, protocolo: number) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`^Venda ${protocolo} `) })
const passo = (page: Page, nome: string) =>
  page.getByRole('navigation', { name: 'Documentos da venda' }).getByRole('button', { name: nome })

test('dois analistas, uma fila: cada um com a sua, tudo pelo teclado, e a decisão abre a próxima', async ({
  abrirComo,
  mundo,
}) => {
  const { oferta, vendedor, analista } = await montar(mundo)
  const [ana, bia] = [await analista(), await analista()]
  const page = await abrirComo(ana)
  const fotos = await fotosDe(page)
  const [primeira, segunda, terceira] = [
    await naFila(mundo, oferta, vendedor, fotos),
    await naFila(mundo, oferta, vendedor, fotos),
    await naFila(mundo, oferta, vendedor, fotos),
  ]
  await page.goto('/admin/venda/fila')
  await expect(titulo(page, primeira.protocolo)).toBeVisible()
  const outra = await abrirComo(bia)
  await outra.goto('/admin/venda/fila')
  await expect(titulo(outra, segunda.protocolo)).toBeVisible()

  await semMouse(page)
  await expect(page.getByRole('img', { name: 'Foto: Frente do documento' })).toBeVisible()
  await page.keyboard.press('a')
  await expect(passo(page, 'Verso do documento')).toHaveAttribute('aria-current', 'step')
  await page.keyboard.press('a')
  await expect(page.getByText('Todos os anexos estão aprovados')).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByRole('dialog', { name: `Aprovar a venda ${primeira.protocolo}?` })).toBeVisible()
  await page.keyboard.press('Enter')
  // The second is Bia's.
  await expect(titulo(page, terceira.protocolo)).toBeVisible()

  await page.keyboard.press('r')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(passo(page, 'Frente do documento')).toContainText('Rejeitado')
  await page.keyboard.press('a')
  await expect(page.getByText('Há o que corrigir')).toBeVisible()
  await page.keyboard.press('d')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nada mais para analisar')).toBeVisible()
  expect(await page.title()).not.toBe('MOUSE')

  const { rows } = await mundo.sql(
    'select protocolo::int, situacao from venda where id = any($1::uuid[]) order by protocolo',
    [[primeira.id, segunda.id, terceira.id]],
  )
  expect(rows).toEqual([
    { protocolo: primeira.protocolo, situacao: 'APROVADA' },
    { protocolo: segunda.protocolo, situacao: 'EM_ANALISE' },
    { protocolo: terceira.protocolo, situacao: 'PENDENTE' },
  ])

  // Ana opens Bia's: she reads whose it is, takes it over, and Bia is told.
  await page.goto(`/admin/venda/${segunda.id}`)
  await expect(page.getByRole('alert')).toContainText('está com esta venda')
  await page.keyboard.press('t')
  await expect(page.getByRole('button', { name: 'Aprovar anexo' })).toBeEnabled()
  await expect(outra.getByRole('alert')).toContainText('assumiu esta venda')
})

test('um anexo de uma venda enviada é substituído, o antigo ainda se vê, e removido o novo volta a valer o antigo', async ({
  abrirComo,
  mundo,
}) => {
  const { oferta, vendedor } = await montar(mundo)
  const cuida = await vendedorDe(mundo, oferta, [
    ...ANALISTA,
    ...(['CRIAR.ANEXO', 'EDITAR.ANEXO', 'EXCLUIR.ANEXO'] as const),
  ])
  const page = await abrirComo(cuida)
  const fotos = await fotosDe(page)
  const { id } = await naFila(mundo, oferta, vendedor, fotos)
  await page.goto(`/admin/venda/${id}`)
  const trazer = async (botao: string, name: string) => {
    await page.getByRole('button', { name: botao, exact: true }).click()
    await page
      .getByLabel(/^Escolher arquivo:/)
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) })
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await trazer('Substituir', 'frente-nova.jpg')
  await page.getByText('1 versão anterior').click()
  await page.getByRole('button', { name: 'Ver', exact: true }).click()
  await expect(page.getByRole('img', { name: 'Foto: Frente do documento (1)' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remover', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByText('1 versão anterior')).toBeHidden()

  await passo(page, 'Comprovante de endereço').click()
  await trazer('Anexar', 'conta-de-luz.jpg')
  await expect(passo(page, 'Comprovante de endereço')).toContainText('Em conferência')
  const { rows } = await mundo.sql(
    'select tipo, versao::int, veredito from anexo where venda_id = $1 order by tipo',
    [id],
  )
  expect(rows).toEqual([
    { tipo: 'COMPROVANTE_ENDERECO', versao: 1, veredito: 'PENDENTE' },
    { tipo: 'DOCUMENTO_FRENTE', versao: 1, veredito: 'PENDENTE' },
    { tipo: 'DOCUMENTO_VERSO', versao: 1, veredito: 'PENDENTE' },
  ])
})
