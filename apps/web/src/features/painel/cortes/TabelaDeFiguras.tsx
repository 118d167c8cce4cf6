import type { Numeros } from '@balcao/contract/painel/painel-api'
import type { Periodo } from '@balcao/contract/painel/periodo'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Link } from '@tanstack/react-router'
import { type Figura, listaDaFigura, nomesDasFiguras } from '../lista-da-figura.ts'
import { textos } from '../painel.textos.ts'
import classes from './Cortes.module.css'

type LinhaDeFiguras = {
  id: string
  nome: string
  numeros: Numeros
  /** Of which days, and of what else, the lists behind its figures are. */
  periodo: Periodo
  recorte: Parameters<typeof listaDaFigura>[2]
  /** How long its bar is, of the longest. */
  parte?: number
}

type TabelaDeFigurasProps = { nome: string; deQue: string; linhas: readonly LinhaDeFiguras[] }

/** Rows of figures. Each opens the sales behind it. */
export function TabelaDeFiguras({ nome, deQue, linhas }: TabelaDeFigurasProps) {
  return (
    <div className={classes.rolagem}>
      <table className={classes.tabela} aria-label={nome}>
        <thead>
          <tr>
            <th scope="col">{deQue}</th>
            <th scope="col">{textos.figuras.vendidas}</th>
            <th scope="col">{textos.receitaCurta}</th>
            {nomesDasFiguras.slice(1).map((figura) => (
              <th key={figura} scope="col">
                {textos.figuras[figura]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {linhas.map((linha) => (
            <Linha key={linha.id} linha={linha} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Linha({ linha }: { linha: LinhaDeFiguras }) {
  const { nome, numeros, parte } = linha
  return (
    <tr>
      <th scope="row">
        {nome}
        {parte !== undefined && (
          <span className={classes.barra} style={{ width: `${Math.max(parte * 100, 1)}%` }} aria-hidden />
        )}
      </th>
      <Celula linha={linha} figura="vendidas" texto={numeros.vendidas.toLocaleString('pt-BR')} />
      <Celula
        linha={linha}
        figura="vendidas"
        nome={textos.receitaCurta}
        texto={formatarDinheiro(numeros.vendidas_valor)}
      />
      {nomesDasFiguras.slice(1).map((figura) => (
        <Celula key={figura} linha={linha} figura={figura} texto={numeros[figura].toLocaleString('pt-BR')} />
      ))}
    </tr>
  )
}

type CelulaProps = { linha: LinhaDeFiguras; figura: Figura; nome?: string; texto: string }

/** Nothing is behind a zero. */
function Celula({ linha, figura, nome = textos.figuras[figura], texto }: CelulaProps) {
  if (!linha.numeros[figura])
    return (
      <td className={classes.zero} data-nome={nome}>
        {texto}
      </td>
    )
  return (
    <td data-nome={nome}>
      <Link
        to="/admin/venda"
        search={listaDaFigura(figura, linha.periodo, linha.recorte)}
        aria-label={textos.abrirFigura(texto, nome, linha.nome)}
      >
        {texto}
      </Link>
    </td>
  )
}
