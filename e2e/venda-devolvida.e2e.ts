import { expect } from '@playwright/test'
import { type Mundo, test } from './base/teste.ts'
import { enviarComFotoRejeitada, montarOferta, vendedorDe } from './base/vendas.ts'

const MOTIVO = 'A foto do documento está escura, e o número da casa é outro'

/** A sale that its seller made, and an analyst returned: its photo was rejected. */
const montarDevolvida = async (mundo: Mundo) => {
  const oferta = await montarOferta(mundo, { canal: { anexos_obrigatorios: ['DOCUMENTO_FRENTE'] } })
  const vendedor = await vendedorDe(mundo, oferta)
  const { id, versao, protocolo } = await enviarComFotoRejeitada(mundo, vendedor, oferta)
  const { access_token: token } = await mundo.api.entrar()
  await mundo.api.exigir('POST', `/venda/${id}/devolver`, { token, corpo: { versao, motivo: MOTIVO } })
  return { id, vendedor, protocolo }
}

test('devolvida: o vendedor lê o motivo no telefone, troca a foto e o número, e ela volta à análise', async ({
  abrirComo,
  mundo,
}) => {
  const { id, vendedor, protocolo } = await montarDevolvida(mundo)
  const page = await abrirComo(vendedor, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto('/vendedor')
  await expect(page.getByText(MOTIVO)).toBeVisible()
  await page.getByRole('link', { name: `Corrigir a venda ${protocolo}` }).click()
  await expect(page.getByRole('note').filter({ hasText: `Correção da venda ${protocolo}` })).toContainText(
    MOTIVO,
  )

  await page.getByRole('link', { name: 'Alterar endereço' }).click()
  await page.getByLabel('Número').fill('4321')
  await page
    .getByRole('navigation', { name: 'Etapas da venda' })
    .getByText(/^Etapa 2 de 8/)
    .click()
  await page.getByRole('link', { name: /Anexos/ }).click()
  const frente = page.getByRole('region', { name: 'Frente do documento' })
  await expect(frente.getByText('Está escura. Anexe outro no lugar.')).toBeVisible()
  const escolha = page.waitForEvent('filechooser')
  await frente.getByRole('button', { name: 'Escolher outro' }).click()
  const buffer = await page.screenshot({ type: 'jpeg' })
  await (await escolha).setFiles({ name: 'rg.jpg', mimeType: 'image/jpeg', buffer })
  await expect(frente.getByText('Anexado')).toBeVisible()
  await page.getByRole('link', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Corrigir e reenviar' }).click()
  await expect(page.getByRole('heading', { name: 'Venda enviada' })).toBeVisible()

  const { rows } = await mundo.sql(
    `select v.situacao, v.endereco ->> 'numero' as numero, v.protocolo::int, max(a.versao) as foto,
       (select count(*)::int from rascunho r where r.id = v.id) as rascunhos
     from venda v join anexo a on a.venda_id = v.id where v.id = $1 group by v.id`,
    [id],
  )
  expect(rows).toEqual([{ situacao: 'EM_ANALISE', numero: '4321', protocolo, foto: 2, rascunhos: 0 }])
})
