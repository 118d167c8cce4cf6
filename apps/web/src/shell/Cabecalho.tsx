import { ActionIcon, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useConfiguracao } from '#configuracao.ts'
import { textos } from '#textos/textos.ts'
import { Icone } from '#ui/Icone.tsx'
import { BotaoTema } from './BotaoTema.tsx'
import { BuscaDeTelas } from './BuscaDeTelas.tsx'
import classes from './Cabecalho.module.css'
import { Logo } from './Logo.tsx'
import { MenuDaPessoa } from './MenuDaPessoa.tsx'
import { Sino } from './Sino.tsx'

const t = textos.casca

/** Letters that fit beside the logo on a phone at their full size. */
const CURTO = 7

type CabecalhoProps = {
  recolhido: boolean
  aoRecolher: () => void
  aoAbrirMenu: () => void
  aoSair: () => void
}

export function Cabecalho({ recolhido, aoRecolher, aoAbrirMenu, aoSair }: CabecalhoProps) {
  const { marca } = useConfiguracao()
  return (
    <Group h="100%" px="xs" gap="xs" wrap="nowrap" justify="space-between">
      <Group gap="xs" wrap="nowrap" miw={0}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          hiddenFrom="lg"
          aria-label={t.abrirMenu}
          onClick={aoAbrirMenu}
        >
          <Icone nome="tabler:menu-2" tamanho={20} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          visibleFrom="lg"
          aria-label={recolhido ? t.expandirMenu : t.recolherMenu}
          aria-expanded={!recolhido}
          onClick={aoRecolher}
        >
          <Icone
            nome={recolhido ? 'tabler:layout-sidebar-left-expand' : 'tabler:layout-sidebar-left-collapse'}
            tamanho={20}
          />
        </ActionIcon>
        <Link to="/" className={classes.marca}>
          <Logo altura={26} />
          <span data-longo={marca.length > CURTO || undefined}>{marca}</span>
        </Link>
      </Group>
      <Group gap={4} wrap="nowrap">
        <BuscaDeTelas />
        <Sino />
        <BotaoTema />
        <MenuDaPessoa aoSair={aoSair} />
      </Group>
    </Group>
  )
}
