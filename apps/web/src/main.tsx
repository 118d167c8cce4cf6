import './trusted-types.ts'
import './estilos/base.css'
import { configurarZod } from '@balcao/contract/valores/mensagens'
import { createRoot } from 'react-dom/client'
import { configuracao } from './configuracao.ts'
import { vigiarErrosFatais } from './navegacao/erro-fatal.ts'
import { regrasDoManifesto } from './navegacao/manifesto.ts'
import { anotarPedacosEmFalta, ehDePedaco, recarregarEstaPagina } from './navegacao/recarga.ts'
import { Porta } from './Porta.tsx'
import { sessao } from './sessao.ts'
import { textos } from './textos/textos.ts'

// Only in development: in a build each component brings its own styles (vite/estilos-do-kit.ts).
if (import.meta.env.DEV) await import('@mantine/core/styles.layer.css')

// Asked for while the program comes: the guards need both answers first. They also deal with a failure.
if (sessao.temTokens()) {
  sessao.retomar().catch(() => undefined)
  void regrasDoManifesto()
}

anotarPedacosEmFalta()
vigiarErrosFatais()
configurarZod()

const lugar = document.getElementById('app')
if (!lugar) throw new Error('index.html has no #app')
const raiz = createRoot(lugar)

const abrirAplicativo = async () => {
  try {
    const { Aplicativo } = await import('./Aplicativo.tsx')
    raiz.render(<Aplicativo />)
  } catch (erro) {
    if (ehDePedaco(erro) && (await recarregarEstaPagina()) === 'recarregando') return
    // The login page is already here, and can at least say that something went wrong.
    raiz.render(<Porta />)
    throw new Error('The application did not come', { cause: erro })
  }
}

const abrirPorta = () => {
  document.title = `${textos.acesso.tituloEntrar} · ${configuracao.marca}`
  raiz.render(<Porta />)
  // Someone who submits the login needs the application next,
  // so it is fetched while the server checks the password.
  lugar.addEventListener('submit', () => void import('./Aplicativo.tsx'), { once: true })
  const parar = sessao.assinar(() => {
    if (!sessao.autenticada()) return
    parar()
    void abrirAplicativo()
  })
}

if (window.location.pathname === '/login' && !sessao.temTokens()) abrirPorta()
else void abrirAplicativo()
