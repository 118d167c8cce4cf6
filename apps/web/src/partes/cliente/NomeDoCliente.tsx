import type { ClienteResumo } from '@balcao/contract/clientes/cliente/cliente'
import { Group } from '@mantine/core'
import { Situacao } from '#ui/Situacao.tsx'

/** Without a style sheet: it would be one more file of the first list of the day. */
const SO_ESTE_SE_CORTA = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }

/** The name, and a restriction right after it, so that nobody overlooks it. Only the name may be cut. */
export function NomeDoCliente({ nome, restrito }: Pick<ClienteResumo, 'nome' | 'restrito'>) {
  if (!restrito) return nome
  return (
    <Group component="span" display="inline-flex" gap="xs" wrap="nowrap" maw="100%">
      <span style={SO_ESTE_SE_CORTA}>{nome}</span>
      <Situacao tom="perigo">Restrito</Situacao>
    </Group>
  )
}
