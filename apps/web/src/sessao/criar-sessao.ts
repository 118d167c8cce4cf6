import { authApi, type Tokens, type UsuarioAutenticado } from '@balcao/contract/acesso/login'
import { ErroHttp, SessaoEncerrada } from '#http/erro.ts'
import type { Transporte } from '#http/transporte.ts'
import { criarRenovacao } from './renovacao.ts'
import { criarCofre, type MotivoDoFim, paraGuardar, type TokensGuardados } from './tokens.ts'

export type EstadoDaSessao = {
  readonly usuarioAutenticado: UsuarioAutenticado | null
  readonly accessToken: string | null
  readonly refreshToken: string | null
  readonly created_at: string | null
}

type Dependencias = {
  transporte: Transporte
  armazenamento: Storage
  /** Receives `storage` events from other tabs. */
  janela: EventTarget
  travas: LockManager | undefined
  /** Where the person last loaded on this device counts as loaded without network. Left out: nowhere. */
  semRede?: { valeAqui: () => boolean; servidorResponde: () => Promise<boolean> }
}

/** A bad signal may take minutes to say that it is none. */
const PACIENCIA_MS = 5_000

const anonima: EstadoDaSessao = {
  usuarioAutenticado: null,
  accessToken: null,
  refreshToken: null,
  created_at: null,
}

const status = (erro: unknown) => (erro instanceof ErroHttp ? erro.status : undefined)

export const criarSessao = ({ transporte, armazenamento, janela, travas, semRede }: Dependencias) => {
  const cofre = criarCofre(armazenamento)
  const trocarTokens = criarRenovacao({ transporte, cofre, travas })
  const ouvintes = new Set<() => void>()
  const ouvintesDoFim = new Set<(motivo: MotivoDoFim) => void>()
  let estado: EstadoDaSessao = { ...anonima, ...cofre.ler() }
  let renovacao: Promise<void> | undefined
  let retomada: Promise<void> | undefined
  let fimSemOuvinte: MotivoDoFim | undefined
  let usuarioLidoEm = 0

  const mudar = (parte: Partial<EstadoDaSessao>) => {
    estado = { ...estado, ...parte }
    for (const avisar of ouvintes) avisar()
  }

  const mudarUsuario = (usuarioAutenticado: UsuarioAutenticado) => {
    usuarioLidoEm = Date.now()
    cofre.guardarPessoa(usuarioAutenticado)
    mudar({ usuarioAutenticado })
  }

  const encerrar = (motivo: MotivoDoFim) => {
    const { accessToken, refreshToken, created_at } = estado
    if (motivo === 'sem_rede') {
      // The server cannot be reached, but the session is not over: the tokens are kept for later.
      mudar({ ...anonima, accessToken, refreshToken, created_at })
    } else {
      cofre.limpar(motivo)
      mudar(anonima)
    }
    if (!ouvintesDoFim.size) fimSemOuvinte = motivo
    for (const avisar of ouvintesDoFim) avisar(motivo)
  }

  const lerUsuario = async (signal?: AbortSignal) =>
    mudarUsuario(await transporte(authApi.eu, {}, { bearer: estado.accessToken, signal }))

  const renovarDeVerdade = async (recusado: string) => {
    // Not tried where somebody works without network: a lost renewal would send them to the login.
    if (semRede?.valeAqui() && !(await semRede.servidorResponde())) throw ErroHttp.semResposta(null)
    let tokens: TokensGuardados
    try {
      tokens = await trocarTokens(recusado)
    } catch (erro) {
      if (status(erro) === 401) encerrar('recusada')
      else if (erro instanceof ErroHttp && erro.ehDeRede) encerrar('sem_rede')
      else throw erro
      throw new SessaoEncerrada()
    }
    mudar(tokens)
    await lerUsuario().catch((erro: unknown) => {
      if (status(erro) !== 401) throw erro
      encerrar('expirada')
      throw new SessaoEncerrada()
    })
  }

  /** After a 401: new tokens, then the current user. It happens once, however many calls were refused. */
  const renovar = (recusado: string | null): Promise<void> => {
    if (renovacao) return renovacao
    if (recusado !== null && estado.accessToken !== null && estado.accessToken !== recusado)
      return Promise.resolve()
    renovacao = renovarDeVerdade(recusado ?? '').finally(() => {
      renovacao = undefined
    })
    return renovacao
  }

  const carregarUsuario = async (signal?: AbortSignal) => {
    const { accessToken } = estado
    try {
      await lerUsuario(signal)
    } catch (erro) {
      if (status(erro) !== 401) throw erro
      await renovar(accessToken)
    }
  }

  const retomarDeVerdade = async () => {
    const conhecida = semRede?.valeAqui() ? cofre.pessoa(estado.refreshToken) : null
    if (!conhecida) return carregarUsuario()
    const prazo = AbortSignal.timeout(PACIENCIA_MS)
    await carregarUsuario(prazo).catch((erro: unknown) => {
      if (!prazo.aborted && !(erro instanceof ErroHttp && erro.semServidor)) throw erro
      if (!estado.usuarioAutenticado) mudar({ usuarioAutenticado: conhecida })
    })
  }

  /** A token of an earlier visit may bring the person back in. Asked for once, however many wait for it. */
  const retomar = () => {
    retomada ??= retomarDeVerdade().finally(() => {
      retomada = undefined
    })
    return retomada
  }

  const aoMudarEmOutraAba = (evento: Event) => {
    if (!cofre.ehDaqui((evento as StorageEvent).key)) return
    const guardados = cofre.ler()
    if (guardados) {
      if (guardados.accessToken === estado.accessToken) return
      mudar(guardados)
      // Silent on failure: the next call of this tab has the same problem and handles it.
      if (!renovacao) carregarUsuario().catch(() => undefined)
    } else if (estado.accessToken) encerrar(cofre.fim())
  }
  janela.addEventListener('storage', aoMudarEmOutraAba)

  return {
    estado: () => estado,
    temTokens: () => estado.refreshToken !== null,
    /** Signed in means that a user record with an id is loaded, not that there is a token. */
    autenticada: () => Boolean(estado.usuarioAutenticado?.id),
    renovar,
    /** Must be awaited before leaving the page: an answer that nobody receives loses a token. */
    renovacaoEmCurso: () => renovacao?.catch(() => undefined) ?? Promise.resolve(),
    encerrar,
    carregarUsuario: () => carregarUsuario(),
    retomar,
    mudarUsuario,
    idadeDoUsuarioMs: () => Date.now() - usuarioLidoEm,
    entrar: async (tokens: Tokens) => {
      const par = paraGuardar(tokens)
      fimSemOuvinte = undefined
      cofre.guardar(par)
      mudar(par)
      await carregarUsuario()
    },
    assinar: (ouvinte: () => void) => {
      ouvintes.add(ouvinte)
      return () => {
        ouvintes.delete(ouvinte)
      }
    },
    aoEncerrar: (ouvinte: (motivo: MotivoDoFim) => void) => {
      ouvintesDoFim.add(ouvinte)
      // The session is resumed while the program is still on its way: it learns of an end that came before it.
      const perdido = fimSemOuvinte
      fimSemOuvinte = undefined
      if (perdido) queueMicrotask(() => ouvinte(perdido))
      return () => {
        ouvintesDoFim.delete(ouvinte)
      }
    },
  }
}

export type Sessao = ReturnType<typeof criarSessao>
