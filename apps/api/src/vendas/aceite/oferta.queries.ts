import { createHash } from 'node:crypto'
import { ocultarDocumento } from '@balcao/contract/clientes/cliente/mascara'
import type { DocumentoDoAssinante, OfertaDoAssinante, TextoDoAceite } from '@balcao/contract/vendas/aceite'
import { preencherModelo } from '@balcao/contract/vendas/aceite-modelo'
import { valoresDoModelo } from '@balcao/contract/vendas/aceite-valores'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { anexo } from '#vendas/anexo/anexo.table.ts'
import { documentosDoAssinante } from '#vendas/venda/anexos.queries.ts'
import { quemAceita } from '#vendas/venda/quem-aceita.ts'
import type { venda } from '#vendas/venda/venda.table.ts'
import { modelosEmVigor } from './modelo.queries.ts'

type Vendida = typeof venda.$inferSelect

export const empresaDaVenda = async (db: Db, id: string) => {
  const [achada] = await db
    .select({
      razao_social: empresa.razao_social,
      nome_fantasia: empresa.nome_fantasia,
      cnpj: empresa.cnpj,
      telefone: empresa.telefone,
      email: empresa.email,
    })
    .from(empresa)
    .where(eq(empresa.id, id))
  if (!achada) throw new Error('uma venda sem empresa')
  return achada
}

const nomeDoVendedor = async (db: Db, id: string) => {
  const [achado] = await db.select({ nome: usuario.nome }).from(usuario).where(eq(usuario.id, id))
  return achado?.nome ?? ''
}

const documentosDe = async (db: Db, vendida: Vendida): Promise<DocumentoDoAssinante[]> => {
  const { documentos } = await documentosDoAssinante(db, vendida.id, vendida.oferta.canal)
  const recusas = await db
    .selectDistinctOn([anexo.tipo], { tipo: anexo.tipo, recusa: anexo.recusa })
    .from(anexo)
    .where(and(eq(anexo.venda_id, vendida.id), isNull(anexo.descartado_em)))
    .orderBy(anexo.tipo, desc(anexo.versao))
  return documentos.map(({ tipo, atual }) => {
    const situacao = !atual ? 'FALTA' : atual.do_assinante ? 'ENVIADO' : 'RECEBIDO'
    return { tipo, situacao, recusa: recusas.find((um) => um.tipo === tipo)?.recusa ?? null }
  })
}

/** Everybody can compute it again: the texts in their order, with an empty line between them. */
const resumoDosTextos = (textos: readonly TextoDoAceite[]) =>
  createHash('sha256')
    .update(textos.map(({ texto }) => texto).join('\n\n'))
    .digest('hex')

type PartesDaOferta = Pick<OfertaDoAssinante, 'marca' | 'empresa' | 'vendedor' | 'documentos'> & {
  modelos: Awaited<ReturnType<typeof modelosEmVigor>>
}

export const montarOferta = (
  vendida: Vendida,
  { modelos, documentos, ...deQuem }: PartesDaOferta,
): OfertaDoAssinante => {
  const { cliente, endereco, oferta, preco, aceite_ate } = vendida
  const { cep, logradouro, numero, complemento, bairro, cidade, uf } = endereco
  const semTextos = {
    protocolo: vendida.protocolo,
    ...deQuem,
    cliente: {
      nome: cliente.nome,
      documento: ocultarDocumento(cliente.cpf_cnpj),
      email: cliente.email,
      telefones: cliente.telefones.map(({ numero }) => numero),
    },
    endereco: { cep, logradouro, numero, complemento, bairro, cidade, uf },
    etiqueta: oferta.etiqueta,
    adicionais: oferta.adicionais.map(({ id, nome, quantidade }) => ({ id, nome, quantidade })),
    promocoes: oferta.promocoes.map(({ id, nome }) => ({ id, nome })),
    preco,
    dia_vencimento: vendida.dia_vencimento,
    forma_pagamento: vendida.forma_pagamento,
    agendamento: { data: vendida.agendamento_data, turno: vendida.agendamento_turno },
    arrependimento: oferta.canal.fora_do_estabelecimento,
  }
  const valores = valoresDoModelo(semTextos, quemAceita(cliente).nome)
  const textos = modelos.map((modelo) => ({ ...modelo, texto: preencherModelo(modelo.texto, valores) }))
  return {
    ...semTextos,
    textos,
    texto_sha256: resumoDosTextos(textos),
    documentos,
    aceite_ate: aceite_ate ?? '',
  }
}

/** What the subscriber is shown, and accepts. */
export const ofertaDoAssinante = async (db: Db, vendida: Vendida): Promise<OfertaDoAssinante> =>
  montarOferta(vendida, {
    marca: (await lerConfiguracao(db)).marca,
    empresa: await empresaDaVenda(db, vendida.empresa_id),
    vendedor: await nomeDoVendedor(db, vendida.vendedor_id),
    modelos: await modelosEmVigor(db),
    documentos: await documentosDe(db, vendida),
  })
