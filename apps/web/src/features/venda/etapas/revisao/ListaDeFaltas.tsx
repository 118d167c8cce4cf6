import type { Falta } from '@balcao/contract/vendas/faltas'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { faltaEmPalavras } from '../../conferencia/campos.ts'
import classes from './Revisao.module.css'

export function ListaDeFaltas({ id, faltas }: { id: string; faltas: readonly Falta[] }) {
  return (
    <ul className={classes.faltas}>
      {faltas.map((falta) => (
        <li key={`${falta.etapa} ${falta.campo} ${falta.texto}`}>
          <Anchor
            size="sm"
            renderRoot={(props) => (
              <Link
                to="/vendedor/venda/$id/$etapa"
                params={{ id, etapa: falta.etapa }}
                search={{ campo: falta.campo }}
                {...props}
              />
            )}
          >
            {faltaEmPalavras(falta)}
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
