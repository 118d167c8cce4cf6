import { Icone } from '../Icone.tsx'
import type { Sentido } from './ordem.ts'

/** Takes space even when the list is not ordered by this column, so that ordering by it moves nothing. */
export function SetaDeOrdem({ sentido }: { sentido: Sentido }) {
  return (
    <span style={{ visibility: sentido === 'none' ? 'hidden' : 'visible' }}>
      <Icone nome={sentido === 'descending' ? 'tabler:arrow-down' : 'tabler:arrow-up'} tamanho={14} />
    </span>
  )
}
