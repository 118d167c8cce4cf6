import type { RecursoDoPlano } from '@balcao/contract/catalogo/plano'
import classes from './CartaoDoPlano.module.css'
import { IconeDoRecurso } from './IconeDoRecurso.tsx'

export function RecursosDoCartao({ recursos }: { recursos: readonly RecursoDoPlano[] }) {
  if (recursos.length === 0) return null
  return (
    <ul className={classes.recursos}>
      {recursos.map(({ id, nome, icone, cor }) => (
        <li key={id}>
          <IconeDoRecurso icone={icone} cor={cor} />
          {nome}
        </li>
      ))}
    </ul>
  )
}
