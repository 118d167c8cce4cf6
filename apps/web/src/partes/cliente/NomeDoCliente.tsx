import type { ClienteResumo } from '@balcao/contract/clientes/cliente/cliente'
import { Situacao } from '#ui/Situacao.tsx'
import classes from './NomeDoCliente.module.css'

/** The name, and at once what nobody may overlook: a restriction. A long name gives way, the sign does not. */
export function NomeDoCliente({ nome, restrito }: Pick<ClienteResumo, 'nome' | 'restrito'>) {
  if (!restrito) return nome
  return (
    <span className={classes.linha}>
      <span className={classes.nome}>{nome}</span>
      <Situacao tom="perigo">Restrito</Situacao>
    </span>
  )
}
