import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { umaChave } from '#acesso/chave-api/chave-api.fabrica.ts'
import { umAdicional } from '#catalogo/adicional/adicional.fabrica.ts'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { umRecurso } from '#catalogo/recurso/recurso.fabrica.ts'
import { cabecalhosDoAviso } from '#cobranca/aviso/aviso.fabrica.ts'
import { amostra, arquivoDaAmostra } from '#cobranca/cnab/amostras.fabrica.ts'
import { umaConta } from '#cobranca/conta-bancaria/conta-bancaria.fabrica.ts'
import { dadosDeAtendimento } from '#posvenda/atendimento/atendimento.fabrica.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { canalVenda } from '#provedor/canal-venda/canal-venda.table.ts'
import { ENDERECO, umaEmpresa } from '#provedor/empresa/empresa.fabrica.ts'
import { dadosDeWebhook } from '#provedor/webhook/webhook.fabrica.ts'
import { webhookEntrega } from '#provedor/webhook/webhook.table.ts'
import { enviarAnexo, pdf } from '#vendas/anexo/anexo.fabrica.ts'
import { umContrato } from '#vendas/contrato/contrato.fabrica.ts'
import { dadosDeVenda } from '#vendas/venda/venda.fabrica.ts'
import type { Ambiente } from './ambiente.ts'
import { corpoAvulso } from './usar-boletos.ts'

export const HOJE = diaNoFuso(new Date(), 'America/Sao_Paulo')
const BINARIO = { 'content-type': 'application/octet-stream' }

/**
 * A company with one record of every kind that people make, each under a name that starts with `marca`. For tests that
 * ask of every call who sees them, and what becomes of such a name.
 */
