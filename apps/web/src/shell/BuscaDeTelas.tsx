import { ActionIcon, Kbd, UnstyledButton } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { Suspense, useState } from 'react'
import { textos } from '#textos/textos.ts'
import { Icone } from '#ui/Icone.tsx'
import { tardio } from '#ui/tardio.ts'
import classes from './BuscaDeTelas.module.css'

const Paleta = tardio(() => import('./Paleta.tsx').then(({ Paleta }) => Paleta))

/** Finds any screen by its name. The palette itself is downloaded when it is first opened. */
export function BuscaDeTelas() {
  const [vezes, setVezes] = useState(0)
  const abrir = () => setVezes(vezes + 1)
  useWindowEvent('keydown', (evento) => {
    if (!(evento.ctrlKey || evento.metaKey) || evento.shiftKey || evento.altKey || evento.code !== 'KeyK')
      return
    evento.preventDefault()
    abrir()
  })
  return (
    <>
      <UnstyledButton className={classes.largo} visibleFrom="sm" onClick={abrir}>
        <Icone nome="tabler:search" tamanho={16} />
        <span className={classes.rotulo}>{textos.casca.buscar}</span>
        <Kbd size="xs">Ctrl K</Kbd>
      </UnstyledButton>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        hiddenFrom="sm"
        aria-label={textos.casca.buscar}
        onClick={abrir}
      >
        <Icone nome="tabler:search" tamanho={20} />
      </ActionIcon>
      {vezes > 0 && (
        <Suspense>
          <Paleta pedido={vezes} />
        </Suspense>
      )}
    </>
  )
}
