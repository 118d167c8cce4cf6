import { criarHttp } from '#http/criar-http.ts'
import { criarTransporte } from '#http/transporte.ts'
import { criarSessao } from '#sessao/criar-sessao.ts'
import type { MotivoDoFim } from '#sessao/tokens.ts'
import { abrirNavegador } from './abas.ts'
import { ligarServidor, type Pedido, type Resposta } from './servidor.ts'

const pessoa = {
  id: '0192d3a4-0000-7000-8000-000000000001',
  nome: 'Ana Souza',
  first_name: 'Ana',
  last_name: 'Souza',
  email: 'ana@exemplo.com.br',
  telefone: null,
  provedor: 'local',
  grupo: 'Supervisor',
  permissoes: ['LISTAR.USUARIO'],
  versao: 1,
}

const recusado: Resposta = {
  status: 401,
  json: { message: 'Não autorizado', errors: [], codigo: 'NAO_AUTORIZADO' },
}

type Ajustes = {
  renovar?: (pedido: Pedido) => Resposta | Promise<Resposta> | undefined
  outra?: (pedido: Pedido) => Resposta | undefined
}

/**
 * An API that knows one valid pair of tokens at a time: `acesso-2` once `renovo-1` was exchanged, and so on.
 * Every tab of the test's browser uses it.
 */
export const ligarApi = async ({ renovar, outra }: Ajustes = {}) => {
  let geracao = 1
  const par = () => ({ access_token: `acesso-${geracao}`, refresh_token: `renovo-${geracao}` })
  const bearer = ({ cabecalhos }: Pedido) => cabecalhos.authorization?.replace('Bearer ', '')

  const servidor = await ligarServidor((pedido) => {
    if (pedido.url === '/auth/refresh') {
      const ajustada = renovar?.(pedido)
      if (ajustada) return ajustada
      if (bearer(pedido) !== par().refresh_token) return recusado
      geracao++
      return { json: par() }
    }
    const ajustada = outra?.(pedido)
    if (ajustada) return ajustada
    if (bearer(pedido) !== par().access_token) return recusado
    return { json: pedido.url === '/auth/me' ? pessoa : { feito: pedido.url } }
  })

  const transporte = criarTransporte(servidor.base)
  const navegador = abrirNavegador()
  const abrirAba = () => {
    const sessao = criarSessao({ transporte, ...navegador.abrirAba(), travas: navigator.locks })
    const fins: MotivoDoFim[] = []
    const deixarDeOuvir = sessao.aoEncerrar((motivo) => fins.push(motivo))
    return { sessao, http: criarHttp(transporte, sessao), fins, deixarDeOuvir }
  }
  return {
    ...servidor,
    abrirAba,
    par,
    /** The access token in use is no longer accepted, as if it had expired. */
    vencerAcesso: () => {
      geracao++
      const anterior = geracao - 1
      const troca = renovar
      renovar = (pedido) =>
        troca?.(pedido) ?? (bearer(pedido) === `renovo-${anterior}` ? { json: par() } : undefined)
    },
    chamadas: (url: string) => servidor.pedidos.filter((pedido) => pedido.url === url).length,
  }
}
