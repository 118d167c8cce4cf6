import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { Alert } from '@mantine/core'
import { Icone } from '#ui/Icone.tsx'
import { quando } from '#ui/quando.ts'
import { textos } from './cliente.textos.ts'
import classes from './Topo.module.css'

/** Above everything else: whoever answers the phone must know this before agreeing to anything. */
export function FaixaDeRestricao({ cliente: { restricao, mascarado } }: { cliente: Cliente }) {
  if (!restricao) return null
  return (
    <Alert
      color="danger"
      role="note"
      icon={<Icone nome="tabler:ban" />}
      title={textos.restrito}
      className={classes.faixa}
    >
      <p className={classes.motivo}>{mascarado ? textos.motivoOculto : restricao.motivo}</p>
      <small>{textos.restritoPor(restricao.por, quando(restricao.em))}</small>
    </Alert>
  )
}
