import type { PedidoDePreco } from '@balcao/contract/catalogo/oferta'
import type { Preco } from '@balcao/contract/catalogo/preco/preco-resultado'
import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { codigosDoEnvio, type EnvioComOutroPreco } from '@balcao/contract/vendas/envio'
import type { Etapa } from '@balcao/contract/vendas/etapas'
import { etiquetaDaOferta, partesDaEtiqueta } from '#catalogo/oferta/etiqueta.queries.ts'
import { ofertaDoPedido, precoDoPedido } from '#catalogo/oferta/preco.queries.ts'
import {
  motivosDeEsgotada,
  semUso,
  terminadas,
  type Uso,
  usarPromocoes,
} from '#catalogo/promocao/promocao-uso.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { aguardarTodas } from '#infra/db/juntas.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { type Conferida, recusarIncompleta } from './conferir.commands.ts'
import type { OfertaCongelada, venda } from './venda.table.ts'

type Esgotada = EnvioComOutroPreco['esgotadas'][number]
type Mostrado = { total_mostrado: number; configuracao: Configuracao }

/** What is sold and what it costs. `tomarPromocoes` comes last: whoever wants the same promotion waits for the rest. */
export type Vendida = {
  oferta: OfertaCongelada
  preco: Preco
  tomarPromocoes: () => Promise<void>
}

/**
 * From the catalogue of this moment. Another total than the one that was shown, or a promotion that has ended, goes
 * back as a question.
 */
export const venderOferta = async (
  db: Db,
  quem: Pessoa,
  { hoje, canal, comprador, endereco, resto }: Conferida,
  { total_mostrado, configuracao, ...uso }: Omit<Uso, 'documento'> & Mostrado,
): Promise<Vendida> => {
  const pedido: PedidoDePreco = {
    plano_id: resto.plano_id,
    empresa_id: resto.empresa_id,
    codigo_ibge: endereco.codigo_ibge,
    canal_venda_id: canal.id,
    tipo_pessoa: comprador.tipo_pessoa,
    adicionais: resto.adicionais,
    promocoes: resto.promocoes,
    ...(resto.cupom && { cupom: resto.cupom }),
  }
  const [base, partes] = await aguardarTodas([
    ofertaDoPedido(db, quem, pedido, hoje).catch(comoFalta),
    partesDaEtiqueta(db, quem, { ...pedido, dia: hoje }, pedido.plano_id),
  ])
  const precificar = (esgotadas: readonly Esgotada[]) => {
    const promocoes = base.oferta.promocoes.filter((p) => !esgotadas.some(({ id }) => id === p.id))
    const ids = pedido.promocoes?.filter((id) => promocoes.some((p) => p.id === id)) ?? null
    return precoDoPedido({ ...base, oferta: { ...base.oferta, promocoes } }, { ...pedido, promocoes: ids })
  }
  const perguntar = (esgotadas: Esgotada[]) => {
    const depois = precificar(esgotadas)
    return new Recusa(409, codigosDoEnvio.precoMudou, textoDaMudanca(esgotadas), {
      atual: { antes: total_mostrado, depois, esgotadas } satisfies EnvioComOutroPreco,
    })
  }

  const sumidas = (pedido.promocoes ?? []).filter((id) => !base.oferta.promocoes.some((p) => p.id === id))
  if (sumidas.length) throw perguntar(sumidas.map((id) => ({ id, nome: 'Promoção', motivo: TERMINOU })))
  const { dia, preco, promocoes, adicionais } = precificar([])
  if (preco.total_fidelidade !== total_mostrado) throw perguntar([])
  const { adicionais: _, promocoes: __, ...plano } = base.oferta
  const etiqueta = etiquetaDaOferta(base, partes, configuracao)
  return {
    oferta: { dia, plano, adicionais, promocoes, canal, etiqueta },
    preco,
    tomarPromocoes: async () => {
      const ids = promocoes.map(({ id }) => id)
      const esgotadas = await usarPromocoes(db, ids, { ...uso, documento: comprador.cpf_cnpj })
      if (esgotadas.length)
        throw perguntar(esgotadas.map(({ motivo, ...e }) => ({ ...e, motivo: motivosDeEsgotada[motivo] })))
    },
  }
}

type Congelada = Pick<Vendida, 'oferta' | 'preco'>

type Enviada = Pick<
  typeof venda.$inferSelect,
  'plano_id' | 'empresa_id' | 'canal_venda_id' | 'codigo_ibge' | 'cliente' | 'situacao' | 'dados'
>

/**
 * Why the plan of a sent sale, once it expired with its additionals, is no longer sold there, in words. Null: it is. Its
 * promotions are asked about where they are taken again.
 */
export const porQueNaoSeVende = async (db: Db, quem: Pessoa, enviada: Enviada): Promise<string | null> => {
  const { plano_id, empresa_id, canal_venda_id, codigo_ibge } = enviada
  const { tipo_pessoa } = enviada.cliente
  const adicionais = enviada.situacao === 'EXPIRADA' ? enviada.dados.adicionais : []
  const pedido = { plano_id, empresa_id, canal_venda_id, codigo_ibge, tipo_pessoa }
  try {
    await ofertaDoPedido(db, quem, { ...pedido, adicionais, promocoes: [] })
    return null
  } catch (erro) {
    if (erro instanceof Recusa) return erro.message
    throw erro
  }
}

/** What was already sold keeps its price. Its promotions are taken again where they had been given back. */
export const venderCongelada = (db: Db, { oferta, preco }: Congelada, uso: Uso): Vendida => ({
  oferta,
  preco,
  tomarPromocoes: async () => {
    const ids = await semUso(
      db,
      uso.venda_id,
      oferta.promocoes.map(({ id }) => id),
    )
    const [terminada] = await terminadas(db, ids)
    if (terminada) throw recusarPromocao('PROMOCAO_ENCERRADA', `${terminada.nome} já terminou`)
    const [esgotada] = await usarPromocoes(db, ids, uso)
    if (esgotada)
      throw recusarPromocao('PROMOCAO_ESGOTADA', `${esgotada.nome} ${motivosDeEsgotada[esgotada.motivo]}`)
  },
})

const recusarPromocao = (codigo: string, porque: string) =>
  new Recusa(409, codigo, `${porque}. Corrija a venda para vendê-la sem a promoção, ou cancele-a.`)

const TERMINOU = 'já terminou ou não vale para esta oferta'

const textoDaMudanca = (esgotadas: readonly Esgotada[]) =>
  esgotadas.length
    ? `${esgotadas.map(({ nome, motivo }) => `${nome} ${motivo}`).join('; ')}: confira o novo preço com o cliente`
    : 'O preço mudou desde que foi mostrado: confira o novo preço com o cliente'

const ETAPAS: Record<string, Etapa> = { adicionais: 'adicionais', promocoes: 'promocao', cupom: 'promocao' }

/** A refusal of the catalogue, as something to mend in its step. */
const comoFalta = (erro: unknown): never => {
  if (!(erro instanceof Recusa)) throw erro
  const campos = Object.entries(erro.detalhes.campos ?? { plano_id: [erro.message] })
  throw recusarIncompleta(
    campos.flatMap(([campo, textos]) =>
      textos.map((texto) => ({
        etapa: ETAPAS[campo] ?? 'plano',
        campo: campo in ETAPAS ? campo : 'plano_id',
        texto,
      })),
    ),
  )
}
