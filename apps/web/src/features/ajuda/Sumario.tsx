import { useMediaQuery } from '@mantine/hooks'
import { textos } from './ajuda.textos.ts'
import { LinkDoManual } from './LinkDoManual.tsx'
import classes from './ManualPage.module.css'
import { type Pagina, textoDe } from './pagina.ts'

type SumarioProps = { paginas: readonly Pagina[]; atual: Pagina }

function Secoes({ pagina: { nome, blocos } }: { pagina: Pagina }) {
  const titulos = blocos.flatMap((bloco) => (bloco.tipo === 'titulo' && bloco.nivel === 2 ? [bloco] : []))
  return (
    <ul>
      {titulos.map(({ secao, dentro }) => (
        <li key={secao}>
          <LinkDoManual para={{ pagina: nome, secao }}>{textoDe(dentro)}</LinkDoManual>
        </li>
      ))}
    </ul>
  )
}

/** All pages, and the sections of the one that is open. On a phone it is folded, because the text comes first. */
export function Sumario({ paginas, atual }: SumarioProps) {
  const largo = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false })
  const lista = (
    <ul>
      {paginas.map((pagina) => (
        <li key={pagina.nome}>
          <LinkDoManual para={{ pagina: pagina.nome, secao: '' }} atual={pagina === atual}>
            {pagina.titulo}
          </LinkDoManual>
          {pagina === atual && pagina.nome && <Secoes pagina={pagina} />}
        </li>
      ))}
    </ul>
  )
  return (
    <nav aria-label={textos.paginas} className={classes.sumario}>
      {largo ? (
        lista
      ) : (
        // Another page opens folded again.
        <details key={atual.nome}>
          <summary>{textos.paginas}</summary>
          {lista}
        </details>
      )}
    </nav>
  )
}
