import { usePreco } from '../oferta/usePreco.ts'
import { useRascunho } from '../rascunho/aberto.ts'
import { useEnvio } from './envio.ts'

/** Sends what stands in the draft now, at the price that is shown now. */
export function useReenviar() {
  const { dados } = useRascunho()
  const { enviar } = useEnvio()
  const preco = usePreco()
  return () => {
    if (preco) void enviar({ dados, total_mostrado: preco.preco.total_fidelidade })
  }
}
