import { type Chave, definicaoDe } from '@balcao/contract/provedor/configuracao-catalogo'
import {
  type GrupoDeConfiguracao as Grupo,
  gruposDeConfiguracao,
} from '@balcao/contract/provedor/configuracao-definicao'
import { Alert, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icone } from '#ui/Icone.tsx'
import classes from './Configuracao.module.css'
import { textos } from './configuracao.textos.ts'
import { LinhaDeConfiguracao, type LinhaProps } from './LinhaDeConfiguracao.tsx'
import { chavesDoGrupo } from './procura.ts'

type GrupoDeConfiguracaoProps = LinhaProps & {
  grupo: Grupo
  visiveis: ReadonlySet<Chave>
  /** Notes about the current state of the group. */
  nota?: string | null
  /** Below its settings: how to try them out. */
  teste?: ReactNode
}

/** What does not match the search is hidden, not removed, so that an error still finds its field. */
export function GrupoDeConfiguracao({ grupo, visiveis, nota, teste, ...linha }: GrupoDeConfiguracaoProps) {
  const chaves = chavesDoGrupo(grupo)
  const reservadas =
    linha.podeEditar && !linha.administrador ? chaves.filter((c) => definicaoDe(c).restrita) : []
  const todas = reservadas.length === chaves.length
  return (
    // Not a landmark: the menu has one with the same name, and the headings already lead here.
    <div id={grupo} className={classes.grupo} hidden={!chaves.some((chave) => visiveis.has(chave))}>
      <Title order={2} size="h4">
        {gruposDeConfiguracao[grupo]}
      </Title>
      {nota && <p className={classes.nota}>{nota}</p>}
      {todas && (
        <Alert mt="xs" icon={<Icone nome="tabler:lock" />}>
          {textos.reservadas}
        </Alert>
      )}
      {chaves.map((chave) => (
        <LinhaDeConfiguracao
          key={chave}
          chave={chave}
          escondida={!visiveis.has(chave)}
          motivo={!todas && reservadas.includes(chave) ? textos.reservada : null}
          {...linha}
        />
      ))}
      {teste}
    </div>
  )
}
