import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import classes from './Unificar.module.css'
import { textos } from './unificar.textos.ts'

export function OQuePassa({ sai }: { sai: Cliente }) {
  const partes = [
    textos.telefones(sai.telefones.length),
    textos.enderecos(sai.enderecos.length),
    textos.consentimentos(sai.consentimentos.length),
  ]
  return <p className={classes.consequencia}>{textos.passa(partes.join(', '))}</p>
}
