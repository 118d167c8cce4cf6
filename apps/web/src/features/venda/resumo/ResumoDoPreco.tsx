import { memo } from 'react'
import { usePreco } from '../oferta/usePreco.ts'
import { useRascunho } from '../rascunho/aberto.ts'
import { PrecoAVista } from './PrecoAVista.tsx'
import classes from './Resumo.module.css'
import { textos } from './resumo.textos.ts'

/** What the sale costs, in view on every step. */
export function ResumoDoPreco() {
  const { plano_id } = useRascunho().dados
  const preco = usePreco()
  return (
    <section aria-label={textos.preco} className={classes.resumo}>
      {preco ? <AVista {...preco} /> : <p>{plano_id ? textos.semPlano : textos.escolhaPlano}</p>}
    </section>
  )
}

/** The price changes with what is chosen, not with what is typed. */
const AVista = memo(PrecoAVista, (antes, agora) => antes.preco === agora.preco)
