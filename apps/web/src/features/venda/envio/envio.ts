import { createContext, use } from 'react'
import type { EnvioNaSaida } from '#aparelho/saida.ts'
import type { RecusaDoEnvio } from './recusa.ts'

export type EnvioDaVenda = {
  enviando: boolean
  recusa: RecusaDoEnvio | null
  /** The promotions that the client was shown when the sale was sent. */
  mostradas: NonNullable<EnvioNaSaida['mostradas']>
  enviar: (envio: Omit<EnvioNaSaida, 'id' | 'feita_em'>) => Promise<void>
  /** The person goes back to change something: it is a draft again. */
  esquecer: () => void
}

export const EnvioContexto = createContext<EnvioDaVenda | null>(null)

export const useEnvio = () => {
  const envio = use(EnvioContexto)
  if (!envio) throw new Error('fora de uma venda')
  return envio
}
