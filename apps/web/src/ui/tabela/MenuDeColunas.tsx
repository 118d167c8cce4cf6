import { Button } from '@mantine/core'
import { Icone } from '../Icone.tsx'
import { Divisoria, Item, Opcao } from '../menu/itens.tsx'
import { Menu } from '../menu/Menu.tsx'
import type { Coluna } from './coluna.ts'
import classes from './Tabela.module.css'
import { textos } from './tabela.textos.ts'

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
      rotulo={textos.escolherColunas}
      botao={(ligacao) => (
        <Button
          {...ligacao}
          className={classes.botao ?? ''}
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<Icone nome="tabler:columns-3" tamanho={16} />}
        >
          <span className={classes.texto}>{textos.colunas}</span>
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
      <Item onClick={aoVoltarAoPadrao}>{textos.colunasPadrao}</Item>
    </Menu>
  )
}
