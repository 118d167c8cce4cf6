import type { AnyRouter } from '@tanstack/react-router'
import { habilidadeAtual } from '#habilidade.ts'
import { sessao } from '#sessao.ts'
import { avaliarGuardas, type Decisao, type Destino } from './guardas.ts'
import type { RegrasDeRota } from './regras-de-rota.ts'

/** Rights read less than this long ago are current enough. */
const RECENTE_MS = 2_000

const destinoDe = (router: AnyRouter, caminho: string): Destino => {
  const [rotas, params, encontrada] = router.getMatchedRoutes(caminho)
  return {
    caminho,
    params,
    rotas: rotas.map((rota) => rota.options.staticData ?? {}),
    // `**` holds the unmatched rest when only the beginning of the address is known.
    existe: encontrada !== undefined && !params['**'],
  }
}

/** The guards' decision about an address, from what is known now. */
export const decidir = (router: AnyRouter, caminho: string, regras: RegrasDeRota = {}): Decisao =>
  avaliarGuardas(destinoDe(router, caminho), {
    autenticada: sessao.autenticada(),
    habilidade: habilidadeAtual(),
    origem: router.state.resolvedLocation?.pathname ?? null,
    regras,
  })

/** The same, but before refusing, the rights are read again, because they may have grown. */
export const decidirComDireitosAtuais = async (router: AnyRouter, caminho: string, regras?: RegrasDeRota) => {
  const decisao = decidir(router, caminho, regras)
  if (decisao.tipo !== 'sem_permissao' || sessao.idadeDoUsuarioMs() < RECENTE_MS) return decisao
  await sessao.carregarUsuario().catch(() => undefined)
  return decidir(router, caminho, regras)
}
