import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { tardio } from '#ui/tardio.ts'
import { textos } from '../vendedor.textos.ts'
import type { RascunhoNaLista } from './juntar.ts'

const t = textos.rascunhos

const PerguntarDescarte = tardio(() => import('./PerguntarDescarte.tsx').then((m) => m.PerguntarDescarte))

type DescartarRascunhoProps = { rascunho: RascunhoNaLista; quem: string | null; usuario: string }

export function DescartarRascunho({ rascunho, quem, usuario }: DescartarRascunhoProps) {
  const [perguntando, setPerguntando] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        mih={44}
        aria-label={t.descartarDe(quem ?? t.semCliente)}
        onClick={() => setPerguntando(true)}
      >
        {t.descartar}
      </Button>
      <Suspense>
        {perguntando && (
          <PerguntarDescarte
            rascunho={rascunho}
            quem={quem}
            usuario={usuario}
            aoFechar={() => setPerguntando(false)}
          />
        )}
      </Suspense>
    </>
  )
}
