import { paginas } from 'virtual:manual'
import { Button } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Icone } from '#ui/Icone.tsx'
import { CampoBusca } from '#ui/lista/CampoBusca.tsx'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { Achados } from './Achados.tsx'
import { textos } from './ajuda.textos.ts'
import { Blocos } from './Blocos.tsx'
import { LinkDoManual } from './LinkDoManual.tsx'
import classes from './ManualPage.module.css'
import type { Pagina } from './pagina.ts'
import { Sumario } from './Sumario.tsx'

/** To the section that the address names, once the page is there. */
const useIrASecao = (nome: string) => {
  const hash = useLocation({ select: ({ hash }) => hash })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may have a section of the same name
  useEffect(() => {
    const titulo = hash && document.getElementById(hash)
    if (!titulo) return
    titulo.scrollIntoView()
    titulo.focus({ preventScroll: true })
  }, [hash, nome])
}

/** Before and after, as in a book. */
function Vizinhas({ nome }: { nome: string }) {
  const lugar = paginas.findIndex((pagina) => pagina.nome === nome)
  const vizinhas = [
    { pagina: paginas[lugar - 1], rotulo: textos.anterior },
    { pagina: paginas[lugar + 1], rotulo: textos.proxima },
  ]
  return (
    <div className={classes.vizinhas}>
      {vizinhas.map(
        ({ pagina, rotulo }) =>
          pagina && (
            <p key={rotulo}>
              {rotulo}: <LinkDoManual para={{ pagina: pagina.nome, secao: '' }}>{pagina.titulo}</LinkDoManual>
            </p>
          ),
      )}
    </div>
  )
}

type ManualPageProps = { nome: string; busca: string }

/** A page of the manual, or what a search finds in all of it. */
export function ManualPage({ nome, busca }: ManualPageProps) {
  const navegar = useNavigate()
  useIrASecao(nome)
  const pagina = paginas.find((uma): uma is Pagina => uma.nome === nome)
  if (!pagina) return null
  return (
    <div className={classes.pagina}>
      <div className={classes.lado}>
        <CampoBusca
          aria-label={textos.buscar}
          dica={textos.dicaDeBusca}
          busca={busca}
          aoBuscar={(nova) =>
            void navegar({ to: '.', search: nova ? { busca: nova } : {}, replace: Boolean(busca) })
          }
        />
        <Sumario paginas={paginas} atual={pagina} />
      </div>
      {busca ? (
        <Achados paginas={paginas} busca={busca} />
      ) : (
        <article className={classes.texto}>
          <PaginaCabecalho
            titulo={pagina.titulo}
            acoes={
              <Button
                variant="subtle"
                className={classes.imprimir ?? ''}
                leftSection={<Icone nome="tabler:printer" tamanho={16} />}
                onClick={() => window.print()}
              >
                {textos.imprimir}
              </Button>
            }
          />
          <Blocos blocos={pagina.blocos} />
          <Vizinhas nome={nome} />
        </article>
      )}
    </div>
  )
}
