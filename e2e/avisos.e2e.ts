import { expect, type Page } from '@playwright/test'
import { CAMPINAS } from '../apps/api/src/catalogo/oferta/oferta.fabrica.ts'
import { novoId } from '../apps/web/src/aparelho/novo-rascunho.ts'
import { type Mundo, test } from './base/teste.ts'
import { guardarRascunho, montarOferta, vendedorDe } from './base/vendas.ts'

const MOTIVO = 'O número do documento não se lê'
const sino = (page: Page, nome: string) => page.getByRole('button', { name: nome, exact: true })

type Enviada = { versao: number; protocolo: number }

/** A sale with a photo that was rejected. */
const vender = async (mundo: Mundo) => {
  const { api, sql } = mundo
  const oferta = await montarOferta(mundo)
  const vendedor = await vendedorDe(mundo, oferta)
  const { id, token, dados } = await guardarRascunho(mundo, vendedor, oferta, { etapa: 'revisao' })
  await sql(
    `insert into anexo (id, venda_id, tipo, versao, nome, sha256, sha256_guardado, situacao, veredito, motivo, usuario_id, usuario_nome)
     values ($1, $2, 'DOCUMENTO_FRENTE', 1, 'rg.jpg', 'x', 'x', 'PRONTO', 'REJEITADO', 'Está escura.', $3, 'Vendedor')`,
    [novoId(), id, vendedor.id],
  )
  const { plano_id, empresa_id, canal_venda_id, adicionais, promocoes } = dados
  const pedido = { plano_id, empresa_id, canal_venda_id, adicionais, promocoes }
  const { preco } = await api.exigir<{ preco: { total_fidelidade: number } }>('POST', '/oferta/preco', {
    token,
    corpo: { ...pedido, tipo_pessoa: 'PF', codigo_ibge: CAMPINAS },
  })
  const corpo = { id, dados, total_mostrado: preco.total_fidelidade }
  const { versao, protocolo } = await api.exigir<Enviada>('POST', '/venda', { token, corpo })
  return { vendedor, id, versao, protocolo }
}

test('a foto devolvida chega ao sino das duas abas enquanto acontece; lida em uma, some na outra', async ({
  abrirComo,
  mundo,
}) => {
  const { vendedor, id, versao, protocolo } = await vender(mundo)
  const uma = await abrirComo(vendedor)
  await uma.goto('/vendedor')
  await expect(sino(uma, 'Avisos')).toBeVisible()
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
