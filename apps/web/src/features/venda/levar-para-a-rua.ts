import { cidadesDoAparelho } from '#aparelho/cidades.ts'
import { queryClient } from '#consultas.ts'
import { preparo } from '#partes/venda/preparo.data.ts'
import { retratoDasOfertas } from './oferta/retrato.data.ts'

/** What a sale is made with comes to the device before anybody needs it: the next door may have no signal. */
export const levarParaARua = async () => {
  await Promise.allSettled([
    queryClient.prefetchQuery(preparo()),
    queryClient.prefetchQuery(retratoDasOfertas()),
    cidadesDoAparelho.guardar(),
  ])
}
