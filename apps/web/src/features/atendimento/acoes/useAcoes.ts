import type { Atendimento } from '@balcao/contract/posvenda/atendimento'
import { useState } from 'react'
import { sessao } from '#sessao.ts'
import { toast } from '#ui/toast.tsx'
import { useFazer } from '../atendimento.data.ts'
import { feitos } from './acoes.textos.ts'
import { type AcaoComDialogo, type AcaoDaPagina, acoesDaPagina, ehDireta } from './acoes.ts'

/** What can be done with a ticket, and doing it: by a button or by a key. */
export function useAcoes(atendimento: Atendimento, aoMudar: (novo: Atendimento) => void) {
  const [aberta, setAberta] = useState<AcaoComDialogo | null>(null)
  const fazerJa = useFazer(atendimento.id)
  const eu = sessao.estado().usuarioAutenticado?.id
  const possiveis = acoesDaPagina.filter(
    (acao) =>
      atendimento.acoes.includes(acao) &&
      // Nobody takes what they already have.
      !(acao === 'assumir' && atendimento.responsavel?.id === eu),
  )
  const fazer = (acao: AcaoDaPagina) => {
    if (!ehDireta(acao)) return setAberta(acao)
    if (fazerJa.isPending) return
    // Of an action before, the answer is known a moment before the screen shows it.
    const versao = Math.max(atendimento.versao, fazerJa.data?.versao ?? 0)
    fazerJa.mutate(
      { acao, versao },
      {
        onSuccess: (novo) => {
          toast.sucesso(feitos[acao])
          aoMudar(novo)
        },
      },
    )
  }
  return {
    possiveis,
    fazer,
    aberta,
    emCurso: fazerJa.isPending ? fazerJa.variables.acao : null,
    fechar: () => setAberta(null),
    aoMudar,
  }
}
