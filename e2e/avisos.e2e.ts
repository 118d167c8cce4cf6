import { expect, type Page } from '@playwright/test'
import { type Mundo, test } from './base/teste.ts'
import { enviarComFotoRejeitada, montarOferta, vendedorDe } from './base/vendas.ts'

const MOTIVO = 'O número do documento não se lê'
const sino = (page: Page, nome: string) => page.getByRole('button', { name: nome, exact: true })

const vender = async (mundo: Mundo) => {
  const oferta = await montarOferta(mundo)
  const vendedor = await vendedorDe(mundo, oferta)
  const { id, versao, protocolo } = await enviarComFotoRejeitada(mundo, vendedor, oferta)
  return { vendedor, id, versao, protocolo }
}

test('a foto devolvida chega ao sino das duas abas enquanto acontece; lida em uma, some na outra', async ({
  abrirComo,
  mundo,
}) => {
  const { vendedor, id, versao, protocolo } = await vender(mundo)
  const uma = await abrirComo(vendedor)
  const ouvindo = uma.waitForResponse((resposta) => resposta.url().includes('/api/vivo'))
  await uma.goto('/vendedor')
  await expect(sino(uma, 'Avisos')).toBeVisible()
  await ouvindo
  const outra = await uma.context().newPage()
  await outra.goto('/conta')
  await expect(sino(outra, 'Avisos')).toBeVisible()

  const { access_token: token } = await mundo.api.entrar()
  await mundo.api.exigir('POST', `/venda/${id}/devolver`, { token, corpo: { versao, motivo: MOTIVO } })
  for (const aba of [uma, outra]) await expect(sino(aba, 'Avisos: 1 não lido')).toBeVisible()

  await sino(uma, 'Avisos: 1 não lido').click()
  const ultimos = uma.getByRole('dialog', { name: 'Avisos' })
  const aviso = ultimos.getByRole('link', { name: new RegExp(`Venda ${protocolo}`) })
  await expect(aviso).toContainText(MOTIVO)
  await expect(aviso).toContainText('Para trocar: Frente do documento')
  await aviso.click()
  await expect(uma).toHaveURL(`/vendedor/venda/${id}`)
  for (const aba of [uma, outra]) await expect(sino(aba, 'Avisos')).toBeVisible()

  await outra.goto('/avisos?so_nao_lidos=sim')
  await expect(outra.getByText('Tudo lido. Não há nenhum aviso novo.')).toBeVisible()
  await outra.getByRole('button', { name: 'Todos' }).click()
  await expect(
    outra.getByRole('main').getByRole('link', { name: new RegExp(`Venda ${protocolo}`) }),
  ).toBeVisible()
})
