import { VisuallyHidden } from '@mantine/core'
import type { Coluna } from './coluna.ts'
import { MenuDeOrdem } from './MenuDeOrdem.tsx'
import { sentidoDe } from './ordem.ts'
import { SetaDeOrdem } from './SetaDeOrdem.tsx'
import classes from './Tabela.module.css'
import { textos } from './tabela.textos.ts'

type OrdemOcultaProps<Linha> = {
  colunas: Coluna<Linha>[]
  visiveis: Record<string, boolean>
  ordem: string | undefined
  aoOrdenar: (ordem: string) => void
}

/** What the rows are ordered by, when the column that would show and change it is hidden. */
export function OrdemOculta<Linha>({ colunas, visiveis, ordem, aoOrdenar }: OrdemOcultaProps<Linha>) {
  const coluna = colunas.find(({ id }) => !visiveis[id] && sentidoDe(ordem, id) !== 'none')
  if (!coluna) return null
  const sentido = sentidoDe(ordem, coluna.id)
  return (
    <MenuDeOrdem
      colunas={colunas}
      ordem={ordem}
      aoOrdenar={aoOrdenar}
      rotulo={
        <span className={classes.ordem}>
          {textos.ordenadoPor} {coluna.titulo}
          <SetaDeOrdem sentido={sentido} />
          <VisuallyHidden>{textos.sentidos[sentido]}</VisuallyHidden>
        </span>
      }
    />
  )
}
