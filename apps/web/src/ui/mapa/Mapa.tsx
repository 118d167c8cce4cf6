import { Suspense, useState } from 'react'
import { useConfiguracao } from '#configuracao.ts'
import { tardio } from '../tardio.ts'
import type { MapaProps } from './lugar.ts'
import classes from './Mapa.module.css'
import { textos } from './mapa.textos.ts'

const MapaGoogle = tardio(() => import('./MapaGoogle.tsx').then(({ MapaGoogle }) => MapaGoogle))
const MapaLeaflet = tardio(() => import('./MapaLeaflet.tsx').then(({ MapaLeaflet }) => MapaLeaflet))

/** Whether a map provider is configured. */
export const useTemMapa = (): boolean => {
  const { chave_mapas, mapa_url } = useConfiguracao()
  return Boolean(chave_mapas || mapa_url)
}

/** Google's map with a key, or Leaflet with the provider's own tiles. Downloaded on request. */
export function Mapa(props: MapaProps) {
  const { chave_mapas, mapa_url, mapa_atribuicao } = useConfiguracao()
  const [falhou, setFalhou] = useState(false)
  const desenhado = { ...props, falhou, aoFalhar: setFalhou }
  return (
    <section aria-label={props.rotulo} className={classes.moldura}>
      <Suspense fallback={<div className={classes.mapa} />}>
        {chave_mapas ? (
          <MapaGoogle {...desenhado} chave={chave_mapas} />
        ) : (
          mapa_url && <MapaLeaflet {...desenhado} url={mapa_url} />
        )}
      </Suspense>
      <p className={classes.nota}>
        <span>{!props.travado && !falhou && (props.lugar ? textos.arraste : textos.clique)}</span>
        {!chave_mapas && <span>{mapa_atribuicao}</span>}
      </p>
    </section>
  )
}
