import { type AnyRouter, Link, useLocation, useRouter } from '@tanstack/react-router'
import { textos } from '../../textos/textos.ts'
import { menu } from './menu.ts'
import classes from './Trilha.module.css'

/** Every beginning of the address that is itself a screen, from the outermost to the current one. */
const passosAte = (router: AnyRouter, caminho: string) => {
  const partes = caminho.split('/').filter(Boolean)
  return partes.flatMap((_, indice) => {
    const href = `/${partes.slice(0, indice + 1).join('/')}`
    const [rotas, params, encontrada] = router.getMatchedRoutes(href)
    const titulo = encontrada && !params['**'] ? rotas.at(-1)?.options.staticData?.titulo : undefined
    return titulo ? [{ href, titulo }] : []
  })
}

export function Trilha() {
  const router = useRouter()
  const caminho = useLocation({ select: ({ pathname }) => pathname })
  const passos = passosAte(router, caminho)
  const grupo = menu.find(({ entradas }) => entradas.some(({ to }) => to === passos[0]?.href))
  // A screen that stands alone is named by its own heading; only the place is kept, so that nothing jumps.
  if (!grupo && passos.length < 2) return <div className={classes.trilha} />
  return (
    <nav aria-label={textos.casca.trilha} className={classes.trilha}>
      <ol>
        {grupo && <li>{grupo.titulo}</li>}
        {passos.map(({ href, titulo }, indice) => (
          <li key={href}>
            {indice === passos.length - 1 ? (
              <span aria-current="page">{titulo}</span>
            ) : (
              <Link to={href}>{titulo}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
