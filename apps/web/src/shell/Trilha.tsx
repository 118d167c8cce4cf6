import { type Habilidade, podeAlguma } from '@balcao/contract/base/habilidade'
import { type AnyRouter, Link, useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useHabilidade } from '#habilidade.ts'
import { textos } from '#textos/textos.ts'
import { menu } from './menu.ts'
import classes from './Trilha.module.css'

/** Another way to the records of a list, for people who may not open the list. */
const NO_LUGAR_DE: Record<string, string> = { '/admin/cliente': '/cliente' }

/** Every prefix of the address that is itself a screen, from the outermost to the current one. */
const passosAte = (router: AnyRouter, habilidade: Habilidade, caminho: string) => {
  const partes = caminho.split('/').filter(Boolean)
  const passoEm = (href: string): { href: string; titulo: string }[] => {
    const [rotas, params, encontrada] = router.getMatchedRoutes(href)
    const { titulo, foraDaTrilha, habilidade: exigida } = rotas.at(-1)?.options.staticData ?? {}
    if (!encontrada || params['**'] || !titulo || (foraDaTrilha && href !== caminho)) return []
    const outra = NO_LUGAR_DE[href]
    // The current one is already open.
    const vedado = exigida && href !== caminho && !podeAlguma(habilidade, exigida)
    return outra && vedado ? passoEm(outra) : [{ href, titulo }]
  }
  return partes.flatMap((_, indice) => passoEm(`/${partes.slice(0, indice + 1).join('/')}`))
}

export function Trilha() {
  const router = useRouter()
  const { pathname: caminho, search: busca } = useLocation()
  const deixadas = useDeixadas(caminho, busca)
  const passos = passosAte(router, useHabilidade(), caminho)
  const grupo = menu.find(({ entradas }) => entradas.some(({ to }) => to === passos[0]?.href))
  const nomeDoGrupo = grupo?.titulo === passos[0]?.titulo ? undefined : grupo?.titulo
  // A screen on its own is named by its heading. Only the space is kept, so that nothing jumps.
  if (!nomeDoGrupo && passos.length < 2) return <div className={classes.trilha} />
  return (
    <nav aria-label={textos.casca.trilha} className={classes.trilha}>
      <ol>
        {nomeDoGrupo && <li>{nomeDoGrupo}</li>}
        {passos.map(({ href, titulo }, indice) => (
          <li key={href}>
            {indice === passos.length - 1 ? (
              <span aria-current="page">{titulo}</span>
            ) : (
              <Link to={href} search={deixadas.get(href) ?? {}}>
                {titulo}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The way back leads to a list as it was left: with its queue, its filter and its page. */
function useDeixadas(caminho: string, busca: object) {
  const [deixadas] = useState(() => new Map<string, object>())
  useEffect(() => {
    deixadas.set(caminho, busca)
  }, [deixadas, caminho, busca])
  return deixadas
}
