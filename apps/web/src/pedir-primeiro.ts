import { regrasDoManifesto } from './navegacao/manifesto.ts'
import { portaDe } from './portas.ts'
import { sessao } from './sessao.ts'

// Before the rest of the program is even read: the guards need both answers first. They also deal with a failure.
if (!portaDe(window.location.pathname) && sessao.temTokens()) {
  sessao.retomar().catch(() => undefined)
  void regrasDoManifesto()
  // The first number or date of a page makes the browser load its language. Now it waits for the network anyway.
  setTimeout(() => (0).toLocaleString('pt-BR'))
}
