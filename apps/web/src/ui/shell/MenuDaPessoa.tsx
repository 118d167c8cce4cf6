import { Menu, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useSessao } from '../../sessao.ts'
import { textos } from '../../textos/textos.ts'
import { Icone } from '../Icone.tsx'
import classes from './MenuDaPessoa.module.css'
import { menuSuspenso } from './menu-suspenso.ts'

const t = textos.casca

export function MenuDaPessoa({ aoSair }: { aoSair: () => void }) {
  const { usuarioAutenticado: pessoa } = useSessao()
  if (!pessoa) return null
  const nome = `${pessoa.first_name} ${pessoa.last_name}`.trim()
  const iniciais = `${pessoa.first_name.charAt(0)}${pessoa.last_name.charAt(0)}`
  return (
    <Menu {...menuSuspenso} position="bottom-end" width={220}>
      <Menu.Target>
        <UnstyledButton className={classes.botao} aria-label={nome}>
          <span className={classes.iniciais} data-iniciais={iniciais} />
          <span className={classes.nome}>{nome}</span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          <div className={classes.completo}>{nome}</div>
          {pessoa.grupo}
        </Menu.Label>
        <Menu.Item component={Link} to="/conta" leftSection={<Icone nome="tabler:user-circle" />}>
          {t.minhaConta}
        </Menu.Item>
        <Menu.Item onClick={aoSair} leftSection={<Icone nome="tabler:logout" />}>
          {t.sair}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
