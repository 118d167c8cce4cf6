import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icone } from '../Icone.tsx'
import { Item, Rotulo } from '../menu/itens.tsx'
import { Menu } from '../menu/Menu.tsx'
import type { Coluna } from './coluna.ts'
import { proximaOrdem, sentidoDe } from './ordem.ts'
import { SetaDeOrdem } from './SetaDeOrdem.tsx'
import classes from './Tabela.module.css'
import { textos } from './tabela.textos.ts'

type MenuDeOrdemProps<Linha> = {
  colunas: Coluna<Linha>[]
  ordem: string | undefined
  aoOrdenar: (ordem: string) => void
  /** The text of the button, when it should say more than that it orders. */
  rotulo?: ReactNode
}

/** Cards have no header to click on. */
export function MenuDeOrdem<Linha>({ colunas, ordem, aoOrdenar, rotulo }: MenuDeOrdemProps<Linha>) {
  const ordenaveis = colunas.filter((coluna) => coluna.ordenavel)
  if (ordenaveis.length === 0) return null
  return (
    <Menu
      botao={(ligacao) => (
        <Button
          {...ligacao}
          className={classes.botao ?? ''}
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<Icone nome="tabler:arrows-sort" tamanho={16} />}
        >
          {rotulo ?? <span className={classes.texto}>{textos.ordenar}</span>}
        </Button>
      )}
    >
      <Rotulo>{textos.ordenarPor}</Rotulo>
      {ordenaveis.map(({ id, titulo }) => (
        <Item
          key={id}
          depois={<SetaDeOrdem sentido={sentidoDe(ordem, id)} />}
          onClick={() => aoOrdenar(proximaOrdem(ordem, id))}
        >
          {titulo}
        </Item>
      ))}
    </Menu>
  )
}
