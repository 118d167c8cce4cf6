import { nomeDoAutor } from '@balcao/contract/base/auditoria'
import type { LinhaDoAtendimento } from '@balcao/contract/posvenda/atendimento'
import { nomesDasSituacoesDeAtendimento } from '@balcao/contract/posvenda/atendimento-nomes'
import { transicoesDoAtendimento } from '@balcao/contract/posvenda/atendimento-transicoes'
import type { Passo } from '#ui/historico/Andamento.tsx'
import { textos } from './atendimento.textos.ts'

/** These name the other ticket with what happened. Of a forgotten person it is not known any more. */
const ehUniao = (acao: LinhaDoAtendimento['acao']) => acao === 'unir' || acao === 'receber'

/** An action that leaves the state as it was is named itself. */
export const oQueHouve = (linha: LinhaDoAtendimento): string => {
  const { acao, de, para } = linha
  if (acao === 'abrir') return textos.historico.abrir
  if (ehUniao(acao)) return textos.historico[acao](linha.detalhe?.match(/\d+/)?.[0])
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
    detalhe: [!ehUniao(linha.acao) && linha.detalhe, linha.protocolo && textos.doProtocolo(linha.protocolo)]
      .filter(Boolean)
      .join(' · '),
    motivo: linha.motivo,
  }))
