import { ActionIcon, Popover, Skeleton } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { Icone } from '../Icone.tsx'
import { textos } from '../textos.ts'
import classes from './Calendario.module.css'

type BotaoCalendarioProps = {
  aberto: boolean
  aoMudar: (aberto: boolean) => void
  disabled: boolean
  children: ReactNode
}

export function BotaoCalendario({ aberto, aoMudar, disabled, children }: BotaoCalendarioProps) {
  return (
    <Popover opened={aberto} onChange={aoMudar} position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          disabled={disabled}
          aria-label={textos.campo.abrirCalendario}
          onClick={() => aoMudar(!aberto)}
        >
          <Icone nome="tabler:calendar" />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown>
        <Suspense fallback={<Skeleton className={classes.lugar} />}>{children}</Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
