import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Icone } from '#ui/Icone.tsx'
import { Item, Rotulo } from '#ui/menu/itens.tsx'
import { Menu } from '#ui/menu/Menu.tsx'
import { textosProntos } from '../atendimento.data.ts'
import { textos } from './conversa.textos.ts'
import classes from './Escrever.module.css'

/** What people write often, put where the cursor is. */
export function TextosProntos({ aoEscolher }: { aoEscolher: (texto: string) => void }) {
  const { data = [] } = useQuery(textosProntos)
  return (
    <Menu
      botao={(ligacao) => (
        <Button
          data-secundario
          variant="default"
          leftSection={<Icone nome="tabler:text-plus" tamanho={16} />}
          {...ligacao}
        >
          <span className={classes.rotulo}>{textos.prontos}</span>
        </Button>
      )}
    >
      {data.length === 0 && <Rotulo>{textos.semProntos}</Rotulo>}
      {data.map(({ titulo, texto }) => (
        <Item key={titulo} onClick={() => aoEscolher(texto)}>
          {titulo}
        </Item>
      ))}
    </Menu>
  )
}
