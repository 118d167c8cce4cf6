import { ActionIcon, Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { textos } from '../../textos/textos.ts'
import { Icone } from '../Icone.tsx'
import classes from './MenuRecolhido.module.css'
import { menuSuspenso } from './menu-suspenso.ts'
import { type GrupoDoMenu, useMenu } from './useMenu.ts'

function Grupo({ titulo, icone, entradas }: GrupoDoMenu) {
  return (
    <Menu {...menuSuspenso} position="right-start" offset={4}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={titulo}>
          <Icone nome={icone} tamanho={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{titulo}</Menu.Label>
        {entradas.map((entrada) => (
          <Menu.Item
            key={entrada.to}
            component={Link}
            to={entrada.to}
            leftSection={<Icone nome={entrada.icone} />}
          >
            {entrada.rotulo}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

/** The menu as a strip of icons, for who wants the width for the table. */
export function MenuRecolhido() {
  return (
    <nav aria-label={textos.casca.menu} className={classes.faixa}>
      {useMenu().map((grupo) => (
        <Grupo key={grupo.titulo} {...grupo} />
      ))}
    </nav>
  )
}
