import { Button } from '@mantine/core'
import { use, useState } from 'react'
import { ContextoFormulario } from '../campos/contexto.ts'
import { Icone } from '../Icone.tsx'
import { CampoCoordenada } from './CampoCoordenada.tsx'
import type { Lugar } from './lugar.ts'
import classes from './Mapa.module.css'
import { Mapa, useTemMapa } from './Mapa.tsx'
import { textos } from './mapa.textos.ts'
import { OndeEstou } from './OndeEstou.tsx'

type CamposDoLugarProps = {
  /** The form's field that holds `latitude` and `longitude`. */
  name: string
  /** The address in words. */
  endereco: string
  /** Whether whoever types it may be standing there. */
  noLocal?: boolean
}

/**
 * The location of an address, as two numbers that can always be typed. If a map
 * is configured, it can also be picked there. The map opens on request, because
 * it costs a download and tells a third party which house is being looked at.
 */
export function CamposDoLugar({ name, endereco, noLocal = false }: CamposDoLugarProps) {
  const formulario = use(ContextoFormulario)
  if (!formulario) throw new Error('CamposDoLugar só funciona dentro de um formulário')
  const temMapa = useTemMapa()
  const [aberto, setAberto] = useState(false)
  const travado = formulario.travado ?? false

  const ligar = (campo: keyof Lugar) => formulario.getInputProps(`${name}.${campo}`)
  function mover({ latitude, longitude }: Lugar) {
    ligar('latitude').onChange(latitude)
    ligar('longitude').onChange(longitude)
  }
  const latitude: number | null = ligar('latitude').value
  const longitude: number | null = ligar('longitude').value
  const lugar = noMapa(latitude, 90) && noMapa(longitude, 180) ? { latitude, longitude } : null

  return (
    <div className={classes.lugar}>
      <div className={classes.campos}>
        <CampoCoordenada name={`${name}.latitude`} label={textos.latitude} aoColarLugar={mover} />
        <CampoCoordenada name={`${name}.longitude`} label={textos.longitude} aoColarLugar={mover} />
        {(temMapa || noLocal) && (
          <div className={classes.botoes}>
            {temMapa && (
              <Button
                variant="default"
                aria-expanded={aberto}
                leftSection={<Icone nome="tabler:map-pin" tamanho={16} />}
                onClick={() => setAberto(!aberto)}
              >
                {aberto ? textos.esconder : lugar || travado ? textos.ver : textos.marcar}
              </Button>
            )}
            {noLocal && !travado && <OndeEstou aoAchar={mover} />}
          </div>
        )}
      </div>
      {aberto && (
        <Mapa
          lugar={lugar}
          aoMover={mover}
          travado={travado}
          rotulo={textos.mapaDe(endereco)}
          procurar={endereco}
        />
      )}
    </div>
  )
}

const noMapa = (grau: number | null, limite: number): grau is number =>
  grau !== null && Math.abs(grau) <= limite
