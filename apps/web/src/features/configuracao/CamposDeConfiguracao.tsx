import { SO_ADMINISTRADOR } from '@balcao/contract/base/administrador'
import type { ConfiguracaoGeral } from '@balcao/contract/provedor/configuracao'
import { type Chave, chaves } from '@balcao/contract/provedor/configuracao-catalogo'
import type { GrupoDeConfiguracao as Grupo } from '@balcao/contract/provedor/configuracao-definicao'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Vazio } from '#ui/Vazio.tsx'
import classes from './Configuracao.module.css'
import { textos } from './configuracao.textos.ts'
import { GrupoDeConfiguracao } from './GrupoDeConfiguracao.tsx'
import type { LinhaProps } from './LinhaDeConfiguracao.tsx'
import { chavesDoGrupo, encontrar, grupos } from './procura.ts'
import { Sumario } from './Sumario.tsx'
import { TesteDaMicrosoft } from './TesteDaMicrosoft.tsx'
import { TesteDeEmail } from './TesteDeEmail.tsx'

const notasDe = ({ valores, ambiente }: ConfiguracaoGeral): Partial<Record<Grupo, string | null>> => ({
  email: valores.smtp_host ? null : ambiente.email ? textos.emailDoAmbiente : textos.emailEmPasta,
  microsoft: valores.microsoft_tenant
    ? null
    : ambiente.microsoft
      ? textos.microsoftDoAmbiente
      : textos.microsoftDesligada,
})

type CamposProps = LinhaProps & { busca: string; aoLimparBusca: () => void }

/** All settings by group, or only those that match the search. A setting with an error is always shown. */
export function CamposDeConfiguracao({ busca, aoLimparBusca, ...linha }: CamposProps) {
  const { form, registro, podeEditar, administrador } = linha
  const encontradas = encontrar(busca)
  const visiveis: ReadonlySet<Chave> = new Set([...encontradas, ...chaves.filter((c) => form.errors[c])])
  const notas = notasDe(registro)
  const teste = (grupo: Grupo) => ({
    motivo: !podeEditar ? textos.semTestar : administrador ? null : SO_ADMINISTRADOR,
    porSalvar: chavesDoGrupo(grupo).some((chave) => form.isDirty(chave)),
  })
  const testes: Partial<Record<Grupo, ReactNode>> = {
    email: <TesteDeEmail {...teste('email')} />,
    microsoft: <TesteDaMicrosoft {...teste('microsoft')} />,
  }
  return (
    <div className={classes.colunas}>
      <Sumario visiveis={visiveis} />
      <div className={classes.grupos}>
        <p role="status" className={classes.encontradas}>
          {busca !== '' && encontradas.length > 0 && textos.encontradas(encontradas.length)}
        </p>
        {visiveis.size === 0 && (
          <Vazio
            icone="tabler:search-off"
            texto={textos.nenhuma}
            acao={
              <Button variant="default" onClick={aoLimparBusca}>
                {textos.limparBusca}
              </Button>
            }
          />
        )}
        {grupos.map((grupo) => (
          <GrupoDeConfiguracao
            key={grupo}
            grupo={grupo}
            visiveis={visiveis}
            nota={notas[grupo] ?? null}
            teste={testes[grupo]}
            {...linha}
          />
        ))}
      </div>
    </div>
  )
}
