import { CampoInterruptor } from '#ui/campos/CampoInterruptor.tsx'
import { Dialogo } from '#ui/Dialogo.tsx'
import { textos } from '../analise.textos.ts'
import classes from './Teclas.module.css'

const t = textos.teclas

type AjudaProps = { ligadas: boolean; aoLigar: (ligadas: boolean) => void; aoFechar: () => void }

export function AjudaDasTeclas({ ligadas, aoLigar, aoFechar }: AjudaProps) {
  return (
    <Dialogo titulo={t.titulo} aoFechar={aoFechar}>
      <dl className={classes.lista}>
        {t.lista.map(([tecla, faz]) => (
          <div key={tecla} style={{ display: 'contents' }}>
            <dt>
              <kbd>{tecla}</kbd>
            </dt>
            <dd>{faz}</dd>
          </div>
        ))}
      </dl>
      <CampoInterruptor label={t.ligar} description={t.dica} value={ligadas} onChange={aoLigar} />
    </Dialogo>
  )
}
