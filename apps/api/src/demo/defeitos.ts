import type { TipoAnexo } from '@balcao/contract/base/anexo'
import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'

/** What is wrong with an attachment, so that there is something to find. */
export type Defeito = { tipo: TipoAnexo; como: 'BORRADO' | 'DE_OUTRA_PESSOA' }

const ILEGIVEL = 'Ilegível: tire a foto outra vez'

type Devolucao = { motivo: string; defeito: Defeito | null; doAnexo: string | null }

/** Why analysts return a sale, and what they have said of the attachment that they rejected. */
const DEVOLUCOES: readonly Devolucao[] = [
  {
    motivo: 'A frente do documento está ilegível: tire a foto outra vez',
    defeito: { tipo: 'DOCUMENTO_FRENTE', como: 'BORRADO' },
    doAnexo: ILEGIVEL,
  },
  {
    motivo: 'O verso do documento está ilegível: tire a foto outra vez',
    defeito: { tipo: 'DOCUMENTO_VERSO', como: 'BORRADO' },
    doAnexo: ILEGIVEL,
  },
  {
    motivo: 'O comprovante de endereço é de outra pessoa',
    defeito: { tipo: 'COMPROVANTE_ENDERECO', como: 'DE_OUTRA_PESSOA' },
    doAnexo: 'É de outra pessoa',
  },
  { motivo: 'Confirme o número do apartamento com o cliente', defeito: null, doAnexo: null },
]

export const motivosDeDevolver = (exigidos: readonly TipoAnexo[]) =>
  DEVOLUCOES.filter(({ defeito }) => !defeito || exigidos.includes(defeito.tipo)).map(({ motivo }) => motivo)

export const devolucaoPor = (motivo: string | null) => DEVOLUCOES.find((uma) => uma.motivo === motivo)

/** Of those in analysis: one in six has a paper of somebody else, and another one in six a bad photo. */
const EM_ANALISE: readonly (Defeito | undefined)[] = [
  ...[undefined, undefined, { tipo: 'COMPROVANTE_ENDERECO', como: 'DE_OUTRA_PESSOA' } as const],
  ...[undefined, undefined, { tipo: 'DOCUMENTO_FRENTE', como: 'BORRADO' } as const],
]

export const defeitoDe = (situacao: SituacaoVenda, motivo: string | null, i: number): Defeito | undefined => {
  if (situacao === 'EM_ANALISE') return EM_ANALISE[i % EM_ANALISE.length]
  return devolucaoPor(motivo)?.defeito ?? undefined
}
