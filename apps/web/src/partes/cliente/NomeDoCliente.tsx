import type { ClienteResumo } from '@balcao/contract/clientes/cliente/cliente'
import { Situacao } from '#ui/Situacao.tsx'
import classes from './NomeDoCliente.module.css'

/** The name, and a restriction right after it, so that nobody overlooks it. Only the name may be cut. */
export function NomeDoCliente({ nome, restrito }: Pick<ClienteResumo, 'nome' | 'restrito'>) {
  if (!restrito) return nome
  return (
    <span className={classes.linha}>
      <span className={classes.nome}>{nome}</span>
      <Situacao tom="perigo">Restrito</Situacao>
    </span>
  )
}
