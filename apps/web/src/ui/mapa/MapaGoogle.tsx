import { useEffect, useEffectEvent, useRef } from 'react'
import { ErroNaTela } from '../ErroNaTela.tsx'
import {
  aoRecusarChave,
  carregarGoogle,
  type Google,
  type MapaDoGoogle,
  type MarcaDoGoogle,
} from './google.ts'
import { arredondar, BRASIL, type Lugar, type MapaDesenhadoProps, ZOOM } from './lugar.ts'
import classes from './Mapa.module.css'
import { textos } from './mapa.textos.ts'

const ponto = ({ latitude: lat, longitude: lng }: Lugar) => ({ lat, lng })

type MapaGoogleProps = MapaDesenhadoProps & { chave: string }

export function MapaGoogle(props: MapaGoogleProps) {
  const { lugar, aoMover, travado, procurar, chave, falhou, aoFalhar } = props
  const elemento = useRef<HTMLDivElement>(null)
  const desenho = useRef<{ mapa: MapaDoGoogle; marca: MarcaDoGoogle } | null>(null)

  const aoEscolher = useEffectEvent((onde: { lat: () => number; lng: () => number } | null) => {
    if (onde && !travado) aoMover({ latitude: arredondar(onde.lat()), longitude: arredondar(onde.lng()) })
  })

  const mostrar = useEffectEvent((aproximar: boolean) => {
    if (!desenho.current) return
    const { mapa, marca } = desenho.current
    marca.setMap(lugar && mapa)
    if (!lugar) return
    marca.setPosition(ponto(lugar))
    mapa.setCenter(ponto(lugar))
    if (aproximar) mapa.setZoom(ZOOM.rua)
  })

  /** Nothing is marked yet, so the map at least opens on the street of the address. */
  const irAoEndereco = useEffectEvent(async (google: Google, mapa: MapaDoGoogle) => {
    if (lugar || !procurar) return
    const { results } = await new google.Geocoder().geocode({ address: procurar, region: 'BR' })
    const onde = results[0]?.geometry.location
    if (!onde) return
    mapa.setCenter({ lat: onde.lat(), lng: onde.lng() })
    mapa.setZoom(ZOOM.rua)
  })

  const abrir = useEffectEvent((google: Google, onde: HTMLDivElement) => {
    const mapa = new google.Map(onde, {
      center: ponto(lugar ?? BRASIL),
      zoom: lugar ? ZOOM.rua : ZOOM.pais,
      gestureHandling: 'cooperative',
      streetViewControl: false,
    })
    const marca = new google.Marker({ draggable: !travado, title: textos.marca })
    mapa.addListener('click', ({ latLng }) => aoEscolher(latLng))
    marca.addListener('dragend', ({ latLng }) => aoEscolher(latLng))
    desenho.current = { mapa, marca }
    mostrar(true)
    irAoEndereco(google, mapa).catch(() => undefined)
  })

  useEffect(() => {
    let aberto = true
    aoRecusarChave(() => aberto && aoFalhar(true))
    carregarGoogle(chave).then(
      (google) => aberto && elemento.current && abrir(google, elemento.current),
      () => aberto && aoFalhar(true),
    )
    return () => {
      aberto = false
      desenho.current = null
    }
  }, [chave, aoFalhar])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the place changes
  useEffect(() => mostrar(false), [lugar?.latitude, lugar?.longitude])

  if (falhou) return <ErroNaTela mensagem={textos.naoAbriu} />
  return (
    <div className={classes.mapa}>
      <div ref={elemento} />
    </div>
  )
}
