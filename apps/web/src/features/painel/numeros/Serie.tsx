import type { FiltroDoPainel, Painel } from '@balcao/contract/painel/painel-api'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Filtro } from '#ui/lista/Filtro.tsx'
import { Secao } from '#ui/Secao.tsx'
import { type Figura, nomesDasFiguras } from '../lista-da-figura.ts'
import classes from '../Painel.module.css'
import { textos } from '../painel.textos.ts'
import { Colunas } from './Colunas.tsx'
import { TabelaDaSerie } from './TabelaDaSerie.tsx'

const opcoes = nomesDasFiguras.map((valor) => ({ valor, nome: textos.figuras[valor] }))

type SerieProps = { painel: Painel; filtro: FiltroDoPainel }

/** The period day by day or month by month: as columns, or as a table with every figure. */
export function Serie({ painel, filtro }: SerieProps) {
  const [figura, setFigura] = useState<Figura>('vendidas')
  const [tabela, setTabela] = useState(false)
  return (
    <Secao
      titulo={textos.serie[painel.passo]}
      acao={
        <Group gap="xs">
          {!tabela && (
            <Filtro
              rotulo={textos.qualFigura}
              largura={140}
              opcoes={opcoes}
              valor={figura}
              aoMudar={(nova) => nova && setFigura(nova)}
              sempreHaUm
            />
          )}
          <Button
            className={classes.soNaTela ?? ''}
            variant="default"
            aria-pressed={tabela}
            onClick={() => setTabela(!tabela)}
          >
            {textos.comoTabela}
          </Button>
        </Group>
      }
    >
      {tabela ? (
        <TabelaDaSerie painel={painel} filtro={filtro} />
      ) : (
        <Colunas painel={painel} filtro={filtro} figura={figura} />
      )}
    </Secao>
  )
}
