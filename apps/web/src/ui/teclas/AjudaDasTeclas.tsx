import { CampoInterruptor } from '../campos/CampoInterruptor.tsx'
import { Dialogo } from '../Dialogo.tsx'
import classes from './AjudaDasTeclas.module.css'
import type { TeclasLigadas } from './preferencia.ts'
import { textos as t } from './teclas.textos.ts'

type AjudaProps = {
  /** Each key, and what it does. */
  lista: readonly (readonly string[])[]
  teclas: TeclasLigadas
  aoFechar: () => void
}

export function AjudaDasTeclas({ lista, teclas, aoFechar }: AjudaProps) {
  return (
    <Dialogo titulo={t.titulo} aoFechar={aoFechar}>
      <dl className={classes.lista}>
        {lista.map(([tecla, faz]) => (
          <div key={tecla} style={{ display: 'contents' }}>
            <dt>
              <kbd>{tecla}</kbd>
            </dt>
            <dd>{faz}</dd>
          </div>
        ))}
      </dl>
      <CampoInterruptor label={t.ligar} description={t.dica} value={teclas.ligadas} onChange={teclas.ligar} />
    </Dialogo>
  )
}
