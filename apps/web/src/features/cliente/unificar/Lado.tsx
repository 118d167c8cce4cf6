import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { SituacaoDoCliente } from '#partes/cliente/SituacaoDoCliente.tsx'
import { quando } from '#ui/quando.ts'
import { Situacao } from '#ui/Situacao.tsx'
import { textos as doCliente } from '../cliente.textos.ts'
import classes from './Unificar.module.css'

type LadoProps = { rotulo: string; cliente: Cliente; fica?: boolean }

/** One of the two records, with just enough to tell it from the other. */
export function Lado({ rotulo, cliente, fica = false }: LadoProps) {
  const { codigo, nome, situacao, restricao, atualizado_em } = cliente
  return (
    <section aria-label={rotulo} className={classes.lado} data-fica={fica || undefined}>
      <span className={classes.rotulo}>{rotulo}</span>
      <strong>{nome}</strong>
      <span className={classes.selos}>
        {doCliente.numero(codigo)} <SituacaoDoCliente situacao={situacao} />
        {restricao && <Situacao tom="perigo">{doCliente.restrito}</Situacao>}
      </span>
      <small>{doCliente.alterado(quando(atualizado_em))}</small>
    </section>
  )
}
