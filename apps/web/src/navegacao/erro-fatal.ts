import { ErroHttp, SessaoEncerrada, textoDoErro } from '#http/erro.ts'
import { toast } from '#ui/toast.tsx'
import { ehDePedaco, estaRecarregando } from './recarga.ts'

let fatal: Error | null = null
const ouvintes = new Set<() => void>()

const definir = (erro: Error | null) => {
  fatal = erro
  for (const avisar of ouvintes) avisar()
}

/** An unexpected error that nothing caught. The error screen replaces the page. */
export const erroFatal = {
  atual: () => fatal,
  limpar: () => definir(null),
  assinar: (ouvinte: () => void) => {
    ouvintes.add(ouvinte)
    return () => ouvintes.delete(ouvinte)
  },
}

const tratar = (erro: unknown) => {
  // Code that did not load and that no page waits for. The page goes on without it.
  if (estaRecarregando() || erro instanceof SessaoEncerrada || ehDePedaco(erro)) return
  if (erro instanceof ErroHttp) toast.erro(textoDoErro(erro))
  // Browsers also report things that are not our errors (extensions, ResizeObserver), without an Error.
  else if (erro instanceof Error && erro.name !== 'AbortError') definir(erro)
}

export const vigiarErrosFatais = () => {
  window.addEventListener('error', (evento) => tratar(evento.error))
  window.addEventListener('unhandledrejection', (evento) => tratar(evento.reason))
}
