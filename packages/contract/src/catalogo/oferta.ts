import * as z from 'zod/mini'
import { ComId, Id } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { escolha, Referencia } from '#base/escolha.ts'
import { Pagina } from '#base/pagina.ts'
import { CodigoIbge } from '#provedor/uf.ts'
import { DataIso } from '#valores/data.ts'
import { TipoPessoa } from '#valores/pessoa.ts'
import { CategoriaAdicional, Cobranca } from './adicional-filtro.ts'
import { Etiqueta } from './oferta-etiqueta.ts'
import { CanalDaOferta, CriteriosDaOferta, Cupom, FiltroOferta } from './oferta-filtro.ts'
import { RecursoDoPlano } from './plano.ts'
import { EscolhaDeAdicional } from './preco/escolha-de-adicional.ts'
import { Preco } from './preco/preco-resultado.ts'
import { TipoDesconto } from './promocao.ts'
import { Tecnologia } from './tecnologia.ts'

/** An additional as this plan sells it today. */
export const AdicionalDaOferta = z.object({
  id: Id,
  nome: z.string(),
  descricao: z.nullable(z.string()),
  categoria: CategoriaAdicional,
  icone: z.nullable(z.string()),
  cobranca: Cobranca,
  valor: z.int(),
  obrigatorio: z.boolean(),
  quantidade_maxima: z.int(),
  incompativel_com: z.array(Id),
})
export type AdicionalDaOferta = z.infer<typeof AdicionalDaOferta>

const Desconto = z.object({ tipo: TipoDesconto, valor: z.int() })

/** A promotion that applies to this plan today, and to the city and the channel when they are known. */
export const PromocaoDaOferta = z.object({
  id: Id,
  nome: z.string(),
  descricao: z.nullable(z.string()),
  /** A promotion with a coupon is only shown to people who already have the coupon. */
  codigo: z.nullable(z.string()),
  desconto_mensalidade: z.nullable(Desconto),
  desconto_instalacao: z.nullable(Desconto),
  duracao_meses: z.int(),
  cumulativa: z.boolean(),
  prioridade: z.int(),
  vigencia_fim: z.nullable(DataIso),
  todos_canais: z.boolean(),
  todas_cidades: z.boolean(),
  adicionais: z.array(
    z.object({ id: Id, valor_promocional: z.int(), meses: z.int(), obrigatorio: z.boolean() }),
  ),
})
export type PromocaoDaOferta = z.infer<typeof PromocaoDaOferta>

/** A plan that can be sold, with everything that its price depends on. */
export const Oferta = z.object({
  id: Id,
  codigo: z.string(),
  nome: z.string(),
  descricao: z.nullable(z.string()),
  tecnologia: Tecnologia,
  download_mbps: z.int(),
  upload_mbps: z.int(),
  tipos_pessoa: z.array(TipoPessoa),
  fidelidade_meses: z.int(),
  beneficio_descricao: z.nullable(z.string()),
  beneficio_valor: z.int(),
  franquia_gb: z.nullable(z.int()),
  codigo_oferta_anatel: z.nullable(z.string()),
  vigencia_inicio: DataIso,
  vigencia_fim: z.nullable(DataIso),
  valor_mensal: z.int(),
  taxa_instalacao: z.int(),
  imagem: z.nullable(Id),
  destaque: z.boolean(),
  restrito: z.boolean(),
  /** False: only in some of them. That matters while the city or the channel is still unknown. */
  todas_cidades: z.boolean(),
  todos_canais: z.boolean(),
  recursos: z.array(RecursoDoPlano),
  adicionais: z.array(AdicionalDaOferta),
  promocoes: z.array(PromocaoDaOferta),
})
export type Oferta = z.infer<typeof Oferta>

/** The values that the server used where the request left them open. */
const base = {
  dia: DataIso,
  canal_venda_id: z.nullable(Id),
}

export const PaginaDeOfertas = z.extend(Pagina(Oferta), base)
export type PaginaDeOfertas = z.infer<typeof PaginaDeOfertas>

export const PedidoDePreco = z.strictObject({
  plano_id: Id,
  empresa_id: z.optional(Id),
  codigo_ibge: z.optional(CodigoIbge),
  canal_venda_id: z.optional(CanalDaOferta),
  tipo_pessoa: z.optional(TipoPessoa),
  /** Mandatory ones are added by themselves. */
  adicionais: z.array(EscolhaDeAdicional).check(z.maxLength(100)),
  /** Null: the combination with the lowest total. */
  promocoes: z.nullable(escolha(Id, 50)),
  cupom: z.optional(Cupom),
})
export type PedidoDePreco = z.infer<typeof PedidoDePreco>

export const PrecoDaOferta = z.object({
  ...base,
  promocoes: z.array(Referencia),
  adicionais: z.array(z.object({ id: Id, nome: z.string(), quantidade: z.int(), obrigatorio: z.boolean() })),
  preco: Preco,
})
export type PrecoDaOferta = z.infer<typeof PrecoDaOferta>

export const ofertaApi = {
  listar: endpoint({
    method: 'GET',
    path: '/oferta',
    permissao: 'autenticada',
    resumo: 'O que pode ser vendido hoje: onde, por quem e para quem',
    query: FiltroOferta,
    resposta: PaginaDeOfertas,
  }),
  preco: endpoint({
    method: 'POST',
    path: '/oferta/preco',
    permissao: 'autenticada',
    resumo: 'O preço de uma oferta, mês a mês, com as melhores promoções ou com as escolhidas',
    body: PedidoDePreco,
    resposta: PrecoDaOferta,
  }),
  etiqueta: endpoint({
    method: 'GET',
    path: '/oferta/:id/etiqueta',
    permissao: 'autenticada',
    resumo: 'A etiqueta padrão da oferta, como pede o regulamento da Anatel',
    params: ComId,
    query: CriteriosDaOferta,
    resposta: Etiqueta,
  }),
}
