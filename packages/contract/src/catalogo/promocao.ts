import * as z from 'zod/mini'
import { cadastro } from '#base/cadastro.ts'
import { ComId, Id, Instante, Texto, TextoOpcional, Versao } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { Ids, Referencia } from '#base/escolha.ts'
import { todasOuAlgumas } from '#base/regra.ts'
import { vigencia, vigenciaEmOrdem } from '#base/vigencia.ts'
import { Cidades } from '#provedor/municipio.ts'
import { DataIso } from '#valores/data.ts'
import { mensagem } from '#valores/mensagens.ts'
import { CEM_POR_CENTO } from '#valores/percentual.ts'
import { Preco } from '#valores/preco.ts'
import { Cobranca } from './adicional-filtro.ts'
import { FiltroPromocao, situacoesPromocao } from './promocao-filtro.ts'

export const tiposDeDesconto = ['PERCENTUAL', 'VALOR', 'PRECO_FINAL'] as const
export const TipoDesconto = z.enum(tiposDeDesconto)
export type TipoDesconto = z.infer<typeof TipoDesconto>

/** A percentage, an amount, or a final price. Used for the monthly fee and for the installation. */
export const Desconto = z.strictObject({ tipo: TipoDesconto, valor: Preco }).check(
  z.refine((d) => d.tipo !== 'PERCENTUAL' || d.valor <= CEM_POR_CENTO, {
    error: mensagem('valorMaximo', '100%'),
    path: ['valor'],
  }),
  z.refine((d) => d.tipo === 'PRECO_FINAL' || d.valor > 0, {
    error: mensagem('valorAcimaDe', '0'),
    path: ['valor'],
  }),
)
export type Desconto = z.infer<typeof Desconto>

/**
 * An additional at a promotional price for some months. A mandatory one is always sold with the promotion.
 */
export const AdicionalDaPromocao = z.strictObject({
  adicional_id: Id,
  obrigatorio: z.boolean(),
  valor_promocional: Preco,
  meses: z.int().check(z.gte(1), z.lte(60)),
})
export type AdicionalDaPromocao = z.infer<typeof AdicionalDaPromocao>

const limite = z.nullable(z.int().check(z.gte(1), z.lte(1_000_000)))

const campos = {
  nome: Texto(80, 3),
  descricao: TextoOpcional(500),
  /** The coupon that the client names. Without one, the promotion is offered to everybody it fits. */
  codigo: z.nullable(
    z
      .string()
      .check(
        z.trim(),
        z.toUpperCase(),
        z.minLength(3),
        z.maxLength(20),
        z.regex(/^[A-Z0-9-]+$/, 'Use só letras, números e traço'),
      ),
  ),
  desconto_mensalidade: z.nullable(Desconto),
  desconto_instalacao: z.nullable(Desconto),
  /** For how many months the monthly fee is reduced. */
  duracao_meses: z.int().check(z.gte(1), z.lte(60)),
  ...vigencia,
  todos_planos: z.boolean(),
  planos: Ids,
  todos_canais: z.boolean(),
  canais: Ids,
  todas_cidades: z.boolean(),
  cidades: Cidades,
  limite_total: limite,
  limite_por_cliente: limite,
  limite_por_vendedor: limite,
  /** May be combined with other cumulative ones. */
  cumulativa: z.boolean(),
  /** Between promotions that save the same, the one with the higher number is offered first. */
  prioridade: z.int().check(z.gte(0), z.lte(100)),
  ativo: z.boolean(),
}
type Campos = z.infer<z.ZodMiniObject<typeof campos>>

const regras = <T extends Campos>() =>
  [
    vigenciaEmOrdem<T>(),
    todasOuAlgumas<T>('todos_planos', 'planos', 'Escolha ao menos um plano'),
    todasOuAlgumas<T>('todos_canais', 'canais', 'Escolha ao menos um canal de venda'),
    todasOuAlgumas<T>('todas_cidades', 'cidades', 'Escolha ao menos uma cidade'),
  ] as const

