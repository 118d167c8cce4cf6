import * as z from 'zod/mini'
import { Id, Instante } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { DataIso } from '#valores/data.ts'
import { AdicionalDaOferta, Oferta, PromocaoDaOferta } from './oferta.ts'
import { RecursoDoPlano } from './plano.ts'

/** Of the answer below. A device ignores one that it kept in another format. */
export const FORMATO_DO_RETRATO = 1

/** Positions in one of the lists of the snapshot. */
const Posicoes = z.array(z.int())

/** Ascending numbers, each as the difference from the one before. Small numbers compress well. */
const Diferencas = z.array(z.int())

const PlanoDoRetrato = z.extend(z.omit(Oferta, { recursos: true, adicionais: true, promocoes: true }), {
  /** Null: all of them. */
  empresas: z.nullable(Posicoes),
  /** Only when it is not sold by every channel. */
  canais: Posicoes,
  recursos: Posicoes,
  adicionais: z.array(z.object({ qual: z.int(), valor: z.int(), obrigatorio: z.boolean() })),
  promocoes: Diferencas,
})

/** Everything that a person's companies and channels sell on a day, each thing once. */
export const RetratoDasOfertas = z.object({
  formato: z.literal(FORMATO_DO_RETRATO),
  /** The provider's day that the prices are of. */
  dia: DataIso,
  em: Instante,
  /** Of the content. The same content, asked for at another instant, has the same version. */
  versao: z.string(),
  empresas: z.array(Id),
  /** Null: it sells for every company. */
  canais: z.array(z.object({ id: Id, empresas: z.nullable(Posicoes) })),
  recursos: z.array(RecursoDoPlano),
  adicionais: z.array(z.omit(AdicionalDaOferta, { valor: true, obrigatorio: true })),
  /** Without coupon. A coupon's promotion is known only to people who have the coupon. */
  promocoes: z.array(z.extend(PromocaoDaOferta, { canais: Posicoes })),
  planos: z.array(PlanoDoRetrato),
  /** Cities where the same plans and promotions are limited to. A city in none has only what is sold everywhere. */
  regioes: z.array(z.object({ cidades: Diferencas, planos: Diferencas, promocoes: Diferencas })),
})
export type RetratoDasOfertas = z.infer<typeof RetratoDasOfertas>

export const retratoApi = {
  obter: endpoint({
    method: 'GET',
    path: '/oferta/retrato',
    permissao: ['REALIZAR_VENDA', 'EDITAR.VENDA'],
    resumo: 'Tudo o que a pessoa pode vender hoje, para um aparelho que pode ficar sem rede',
    resposta: RetratoDasOfertas,
  }),
}
