import * as z from 'zod/mini'
import { cadastro } from '#base/cadastro.ts'
import { ComId, Id, Instante, Texto, TextoOpcional, Versao } from '#base/comum.ts'
import { endpoint } from '#base/endpoint.ts'
import { escolha, Referencia } from '#base/escolha.ts'
import { NomeDeIcone } from '#provedor/icone.ts'
import { Preco } from '#valores/preco.ts'
import { CategoriaAdicional, Cobranca, FiltroAdicional } from './adicional-filtro.ts'
import { Uso } from './uso.ts'

/** Shown on the screen and in the CSV. */
export const rotuloDaCategoria: Record<CategoriaAdicional, string> = {
  STREAMING: 'Streaming',
  WIFI: 'Wi-Fi',
  TELEFONIA: 'Telefonia',
  IP_FIXO: 'IP fixo',
  SUPORTE: 'Suporte',
  EQUIPAMENTO: 'Equipamento',
  OUTRO: 'Outro',
}

export const rotuloDaCobranca: Record<Cobranca, string> = { MENSAL: 'Mensal', UNICA: 'Única' }

export const DadosAdicional = z.strictObject({
  nome: Texto(80, 2),
  descricao: TextoOpcional(500),
  categoria: CategoriaAdicional,
  cobranca: Cobranca,
  valor: Preco,
  quantidade_maxima: z.int().check(z.gte(1), z.lte(99)),
  /** Goes both ways: declared on one additional, it also shows on the other. */
  incompativel_com: escolha(Id, 100),
  icone: z.nullable(NomeDeIcone),
  ativo: z.boolean(),
})
export type DadosAdicional = z.infer<typeof DadosAdicional>

export const EdicaoAdicional = z.extend(DadosAdicional, { versao: Versao })
export type EdicaoAdicional = z.infer<typeof EdicaoAdicional>

export const Adicional = z.object({
  id: Id,
  nome: z.string(),
  descricao: z.nullable(z.string()),
  categoria: CategoriaAdicional,
  cobranca: Cobranca,
  valor: z.int(),
  quantidade_maxima: z.int(),
  incompativel_com: z.array(Referencia),
  icone: z.nullable(z.string()),
  ativo: z.boolean(),
  /** How many plans and promotions offer it. */
  planos: z.int(),
  promocoes: z.int(),
  criado_em: Instante,
  atualizado_em: Instante,
  versao: Versao,
})
export type Adicional = z.infer<typeof Adicional>

export const AdicionalResumo = z.object({
  id: Id,
  nome: z.string(),
  icone: z.nullable(z.string()),
  categoria: CategoriaAdicional,
  cobranca: Cobranca,
  valor: z.int(),
  ativo: z.boolean(),
  atualizado_em: Instante,
})
export type AdicionalResumo = z.infer<typeof AdicionalResumo>

export const AdicionalOpcao = z.object({
  id: Id,
  nome: z.string(),
  icone: z.nullable(z.string()),
  cobranca: Cobranca,
  valor: z.int(),
  ativo: z.boolean(),
})
export type AdicionalOpcao = z.infer<typeof AdicionalOpcao>

export const adicionalApi = {
  opcoes: endpoint({
    method: 'GET',
    path: '/adicional/opcoes',
    permissao: [
      'LISTAR.ADICIONAL',
      'CRIAR.ADICIONAL',
      'EDITAR.ADICIONAL',
      'EDITAR.PLANO',
      'VINCULAR.ADICIONAL',
    ],
    resumo: 'Adicionais para escolher, com o preço de tabela',
    resposta: z.array(AdicionalOpcao),
  }),
  ...cadastro({
    caminho: 'adicional',
    um: 'um adicional',
    varios: 'adicionais',
    permissoes: {
      listar: 'LISTAR.ADICIONAL',
      obter: ['EDITAR.ADICIONAL', 'CRIAR.ADICIONAL'],
      criar: 'CRIAR.ADICIONAL',
      editar: 'EDITAR.ADICIONAL',
      excluir: 'EXCLUIR.ADICIONAL',
    },
    filtro: FiltroAdicional,
    resumo: AdicionalResumo,
    registro: Adicional,
    dados: DadosAdicional,
    edicao: EdicaoAdicional,
  }),
  uso: endpoint({
    method: 'GET',
    path: '/adicional/:id/uso',
    permissao: 'EXCLUIR.ADICIONAL',
    resumo: 'Onde um adicional está em uso, o que impede que seja excluído',
    params: ComId,
    resposta: Uso,
  }),
}
