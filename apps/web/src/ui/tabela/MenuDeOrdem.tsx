import { Button, Menu } from '@mantine/core'
import { Icone } from '../Icone.tsx'
import { textos } from '../textos.ts'
import type { Coluna } from './coluna.ts'
import { proximaOrdem, sentidoDe } from './ordem.ts'
import { SetaDeOrdem } from './SetaDeOrdem.tsx'
import classes from './Tabela.module.css'

type MenuDeOrdemProps<Linha> = {
  colunas: Coluna<Linha>[]
  ordem: string | undefined
  aoOrdenar: (ordem: string) => void
}

/** Cards have no header to click on. */
export function MenuDeOrdem<Linha>({ colunas, ordem, aoOrdenar }: MenuDeOrdemProps<Linha>) {
  const ordenaveis = colunas.filter((coluna) => coluna.ordenavel)
  if (ordenaveis.length === 0) return null
  return (
    <Menu position="top-start" shadow="md">
      <Menu.Target>
        <Button
          className={classes.botao ?? ''}
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<Icone nome="tabler:arrows-sort" tamanho={16} />}
        >
          <span className={classes.texto}>{textos.tabela.ordenar}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{textos.tabela.ordenarPor}</Menu.Label>
        {ordenaveis.map((coluna) => (
          <Menu.Item
            key={coluna.id}
            rightSection={<SetaDeOrdem sentido={sentidoDe(ordem, coluna.id)} />}
            onClick={() => aoOrdenar(proximaOrdem(ordem, coluna.id))}
          >
            {coluna.titulo}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
