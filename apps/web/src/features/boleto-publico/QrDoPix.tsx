import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { tardio } from '#ui/tardio.ts'
import classes from './BoletoPublico.module.css'
import { textos } from './boleto-publico.textos.ts'

const Desenho = tardio(async () => (await import('./DesenhoDoQr.tsx')).DesenhoDoQr)

/** Where there is room, another device reads it. */
const TELA_LARGA = '(min-width: 48em)'

/** On the phone that pays nobody can read its own screen: there it is drawn only when asked for. */
export function QrDoPix({ codigo }: { codigo: string }) {
  const [mostrado, setMostrado] = useState(() => window.matchMedia(TELA_LARGA).matches)
  if (!mostrado)
    return (
      <Button
        variant="subtle"
        size="md"
        fullWidth
        className={classes.seguinte ?? ''}
        onClick={() => setMostrado(true)}
      >
        {textos.mostrarQr}
      </Button>
    )
  return (
    <div className={classes.qr}>
      <div>
        <Suspense fallback={null}>
          <Desenho texto={codigo} />
        </Suspense>
      </div>
      <p>{textos.lerQr}</p>
    </div>
  )
}
