import { createHash } from 'node:crypto'
import { emDiferencas } from '@balcao/contract/catalogo/diferencas'
import type { PromocaoDaOferta } from '@balcao/contract/catalogo/oferta'
import { FORMATO_DO_RETRATO, type RetratoDasOfertas } from '@balcao/contract/catalogo/oferta-retrato'
import type { Db } from '#infra/db/conexao.ts'
import { ComVersao } from '#infra/http/com-versao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { hojeNoFuso } from '#provedor/configuracao/configuracao.queries.ts'
import { ofertasPara } from './oferta.queries.ts'
import {
  canaisDasPromocoes,
  canaisDoRetrato,
  canaisDosPlanos,
  empresasDoRetrato,
  empresasDosPlanos,
  regioesDe,
} from './retrato-lugares.queries.ts'

/** Everything that this person may sell today, for a device that may lose its network. */
export const retratoDasOfertas = async (db: Db, quem: Pessoa) => {
  const conteudo = await conteudoDoRetrato(db, quem, await hojeNoFuso(db))
  const versao = createHash('sha256').update(JSON.stringify(conteudo)).digest('base64url').slice(0, 22)
  return new ComVersao(versao, { ...conteudo, versao, em: new Date().toISOString() })
}

type Conteudo = Omit<RetratoDasOfertas, 'em' | 'versao'>

/** The number of queries does not depend on how much is sold. */
export const conteudoDoRetrato = async (db: Db, quem: Pessoa, dia: string): Promise<Conteudo> => {
  const ofertas = await ofertasPara(db, quem, { dia })
  const promocoes = unicas(ofertas.flatMap((oferta) => oferta.promocoes)).sort(comoNaOferta)
  const recursos = unicas(ofertas.flatMap((oferta) => oferta.recursos))
  const adicionais = unicas(ofertas.flatMap((oferta) => oferta.adicionais))
  const [planosIds, promocoesIds] = [idsDe(ofertas), idsDe(promocoes)]

  const empresas = await empresasDoRetrato(db, quem)
  const canais = await canaisDoRetrato(db, quem, empresas)
  const canaisIds = idsDe(canais)
  const empresasDo = await empresasDosPlanos(db, planosIds, empresas)
  const canaisDo = await canaisDosPlanos(db, planosIds, canaisIds)
  const canaisDa = await canaisDasPromocoes(db, promocoesIds, canaisIds)
  const posicao = {
    recurso: posicoes(recursos),
    adicional: posicoes(adicionais),
    promocao: posicoes(promocoes),
  }
  return {
    formato: FORMATO_DO_RETRATO,
    dia,
    empresas,
    canais,
    recursos,
    adicionais,
    promocoes: promocoes.map((promocao) => ({ ...promocao, canais: canaisDa.get(promocao.id) ?? [] })),
    planos: ofertas.map((oferta) => ({
      ...oferta,
      empresas: empresasDo.get(oferta.id) ?? null,
      canais: canaisDo.get(oferta.id) ?? [],
      recursos: oferta.recursos.map(posicao.recurso),
      adicionais: oferta.adicionais.map((adicional) => ({
        qual: posicao.adicional(adicional),
        valor: adicional.valor,
        obrigatorio: adicional.obrigatorio,
      })),
      promocoes: emDiferencas(oferta.promocoes.map(posicao.promocao)),
    })),
    regioes: await regioesDe(db, planosIds, promocoesIds),
  }
}

type ComId = { id: string }
const idsDe = (lista: readonly ComId[]) => lista.map(({ id }) => id)
const unicas = <T extends ComId>(lista: readonly T[]): T[] => [
  ...new Map(lista.map((item) => [item.id, item])).values(),
]
const posicoes = (lista: readonly ComId[]) => {
  const porId = new Map(lista.map(({ id }, posicao) => [id, posicao]))
  return ({ id }: ComId) => porId.get(id) ?? -1
}

/** The order within each offer, so that their positions ascend. */
const comoNaOferta = (a: PromocaoDaOferta, b: PromocaoDaOferta) =>
  b.prioridade - a.prioridade || (a.id < b.id ? -1 : 1)
