import { expect } from '@playwright/test'
import { CAMPINAS } from '../apps/api/src/catalogo/oferta/oferta.fabrica.ts'
import { dadosDePlano } from '../apps/api/src/catalogo/plano/plano.fabrica.ts'
import { dadosDeCanal } from '../apps/api/src/provedor/canal-venda/canal-venda.fabrica.ts'
import { dadosDeEmpresa } from '../apps/api/src/provedor/empresa/empresa.fabrica.ts'
import { dadosDeVenda } from '../apps/api/src/vendas/venda/venda.fabrica.ts'
import { novoId } from '../apps/web/src/aparelho/novo-rascunho.ts'
import { marcaUnica } from './base/pessoas.ts'
import { type Mundo, test } from './base/teste.ts'

const MOTIVO = 'A foto do documento está escura, e o número da casa é outro'

/** A sale that its seller made, and an analyst returned: its photo was rejected. */
const montarDevolvida = async ({ api, pessoas, sql }: Mundo) => {
  const marca = marcaUnica()
  const { access_token: admin } = await api.entrar()
  const criar = (caminho: string, corpo: object) =>
    api.exigir<{ id: string }>('POST', caminho, { token: admin, corpo })
  const { id: empresa_id } = await criar('/empresa', dadosDeEmpresa({ nome_fantasia: `Devolve ${marca}` }))
  const anexos_obrigatorios = ['DOCUMENTO_FRENTE' as const]
  const canal = dadosDeCanal({ nome: `Porta ${marca}`, anexos_obrigatorios, empresas: [empresa_id] })
  const { id: canal_venda_id } = await criar('/canal-venda', canal)
  const { id: plano_id } = await criar(
    '/plano',
    dadosDePlano({ nome: `Fibra ${marca}`, empresas: [empresa_id], cidades: [CAMPINAS] }),
  )
  const vendedor = await pessoas.criar()
  await sql('update usuario set todas_empresas = false, canal_venda_id = $2 where id = $1', [
    vendedor.id,
    canal_venda_id,
  ])
  await sql('insert into usuario_empresa (usuario_id, empresa_id) values ($1, $2)', [vendedor.id, empresa_id])
  const { access_token: token } = await api.entrar(vendedor)
  const dados = dadosDeVenda({ empresa_id, canal_venda_id, plano_id })
  const id = novoId()
  await sql(
    `insert into anexo (id, venda_id, tipo, versao, nome, sha256, sha256_guardado, situacao, veredito, motivo, usuario_id, usuario_nome)
     values ($1, $2, 'DOCUMENTO_FRENTE', 1, 'rg.jpg', 'x', 'x', 'PRONTO', 'REJEITADO', 'Está escura.', $3, 'Vendedor')`,
    [novoId(), id, vendedor.id],
  )
  const { adicionais, promocoes } = dados
  const pedido = {
    plano_id,
    empresa_id,
    canal_venda_id,
    adicionais,
    promocoes,
    tipo_pessoa: 'PF',
    codigo_ibge: CAMPINAS,
  }
  const { preco } = await api.exigir<{ preco: { total_fidelidade: number } }>('POST', '/oferta/preco', {
    token,
    corpo: pedido,
  })
  const total_mostrado = preco.total_fidelidade
  const venda = await api.exigir<{ versao: number; protocolo: number }>('POST', '/venda', {
    token,
    corpo: { id, dados, total_mostrado },
  })
  await api.exigir('POST', `/venda/${id}/devolver`, {
    token: admin,
    corpo: { versao: venda.versao, motivo: MOTIVO },
  })
  return { id, vendedor, protocolo: venda.protocolo }
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
