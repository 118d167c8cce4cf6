import { nomeDoAutor } from '@balcao/contract/base/auditoria'
import type { LinhaDoAtendimento } from '@balcao/contract/posvenda/atendimento'
import { nomesDasSituacoesDeAtendimento } from '@balcao/contract/posvenda/atendimento-nomes'
import { transicoesDoAtendimento } from '@balcao/contract/posvenda/atendimento-transicoes'
import type { Passo } from '#ui/historico/Andamento.tsx'
import { textos } from './atendimento.textos.ts'

/** An action that leaves the state as it was is named itself. */
export const oQueHouve = ({ acao, de, para }: LinhaDoAtendimento): string => {
  if (acao === 'abrir' || acao === 'receber') return textos.historico[acao]
  return de === para ? transicoesDoAtendimento[acao].rotulo : nomesDasSituacoesDeAtendimento[para]
}

/** What was last done to the ticket itself: a double that was merged into it brings its own lines along. */
export const ultimaDe = (linhas: readonly LinhaDoAtendimento[]) =>
  linhas.findLast(({ protocolo }) => protocolo === null)

/** The last first. What was done to a double before it came says which one it was. */
export const passosDe = (linhas: readonly LinhaDoAtendimento[]): Passo[] =>
  linhas.toReversed().map((linha) => ({
    id: linha.id,
    oQue: oQueHouve(linha),
    em: linha.em,
    quem: nomeDoAutor(linha),
    detalhe: [linha.detalhe, linha.protocolo && textos.doProtocolo(linha.protocolo)]
      .filter(Boolean)
      .join(' · '),
    motivo: linha.motivo,
  }))
