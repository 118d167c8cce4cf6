import { ErroHttp, SessaoEncerrada, textoDoErro } from '#http/erro.ts'
import { toast } from '#ui/toast.tsx'
import { ehDePedaco, estaRecarregando } from './recarga.ts'

let fatal: Error | null = null
const ouvintes = new Set<() => void>()

const definir = (erro: Error | null) => {
  fatal = erro
  for (const avisar of ouvintes) avisar()
}

/** An error that nobody expected, and so nobody caught: the page gives way to the error screen. */
export const erroFatal = {
  atual: () => fatal,
  limpar: () => definir(null),
  assinar: (ouvinte: () => void) => {
    ouvintes.add(ouvinte)
    return () => ouvintes.delete(ouvinte)
  },
}

const tratar = (erro: unknown) => {
  // Code that did not come and that no page waits for: the page goes on without it.
  if (estaRecarregando() || erro instanceof SessaoEncerrada || ehDePedaco(erro)) return
  if (erro instanceof ErroHttp) toast.erro(textoDoErro(erro))
  // Browsers also report things that are not errors of ours, without an Error: extensions, ResizeObserver.
  else if (erro instanceof Error && erro.name !== 'AbortError') definir(erro)
}

export const vigiarErrosFatais = () => {
  window.addEventListener('error', (evento) => tratar(evento.error))
  window.addEventListener('unhandledrejection', (evento) => tratar(evento.reason))
}
