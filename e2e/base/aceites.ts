import { expect, type Page } from '@playwright/test'
import { imagens } from '../../apps/api/src/provedor/imagem/imagem.fabrica.ts'
import type { DadosCanalVenda } from '../../packages/contract/src/provedor/canal-venda.ts'
import type { LinksDaVenda } from '../../packages/contract/src/vendas/aceite-da-venda-api.ts'
import { titulo } from './tela.ts'
import type { Mundo } from './teste.ts'
import { enviarVenda, montarOferta, vendedorDe } from './vendas.ts'

const NASCIMENTO = '01/05/1990'

/** A sale that waits for its subscriber, who has to send the front of a document. */
export const vendaParaAceitar = async (mundo: Mundo, canal: Partial<DadosCanalVenda> = {}) => {
  const { api } = mundo
  const oferta = await montarOferta(mundo, {
    canal: {
      exige_aceite_digital: true,
      fora_do_estabelecimento: true,
      anexos_obrigatorios: ['DOCUMENTO_FRENTE'],
      ...canal,
    },
  })
  const vendedor = await vendedorDe(mundo, oferta)
  const { token, dados, ...venda } = await enviarVenda(mundo, vendedor, oferta)
  expect(venda.situacao).toBe('AGUARDANDO_ACEITE')
  const lerLinks = () => api.exigir<LinksDaVenda>('GET', `/venda/${venda.id}/link`, { token })
  return { venda, token, finalDoCpf: String(dados.cliente.cpf_cnpj).slice(-4), lerLinks }
}

/** Only the path: the address is the provider's. */
export const caminhoDo = (link: { endereco: string } | null) => {
  const { pathname, search } = new URL(link?.endereco ?? '')
  return pathname + search
}

export const identificarSe = async (page: Page, finalDoCpf: string) => {
  await page.getByRole('textbox', { name: 'Os 4 últimos números do CPF' }).fill(finalDoCpf)
  await page.getByRole('textbox', { name: 'Data de nascimento' }).fill(NASCIMENTO)
  await page.getByRole('button', { name: 'Continuar' }).click()
}

const mandarDocumento = async (page: Page) => {
  const escolha = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Escolher arquivo' }).click()
  const arquivo = { name: 'rg.jpg', mimeType: 'image/jpeg', buffer: await imagens.deCelular() }
  await (await escolha).setFiles(arquivo)
  await expect(page.getByText('Enviado.')).toBeVisible()
}

/** From the offer to the text. */
export const ateOTexto = async (page: Page) => {
  await page.getByRole('button', { name: 'Está tudo certo' }).click()
  await titulo(page, 'Envie os documentos')
  await mandarDocumento(page)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await titulo(page, 'Leia e aceite')
}
