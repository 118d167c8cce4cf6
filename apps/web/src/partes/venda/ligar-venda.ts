import type { PreparoDaVenda } from '@balcao/contract/vendas/preparo-api'
import { retomarArquivos } from '#aparelho/envio-de-arquivos.ts'
import { limparAparelho } from '#aparelho/faxina.ts'
import { PREPARO, respostasDoAparelho } from '#aparelho/respostas.ts'
import { queryClient } from '#consultas.ts'
import { sessao } from '#sessao.ts'
import { quandoFolgar } from '#ui/quandoFolgar.ts'
import { vivo } from '#vivo/vivo.ts'
import { mandarOQueEspera, mandarSozinho } from './mandar-sozinho.ts'
import { registrarServiceWorker } from './service-worker.ts'

const limpar = async () => {
  const pessoa = sessao.estado().usuarioAutenticado?.id ?? ''
  const preparo = await respostasDoAparelho.ler<PreparoDaVenda>(pessoa, PREPARO)
  if (preparo) await limparAparelho(preparo.valor.dias_do_rascunho)
}

/** What analysts and subscribers do is seen while it happens. A reading that is on its way is not begun again. */
const lerDeNovo = () => {
  for (const qual of ['minhas', 'numeros'])
    void queryClient.invalidateQueries({ queryKey: ['venda', qual] }, { cancelRefetch: false })
}

let ligada = false

/**
 * Once somebody is on a screen of the sale: the outbox, the device's retention, opening without network, what others
 * do. `levar` brings to the device what a sale needs where there is none.
 */
export const ligarVenda = (levar: () => Promise<void>) => {
  if (ligada) return
  ligada = true
  const aoTerRede = () => {
    mandarOQueEspera()
    quandoFolgar(() => void levar().catch(() => undefined))
  }
  window.addEventListener('online', aoTerRede)
  mandarSozinho()
  let pessoa = sessao.estado().usuarioAutenticado?.id
  sessao.assinar(() => {
    const anterior = pessoa
    pessoa = sessao.estado().usuarioAutenticado?.id
    if (pessoa && pessoa !== anterior) aoTerRede()
  })
  aoTerRede()
  limpar().catch(() => undefined)
  vivo.ouvir('venda', lerDeNovo)
  retomarArquivos(pessoa ?? '').catch(() => undefined)
  registrarServiceWorker()
}
