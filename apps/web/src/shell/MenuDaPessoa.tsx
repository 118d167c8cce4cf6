import { UnstyledButton } from '@mantine/core'
import { useSessao } from '#sessao.ts'
import { textos } from '#textos/textos.ts'
import { Item, ItemLink, Rotulo } from '#ui/menu/itens.tsx'
import { Menu } from '#ui/menu/Menu.tsx'
import classes from './MenuDaPessoa.module.css'

const t = textos.casca

export function MenuDaPessoa({ aoSair }: { aoSair: () => void }) {
  const { usuarioAutenticado: pessoa } = useSessao()
  if (!pessoa) return null
  const nome = `${pessoa.first_name} ${pessoa.last_name}`.trim()
  const iniciais = `${pessoa.first_name.charAt(0)}${pessoa.last_name.charAt(0)}`
  return (
    <Menu
      abreAoPassar
      botao={(ligacao) => (
        <UnstyledButton {...ligacao} className={classes.botao} aria-label={nome}>
          <span className={classes.iniciais} data-iniciais={iniciais} />
          <span className={classes.nome}>{nome}</span>
        </UnstyledButton>
      )}
    >
      <Rotulo>
        <div className={classes.completo}>{nome}</div>
        {pessoa.grupo}
      </Rotulo>
      <ItemLink to="/conta" icone="tabler:user-circle">
        {t.minhaConta}
      </ItemLink>
      <Item icone="tabler:logout" onClick={aoSair}>
        {t.sair}
      </Item>
    </Menu>
  )
}
