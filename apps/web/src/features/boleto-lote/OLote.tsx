import type { Lote } from '@balcao/contract/cobranca/lote-api'
import { DadosEmLista } from '#ui/DadosEmLista.tsx'
import { quando } from '#ui/quando.ts'
import { Secao } from '#ui/Secao.tsx'
import { DepoisDoLote } from './DepoisDoLote.tsx'
import classes from './Lote.module.css'
import { textos } from './lote.textos.ts'
import { NumerosDoLote } from './NumerosDoLote.tsx'

const t = textos.lote

/** Of whom it is, its figures, and what comes next. */
export function OLote({ lote }: { lote: Lote }) {
  const { empresa, conta, criado_por, criado_em, concluido_em } = lote
  return (
    <Secao titulo={t.dados}>
      <div className={classes.lote}>
        <DadosEmLista
          dados={[
            [t.empresa, empresa.nome],
            [t.conta, conta.nome],
            [t.iniciado, t.iniciadoPor(criado_por, quando(criado_em))],
            [t.terminado, concluido_em && quando(concluido_em)],
          ]}
        />
        <NumerosDoLote lote={lote} />
      </div>
      <DepoisDoLote lote={lote} />
    </Secao>
  )
}
