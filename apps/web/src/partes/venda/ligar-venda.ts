import type { PreparoDaVenda } from '@balcao/contract/vendas/preparo-api'
import { retomarArquivos } from '#aparelho/envio-de-arquivos.ts'
import { limparAparelho } from '#aparelho/faxina.ts'
import { PREPARO, respostasDoAparelho } from '#aparelho/respostas.ts'
import { esperaSair, saidaDoAparelho } from '#aparelho/saida.ts'
import { queryClient } from '#consultas.ts'
import { sessao } from '#sessao.ts'
import { quandoFolgar } from '#ui/quandoFolgar.ts'
import { vivo } from '#vivo/vivo.ts'
import { descartarNoServidor } from './descartes.data.ts'
import { expedir } from './saida.data.ts'
import { registrarServiceWorker } from './service-worker.ts'

const ENTRE_TENTATIVAS_MS = 30_000

let tentativa: ReturnType<typeof setTimeout> | undefined

/** What waits goes by itself: now, when the network or the person comes back, and from time to time. */
const expedirOQueEspera = async () => {
  clearTimeout(tentativa)
  const pessoa = sessao.estado().usuarioAutenticado?.id
  if (!pessoa) return
  const descartou = await descartarNoServidor(pessoa)
  await expedir(pessoa)
  if (descartou && !(await saidaDoAparelho.listar(pessoa)).some(esperaSair)) return
  tentativa = setTimeout(aoPoder, ENTRE_TENTATIVAS_MS)
}

/** A device that stores nothing has no outbox either. */
const aoPoder = () => void expedirOQueEspera().catch(() => undefined)

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
    aoPoder()
    quandoFolgar(() => void levar().catch(() => undefined))
  }
  window.addEventListener('online', aoTerRede)
  document.addEventListener('visibilitychange', aoPoder)
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
