import type {
  AnexoDoAtendimento,
  Atendimento,
  MensagemDoAtendimento,
} from '@balcao/contract/posvenda/atendimento'

export type ItemDaConversa =
  | { especie: 'mensagem'; id: string; em: string; mensagem: MensagemDoAtendimento }
  | { especie: 'anexo'; id: string; em: string; anexo: AnexoDoAtendimento }

/** What was written and what was attached, the oldest first. */
export const itensDe = ({ mensagens, anexos }: Pick<Atendimento, 'mensagens' | 'anexos'>): ItemDaConversa[] =>
  [
    ...mensagens.map((mensagem) => ({
      especie: 'mensagem' as const,
      id: mensagem.id,
      em: mensagem.em,
      mensagem,
    })),
    ...anexos.map((anexo) => ({ especie: 'anexo' as const, id: anexo.id, em: anexo.em, anexo })),
  ].toSorted((a, b) => a.em.localeCompare(b.em))
