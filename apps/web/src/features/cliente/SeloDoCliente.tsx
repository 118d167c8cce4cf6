import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import { nomesDasOrigens } from '@balcao/contract/clientes/cliente/situacao'
import { memo } from 'react'
import { SituacaoDoCliente } from '#partes/cliente/SituacaoDoCliente.tsx'
import { quando } from '#ui/quando.ts'
import { ContatosDoCliente } from './ContatosDoCliente.tsx'
import { textos } from './cliente.textos.ts'
import classes from './Topo.module.css'

/** Beside and below the name: which client this is, its state, how to reach it, and its company. */
export const SeloDoCliente = memo(({ cliente }: { cliente: Cliente }) => {
  const { codigo, situacao, empresa, criado_em, origem } = cliente
  return (
    <>
      <span className={classes.codigo}>{textos.numero(codigo)}</span>
      <SituacaoDoCliente situacao={situacao} />
      <div className={classes.abaixo}>
        <ContatosDoCliente cliente={cliente} />
        <span className={classes.detalhe}>
          {empresa} · {textos.cadastrado(quando(criado_em), nomesDasOrigens[origem].toLowerCase())}
        </span>
      </div>
    </>
  )
})
