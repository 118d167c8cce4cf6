import type { ConfiguracaoPublica } from '@balcao/contract/provedor/configuracao'
import { useSyncExternalStore } from 'react'

const padrao: ConfiguracaoPublica = {
  base_api: '/api',
  marca: 'Balcão',
  logo: null,
  cor_primaria: null,
  cor_secundaria: null,
  email_suporte: 'suporte@localhost',
  senha_minima: 10,
  microsoft: false,
  producao: false,
  id_analytics: null,
  chave_mapas: null,
  mapa_url: null,
  mapa_atribuicao: null,
  fuso_horario: 'America/Sao_Paulo',
  demo: null,
}

/** Written into the page by the server; in development, where Vite serves the page, the defaults hold. */
const daPagina = document.getElementById('configuracao')?.textContent

/** Always what is known last. A component that must follow a change asks `useConfiguracao`. */
export const configuracao: ConfiguracaoPublica = { ...padrao, ...(daPagina ? JSON.parse(daPagina) : {}) }

let mudancas = 0
const ouvintes = new Set<() => void>()
const assinar = (ouvinte: () => void) => {
  ouvintes.add(ouvinte)
  return () => ouvintes.delete(ouvinte)
}

/** For who has just saved the settings: name, logo and colours follow without a reload. */
export const atualizarConfiguracao = (nova: ConfiguracaoPublica) => {
  Object.assign(configuracao, nova)
  mudancas++
  for (const avisar of ouvintes) avisar()
}

export const useConfiguracao = (): Readonly<ConfiguracaoPublica> => {
  useSyncExternalStore(assinar, () => mudancas)
  return configuracao
}
