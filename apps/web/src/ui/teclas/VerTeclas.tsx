import { Button } from '@mantine/core'
import { textos } from '../textos.ts'
import { Tecla } from './Tecla.tsx'
import classes from './VerTeclas.module.css'

export function VerTeclas({ aoAbrir }: { aoAbrir: () => void }) {
  return (
    <Button variant="subtle" className={classes.ver ?? ''} rightSection={<Tecla>?</Tecla>} onClick={aoAbrir}>
      {textos.teclas.ver}
    </Button>
  )
}
