import { expect, type Page } from '@playwright/test'
import { dadosDeAdicional } from '../../apps/api/src/catalogo/adicional/adicional.fabrica.ts'
import { CAMPINAS } from '../../apps/api/src/catalogo/oferta/oferta.fabrica.ts'
import { dadosDePlano } from '../../apps/api/src/catalogo/plano/plano.fabrica.ts'
import { dadosDePromocao } from '../../apps/api/src/catalogo/promocao/promocao.fabrica.ts'
import { dadosDeCanal } from '../../apps/api/src/provedor/canal-venda/canal-venda.fabrica.ts'
import { dadosDeEmpresa } from '../../apps/api/src/provedor/empresa/empresa.fabrica.ts'
import { dadosDeVenda } from '../../apps/api/src/vendas/venda/venda.fabrica.ts'
import { novoId } from '../../apps/web/src/aparelho/novo-rascunho.ts'
import type { Permissao } from '../../packages/contract/src/base/permissao.ts'
import type { DadosPromocao } from '../../packages/contract/src/catalogo/promocao.ts'
import type { DadosCanalVenda } from '../../packages/contract/src/provedor/canal-venda.ts'
import { type Etapa, nomesDasEtapas } from '../../packages/contract/src/vendas/etapas.ts'
import type { DadosDoRascunho } from '../../packages/contract/src/vendas/rascunho.ts'
import { marcaUnica, type Pessoa } from './pessoas.ts'
import { titulo } from './tela.ts'
import type { Mundo } from './teste.ts'

type Registro = { id: string; nome: string }
type Montar = { canal?: Partial<DadosCanalVenda>; promocao?: Partial<DadosPromocao> }

/** A provider that sells one plan in Campinas by one channel, with an additional and a promotion. */
export const montarOferta = async ({ api }: Mundo, { canal, promocao }: Montar = {}) => {
  const marca = marcaUnica()
  const { access_token: token } = await api.entrar()
  const criar = (caminho: string, corpo: object) => api.exigir<Registro>('POST', caminho, { token, corpo })
  const empresa = await criar('/empresa', dadosDeEmpresa({ nome_fantasia: `Vale ${marca}` }))
  const canalCriado = await criar(
    '/canal-venda',
    dadosDeCanal({ nome: `Canal ${marca}`, empresas: [empresa.id], ...canal }),
  )
  const adicional = await criar('/adicional', dadosDeAdicional({ nome: `Filmes ${marca}`, valor: 19_90 }))
  const plano = await criar(
    '/plano',
    dadosDePlano({
      nome: `Fibra ${marca}`,
      empresas: [empresa.id],
      valor_mensal: 99_90,
      cidades: [CAMPINAS],
      adicionais: [{ adicional_id: adicional.id, obrigatorio: false, valor: null }],
    }),
  )
  const criada = await criar(
    '/promocao',
    dadosDePromocao({ nome: `Estreia ${marca}`, planos: [plano.id], ...promocao }),
  )
  return { empresa, canal: canalCriado, adicional, plano, promocao: criada }
}
export type OfertaMontada = Awaited<ReturnType<typeof montarOferta>>

/** Somebody who sells for this company alone, by its channel: neither is asked for. */
export const vendedorDe = async (
  { pessoas, sql }: Mundo,
  { empresa, canal }: OfertaMontada,
  grupo: string | Permissao[] = 'Vendedor',
) => {
  const pessoa = await pessoas.criar({ grupo })
  await sql('update usuario set todas_empresas = false, canal_venda_id = $2 where id = $1', [
    pessoa.id,
    canal.id,
  ])
  await sql('insert into usuario_empresa (usuario_id, empresa_id) values ($1, $2)', [pessoa.id, empresa.id])
  return pessoa
}

type Guardar = { etapa: Etapa; mudancas?: Partial<DadosDoRascunho> }

