import { Button } from '@mantine/core'
import { Icone } from '../Icone.tsx'
import { Divisoria, Item, Opcao } from '../menu/itens.tsx'
import { Menu } from '../menu/Menu.tsx'
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
    <Menu
      rotulo={textos.tabela.escolherColunas}
      botao={(ligacao) => (
        <Button
          {...ligacao}
          className={classes.botao ?? ''}
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<Icone nome="tabler:columns-3" tamanho={16} />}
        >
          <span className={classes.texto}>{textos.tabela.colunas}</span>
        </Button>
      )}
    >
      {colunas.slice(1).map(({ id, titulo }) => {
        const visivel = visiveis[id] ?? false
        return (
          <Opcao key={id} marcada={visivel} onClick={() => aoMostrar(id, !visivel)}>
            {titulo}
          </Opcao>
        )
      })}
      <Divisoria />
      <Item onClick={aoVoltarAoPadrao}>{textos.tabela.colunasPadrao}</Item>
    </Menu>
  )
}
