import { useSyncExternalStore } from 'react'
import { configuracao } from './configuracao.ts'
import { criarTransporte } from './http/transporte.ts'
import { criarSessao } from './sessao/criar-sessao.ts'

export const transporte = criarTransporte(configuracao.base_api)

export const sessao = criarSessao({
  transporte,
  armazenamento: localStorage,
  janela: window,
  travas: navigator.locks,
})

export const useSessao = () => useSyncExternalStore(sessao.assinar, sessao.estado)

/** Whether the signed-in person has every company, present and future. */
export const useTodasEmpresas = () => useSessao().usuarioAutenticado?.todas_empresas ?? false
