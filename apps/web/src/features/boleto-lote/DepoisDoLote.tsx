import type { Lote } from '@balcao/contract/cobranca/lote-api'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { EmitirOQueFalta } from './EmitirOQueFalta.tsx'
import classes from './Lote.module.css'
import { textos } from './lote.textos.ts'

const t = textos.lote

/** Where a batch leads: to its boletos, to the bank, and to what it left out. */
export function DepoisDoLote({ lote }: { lote: Lote }) {
  const [ve, remete] = [usePode('LISTAR.BOLETO'), usePode('EDITAR.BOLETO')]
  const { id, situacao, emitidos, falhas } = lote
  const falta = situacao === 'CANCELADO' || (situacao === 'CONCLUIDO' && falhas > 0)
  return (
    <>
      {falta && <EmitirOQueFalta lote={lote} />}
      <div className={classes.saidas}>
        {emitidos > 0 && ve && (
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/admin/boleto" search={{ lote_id: id }} {...props} />}
          >
            {t.verBoletos}
          </Button>
        )}
        {emitidos > 0 && remete && (
          <Button variant="default" renderRoot={(props) => <Link to="/admin/boleto/arquivos" {...props} />}>
            {t.verArquivos}
          </Button>
        )}
      </div>
    </>
  )
}
