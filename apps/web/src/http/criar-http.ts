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
 * The client every screen calls: `http(usuarioApi.listar, { query })`. A 401 is answered with one silent renewal
 * and one more try; what still fails comes out as an `ErroHttp` for the caller to show, in one place.
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
      // Rights changed since the page was drawn. Learnt before the refusal is told: the menu stops offering what is gone,
      // and a page that is no longer the person's is left.
      if (erro.codigo === codigos.semPermissao) await sessao.carregarUsuario().catch(() => undefined)
      // A public call (the login above all) has no session that could be renewed.
      if (erro.status !== 401 || endpoint.permissao === 'publica') throw erro
      if (endpoint.path === CAMINHO_DA_SENHA) terminar('recusada')
    }
    await sessao.renovar(accessToken)
    return enviar().catch((erro: unknown) => {
      // Refused again, or no answer at all: the retry has failed. Any other refusal is the call's own answer.
      if (erro instanceof ErroHttp && (erro.status === 401 || erro.ehDeRede)) terminar('expirada')
      throw erro
    })
  }
}
