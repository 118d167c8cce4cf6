import { Button } from '@mantine/core'
import { Icone } from '../Icone.tsx'
import classes from './Novas.module.css'

type NovasProps = {
  quantas: number
  /** "3 vendas novas: mostrar" */
  texto: (quantas: number) => string
  aoMostrar: () => void
}

/** What arrived while the person reads. It lies over the list and waits to be asked for. */
export function Novas({ quantas, texto, aoMostrar }: NovasProps) {
  function mostrar() {
    aoMostrar()
    // The button is gone with the news: the keyboard goes on at the first row, once it is drawn.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main [data-linha]')?.focus())
  }
  return (
    <div className={classes.novas} role="status">
      {quantas > 0 && (
        <Button
          size="compact-md"
          radius="xl"
          leftSection={<Icone nome="tabler:arrow-up" tamanho={16} />}
          onClick={mostrar}
        >
          {texto(quantas)}
        </Button>
      )}
    </div>
  )
}
