import { Button } from '@mantine/core'
import { Tecla } from './Tecla.tsx'
import { textos } from './teclas.textos.ts'
import classes from './VerTeclas.module.css'

export function VerTeclas({ aoAbrir }: { aoAbrir: () => void }) {
  return (
    <Button variant="subtle" className={classes.ver ?? ''} rightSection={<Tecla>?</Tecla>} onClick={aoAbrir}>
      {textos.ver}
    </Button>
  )
}
