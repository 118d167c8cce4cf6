import type { Dado } from '#ui/DadosEmLista.tsx'
import linhas from '#ui/Linhas.module.css'
import { textos } from './endereco.textos.ts'

type Lugar = { latitude: number | null; longitude: number | null }

/** What was marked at the door, for whoever drives there. A map opens in another tab, or as the phone's own. */
export const lugarNoMapa = ({ latitude, longitude }: Lugar): Dado => [
  textos.lugar,
  latitude !== null && longitude !== null && (
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
      target="_blank"
      rel="noreferrer"
      className={linhas.link}
    >
      {textos.verNoMapa}
    </a>
  ),
]
