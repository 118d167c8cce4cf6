import { configuracao } from './configuracao.ts'
import { quandoFolgar } from './ui/quandoFolgar.ts'

const ENDERECO = 'https://www.googletagmanager.com/gtag/js'

type JanelaMedida = Window & { dataLayer?: unknown[] }

// The tag reads a command only from an `arguments` object. An array means something else to it.
function comando(this: unknown[], ..._partes: unknown[]) {
  // biome-ignore lint/complexity/noArguments: see above
  this.push(arguments)
}

const carregar = (id: string) => {
  const fila: unknown[] = []
  const janela: JanelaMedida = window
  janela.dataLayer = fila
  comando.call(fila, 'js', new Date())
  // Without the query, because links carry their secrets there.
  comando.call(fila, 'config', id, { page_location: window.location.origin + window.location.pathname })
  const script = document.createElement('script')
  script.async = true
  script.src = `${ENDERECO}?id=${encodeURIComponent(id)}`
  document.head.append(script)
}

/**
 * Counts visits. Only in production, only when the provider gave an id, and after everything else is done.
 */
export const carregarAnalytics = () => {
  const { producao, id_analytics: id } = configuracao
  if (!producao || !id) return
  quandoFolgar(() => carregar(id))
}
