import { useSyncExternalStore } from 'react'
import { configuracao } from './configuracao.ts'
import { criarTransporte } from './http/transporte.ts'
import { ehDaVenda } from './navegacao/eh-da-venda.ts'
import { servidorResponde } from './navegacao/recarga.ts'
import { criarSessao } from './sessao/criar-sessao.ts'

export const transporte = criarTransporte(configuracao.base_api)

export const sessao = criarSessao({
  transporte,
  armazenamento: localStorage,
  janela: window,
  travas: navigator.locks,
  semRede: { valeAqui: () => ehDaVenda(window.location.pathname), servidorResponde },
})

export const useSessao = () => useSyncExternalStore(sessao.assinar, sessao.estado)

/** Whether the signed-in person has every company, present and future. */
export const useTodasEmpresas = () => useSessao().usuarioAutenticado?.todas_empresas ?? false
