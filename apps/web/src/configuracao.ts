import type { ConfiguracaoPublica } from '@balcao/contract/configuracao'

type Configuracao = ConfiguracaoPublica & { base_api: string }

const padrao: Configuracao = {
  base_api: '/api',
  marca: 'Balcão',
  email_suporte: 'suporte@localhost',
  microsoft: false,
  producao: false,
  id_analytics: null,
  chave_mapas: null,
  fuso_horario: 'America/Sao_Paulo',
}

/** Written into the page by the server; in development, where Vite serves the page, the defaults hold. */
const daPagina = document.getElementById('configuracao')?.textContent

export const configuracao: Configuracao = { ...padrao, ...(daPagina ? JSON.parse(daPagina) : {}) }
