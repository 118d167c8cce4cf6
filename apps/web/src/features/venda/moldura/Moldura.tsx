import { type Etapa, etapas, nomesDasEtapas } from '@balcao/contract/vendas/etapas'
import { Title } from '@mantine/core'
import { memo, Suspense, useEffect, useState } from 'react'
import { Carregando } from '#ui/Carregando.tsx'
import { Conferencia } from '../conferencia/Conferencia.tsx'
import { EsperaAutorizacao, EsperaPelaPorta } from '../envio/EsperaAutorizacao.tsx'
import { FormularioDaVenda } from '../formulario/FormularioDaVenda.tsx'
import { ResumoDoPreco } from '../resumo/ResumoDoPreco.tsx'
import { textos } from '../venda.textos.ts'
import { BotoesDaEtapa } from './BotoesDaEtapa.tsx'
import { Comeco, type ParaQuem } from './Comeco.tsx'
import { CorpoDaEtapa } from './CorpoDaEtapa.tsx'
import { FaltasDaEtapa } from './FaltasDaEtapa.tsx'
import { LinhaDaVenda } from './LinhaDaVenda.tsx'
import classes from './Moldura.module.css'
import { ProgressoDaVenda } from './ProgressoDaVenda.tsx'
import { adiantar, telaDe } from './telas.ts'
import { useEtapasVistas } from './useEtapasVistas.ts'
import { useFocoNaChegada } from './useFocoNaChegada.ts'
import { useFocoNoCampo } from './useFocoNoCampo.ts'

type MolduraProps = { id: string; etapa: Etapa; campo?: string | undefined; para?: ParaQuem }

/** What surrounds every step: where one is, what it costs, where it is saved, the way on. */
export function Moldura({ id, etapa, campo, para }: MolduraProps) {
  const vistas = useEtapasVistas(etapa)
  const vista = vistas.has(etapa) || campo !== undefined
  const titulo = useFocoNaChegada()
  useFocoNoCampo(campo)
  useEffect(() => {
    const lugar = etapas.indexOf(etapa)
    for (const vizinha of [etapas[lugar + 1], etapas[lugar - 1]]) if (vizinha) adiantar(vizinha)
  }, [etapa])
  return (
    <Conferencia>
      <Comeco id={id} etapa={etapa} para={para} />
      <div className={classes.venda}>
        <header className={classes.topo}>
          <LinhaDaVenda />
          <ProgressoDaVenda id={id} etapa={etapa} vistas={vistas} />
        </header>
        <CorpoDaEtapa id={id} etapa={etapa}>
          <Title order={1} size="h3" tabIndex={-1} className={classes.titulo ?? ''} ref={titulo}>
            {nomesDasEtapas[etapa]}
          </Title>
          {vista && etapa !== 'revisao' && <FaltasDaEtapa etapa={etapa} />}
          <FormularioDaVenda vista={vista}>
            <Tela key={etapa} etapa={etapa} />
          </FormularioDaVenda>
        </CorpoDaEtapa>
        <aside className={classes.lado} aria-label={textos.navegacao}>
          <ResumoDoPreco />
          {etapa === 'endereco' && <EsperaPelaPorta />}
          {etapa === 'revisao' && <EsperaAutorizacao />}
          <BotoesDaEtapa id={id} etapa={etapa} />
        </aside>
      </div>
    </Conferencia>
  )
}

/** Not drawn again with the frame: the step reads the draft by itself. */
const Tela = memo(function Tela({ etapa }: { etapa: Etapa }) {
  // The same for as long as the step stands: another one would begin it anew.
  const [Conteudo] = useState(() => telaDe(etapa))
  return (
    <Suspense fallback={<Carregando linhas={5} />}>
      <Conteudo />
    </Suspense>
  )
})
