import * as z from 'zod/mini'
import { cadastro } from '#base/cadastro.ts'
import { ComId, Id, Instante, Texto, TextoOpcional, Versao, VersaoDaUrl } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { escolha, Ids, Referencia } from '#base/escolha.ts'
import { regra, todasOuAlgumas } from '#base/regra.ts'
import { vigencia, vigenciaEmOrdem } from '#base/vigencia.ts'
import { Cidades } from '#provedor/municipio.ts'
import { DataIso } from '#valores/data.ts'
import { TipoPessoa } from '#valores/pessoa.ts'
import { Preco } from '#valores/preco.ts'
import { Cobranca } from './adicional-filtro.ts'
import { FiltroPlano, type SituacaoPlano, situacoesPlano } from './plano-filtro.ts'
import { Tecnologia } from './tecnologia.ts'
import { Uso } from './uso.ts'

/** Law and Anatel's rules bind a person to at most 12 months. A company may agree to more. */
export const FIDELIDADE_MAXIMA_PF = 12
export const FIDELIDADE_MAXIMA = 60

const velocidade = z.int().check(z.gte(1), z.lte(100_000))

/** An additional offered with the plan. Without its own price here, it costs what the additional costs. */
export const AdicionalDoPlano = z.strictObject({
  adicional_id: Id,
  obrigatorio: z.boolean(),
  valor: z.nullable(Preco),
})
export type AdicionalDoPlano = z.infer<typeof AdicionalDoPlano>

const adicionaisDoPlano = z.array(AdicionalDoPlano).check(
  z.maxLength(100),
  z.refine(
    (lista) => new Set(lista.map((a) => a.adicional_id)).size === lista.length,
    'Há um adicional repetido',
  ),
)

const campos = {
  codigo: z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      z.minLength(2),
      z.maxLength(30),
      z.regex(/^[A-Z0-9][A-Z0-9._-]*$/, 'Use letras, números, ponto, traço e sublinhado'),
    ),
  nome: Texto(80, 3),
  descricao: TextoOpcional(500),
  tecnologia: Tecnologia,
  download_mbps: velocidade,
  upload_mbps: velocidade,
  tipos_pessoa: escolha(TipoPessoa, 2).check(z.minLength(1)),
  fidelidade_meses: z.int().check(z.gte(0), z.lte(FIDELIDADE_MAXIMA)),
  /** What the subscriber gets for staying, and its value. The fine can never be higher. */
  beneficio_descricao: TextoOpcional(200),
  beneficio_valor: Preco,
  /** Null: unlimited. */
  franquia_gb: z.nullable(z.int().check(z.gte(1), z.lte(1_000_000))),
  codigo_oferta_anatel: TextoOpcional(40),
  ...vigencia,
  todas_empresas: z.boolean(),
  empresas: Ids,
  todas_cidades: z.boolean(),
  cidades: Cidades,
  todos_canais: z.boolean(),
  canais: Ids,
  /** In the order of the plan's card. */
  recursos: Ids,
  adicionais: adicionaisDoPlano,
  imagem: z.nullable(Id),
  destaque: z.boolean(),
  /** Every sale of this plan waits for a supervisor. */
  restrito: z.boolean(),
  ativo: z.boolean(),
}
type Campos = z.infer<z.ZodMiniObject<typeof campos>>

const regras = <T extends Campos>() =>
  [
    vigenciaEmOrdem<T>(),
    todasOuAlgumas<T>('todas_empresas', 'empresas', 'Escolha ao menos uma empresa'),
    todasOuAlgumas<T>('todas_cidades', 'cidades', 'Escolha ao menos uma cidade'),
    todasOuAlgumas<T>('todos_canais', 'canais', 'Escolha ao menos um canal de venda'),
    regra<T>(
      (p) => !p.tipos_pessoa.includes('PF') || p.fidelidade_meses <= FIDELIDADE_MAXIMA_PF,
      'fidelidade_meses',
      `Para pessoa física a fidelidade é de no máximo ${FIDELIDADE_MAXIMA_PF} meses`,
    ),
    regra<T>(
      (p) => !p.fidelidade_meses || Boolean(p.beneficio_descricao),
      'beneficio_descricao',
      'Com fidelidade, diga qual é o benefício',
    ),
    regra<T>(
      (p) => !p.fidelidade_meses || p.beneficio_valor > 0,
      'beneficio_valor',
      'Com fidelidade, diga quanto vale o benefício',
    ),
  ] as const

export const DadosPlano = z.strictObject(campos).check(...regras<Campos>())
export type DadosPlano = z.infer<typeof DadosPlano>

const preco = { valor_mensal: Preco, taxa_instalacao: Preco }

/** A new plan includes its first price, which applies from the plan's first day. */
const camposNovo = { ...campos, ...preco }
export const NovoPlano = z
  .strictObject(camposNovo)
  .check(...regras<z.infer<z.ZodMiniObject<typeof camposNovo>>>())
export type NovoPlano = z.infer<typeof NovoPlano>

/** What a plan is until somebody says more: sold by all and everywhere, bound to nothing. */
export const planoEmBranco = {
  descricao: null,
  fidelidade_meses: 0,
  beneficio_descricao: null,
  beneficio_valor: 0,
  franquia_gb: null,
  codigo_oferta_anatel: null,
  vigencia_fim: null,
  todas_empresas: true,
  empresas: [],
  todas_cidades: true,
  cidades: [],
  todos_canais: true,
  canais: [],
  recursos: [],
  adicionais: [],
  imagem: null,
  destaque: false,
  restrito: false,
  ativo: true,
  taxa_instalacao: 0,
} satisfies Partial<NovoPlano>

