import { expect } from '@playwright/test'
import { CAMPINAS } from '../apps/api/src/catalogo/oferta/oferta.fabrica.ts'
import { dadosDePlano } from '../apps/api/src/catalogo/plano/plano.fabrica.ts'
import { marcaUnica } from './base/pessoas.ts'
import { type Mundo, test } from './base/teste.ts'
import { enviarVenda, montarOferta, vendedorDe } from './base/vendas.ts'

/** A provider with a plan that is only sold when somebody authorises it. */
const montarRestrita = async (mundo: Mundo) => {
  const oferta = await montarOferta(mundo, {
    canal: { anexos_obrigatorios: [], exige_aceite_digital: false },
  })
  const { access_token: token } = await mundo.api.entrar()
  const corpo = dadosDePlano({
    nome: `Reservado ${marcaUnica()}`,
    empresas: [oferta.empresa.id],
    cidades: [CAMPINAS],
    restrito: true,
  })
  const plano = await mundo.api.exigir<{ id: string; nome: string }>('POST', '/plano', { token, corpo })
  return { ...oferta, plano }
}

test('a supervisora autoriza uma venda restrita no telefone e nega outra; quem vendeu lê o motivo', async ({
  abrirComo,
  mundo,
}) => {
  const oferta = await montarRestrita(mundo)
  const vendedor = await vendedorDe(mundo, oferta)
  const supervisora = await vendedorDe(mundo, oferta, 'Supervisor')
  const primeira = await enviarVenda(mundo, vendedor, oferta)
  const segunda = await enviarVenda(mundo, vendedor, oferta)

  const page = await abrirComo(supervisora, { viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.goto(`/admin/venda/${primeira.id}`)
  const porQue = page.getByRole('region', { name: 'Por que espera autorização' })
  await expect(porQue).toContainText(`O plano ${oferta.plano.nome} só é vendido com autorização`)
  await expect(porQue).toContainText('Nenhum contrato desta pessoa.')
  await page.getByRole('button', { name: 'Autorizar', exact: true }).click()
  const dialogo = page.getByRole('dialog')
  await dialogo.getByRole('button', { name: 'Autorizar', exact: true }).click()
  await expect(dialogo.getByText('Escolha um motivo ou escreva outro')).toBeVisible()
  await dialogo.getByRole('radio', { name: 'Débito negociado' }).click()
  await dialogo.getByRole('button', { name: 'Autorizar', exact: true }).click()
  await expect(page.getByText('Venda autorizada')).toBeVisible()
  await expect(porQue).toBeHidden()

  await page.goto(`/admin/venda/${segunda.id}`)
  await page.getByRole('button', { name: 'Negar', exact: true }).click()
  await dialogo.getByRole('radio', { name: 'Com outras palavras' }).click()
  await dialogo.getByRole('textbox').fill('Este plano acabou para novos clientes')
  await dialogo.getByRole('button', { name: 'Negar a venda' }).click()
  await expect(page.getByText('Reprovada', { exact: true }).first()).toBeVisible()

  const { rows } = await mundo.sql(
    `select situacao, motivo, autorizacao ->> 'motivo' as autorizada from venda where id = any($1) order by protocolo`,
    [[primeira.id, segunda.id]],
  )
  expect(rows).toEqual([
    { situacao: 'EM_ANALISE', motivo: null, autorizada: 'Débito negociado' },
    { situacao: 'REPROVADA', motivo: 'Este plano acabou para novos clientes', autorizada: null },
  ])
  const doVendedor = await abrirComo(vendedor, { viewport: { width: 390, height: 844 } })
  await doVendedor.goto(`/vendedor/venda/${segunda.id}`)
  await expect(doVendedor.getByText('Este plano acabou para novos clientes').first()).toBeVisible()
  await expect(doVendedor.getByRole('button', { name: 'Autorizar' })).toHaveCount(0)
})
