import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import { textos } from './ajuda.textos.ts'
import { LinkDoManual } from './LinkDoManual.tsx'
import classes from './ManualPage.module.css'
import type { Pagina } from './pagina.ts'
import { procurar } from './procurar.ts'

type AchadosProps = { paginas: readonly Pagina[]; busca: string }

export function Achados({ paginas, busca }: AchadosProps) {
  const navegar = useNavigate()
  const achados = procurar(paginas, busca)
  return (
    <div className={classes.texto}>
      <PaginaCabecalho titulo={textos.buscar} />
      <p role="status">{achados.length > 0 && textos.encontrados(achados.length)}</p>
      {achados.length === 0 && (
        <Vazio
          texto={textos.nada(busca)}
          icone="tabler:search"
          acao={
            <Button variant="default" onClick={() => void navegar({ to: '.', search: {} })}>
              {textos.limpar}
            </Button>
          }
        />
      )}
      <ul className={classes.achados}>
        {achados.map(({ pagina, secao, titulos, trecho }) => (
          <li key={`${pagina}#${secao}`}>
            <LinkDoManual para={{ pagina, secao }}>{titulos.join(' › ')}</LinkDoManual>
            <p>{trecho}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}