export const DadosPromocao = z.strictObject(campos).check(...regras<Campos>())
export type DadosPromocao = z.infer<typeof DadosPromocao>

const camposEdicao = { ...campos, versao: Versao }
export const EdicaoPromocao = z
  .strictObject(camposEdicao)
  .check(...regras<z.infer<z.ZodMiniObject<typeof camposEdicao>>>())
export type EdicaoPromocao = z.infer<typeof EdicaoPromocao>

/** By the provider's calendar day. The browser's clock and time zone may differ. */
const derivados = {
  situacao: z.enum(situacoesPromocao),
  /** Days until the last one, which has 0. Null without a last day, and after it. */
  dias_restantes: z.nullable(z.int()),
}

export const Promocao = z.object({
  ...campos,
  id: Id,
  nome: z.string(),
  descricao: z.nullable(z.string()),
  codigo: z.nullable(z.string()),
  desconto_mensalidade: z.nullable(z.object({ tipo: TipoDesconto, valor: z.int() })),
  desconto_instalacao: z.nullable(z.object({ tipo: TipoDesconto, valor: z.int() })),
  planos: z.array(Referencia),
  canais: z.array(Referencia),
  adicionais: z.array(
    z.object({
      adicional_id: Id,
      nome: z.string(),
      cobranca: Cobranca,
      ativo: z.boolean(),
      obrigatorio: z.boolean(),
      valor_promocional: z.int(),
      meses: z.int(),
      /** The additional's own price, without the promotion. */
      valor_de_tabela: z.int(),
    }),
  ),
  usos: z.int(),
  ...derivados,
  /** False for people who do not have all the companies that sell its plans. */
  editavel: z.boolean(),
  criado_em: Instante,
  atualizado_em: Instante,
  versao: Versao,
})
export type Promocao = z.infer<typeof Promocao>

export const PromocaoResumo = z.object({
  id: Id,
  nome: z.string(),
  codigo: z.nullable(z.string()),
  desconto_mensalidade: z.nullable(z.object({ tipo: TipoDesconto, valor: z.int() })),
  desconto_instalacao: z.nullable(z.object({ tipo: TipoDesconto, valor: z.int() })),
  duracao_meses: z.int(),
  vigencia_inicio: DataIso,
  vigencia_fim: z.nullable(DataIso),
  usos: z.int(),
  limite_total: z.nullable(z.int()),
  cumulativa: z.boolean(),
  ...derivados,
  atualizado_em: Instante,
})
export type PromocaoResumo = z.infer<typeof PromocaoResumo>

export const VinculosDaPromocao = z.strictObject({
  adicionais: z.array(AdicionalDaPromocao).check(
    z.maxLength(50),
    z.refine(
      (lista) => new Set(lista.map((a) => a.adicional_id)).size === lista.length,
      'Há um adicional repetido',
    ),
  ),
  versao: Versao,
})
export type VinculosDaPromocao = z.infer<typeof VinculosDaPromocao>

export const promocaoApi = {
  ...cadastro({
    caminho: 'promocao',
    um: 'uma promoção',
    varios: 'promoções',
    permissoes: {
      listar: 'LISTAR.PROMOCAO',
      obter: ['VINCULAR.ADICIONAL', 'EDITAR.PROMOCAO', 'CRIAR.PROMOCAO'],
      criar: 'CRIAR.PROMOCAO',
      editar: 'EDITAR.PROMOCAO',
      excluir: 'EXCLUIR.PROMOCAO',
    },
    filtro: FiltroPromocao,
    resumo: PromocaoResumo,
    registro: Promocao,
    dados: DadosPromocao,
    edicao: EdicaoPromocao,
  }),
  vincular: endpoint({
    method: 'PUT',
    path: '/promocao/:id/adicionais',
    permissao: 'VINCULAR.ADICIONAL',
    resumo: 'Vincular adicionais a uma promoção',
    params: ComId,
    body: VinculosDaPromocao,
    resposta: Promocao,
  }),
}
