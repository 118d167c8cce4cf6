import { canonico } from '@balcao/contract/base/canonico'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import { devolverPromocoes } from '#catalogo/promocao/promocao-uso.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { type Autor, agir, type VendaTravada } from './agir.commands.ts'
import { haAnexoRejeitado } from './anexos.queries.ts'
import { contratoDaVenda } from './contrato-da-venda.ts'
import { montarVenda } from './montar.commands.ts'
import { portaDe, resumoDoVendido } from './porta.ts'
import { prazoDoAceite } from './prazo-do-aceite.ts'

type Edicao = { versao: number; dados: DadosDoRascunho; total_mostrado: number }

/**
 * What was authorised and accepted holds only for what was seen then: a changed offer, client, address or price
 * voids both, undoes the contract, and the sale goes to the first door that is closed now.
 */
export const editarVenda = (contexto: Contexto, id: string, { versao, dados, total_mostrado }: Edicao) =>
  agir(contexto, 'editar', id, versao, async (db, atual, autor) => {
    const { colunas, tomarPromocoes } = await montarDeNovo(db, autor, atual, dados, total_mostrado)
    const { cliente_criado: _, ...nova } = colunas
    await tomarPromocoes()
    const mudou = resumoDoVendido(nova) !== resumoDoVendido(atual)
    if (!mudou) return { para: atual.situacao, mudancas: nova }
    await contratoDaVenda().cancelar(db, autor, atual, 'A venda foi editada')
    const semVistos = { ...nova, autorizacao: null, aceite_resumo: null }
    const para = await destino(db, atual, semVistos)
    const aceite_ate = para === 'AGUARDANDO_ACEITE' ? await prazoDoAceite(db) : null
    return { para, mudancas: { ...semVistos, aceite_ate, link_numero: atual.link_numero + 1 } }
  })

/** A returned sale with an attachment to replace stays with the seller. */
const destino = async (db: Db, atual: VendaTravada, nova: Parameters<typeof portaDe>[0]) => {
  const falta = atual.situacao === 'PENDENTE' && (await haAnexoRejeitado(db, atual.id))
  return falta ? atual.situacao : portaDe(nova)
}

/** The frozen price holds; only another offer is priced again, from the catalogue of now. */
const montarDeNovo = async (
  db: Db,
  autor: Autor,
  atual: VendaTravada,
  dados: DadosDoRascunho,
  total_mostrado: number,
) => {
  const mesma = mesmaOferta(atual.dados, dados)
  if (!mesma) await devolverPromocoes(db, atual.id)
  return montarVenda(db, autor, {
    id: atual.id,
    vendedor_id: atual.vendedor_id,
    dados,
    total_mostrado,
    configuracao: await lerConfiguracao(db),
    ...(mesma && { congelada: atual }),
  })
}

const escolhida = (dados: DadosDoRascunho) => {
  const { empresa_id, canal_venda_id, plano_id, adicionais, promocoes, cupom, cliente, endereco } = dados
  const lugar = { codigo_ibge: endereco.codigo_ibge, endereco_id: endereco.id }
  const { tipo_pessoa } = cliente
  return { empresa_id, canal_venda_id, plano_id, adicionais, promocoes, cupom, tipo_pessoa, ...lugar }
}
const mesmaOferta = (antes: DadosDoRascunho, depois: DadosDoRascunho) =>
  canonico(escolhida(antes)) === canonico(escolhida(depois))
