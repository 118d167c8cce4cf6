import { ActionIcon } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { textos } from '#textos/textos.ts'
import { Icone } from '#ui/Icone.tsx'
import { ItemLink, Rotulo } from '#ui/menu/itens.tsx'
import { Menu } from '#ui/menu/Menu.tsx'
import classes from './MenuRecolhido.module.css'
import { type GrupoDoMenu, useMenu } from './useMenu.ts'

function Grupo({ titulo, icone, entradas }: GrupoDoMenu) {
  const aqui = useLocation({
    select: ({ pathname }) => entradas.some(({ to }) => `${pathname}/`.startsWith(`${to}/`)),
  })
  return (
    <Menu
      abreAoPassar
      aoLado
      botao={(ligacao) => (
        <ActionIcon
          {...ligacao}
          variant={aqui ? 'light' : 'subtle'}
          color={aqui ? 'primary' : 'gray'}
          size={40}
          aria-label={titulo}
          aria-current={aqui || undefined}
        >
          <Icone nome={icone} tamanho={20} />
        </ActionIcon>
      )}
    >
      <Rotulo>{titulo}</Rotulo>
      {entradas.map((entrada) => (
        <ItemLink key={entrada.to} to={entrada.to} icone={entrada.icone}>
          {entrada.rotulo}
        </ItemLink>
      ))}
    </Menu>
  )
}

/** The menu as a strip of icons, for people who want more width for the table. */
export function MenuRecolhido() {
  return (
    <nav aria-label={textos.casca.menu} className={classes.faixa}>
      {useMenu().map((grupo) => (
        <Grupo key={grupo.titulo} {...grupo} />
      ))}
    </nav>
  )
}
