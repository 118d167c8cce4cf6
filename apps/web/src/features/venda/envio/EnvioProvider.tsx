import { type ReactNode, Suspense, useMemo } from 'react'
import { tardio } from '#ui/tardio.ts'
import { useEventos } from '#ui/useEventos.ts'
import { useEnviar } from '../venda.data.ts'
import { EnvioContexto, type EnvioDaVenda } from './envio.ts'
import { lerRecusa } from './recusa.ts'

const VendaEnviada = tardio(() => import('./VendaEnviada.tsx').then((m) => m.VendaEnviada))

/** Sends the sale. Around the draft, because after sending there is none. */
export function EnvioProvider({ id, children }: { id: string; children: ReactNode }) {
  const { mutate, reset, isPending, error, data } = useEnviar()
  const eventos = useEventos({
    enviar: (envio: Parameters<EnvioDaVenda['enviar']>[0]) =>
      mutate({ id, ...envio, feita_em: new Date().toISOString() }),
    esquecer: reset,
  })
  const { enviar, esquecer } = eventos
  const valor = useMemo(
    () => ({ enviando: isPending, recusa: error && lerRecusa(error), enviar, esquecer }),
    [isPending, error, enviar, esquecer],
  )
  if (data)
    return (
      <Suspense>
        <VendaEnviada venda={data} />
      </Suspense>
    )
  return <EnvioContexto value={valor}>{children}</EnvioContexto>
}
