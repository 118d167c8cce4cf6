import { useDisclosure, useMediaQuery } from '@mantine/hooks'
import { Outlet, useRouter } from '@tanstack/react-router'
import { Suspense, useDeferredValue } from 'react'
import { textos } from '#textos/textos.ts'
// A list comes next on nearly every visit: its style sheet is not one more request.
import '#ui/tabela/Tabela.module.css'
import { tardio } from '#ui/tardio.ts'
import { useEscolhaGuardada } from '#ui/useEscolhaGuardada.ts'
import { Cabecalho } from './Cabecalho.tsx'
import classes from './Casca.module.css'
import { LinkDaAjuda } from './LinkDaAjuda.tsx'
import { MenuLateral } from './MenuLateral.tsx'
import { MenuRecolhido } from './MenuRecolhido.tsx'
import { NovaVersao } from './NovaVersao.tsx'
import { Progresso } from './Progresso.tsx'
import { SemConexao } from './SemConexao.tsx'
import { Trilha } from './Trilha.tsx'
import { useFocoNoTitulo } from './useFocoNoTitulo.ts'
import { useSair } from './useSair.ts'

const Gaveta = tardio(() => import('./Gaveta.tsx').then(({ Gaveta }) => Gaveta))
const SairComVendas = tardio(() => import('./SairComVendas.tsx').then(({ SairComVendas }) => SairComVendas))

/** `lg`. The style sheet says the same. */
const LARGO = '(min-width: 80em)'

/** The default layout: top bar, menu and page. Plain CSS, because the kit's shell weighs 6 KB more. */
export function Casca({ aoSair }: { aoSair: () => void }) {
  const [recolhido, setRecolhido] = useEscolhaGuardada('menu-recolhido', Boolean)
  // Not drawn at all on a phone, where it would cost more time than the rest of the shell.
  const largo = useMediaQuery(LARGO, undefined, { getInitialValueInEffect: false })
  const [gavetaUsada, { open: usarGaveta }] = useDisclosure()
  const [gaveta, { open: abrir, close: fechar }] = useDisclosure(false, { onOpen: usarGaveta })
  const saida = useSair(aoSair)
  return (
    <div className={classes.casca} data-recolhido={recolhido || undefined}>
      <a href="#conteudo" className={classes.pular}>
        {textos.casca.irAoConteudo}
      </a>
      <header className={classes.cabecalho}>
        <Cabecalho
          recolhido={recolhido}
          aoRecolher={() => setRecolhido(!recolhido)}
          aoAbrirMenu={abrir}
          aoSair={saida.pedir}
        />
      </header>
      <Progresso />
      {largo && <div className={classes.lateral}>{recolhido ? <MenuRecolhido /> : <MenuLateral />}</div>}
      {gavetaUsada && (
        <Suspense>
          <Gaveta aberta={gaveta} aoFechar={fechar} />
        </Suspense>
      )}
      <SemConexao />
      <main id="conteudo" tabIndex={-1} className={classes.conteudo}>
        <div className={classes.topo} data-so-na-tela>
          <Trilha />
          <LinkDaAjuda />
        </div>
        <Pagina />
      </main>
      {saida.ficam > 0 && (
        <Suspense>
          <SairComVendas quantas={saida.ficam} aoSair={aoSair} aoFicar={saida.ficar} />
        </Suspense>
      )}
      <NovaVersao />
      <Foco />
    </div>
  )
}

/** The first page comes after the bars, in slices: a slow phone answers to the finger meanwhile. */
function Pagina() {
  const outraVeioAntes = useRouter().state.resolvedLocation !== undefined
  return useDeferredValue(true, outraVeioAntes) && <Outlet />
}

/** By itself: the address changes with every screen, and the header and the menu stay as they are. */
function Foco() {
  useFocoNoTitulo()
  return null
}
