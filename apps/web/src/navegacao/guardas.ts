import { type Habilidade, podeAlguma } from '@balcao/contract/base/habilidade'
import type { DadosDaRota } from './dados-da-rota.ts'
import { ehDaVenda } from './eh-da-venda.ts'
import type { RegrasDeRota } from './regras-de-rota.ts'

export type Destino = {
  caminho: string
  params: Readonly<Record<string, string>>
  /** From the outermost to the innermost route. Only the root when no route has this address. */
  rotas: readonly DadosDaRota[]
  existe: boolean
}

export type Situacao = {
  autenticada: boolean
  habilidade: Habilidade
  /** The current page; `null` when the application has just been opened. */
  origem: string | null
  regras: RegrasDeRota
}

export type Decisao =
  | { tipo: 'passar' }
  | { tipo: 'nao_encontrada' }
  | { tipo: 'entrar' }
  | { tipo: 'carga_completa' }
  | { tipo: 'sem_permissao' }
  | { tipo: 'redirecionar'; para: string; externo: boolean }

const semBarraFinal = (caminho: string) => caminho.replace(/(?<=.)\/+$/, '')

/** The six guards, in the specification's order. The first one that objects decides. */
export const avaliarGuardas = (destino: Destino, situacao: Situacao): Decisao => {
  const { rotas, params } = destino
  const caminho = semBarraFinal(destino.caminho)
  const regra = Object.hasOwn(situacao.regras, caminho) ? situacao.regras[caminho] : undefined

  // 1. The route's own check. An address without a route or a rule is as invalid as one that fails it.
  if (rotas.some(({ valida }) => valida && !valida(params))) return { tipo: 'nao_encontrada' }
  if (!destino.existe && !regra) return { tipo: 'nao_encontrada' }
  // 2. Public pages.
  if (rotas.some(({ publica }) => publica)) return { tipo: 'passar' }
  // 3. The login.
  if (!situacao.autenticada) return { tipo: 'entrar' }
  // 4. Leaving the sale discards everything that it holds in memory.
  if (situacao.origem && ehDaVenda(situacao.origem) && !ehDaVenda(caminho)) return { tipo: 'carga_completa' }
  // 5. The ability.
  const falta = rotas.some(({ habilidade }) => habilidade && !podeAlguma(situacao.habilidade, habilidade))
  if (falta) return { tipo: 'sem_permissao' }
  // 6. The rules of the build's manifest.
  if (regra)
    return { tipo: 'redirecionar', para: regra.redirect, externo: /^https?:\/\//.test(regra.redirect) }
  return { tipo: 'passar' }
}
