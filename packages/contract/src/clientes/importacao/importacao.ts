import * as z from 'zod/mini'
import { Id, Instante } from '#base/comum.ts'
import { Mapeamento } from './campos.ts'

export const modosDeImportacao = ['AMBOS', 'CRIAR', 'ATUALIZAR'] as const
export const ModoDeImportacao = z.enum(modosDeImportacao)
export type ModoDeImportacao = z.infer<typeof ModoDeImportacao>

export const nomesDosModos: Record<ModoDeImportacao, string> = {
  AMBOS: 'Criar os novos e atualizar os existentes',
  CRIAR: 'Só criar os novos',
  ATUALIZAR: 'Só atualizar os existentes',
}

/** What a wrong value does in a field that a client may go without. */
export const tratosDoOpcional = ['REJEITAR', 'DEIXAR_DE_FORA'] as const
export const TratoDoOpcional = z.enum(tratosDoOpcional)
export type TratoDoOpcional = z.infer<typeof TratoDoOpcional>

export const nomesDosTratos: Record<TratoDoOpcional, string> = {
  REJEITAR: 'Rejeitar a linha',
  DEIXAR_DE_FORA: 'Deixar o campo de fora e avisar',
}

/** ENVIADA: the file is here, nothing was asked yet. */
export const situacoesDeImportacao = [
  'ENVIADA',
  'NA_FILA',
  'EM_ANDAMENTO',
  'CONCLUIDA',
  'CANCELADA',
  'FALHOU',
] as const
export const SituacaoImportacao = z.enum(situacoesDeImportacao)
export type SituacaoImportacao = z.infer<typeof SituacaoImportacao>

export const nomesDasSituacoesDeImportacao: Record<SituacaoImportacao, string> = {
  ENVIADA: 'Aguardando conferência',
  NA_FILA: 'Na fila',
  EM_ANDAMENTO: 'Em andamento',
  CONCLUIDA: 'Concluída',
  CANCELADA: 'Cancelada',
  FALHOU: 'Falhou',
}

/** What came of the rows so far. Every row read is in exactly one of the four after it. */
export const Contagem = z.object({
  lidas: z.int(),
  criadas: z.int(),
  atualizadas: z.int(),
  /** Already as the file says: the same file again changes nothing. */
  iguais: z.int(),
  rejeitadas: z.int(),
  /** Of those that got in: without a value that was wrong. */
  com_aviso: z.int(),
})
export type Contagem = z.infer<typeof Contagem>

export const ImportacaoResumo = z.object({
  id: Id,
  nome_arquivo: z.string(),
  empresa: z.string(),
  situacao: SituacaoImportacao,
  ...Contagem.shape,
  /** How much of the file has been read, 0 to 1. */
  andamento: z.number(),
  quem: z.string(),
  criado_em: Instante,
  terminado_em: z.nullable(Instante),
})
export type ImportacaoResumo = z.infer<typeof ImportacaoResumo>

export const Importacao = z.object({
  ...ImportacaoResumo.shape,
  empresa_id: Id,
  tamanho: z.int(),
  formato: z.enum(['CSV', 'XLSX']),
  /** "ponto e vírgula", "Windows-1252": what was recognised, to be told. */
  separador: z.nullable(z.string()),
  codificacao: z.nullable(z.string()),
  /** The header, as the file has it. */
  colunas: z.array(z.string()),
  /** As it ran; before that, as remembered from the last file with this header, or guessed. */
  mapeamento: Mapeamento,
  mapeamento_lembrado: z.boolean(),
  modo: ModoDeImportacao,
  opcional_errado: TratoDoOpcional,
  iniciado_em: z.nullable(Instante),
  /** Why the whole import stopped, in words. */
  erro: z.nullable(z.string()),
  /** The uploaded file and the rejected rows are kept for a time only. */
  arquivo_disponivel: z.boolean(),
})
export type Importacao = z.infer<typeof Importacao>

export const desfechosDaLinha = ['CRIAR', 'ATUALIZAR', 'IGUAL', 'REJEITAR'] as const

/** By column of the file (its position), or `null` for what belongs to the whole row. */
const Motivos = z.array(
  z.object({ coluna: z.nullable(z.int()), campo: z.nullable(z.string()), texto: z.string() }),
)

/** One row of the file as it would be taken. */
export const LinhaDaPrevia = z.object({
  linha: z.int(),
  celulas: z.array(z.string()),
  desfecho: z.enum(desfechosDaLinha),
  /** Why it is rejected. */
  motivos: Motivos,
  /** What of it is left out, and why, when it is not. */
  avisos: Motivos,
})
export type LinhaDaPrevia = z.infer<typeof LinhaDaPrevia>

export const Previa = z.object({ linhas: z.array(LinhaDaPrevia) })
export type Previa = z.infer<typeof Previa>
