import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { Link, useNavigate } from '@tanstack/react-router'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { Tecla } from '#ui/teclas/Tecla.tsx'
import classes from './Vendedor.module.css'
import { textos } from './vendedor.textos.ts'

const ASPECTO = { color: 'secondary', size: 'md', h: 48 } as const

/** The one main action of selling: first in the tab order, under the thumb on a phone, and on Alt+N. */
export function NovaVenda({ motivo }: { motivo: string | null }) {
  const navegar = useNavigate()
  useWindowEvent('keydown', (evento) => {
    // By its place on the keyboard: on a Mac, Option changes the letter.
    if (motivo || !evento.altKey || evento.ctrlKey || evento.metaKey || evento.code !== 'KeyN') return
    if (document.querySelector('dialog[open], [aria-modal="true"]')) return
    evento.preventDefault()
    void navegar({ to: '/vendedor/nova' })
  })
  return (
    <div className={classes.novaVenda}>
      {motivo ? (
        <BotaoComMotivo {...ASPECTO} motivo={motivo} onClick={() => {}}>
          {textos.novaVenda}
        </BotaoComMotivo>
      ) : (
        <Button
          {...ASPECTO}
          aria-keyshortcuts="Alt+N"
          rightSection={<Tecla>{textos.atalho}</Tecla>}
          renderRoot={(props) => <Link to="/vendedor/nova" {...props} />}
        >
          {textos.novaVenda}
        </Button>
      )}
    </div>
  )
}
