import { ActionIcon, Button } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { Icone } from '../Icone.tsx'
import classes from './BarraDeLista.module.css'
import { BotaoDeExportar } from './BotaoDeExportar.tsx'
import { CampoBusca } from './CampoBusca.tsx'
import { textos } from './lista.textos.ts'

/** From `md` (960 px) up. */
const LARGA = '(min-width: 60em)'

type BarraDeListaProps = {
  busca: string
  aoBuscar: (busca: string) => void
  dicaDeBusca?: string
  /** Why this text cannot be searched for. */
  erroDaBusca?: string | undefined
  /** Fields, side by side. On a narrow screen they are behind a button. */
  filtros?: ReactNode
  /** More fields than fit beside the search. They are behind the button on any screen. */
  muitosFiltros?: boolean
  filtrosAtivos?: number
  aoLimparFiltros?: () => void
  aoExportar?: () => void
  exportando?: boolean
  /** The one main action of the screen: "Novo usuário". */
  acao?: ReactNode
}

/** Above every list: search, filters and actions. */
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
            {filtrosAtivos > 0 ? `${textos.filtros} (${filtrosAtivos})` : textos.filtros}
          </Button>
          <div id={idDosFiltros} className={classes.filtros} data-aberta={aberta || undefined}>
            {(aberta || !muitosFiltros) && filtros}
            {filtrosAtivos > 0 && aoLimparFiltros && (
              // Small, so that the bar stays in one line and the table does not move when it appears.
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                title={textos.limparFiltros}
                aria-label={textos.limparFiltros}
                onClick={aoLimparFiltros}
              >
                <Icone nome="tabler:filter-off" />
              </ActionIcon>
            )}
          </div>
        </>
      )}
      <div className={classes.acoes}>
        {aoExportar && <BotaoDeExportar exportando={exportando} aoExportar={aoExportar} />}
        {props.acao}
      </div>
    </div>
  )
}