export const tudoDeUmaEmpresa = async (s: Ambiente, marca: string) => {
  const { db, fabrica } = s
  const { remessa } = amostra('341')
  const cnpj = remessa.beneficiario.documento
  const { id: empresa } = await umaEmpresa(db, {
    ...{ cnpj, nome_fantasia: `${marca} empresa`, razao_social: `${marca} razão`, endereco: ENDERECO },
  })
  const empresas = [empresa]
  const dono = await fabrica.pessoa({ grupo: 'Administrador', empresas, nome: `${marca} gerente` })
  const vendedor = await fabrica.pessoa({ empresas, nome: `${marca} vendedor` })
  const exigir = async (
    metodo: 'GET' | 'POST' | 'PUT',
    caminho: string,
    pedido: { corpo?: unknown; token?: string; cabecalhos?: Record<string, string> } = {},
  ) => {
    const { status, corpo, texto } = await s.pedir(metodo, caminho, { token: dono.acesso, ...pedido })
    if (status >= 300) throw new Error(`${metodo} ${caminho}: ${status} ${texto}`)
    return corpo
  }

  const canal = await umCanal(db, { nome: `${marca} canal`, empresas })
  const plano = await umPlano(db, { nome: `${marca} plano`, empresas, taxa_instalacao: 50_00 })
  const promocao = await umaPromocao(db, { nome: `${marca} promoção`, planos: [plano.id] })
  await umAdicional(db, { nome: `${marca} adicional` })
  await umRecurso(db, { nome: `${marca} recurso` })
  const conta = await umaConta(db, { empresa_id: empresa, nome: `${marca} conta`, ...remessa.conta })
  const contrato = await umContrato(db, {
    ...{ empresa_id: empresa, plano_id: plano.id, meses: 2 },
    cliente: { nome: `${marca} cliente`, email: 'alheio@teste.br' },
  })

  // The channel of its sale is everybody's, and nothing here may be.
  await db
    .update(canalVenda)
    .set({ todas_empresas: false })
    .where(eq(canalVenda.id, contrato.venda.canal_venda_id))

  const dados = dadosDeVenda({ empresa_id: empresa, canal_venda_id: canal.id, plano_id: plano.id })
  const comprador = { ...dados, promocoes: [], cliente: { ...dados.cliente, nome: `${marca} comprador` } }
  const rascunho = v7()
  await exigir('PUT', `/venda/rascunho/${rascunho}`, {
    token: vendedor.acesso,
    corpo: { versao: null, dados: comprador, etapa: 'plano', dispositivo: 'Chrome' },
  })
  const venda = await exigir('POST', '/venda', {
    token: vendedor.acesso,
    corpo: { id: v7(), dados: comprador, total_mostrado: 99_90 * 12 + 50_00 },
  })
  const { anexo, texto } = await enviarAnexo(s.pedir, pdf(), { token: dono.acesso, venda_id: venda.id })
  if (!anexo) throw new Error(texto)
  const devolver = { versao: venda.versao, motivo: `${marca} motivo` }
  await exigir('POST', `/venda/${venda.id}/devolver`, { corpo: devolver })
  const { itens: avisos } = await exigir('GET', '/aviso', { token: vendedor.acesso })

  const atendimento = await exigir('POST', '/atendimento', {
    corpo: dadosDeAtendimento(contrato.id, {
      assunto: `${marca} assunto`,
      solicitante_nome: `${marca} quem`,
    }),
  })
  const doAtendimento = v7()
  await exigir('POST', `/atendimento/${atendimento.id}/anexo?id=${doAtendimento}&nome=foto.pdf`, {
    corpo: pdf(),
    cabecalhos: BINARIO,
  })

  const boleto = await exigir('POST', '/boleto', {
    corpo: corpoAvulso(contrato.cliente.id, { descricao: `${marca} descrição` }),
  })
  const lote = await exigir('POST', '/boleto/lote', {
    corpo: { empresa_id: empresa, competencia: somarDias(HOJE, 40).slice(0, 7) },
  })
  const arquivo = await exigir('POST', `/conta-bancaria/${conta.id}/remessa`, { corpo: {} })
  const retorno = await exigir('POST', `/retorno?nome=${encodeURIComponent(`${marca} retorno.ret`)}`, {
    corpo: arquivoDaAmostra('341.ret'),
    cabecalhos: BINARIO,
  })
  const { segredo } = await exigir('POST', `/conta-bancaria/${conta.id}/segredo`)
  const aviso = JSON.stringify({ evento: 'REGISTRADO', txid: 'BOL9999999999' })
  await exigir('POST', `/aviso-de-pagamento/${conta.id}`, {
    corpo: aviso,
    cabecalhos: cabecalhosDoAviso(segredo, aviso),
  })
  const importacao = await exigir(
    'POST',
    `/importacao?nome=${encodeURIComponent(`${marca} clientes.csv`)}&empresa_id=${empresa}`,
    { corpo: `cpf_cnpj;nome\r\n;${marca} linha`, cabecalhos: { 'content-type': 'text/csv' } },
  )
  const metas = [{ vendedor_id: vendedor.id, vendas: 7, receita: null }]
  await exigir('PUT', '/painel/meta', { corpo: { mes: HOJE, metas } })
  const chave = await umaChave(db, dono, { nome: `${marca} chave`, empresas })
  const webhook = await exigir('POST', '/webhook', {
    corpo: dadosDeWebhook({ nome: `${marca} webhook`, empresas, ativo: false }),
  })
  const entrega = v7()
  await db.insert(webhookEntrega).values({
    id: entrega,
    webhook_id: webhook.id,
    evento: 'boleto.emitido',
    registro_id: boleto.id,
    corpo: '{}',
  })

  /** By the beginning of the addresses that name one of them. */
  const ids: Record<string, string> = {
    ...{ '/empresa': empresa, '/usuario': vendedor.id, '/canal-venda': canal.id },
    ...{ '/plano': plano.id, '/oferta': plano.id, '/promocao': promocao.id },
    ...{ '/cliente': contrato.cliente.id, '/importacao': importacao.id, '/contrato': contrato.id },
    ...{ '/venda/rascunho': rascunho, '/venda': venda.id, '/anexo': anexo.id },
    ...{ '/aviso': avisos[0]?.id, '/atendimento/anexo': doAtendimento, '/atendimento': atendimento.id },
    ...{ '/conta-bancaria': conta.id, '/boleto/lote': lote.id, '/boleto': boleto.id },
    ...{ '/remessa': arquivo.id, '/retorno': retorno.id },
    ...{ '/chave-api': chave.id, '/webhook': webhook.id, '/webhook-entrega': entrega },
  }
  return { empresa, dono, vendedor, ids }
}
