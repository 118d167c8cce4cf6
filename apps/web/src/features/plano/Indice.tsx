import { Link } from '@tanstack/react-router'
import classes from './Plano.module.css'
import { secoes, textos } from './plano.textos.ts'

/** The form is long, so links to its parts are always visible. */
export function Indice() {
  return (
    <nav aria-label={textos.nestaPagina} className={classes.indice}>
      {Object.entries(secoes).map(([ancora, nome]) => (
        <Link key={ancora} to="." hash={ancora} search replace>
          {nome}
        </Link>
      ))}
    </nav>
  )
}
