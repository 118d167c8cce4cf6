import { Alert } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './Recusa.module.css'

/** Why a form was refused, at its top, where people look first. Line breaks are kept. */
export function Recusa({ children }: { children: ReactNode }) {
  return (
    <Alert color="danger" role="alert" className={classes.recusa}>
      {children}
    </Alert>
  )
}
