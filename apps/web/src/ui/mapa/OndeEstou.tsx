import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Icone } from '../Icone.tsx'
import { useNaTela } from '../useNaTela.ts'
import { arredondar, type Lugar } from './lugar.ts'
import classes from './Mapa.module.css'
import { textos } from './mapa.textos.ts'

/** A phone under a roof takes its time. */
const OPCOES = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 }

const RECUSADO = 1

/** For people who stand there: the device's own position. Browsers give it only over https. */
export function OndeEstou({ aoAchar }: { aoAchar: (lugar: Lugar) => void }) {
  const [procurando, setProcurando] = useState(false)
  const [dito, setDito] = useState('')
  const naTela = useNaTela()
  const lugarDoDito = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (dito) lugarDoDito.current?.scrollIntoView({ block: 'nearest' })
  }, [dito])
  if (!window.isSecureContext || !('geolocation' in navigator)) return null

  function acabar(comQue: string) {
    setProcurando(false)
    setDito(comQue)
  }

  function procurar() {
    setProcurando(true)
    setDito('')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => {
        if (!naTela.current) return
        aoAchar({ latitude: arredondar(latitude), longitude: arredondar(longitude) })
        acabar(textos.achado(Math.ceil(accuracy)))
      },
      ({ code }) => acabar(code === RECUSADO ? textos.semLicenca : textos.semPosicao),
      OPCOES,
    )
  }

  return (
    <>
      <Button
        variant="default"
        loading={procurando}
        leftSection={<Icone nome="tabler:map-pin" tamanho={16} />}
        onClick={procurar}
      >
        {textos.ondeEstou}
      </Button>
      <p ref={lugarDoDito} role="status" className={classes.dito}>
        {dito}
      </p>
    </>
  )
}
