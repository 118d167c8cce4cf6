import { ActionIcon, Button } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { Icone } from '../Icone.tsx'
import { textos } from '../textos.ts'
import classes from './BarraDeLista.module.css'
import { CampoBusca } from './CampoBusca.tsx'

/** From `md` (960 px) on. */
const LARGA = '(min-width: 60em)'

type BarraDeListaProps = {
  busca: string
  aoBuscar: (busca: string) => void
  dicaDeBusca?: string
  /** Why this text cannot be searched for. */
  erroDaBusca?: string | undefined
  /** Fields, side by side; on a narrow screen they wait behind a button. */
  filtros?: ReactNode
  /** More of them than fit beside the search: they wait behind the button on any screen. */
  muitosFiltros?: boolean
  filtrosAtivos?: number
  aoLimparFiltros?: () => void
  aoExportar?: () => void
  exportando?: boolean
  /** The one main action of the screen: "Novo usuário". */
  acao?: ReactNode
}

/** Over every list: what is looked for, what is filtered, what can be done. */
export function BarraDeLista(props: BarraDeListaProps) {
  const { filtros, muitosFiltros, filtrosAtivos = 0, aoLimparFiltros, aoExportar, exportando = false } = props
  const [aberta, setAberta] = useState(() => filtrosAtivos > 0 && matchMedia(LARGA).matches)
  const idDosFiltros = useId()
  return (
    <div className={classes.barra} data-muitos={muitosFiltros || undefined}>
      <div className={classes.busca}>
        <CampoBusca
          busca={props.busca}
          aoBuscar={props.aoBuscar}
          dica={props.dicaDeBusca}
          error={props.erroDaBusca}
          classNames={{ error: classes.erro ?? '', wrapper: classes.caixa ?? '' }}
        />
      </div>
      {filtros && (
        <>
          <Button
            className={classes.botaoFiltros ?? ''}
            variant="default"
            aria-expanded={aberta}
            aria-controls={idDosFiltros}
            leftSection={<Icone nome="tabler:filter" tamanho={16} />}
            onClick={() => setAberta(!aberta)}
          >
            {filtrosAtivos > 0 ? `${textos.lista.filtros} (${filtrosAtivos})` : textos.lista.filtros}
          </Button>
          <div id={idDosFiltros} className={classes.filtros} data-aberta={aberta || undefined}>
            {(aberta || !muitosFiltros) && filtros}
            {filtrosAtivos > 0 && aoLimparFiltros && (
              // Small, so that the bar keeps to its line, and the table to its place, when it appears.
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                title={textos.lista.limparFiltros}
                aria-label={textos.lista.limparFiltros}
                onClick={aoLimparFiltros}
              >
                <Icone nome="tabler:filter-off" />
              </ActionIcon>
            )}
          </div>
        </>
      )}
      <div className={classes.acoes}>
        {aoExportar && (
          <Button
            variant="default"
            loading={exportando}
            aria-label={textos.lista.exportarPorExtenso}
            title={textos.lista.oQueSeExporta}
            leftSection={<Icone nome="tabler:download" tamanho={16} />}
            onClick={aoExportar}
          >
            {textos.lista.exportar}
          </Button>
        )}
        {props.acao}
      </div>
    </div>
  )
}
