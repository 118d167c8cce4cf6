import { criarHabilidade, podeAlguma } from '@balcao/contract/base/habilidade'
import type { Permissao } from '@balcao/contract/base/permissao'
import { useSyncExternalStore } from 'react'
import { sessao } from './sessao.ts'

const nenhuma: readonly string[] = []
let permissoes = nenhuma
let habilidade = criarHabilidade(nenhuma)

/** What the signed-in person may do. Built again whenever the session brings other permissions. */
export const habilidadeAtual = () => {
  const atuais = sessao.estado().usuarioAutenticado?.permissoes ?? nenhuma
  if (atuais !== permissoes) {
    permissoes = atuais
    habilidade = criarHabilidade(atuais)
  }
  return habilidade
}

export const useHabilidade = () => useSyncExternalStore(sessao.assinar, habilidadeAtual)

/** Whether the signed-in person has at least one of these permissions. */
export const usePode = (...exigidas: Permissao[]) => podeAlguma(useHabilidade(), exigidas)

/** The same as a question, for the contract's rules that ask for one permission after the other. */
export const usePerguntarSePode = () => {
  const habilidade = useHabilidade()
  return (permissao: Permissao) => podeAlguma(habilidade, [permissao])
}
