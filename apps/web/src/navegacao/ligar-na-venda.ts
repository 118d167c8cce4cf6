import type { AnyRouter } from '@tanstack/react-router'
import { ehDaVenda } from './eh-da-venda.ts'
import { telaPronta } from './tela-pronta.ts'

const ligar = async () => {
  const { ligarVenda } = await import('#partes/venda/ligar-venda.ts')
  ligarVenda(async () => (await import('#features/venda/levar-para-a-rua.ts')).levarParaARua())
}

/** What only the sale needs (outbox, work without network) is downloaded after its first screen. */
export const ligarNaVenda = (router: AnyRouter) => {
  const parar = router.subscribe('onResolved', ({ toLocation }) => {
    if (!ehDaVenda(toLocation.pathname)) return
    parar()
    void telaPronta().then(ligar)
  })
}
