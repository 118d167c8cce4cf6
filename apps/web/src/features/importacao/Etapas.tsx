import { Icone } from '#ui/Icone.tsx'
import classes from './Importar.module.css'
import { textos } from './importacao.textos.ts'

/** The current step. On a narrow screen only this one is spelled out. */
export function Etapas({ atual }: { atual: number }) {
  return (
    <ol className={classes.etapas} aria-label={textos.nomeDasEtapas}>
      {textos.etapas.map((nome, i) => {
        const n = i + 1
        const feita = n < atual
        return (
          <li key={nome} aria-current={n === atual ? 'step' : undefined} data-feita={feita || undefined}>
            <span className={classes.bola}>{feita ? <Icone nome="tabler:check" tamanho={14} /> : n}</span>
            <span className={classes.nomeDaEtapa}>{nome}</span>
          </li>
        )
      })}
    </ol>
  )
}
