import { ActionIcon } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icone } from '../Icone.tsx'
import { Item } from '../menu/itens.tsx'
import { Menu } from '../menu/Menu.tsx'
import classes from './Ordem.module.css'
import { textos } from './ordem.textos.ts'

type MenuDaLinhaProps = {
  nome: string
  posicao: number
  ultima: number
  /** Missing while the order cannot be changed. */
  aoMover: ((para: number) => void) | null
  children?: ReactNode
}

/** Moves the row one step at a time, like the handle, plus whatever else can be done with the row. */
export function MenuDaLinha({ nome, posicao, ultima, aoMover, children }: MenuDaLinhaProps) {
  const passos = [
    { texto: textos.paraOComeco, icone: 'tabler:arrow-bar-to-up', para: 0, cabe: posicao > 1 },
    { texto: textos.paraCima, icone: 'tabler:arrow-up', para: posicao - 1, cabe: posicao > 0 },
    { texto: textos.paraBaixo, icone: 'tabler:arrow-down', para: posicao + 1, cabe: posicao < ultima },
    { texto: textos.paraOFim, icone: 'tabler:arrow-bar-to-down', para: ultima, cabe: posicao < ultima - 1 },
  ].filter(({ cabe }) => aoMover && cabe)
  // Its space is kept, or the rows would shift when the menus come back.
  if (passos.length === 0 && !children) return <span className={classes.semMenu} />
  return (
    <Menu
      botao={(ligacao) => (
        <ActionIcon
          {...ligacao}
          variant="subtle"
          color="gray"
          size="lg"
          className={classes.menu ?? ''}
          aria-label={textos.acoes(nome)}
        >
          <Icone nome="tabler:dots-vertical" />
        </ActionIcon>
      )}
    >
      {passos.map(({ texto, icone, para }) => (
        <Item key={texto} icone={icone} onClick={() => aoMover?.(para)}>
          {texto}
        </Item>
      ))}
      {children}
    </Menu>
  )
}
