import './trusted-types.ts'
import './pedir-primeiro.ts'
import './estilos/base.css'
import './estilos/moldura.css'
import { configurarZod } from '@balcao/contract/valores/mensagens'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { configuracao } from './configuracao.ts'
import { LoginPage } from './features/login/LoginPage.tsx'
import { vigiarErrosFatais } from './navegacao/erro-fatal.ts'
import { anotarPedacosEmFalta, ehDePedaco, recarregarEstaPagina } from './navegacao/recarga.ts'
import { Porta } from './Porta.tsx'
import { portaDe } from './portas.ts'
import { sessao } from './sessao.ts'
import { TelaDeErro } from './shell/TelaDeErro.tsx'
import { textos } from './textos/textos.ts'

// Only in development: in a build each component brings its own styles (vite/estilos-do-kit.ts).
if (import.meta.env.DEV) await import('@mantine/core/styles.layer.css')

const porta = portaDe(window.location.pathname)

anotarPedacosEmFalta()
vigiarErrosFatais()
configurarZod()

const lugar = document.getElementById('app')
if (!lugar) throw new Error('index.html has no #app')
const raiz = createRoot(lugar)

const mostrar = (pagina: ReactNode, titulo: string) => {
  document.title = `${titulo} · ${configuracao.marca}`
  raiz.render(<Porta>{pagina}</Porta>)
}

/** Code that did not come is asked for once more, with the whole page. */
const abrir = async (buscar: () => Promise<void>) => {
  try {
    await buscar()
  } catch (erro) {
    const deNovo = ehDePedaco(erro) ? await recarregarEstaPagina() : 'em_vao'
    if (deNovo === 'recarregando') return
    const recarregar = () => window.location.reload()
    raiz.render(
      <Porta>
        <TelaDeErro codigo={0} aoVoltar={recarregar} />
      </Porta>,
    )
    if (deNovo === 'em_vao') throw new Error('The page did not come', { cause: erro })
  }
}

const abrirAplicativo = () =>
  abrir(async () => {
    const { Aplicativo } = await import('./Aplicativo.tsx')
    raiz.render(<Aplicativo />)
  })

const abrirLogin = () => {
  mostrar(<LoginPage />, textos.acesso.tituloEntrar)
  // Someone who submits the login needs the application next,
  // so it is fetched while the server checks the password.
  lugar.addEventListener('submit', () => void import('./Aplicativo.tsx'), { once: true })
  const parar = sessao.assinar(() => {
    if (!sessao.autenticada()) return
    parar()
    void abrirAplicativo()
  })
}

if (porta) {
  void abrir(async () => {
    const { Pagina, titulo } = (await porta()).porta
    mostrar(<Pagina />, titulo)
  })
} else if (window.location.pathname === '/login' && !sessao.temTokens()) abrirLogin()
else void abrirAplicativo()
