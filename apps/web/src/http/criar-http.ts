import { authApi } from '@balcao/contract/acesso/login'
import type { Chamada, Endpoint, Resposta } from '@balcao/contract/base/endpoint'
import { codigos } from '@balcao/contract/base/erro'
import type { Sessao } from '#sessao/criar-sessao.ts'
import { ErroHttp, SessaoEncerrada } from './erro.ts'
import type { OpcoesDeEnvio, Transporte } from './transporte.ts'

export type Argumentos<E extends Endpoint> =
  Record<never, never> extends Chamada<E>
    ? [chamada?: Chamada<E>, opcoes?: OpcoesDeEnvio]
    : [chamada: Chamada<E>, opcoes?: OpcoesDeEnvio]

export type Http = <E extends Endpoint>(endpoint: E, ...argumentos: Argumentos<E>) => Promise<Resposta<E>>

const CAMINHO_DA_SENHA = authApi.trocarSenha.path

/**
 * The client that every screen calls: `http(usuarioApi.listar, { query })`. A 401 leads to one silent renewal
 * and one retry. What still fails is thrown as an `ErroHttp`, for the caller to show in one place.
 */
export const criarHttp = (transporte: Transporte, sessao: Sessao): Http => {
  const terminar = (motivo: 'expirada' | 'recusada'): never => {
    sessao.encerrar(motivo)
    throw new SessaoEncerrada()
  }

  return async <E extends Endpoint>(endpoint: E, ...[chamada, opcoes]: Argumentos<E>) => {
    const { accessToken } = sessao.estado()
    const enviar = () =>
      transporte(endpoint, chamada ?? ({} as Chamada<E>), { bearer: sessao.estado().accessToken, ...opcoes })

    try {
      return await enviar()
    } catch (erro) {
      if (!(erro instanceof ErroHttp)) throw erro
      // The person's rights changed since the page was drawn. They are read before the refusal is shown, so
      // that the menu stops offering what is gone and a page that is no longer allowed is left.
      if (erro.codigo === codigos.semPermissao) await sessao.carregarUsuario().catch(() => undefined)
      // A public call (above all the login) has no session to renew.
      if (erro.status !== 401 || endpoint.permissao === 'publica') throw erro
      if (endpoint.path === CAMINHO_DA_SENHA) terminar('recusada')
    }
    await sessao.renovar(accessToken)
    return enviar().catch((erro: unknown) => {
      // A second 401, or no answer at all, means that the renewal did not help.
      // Any other refusal is the answer to this call.
      if (erro instanceof ErroHttp && (erro.status === 401 || erro.ehDeRede)) terminar('expirada')
      throw erro
    })
  }
}