/** A draft in which nothing is missing but files, on the server alone. */
export const guardarRascunho = async (
  { api }: Mundo,
  pessoa: Pessoa,
  { empresa, canal, plano }: OfertaMontada,
  { etapa, mudancas }: Guardar,
) => {
  const id = novoId()
  const { access_token: token } = await api.entrar(pessoa)
  const dados = dadosDeVenda(
    { empresa_id: empresa.id, canal_venda_id: canal.id, plano_id: plano.id },
    mudancas,
  )
  const corpo = { dados, etapa, dispositivo: 'Chrome no Android', versao: null }
  await api.exigir('PUT', `/venda/rascunho/${id}`, { token, corpo })
  return { id, token, dados, endereco: `/vendedor/venda/${id}/${etapa}` }
}

type Enviada = { id: string; protocolo: number; versao: number; situacao: string }
type ParaEnviar = { id: string; token: string; dados: ReturnType<typeof dadosDeVenda> }

/** Sent by the API, with the price of this moment: no screen is about how it was typed. */
export const enviarRascunho = async ({ api }: Mundo, { id, token, dados }: ParaEnviar) => {
  const { empresa_id, canal_venda_id, plano_id, adicionais, promocoes, cliente, endereco } = dados
  const { preco } = await api.exigir<{ preco: { total_fidelidade: number } }>('POST', '/oferta/preco', {
    token,
    corpo: {
      ...{ empresa_id, canal_venda_id, plano_id, adicionais, promocoes },
      ...{ tipo_pessoa: cliente.tipo_pessoa, codigo_ibge: endereco.codigo_ibge },
    },
  })
  const corpo = { id, dados, total_mostrado: preco.total_fidelidade }
  return api.exigir<Enviada>('POST', '/venda', { token, corpo })
}

/** A sale of this person. */
export const enviarVenda = async (
  mundo: Mundo,
  pessoa: Pessoa,
  { empresa, canal, plano }: OfertaMontada,
  mudancas?: Partial<DadosDoRascunho>,
) => {
  const { access_token: token } = await mundo.api.entrar(pessoa)
  const onde = { empresa_id: empresa.id, canal_venda_id: canal.id, plano_id: plano.id }
  const dados = dadosDeVenda(onde, mudancas)
  const venda = await enviarRascunho(mundo, { id: novoId(), token, dados })
  return { ...venda, token, dados }
}

/** A sale whose photo of the document was rejected. */
export const enviarComFotoRejeitada = async (mundo: Mundo, vendedor: Pessoa, oferta: OfertaMontada) => {
  const rascunho = await guardarRascunho(mundo, vendedor, oferta, { etapa: 'revisao' })
  await mundo.sql(
    `insert into anexo (id, venda_id, tipo, versao, nome, sha256, sha256_guardado, situacao, veredito, motivo, usuario_id, usuario_nome)
     values ($1, $2, 'DOCUMENTO_FRENTE', 1, 'rg.jpg', 'x', 'x', 'PRONTO', 'REJEITADO', 'Está escura.', $3, 'Vendedor')`,
    [novoId(), rascunho.id, vendedor.id],
  )
  return enviarRascunho(mundo, rascunho)
}

/** The line stays while a change is on its way to the disk, and is marked busy until it is there. */
export const salvoAqui = (page: Page, e = /.*/) =>
  expect(
    page
      .locator('[role="status"][aria-busy="false"]')
      .getByText(new RegExp(`^Salvo neste aparelho · ${e.source}`)),
  ).toBeVisible()

/** The address changes before the page. */
export const naEtapa = (page: Page, etapa: Etapa) => titulo(page, nomesDasEtapas[etapa])

export const continuar = async (page: Page, etapa: Etapa) => {
  await page.getByRole('link', { name: 'Continuar' }).click()
  await naEtapa(page, etapa)
}

export const cartaoDoAnexo = (page: Page, nome: string) => page.getByRole('region', { name: nome })

/** By the button that a person would use. */
export const anexar = async (
  page: Page,
  { nome, botao = 'Escolher arquivo', ...arquivo }: { nome: string; botao?: string } & Arquivo,
) => {
  const escolha = page.waitForEvent('filechooser')
  await cartaoDoAnexo(page, nome).getByRole('button', { name: botao }).click()
  await (await escolha).setFiles({ name: arquivo.arquivo, mimeType: arquivo.mime, buffer: arquivo.bytes })
  await expect(cartaoDoAnexo(page, nome).getByText('Anexado')).toBeVisible()
}
type Arquivo = { arquivo: string; mime: string; bytes: Buffer }
