import { Loader } from '@mantine/core'
import { type ReactNode, Suspense, useMemo, useState } from 'react'
import { esperaSair, type VendaNaSaida } from '#aparelho/saida.ts'
import { useSaida } from '#partes/venda/useSaida.ts'
import { tardio } from '#ui/tardio.ts'
import { useEventos } from '#ui/useEventos.ts'
import classes from './Envio.module.css'
import { textos } from './envio.textos.ts'
import { EnvioContexto, type EnvioDaVenda } from './envio.ts'
import { lerRecusa } from './recusa.ts'

const VendaEnviada = tardio(() => import('./VendaEnviada.tsx').then((m) => m.VendaEnviada))
const VendaQueEspera = tardio(() => import('./VendaQueEspera.tsx').then((m) => m.VendaQueEspera))

const NENHUMA: EnvioDaVenda['mostradas'] = []

/** Sends the sale by the device's outbox. Around the draft, because after sending there is none. */
export function EnvioProvider({ id, children }: { id: string; children: ReactNode }) {
  const saida = useSaida()
  const [enviando, setEnviando] = useState(false)
  // A device that stores nothing has no outbox: then only this tab knows.
  const [aqui, setAqui] = useState<VendaNaSaida | null>(null)
  const venda = saida.vendas?.find((outra) => outra.id === id) ?? aqui

  const { enviar, esquecer, retirar } = useEventos({
    enviar: async (envio: Parameters<EnvioDaVenda['enviar']>[0]) => {
      setEnviando(true)
      try {
        setAqui(await saida.enviar({ id, ...envio, feita_em: new Date().toISOString() }))
      } finally {
        setEnviando(false)
      }
    },
    esquecer: () => {
      setAqui(null)
      void saida.retirar(id)
    },
    retirar: async () => {
      const retirada = await saida.retirar(id)
      if (retirada) setAqui(null)
      return retirada
    },
  })
  const recusada = venda?.recusa
  const mostradas = venda?.envio?.mostradas ?? NENHUMA
  const valor = useMemo(
    () => ({ enviando, recusa: recusada ? lerRecusa(recusada) : null, mostradas, enviar, esquecer }),
    [enviando, recusada, mostradas, enviar, esquecer],
  )
  if (venda?.situacao === 'ENVIADA')
    return (
      <Suspense>
        <VendaEnviada id={id} protocolo={venda.protocolo} aoVoltarParaCorrigir={esquecer} />
      </Suspense>
    )
  if (venda && esperaSair(venda) && !enviando)
    return (
      <Suspense>
        <VendaQueEspera
          id={id}
          saindo={venda.situacao !== 'AGUARDANDO_REDE'}
          tentar={saida.tentar}
          retirar={retirar}
        />
      </Suspense>
    )
  return (
    <EnvioContexto value={valor}>
      <div role="status" className={classes.enviando}>
        {enviando && (
          <p>
            <Loader size="xs" /> {textos.enviando}
          </p>
        )}
      </div>
      {/* What would be changed now is not in what was sent, and goes with the draft once the server has it. */}
      <div className={classes.etapas} inert={enviando} aria-busy={enviando}>
        {children}
      </div>
    </EnvioContexto>
  )
}
