import { configuracao } from '#configuracao.ts'
import { sessao } from '#sessao.ts'
import { criarVivo } from './criar-vivo.ts'

export const vivo = criarVivo({
  base: configuracao.base_api,
  sessao,
  travas: navigator.locks,
  janela: window,
})
