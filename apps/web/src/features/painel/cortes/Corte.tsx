import type { CorteDoPainel } from '@balcao/contract/painel/cortes'
import type { Cortes, FiltroDoPainel } from '@balcao/contract/painel/painel-api'
import { useState } from 'react'
import { A_VISTA, MostrarTodos } from '../MostrarTodos.tsx'
import { textos } from '../painel.textos.ts'
import classes from './Cortes.module.css'
import { TabelaDeFiguras } from './TabelaDeFiguras.tsx'

const recorteDe: Record<CorteDoPainel, (id: string) => object> = {
  vendedor: (vendedor_id) => ({ vendedor_id }),
  canal: (canal_venda_id) => ({ canal_venda_id }),
  plano: (plano_id) => ({ plano_id }),
  cidade: (codigo) => ({ codigo_ibge: Number(codigo) }),
}

type CorteProps = {
  corte: CorteDoPainel
  linhas: Cortes[CorteDoPainel]
  filtro: FiltroDoPainel
  escolhido: boolean
}

/** Rows of figures, the best first. */
export function Corte({ corte, linhas, filtro, escolhido }: CorteProps) {
  const [todas, setTodas] = useState(false)
  const maior = Math.max(1, ...linhas.map(({ vendidas }) => vendidas))
  const mostradas = todas ? linhas : linhas.slice(0, A_VISTA)
  const { de, ate } = filtro
  return (
    <div className={classes.corte} data-escolhido={escolhido || undefined}>
      <h2 className={classes.titulo}>{textos.cortes[corte]}</h2>
      {linhas.length ? (
        <TabelaDeFiguras
          nome={textos.cortes[corte]}
          deQue={textos.deQue[corte]}
          linhas={mostradas.map(({ id, nome, ...numeros }) => ({
            ...{ id, nome, numeros, periodo: { de, ate } },
            recorte: { ...filtro, ...recorteDe[corte](id) },
            parte: numeros.vendidas / maior,
          }))}
        />
      ) : (
        <p className={classes.nada}>{textos.nadaNoPeriodo}</p>
      )}
      <MostrarTodos total={linhas.length} todos={todas} aoMudar={setTodas} />
    </div>
  )
}
