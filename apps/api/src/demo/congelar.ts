import type { Oferta } from '@balcao/contract/catalogo/oferta'
import { noLugar, precoDaOferta } from '@balcao/contract/catalogo/oferta-preco'
import type { CanalDaVenda } from '@balcao/contract/vendas/preparo-api'
import type { Criterios } from '#catalogo/oferta/criterios.ts'
import { etiquetaDaOferta, partesDaEtiqueta } from '#catalogo/oferta/etiqueta.queries.ts'
import { ofertasPara } from '#catalogo/oferta/oferta.queries.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { canaisDaVenda } from '#vendas/venda/preparo.queries.ts'
import type { OfertaCongelada } from '#vendas/venda/venda.table.ts'
import { diaDe } from './dia.ts'
import type { VendaDaDemo } from './vendas.ts'

/** Promotions began this long ago: earlier sales had none. */
const DIAS_COM_PROMOCAO = 30
const DIA_MS = 86_400_000
const SEM_PROMOCAO = ['REPROVADA', 'CANCELADA', 'EXPIRADA']

/** By the code of a plan and the key of a channel. */
export type IdsDaOferta = { planos: Record<string, string>; canais: Record<string, string> }

/**
 * What was sold and its price, computed and frozen as when a sale is sent. The offers of each place, and what else a label
 * says, are asked for once.
 */
export const criarCongelador = async ({ db, usuario }: Contexto, ids: IdsDaOferta) => {
  const hoje = diaDe(new Date())
  const canais = new Map((await canaisDaVenda(db, usuario)).map((canal) => [canal.id, canal]))
  const configuracao = await lerConfiguracao(db)
  const partes = new Map<string, Awaited<ReturnType<typeof partesDaEtiqueta>>>()
  const ofertas = new Map<string, Oferta[]>()
  const lerPartes = async (criterios: Criterios, planoId: string) => {
    const chave = [planoId, criterios.empresa_id, criterios.canal_venda_id].join()
    const lidas = partes.get(chave) ?? (await partesDaEtiqueta(db, usuario, criterios, planoId))
    partes.set(chave, lidas)
    return lidas
  }
  return async ({ plano, vendedor, cliente, enviada, situacao }: VendaDaDemo, codigo_ibge: number) => {
    const canal: CanalDaVenda | undefined = canais.get(ids.canais[vendedor.canal] ?? '')
    const planoId = ids.planos[plano.codigo] ?? ''
    const lugar = { codigo_ibge, canal_venda_id: canal?.id }
    const chave = JSON.stringify(lugar)
    const daqui = ofertas.get(chave) ?? (await ofertasPara(db, usuario, { dia: hoje, ...lugar }))
    ofertas.set(chave, daqui)
    const oferta = daqui.find(({ id }) => id === planoId)
    if (!canal || !oferta) throw new Error(`${plano.codigo} não é vendido em ${chave}`)
    const dia = diaDe(enviada)
    const recente = Date.now() - enviada.getTime() < DIAS_COM_PROMOCAO * DIA_MS
    const criterios = { ...lugar, dia, empresa_id: cliente.dados.empresa_id }
    const doDia = recente ? oferta : { ...oferta, promocoes: [] }
    const etiqueta = etiquetaDaOferta(
      { criterios, oferta: doDia },
      await lerPartes(criterios, planoId),
      configuracao,
    )
    const comPromocao = recente && !SEM_PROMOCAO.includes(situacao)
    const { adicionais: _, promocoes: __, ...doPlano } = oferta
    const { preco, adicionais, promocoes } = precoDaOferta(noLugar(oferta, lugar), dia, {
      adicionais: [],
      promocoes: comPromocao ? null : [],
    })
    const congelada: OfertaCongelada = { dia, plano: doPlano, adicionais, promocoes, canal, etiqueta }
    return { oferta: congelada, preco }
  }
}
