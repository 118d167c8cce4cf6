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

/** What happens to a wrong value in an optional field. */
export const tratosDoOpcional = ['REJEITAR', 'DEIXAR_DE_FORA'] as const
export const TratoDoOpcional = z.enum(tratosDoOpcional)
export type TratoDoOpcional = z.infer<typeof TratoDoOpcional>

export const nomesDosTratos: Record<TratoDoOpcional, string> = {
  REJEITAR: 'Rejeitar a linha',
  DEIXAR_DE_FORA: 'Deixar o campo de fora e avisar',
}

/** ENVIADA: the file was uploaded, and nothing else was requested yet. */
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

/** What happened to the rows so far. Every row read is in exactly one of the next four counts. */
export const Contagem = z.object({
  lidas: z.int(),
  criadas: z.int(),
  atualizadas: z.int(),
  /** Rows that match the stored client already. Importing the same file again changes nothing. */
  iguais: z.int(),
  rejeitadas: z.int(),
  /** Imported rows with a wrong value left out. */
  com_aviso: z.int(),
})
export type Contagem = z.infer<typeof Contagem>

export const ImportacaoResumo = z.object({
  id: Id,
  nome_arquivo: z.string(),
  empresa: z.string(),
  situacao: SituacaoImportacao,
  ...Contagem.shape,
  /** How much of the file has been read, from 0 to 1. */
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
  /** "ponto e vírgula", "Windows-1252": what was detected, to show to the person. */
  separador: z.nullable(z.string()),
  codificacao: z.nullable(z.string()),
  /** The header, as the file has it. */
  colunas: z.array(z.string()),
  /** The mapping that was used. Before the import runs: the one remembered for this header, or a guess. */
  mapeamento: Mapeamento,
  mapeamento_lembrado: z.boolean(),
  modo: ModoDeImportacao,
  opcional_errado: TratoDoOpcional,
  iniciado_em: z.nullable(Instante),
  /** Why the whole import stopped, for people to read. */
  erro: z.nullable(z.string()),
  /** The uploaded file and the rejected rows are only kept for some time. */
  arquivo_disponivel: z.boolean(),
})
export type Importacao = z.infer<typeof Importacao>

export const desfechosDaLinha = ['CRIAR', 'ATUALIZAR', 'IGUAL', 'REJEITAR'] as const

/** By column of the file (its position). `null` is for the whole row. */
const Motivos = z.array(
  z.object({ coluna: z.nullable(z.int()), campo: z.nullable(z.string()), texto: z.string() }),
)

/** A column that changes the record of a client: what the record has there today. Null: nothing yet. */
const MudancaDaPrevia = z.object({ coluna: z.int(), antes: z.nullable(z.string()) })
export type MudancaDaPrevia = z.infer<typeof MudancaDaPrevia>

/** How one row of the file would be imported. */
export const LinhaDaPrevia = z.object({
  linha: z.int(),
  celulas: z.array(z.string()),
  desfecho: z.enum(desfechosDaLinha),
  /** Why the row is rejected. */
  motivos: Motivos,
  /** For an accepted row: which values are left out, and why. */
  avisos: Motivos,
  /** For a row that updates a client. */
  mudancas: z.array(MudancaDaPrevia),
})
export type LinhaDaPrevia = z.infer<typeof LinhaDaPrevia>

export const Previa = z.object({ linhas: z.array(LinhaDaPrevia) })
export type Previa = z.infer<typeof Previa>
