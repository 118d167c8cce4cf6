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
  envia_email: true,
  producao: false,
  id_analytics: null,
  chave_mapas: null,
  mapa_url: null,
  mapa_atribuicao: null,
  fuso_horario: 'America/Sao_Paulo',
  demo: null,
}

/** The server writes it into the page. In development Vite serves the page, and the defaults apply. */
const daPagina = document.getElementById('configuracao')?.textContent

/** Always the latest known value. A component that must follow a change uses `useConfiguracao`. */
export const configuracao: ConfiguracaoPublica = { ...padrao, ...(daPagina ? JSON.parse(daPagina) : {}) }

let mudancas = 0
const ouvintes = new Set<() => void>()
const assinar = (ouvinte: () => void) => {
  ouvintes.add(ouvinte)
  return () => ouvintes.delete(ouvinte)
}

/** Called after the settings are saved: name, logo and colours change without a reload. */
export const atualizarConfiguracao = (nova: ConfiguracaoPublica) => {
  Object.assign(configuracao, nova)
  mudancas++
  for (const avisar of ouvintes) avisar()
}

export const useConfiguracao = (): Readonly<ConfiguracaoPublica> => {
  useSyncExternalStore(assinar, () => mudancas)
  return configuracao
}
