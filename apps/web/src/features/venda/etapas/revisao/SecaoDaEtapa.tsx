import { type Etapa, nomesDasEtapas } from '@balcao/contract/vendas/etapas'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Secao } from '#ui/Secao.tsx'
import classes from './Revisao.module.css'
import { textos } from './revisao.textos.ts'
import type { Linha } from './useLinhas.ts'

type SecaoDaEtapaProps = { id: string; etapa: Etapa; linhas: readonly Linha[] }

export function SecaoDaEtapa({ id, etapa, linhas }: SecaoDaEtapaProps) {
  return (
    <Secao
      titulo={nomesDasEtapas[etapa]}
      acao={
        <Anchor
          size="sm"
          aria-label={textos.alterarEtapa(nomesDasEtapas[etapa])}
          renderRoot={(props) => <Link to="/vendedor/venda/$id/$etapa" params={{ id, etapa }} {...props} />}
        >
          {textos.alterar}
        </Anchor>
      }
    >
      {linhas.length === 0 ? (
        <p className={classes.nada}>{textos.nada}</p>
      ) : (
        <dl className={classes.linhas}>
          {linhas.map(({ rotulo, valor }) => (
            <div key={rotulo}>
              <dt>{rotulo}</dt>
              <dd>{valor}</dd>
            </div>
          ))}
        </dl>
      )}
    </Secao>
  )
}
