import type { Correcao } from '@balcao/contract/vendas/correcao'
import { Alert } from '@mantine/core'
import classes from './AvisoDaCorrecao.module.css'
import { textos } from './rascunho.textos.ts'

const t = textos.correcao

/** In every step: which sale this is, and why it came back. */
export function AvisoDaCorrecao({ corrige: { protocolo, motivo } }: { corrige: Correcao }) {
  return (
    <Alert color="warning" mb="md" role="note" title={t.titulo(protocolo)} className={classes.aviso ?? ''}>
      {motivo ?? t.semMotivo}
    </Alert>
  )
}
