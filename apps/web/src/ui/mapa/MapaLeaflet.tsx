import {
  control,
  DivIcon,
  type LatLng,
  type Map as MapaDoLeaflet,
  type Marker,
  map,
  marker,
  tileLayer,
} from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { useEffect, useEffectEvent, useRef } from 'react'
import { arredondar, BRASIL, type Lugar, type MapaDesenhadoProps, ZOOM } from './lugar.ts'
import classes from './Mapa.module.css'
import { textos } from './mapa.textos.ts'

/** Drawn by our own style sheet, so it needs no image and no HTML, which the page's policy would refuse. */
const icone = new DivIcon({
  className: classes.marca ?? '',
  html: false,
  iconSize: [26, 26],
  iconAnchor: [13, 32],
})

const par = ({ latitude, longitude }: Lugar): [number, number] => [latitude, longitude]
const lugarDe = ({ lat, lng }: LatLng): Lugar => ({ latitude: arredondar(lat), longitude: arredondar(lng) })

type MapaLeafletProps = MapaDesenhadoProps & { url: string }

export function MapaLeaflet({ lugar, aoMover, travado, url, falhou, aoFalhar }: MapaLeafletProps) {
  const elemento = useRef<HTMLDivElement>(null)
  const desenho = useRef<{ mapa: MapaDoLeaflet; marca: Marker | null } | null>(null)
  const mover = useEffectEvent((onde: LatLng) => {
    // A click on a neighbouring copy of the world is mapped to this one.
    if (!travado) aoMover(lugarDe(onde.wrap()))
  })

  const abrir = useEffectEvent((onde: HTMLDivElement) => {
    const mapa = map(onde, {
      center: par(lugar ?? BRASIL),
      zoom: lugar ? ZOOM.rua : ZOOM.pais,
      // Scrolling over the map scrolls the page and does not zoom.
      scrollWheelZoom: false,
      // The default controls write their own HTML, which the page's policy refuses. The credit is below the
      // map, and the zoom buttons are added next.
      attributionControl: false,
      zoomControl: false,
    })
    const { aproximar: zoomInTitle, afastar: zoomOutTitle } = textos
    control.zoom({ zoomInText: '+', zoomOutText: '−', zoomInTitle, zoomOutTitle }).addTo(mapa)
    tileLayer(url, { maxZoom: 19 })
      .on('tileerror', () => aoFalhar(true))
      .on('tileload', () => aoFalhar(false))
      .addTo(mapa)
    mapa.on('click', ({ latlng }) => mover(latlng))
    desenho.current = { mapa, marca: null }
    return mapa
  })

  const marcar = useEffectEvent(() => {
    if (!desenho.current) return
    const { mapa, marca } = desenho.current
    if (!lugar) {
      marca?.remove()
      desenho.current.marca = null
    } else if (marca) {
      marca.setLatLng(par(lugar))
      mapa.panInside(par(lugar))
    } else {
      const nova = marker(par(lugar), {
        icon: icone,
        draggable: !travado,
        title: textos.marca,
        autoPan: true,
      })
      nova.on('dragend', () => mover(nova.getLatLng()))
      desenho.current.marca = nova.addTo(mapa)
      mapa.setView(par(lugar), Math.max(mapa.getZoom(), ZOOM.rua))
    }
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another tile server needs a new map
  useEffect(() => {
    if (!elemento.current) return
    const mapa = abrir(elemento.current)
    marcar()
    return () => {
      desenho.current = null
      mapa.remove()
    }
  }, [url])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the place changes
  useEffect(() => marcar(), [lugar?.latitude, lugar?.longitude])

  return (
    <>
      <div className={classes.mapa}>
        <div ref={elemento} />
      </div>
      {falhou && (
        <p role="status" className={classes.nota}>
          {textos.semImagens}
        </p>
      )}
    </>
  )
}