const camposEdicao = { ...campos, versao: Versao }
export const EdicaoPlano = z
  .strictObject(camposEdicao)
  .check(...regras<z.infer<z.ZodMiniObject<typeof camposEdicao>>>())
export type EdicaoPlano = z.infer<typeof EdicaoPlano>

/** A price and its first day. It applies until the next price begins. */
export const PrecoDoPlano = z.object({
  a_partir_de: DataIso,
  ...preco,
  situacao: z.enum(['PASSADO', 'VIGENTE', 'FUTURO']),
})
export type PrecoDoPlano = z.infer<typeof PrecoDoPlano>

export const MudancaDePreco = z.strictObject({ a_partir_de: DataIso, ...preco, versao: Versao })
export type MudancaDePreco = z.infer<typeof MudancaDePreco>

export const nomeDaSituacao: Record<SituacaoPlano, string> = {
  A_VENDA: 'À venda',
  FUTURO: 'Futuro',
  ENCERRADO: 'Encerrado',
  RETIRADO: 'Fora de venda',
}
export const nomeDaTecnologia: Record<Tecnologia, string> = {
  FIBRA: 'Fibra',
  RADIO: 'Rádio',
  CABO: 'Cabo',
  SATELITE: 'Satélite',
}

export const RecursoDoPlano = z.object({
  id: Id,
  nome: z.string(),
  icone: z.string(),
  cor: z.nullable(z.string()),
})
export type RecursoDoPlano = z.infer<typeof RecursoDoPlano>

export const Plano = z.object({
  ...campos,
  id: Id,
  codigo: z.string(),
  nome: z.string(),
  descricao: z.nullable(z.string()),
  beneficio_descricao: z.nullable(z.string()),
  codigo_oferta_anatel: z.nullable(z.string()),
  empresas: z.array(Referencia),
  canais: z.array(Referencia),
  recursos: z.array(RecursoDoPlano),
  adicionais: z.array(
    z.object({
      adicional_id: Id,
      nome: z.string(),
      cobranca: Cobranca,
      obrigatorio: z.boolean(),
      valor: z.nullable(z.int()),
      /** The additional's own price, without the plan. */
      valor_de_tabela: z.int(),
    }),
  ),
  /** The price in force today. Null while the first price is still in the future. */
  preco: z.nullable(PrecoDoPlano),
  /** Newest first. */
  precos: z.array(PrecoDoPlano),
  situacao: z.enum(situacoesPlano),
  promocoes: z.int(),
  editavel: z.boolean(),
  criado_em: Instante,
  atualizado_em: Instante,
  versao: Versao,
})
export type Plano = z.infer<typeof Plano>

export const PlanoResumo = z.object({
  id: Id,
  codigo: z.string(),
  nome: z.string(),
  tecnologia: Tecnologia,
  download_mbps: z.int(),
  upload_mbps: z.int(),
  tipos_pessoa: z.array(TipoPessoa),
  valor_mensal: z.nullable(z.int()),
  /** The next price change, if there is one. */
  proximo_preco: z.nullable(z.object({ a_partir_de: DataIso, valor_mensal: z.int() })),
  destaque: z.boolean(),
  restrito: z.boolean(),
  situacao: z.enum(situacoesPlano),
  atualizado_em: Instante,
})
export type PlanoResumo = z.infer<typeof PlanoResumo>

const EDITAR = 'EDITAR.PLANO'

export const planoApi = {
  opcoes: endpoint({
    method: 'GET',
    path: '/plano/opcoes',
    permissao: [
      'LISTAR.PLANO',
      EDITAR,
      'CRIAR.PROMOCAO',
      'EDITAR.PROMOCAO',
      'VINCULAR.ADICIONAL',
      // To filter sales by it.
      'LISTAR.VENDA',
      'LISTAR.TODAS_VENDAS',
    ],
    resumo: 'Planos para escolher',
    resposta: z.array(z.object({ id: Id, nome: z.string(), codigo: z.string() })),
  }),
  ...cadastro({
    caminho: 'plano',
    um: 'um plano',
    varios: 'planos',
    permissoes: { listar: 'LISTAR.PLANO', obter: EDITAR, criar: EDITAR, editar: EDITAR, excluir: EDITAR },
    filtro: FiltroPlano,
    resumo: PlanoResumo,
    registro: Plano,
    dados: NovoPlano,
    edicao: EdicaoPlano,
  }),
  uso: endpoint({
    method: 'GET',
    path: '/plano/:id/uso',
    permissao: EDITAR,
    resumo: 'Onde um plano está em uso, o que impede que seja excluído',
    params: ComId,
    resposta: Uso,
  }),
  mudarPreco: endpoint({
    method: 'POST',
    path: '/plano/:id/preco',
    permissao: EDITAR,
    resumo: 'Mudar o preço de um plano, de hoje ou de um dia à frente em diante',
    params: ComId,
    body: MudancaDePreco,
    resposta: Plano,
  }),
  desfazerPreco: endpoint({
    method: 'DELETE',
    path: '/plano/:id/preco/:a_partir_de',
    permissao: EDITAR,
    resumo: 'Desistir de um preço que ainda não vale',
    params: z.strictObject({ id: Id, a_partir_de: DataIso }),
    query: z.strictObject({ versao: VersaoDaUrl }),
    resposta: Plano,
  }),
}
