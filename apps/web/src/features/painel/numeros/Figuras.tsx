import type { FiltroDoPainel, Numeros, Painel } from '@balcao/contract/painel/painel-api'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Link } from '@tanstack/react-router'
import { type Figura, listaDaFigura } from '../lista-da-figura.ts'
import { textos } from '../painel.textos.ts'
import { ContraAntes } from './ContraAntes.tsx'
import classes from './Figuras.module.css'

const ticket = ({ vendidas, vendidas_valor }: Numeros) =>
  vendidas ? Math.round(vendidas_valor / vendidas) : 0

type UmaFigura = {
  nome: string
  /** Which list it opens. */
  abre: Figura
  de: (numeros: Numeros) => number
  escrever: (valor: number) => string
  /** More of it is worse. */
  ruim?: true
}

const quantas = (figura: Figura, ruim?: true): UmaFigura => ({
  nome: textos.figuras[figura],
  abre: figura,
  de: (numeros) => numeros[figura],
  escrever: (valor) => valor.toLocaleString('pt-BR'),
  ...(ruim && { ruim }),
})

const FIGURAS: readonly UmaFigura[] = [
  quantas('vendidas'),
  {
    nome: textos.receita,
    abre: 'vendidas',
    de: ({ vendidas_valor }) => vendidas_valor,
    escrever: formatarDinheiro,
  },
  { nome: textos.ticket, abre: 'vendidas', de: ticket, escrever: formatarDinheiro },
  quantas('aprovadas'),
  quantas('instaladas'),
  quantas('reprovadas', true),
  quantas('canceladas', true),
]

type FigurasProps = { painel: Painel; filtro: FiltroDoPainel }

/** What happened in the period, beside the one before. Each opens the sales behind it. */
export function Figuras({ painel, filtro }: FigurasProps) {
  return (
    <ul className={classes.figuras} aria-label={textos.numerosDoPeriodo}>
      {FIGURAS.map(({ nome, abre, de, escrever, ruim = false }) => (
        <li key={nome}>
          <Link
            to="/admin/venda"
            search={listaDaFigura(abre, painel.periodo, filtro)}
            className={classes.figura ?? ''}
          >
            <span className={classes.nome}>{nome}</span>
            <strong className={classes.valor}>{escrever(de(painel.atual))}</strong>
            <ContraAntes
              atual={de(painel.atual)}
              antes={de(painel.antes)}
              escrito={escrever(de(painel.antes))}
              ruim={ruim}
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
