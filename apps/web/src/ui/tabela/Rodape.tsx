import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icone } from '../Icone.tsx'
import classes from './Tabela.module.css'
import { textos } from './tabela.textos.ts'

type EstadoDaPagina = { anterior: string | null; proximo: string | null }

type RodapeProps = {
  /** Of which table: a page may have several. */
  rotulo: string
  total: string
  pagina: EstadoDaPagina | undefined
  aoPaginar: ((cursor: string) => void) | undefined
  children: ReactNode
}

/**
 * The total, other notes about the table, and the pages. There are only previous and next, no page numbers.
 */
export function Rodape({ rotulo, total, pagina, aoPaginar, children }: RodapeProps) {
  const botao = (
    texto: string,
    cursor: string | null | undefined,
    seta: ReactNode,
    lado: 'left' | 'right',
  ) => (
    <Button
      className={classes.botao ?? ''}
      variant="default"
      size="compact-sm"
      disabled={!cursor}
      onClick={() => cursor && aoPaginar?.(cursor)}
      {...(lado === 'left' ? { leftSection: seta } : { rightSection: seta })}
    >
      <span className={classes.texto}>{texto}</span>
    </Button>
  )
  return (
    <div className={classes.rodape}>
      <span className={classes.total} aria-live="polite">
        {total}
      </span>
      <Group gap="xs">
        {children}
        {aoPaginar && (
          <nav aria-label={textos.paginas(rotulo)} className={classes.paginas}>
            {botao(
              textos.anterior,
              pagina?.anterior,
              <Icone nome="tabler:chevron-left" tamanho={16} />,
              'left',
            )}
            {botao(
              textos.proxima,
              pagina?.proximo,
              <Icone nome="tabler:chevron-right" tamanho={16} />,
              'right',
            )}
          </nav>
        )}
      </Group>
    </div>
  )
}
