import { Button, Menu } from '@mantine/core'
import { Icone } from '../Icone.tsx'
import { textos } from '../textos.ts'
import type { Coluna } from './coluna.ts'
import classes from './Tabela.module.css'

type MenuDeColunasProps<Linha> = {
  colunas: Coluna<Linha>[]
  visiveis: Record<string, boolean>
  aoMostrar: (id: string, visivel: boolean) => void
  aoVoltarAoPadrao: () => void
}

export function MenuDeColunas<Linha>(props: MenuDeColunasProps<Linha>) {
  const { colunas, visiveis, aoMostrar, aoVoltarAoPadrao } = props
  return (
    <Menu closeOnItemClick={false} position="top-end" shadow="md">
      <Menu.Target>
        <Button
          className={classes.botao ?? ''}
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<Icone nome="tabler:columns-3" tamanho={16} />}
        >
          <span className={classes.texto}>{textos.tabela.colunas}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={textos.tabela.escolherColunas}>
        {colunas.slice(1).map((coluna) => (
          <Menu.CheckboxItem
            key={coluna.id}
            checked={visiveis[coluna.id] ?? false}
            onChange={(visivel) => aoMostrar(coluna.id, visivel)}
          >
            {coluna.titulo}
          </Menu.CheckboxItem>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={aoVoltarAoPadrao}>{textos.tabela.colunasPadrao}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
