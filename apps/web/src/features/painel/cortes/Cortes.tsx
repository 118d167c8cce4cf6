import { type CorteDoPainel, cortesDoPainel } from '@balcao/contract/painel/cortes'
import type { FiltroDoPainel, Cortes as Linhas } from '@balcao/contract/painel/painel-api'
import { Abas } from '#ui/Abas.tsx'
import { textos } from '../painel.textos.ts'
import { Corte } from './Corte.tsx'
import classes from './Cortes.module.css'

type CortesProps = {
  cortes: Linhas
  atual: CorteDoPainel
  aoTrocar: (corte: CorteDoPainel) => void
  filtro: FiltroDoPainel
}

/** The period by seller, channel, plan or city: one at a time on the screen, all of them on paper. */
export function Cortes({ cortes, atual, aoTrocar, filtro }: CortesProps) {
  return (
    <div className={classes.cortes}>
      <Abas nomes={textos.cortes} atual={atual} aoTrocar={aoTrocar} sempre />
      {cortesDoPainel.map((corte) => (
        <Corte key={corte} corte={corte} linhas={cortes[corte]} filtro={filtro} escolhido={corte === atual} />
      ))}
    </div>
  )
}
