import type { AnyRouter } from '@tanstack/react-router'
import { ehDaVenda } from './eh-da-venda.ts'

/** What only the sale needs (outbox, work without network) is downloaded with its first screen. */
export const ligarNaVenda = (router: AnyRouter) => {
  const parar = router.subscribe('onResolved', async ({ toLocation }) => {
    if (!ehDaVenda(toLocation.pathname)) return
    parar()
    const { ligarVenda } = await import('#partes/venda/ligar-venda.ts')
    ligarVenda(async () => (await import('#features/venda/levar-para-a-rua.ts')).levarParaARua())
  })
}
