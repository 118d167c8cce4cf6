import type { Atendimento } from '@balcao/contract/posvenda/atendimento'
import { impedimentoNoAtendimento } from '@balcao/contract/posvenda/atendimento-pode-agir'
import { Text } from '@mantine/core'
import { usePode } from '#habilidade.ts'

/** Why nothing can be written here. */
export function SemEscrever({ atendimento }: { atendimento: Atendimento }) {
  const podeAtender = usePode('EDITAR.ATENDIMENTO')
  const porQue = impedimentoNoAtendimento('escrever', atendimento, () => podeAtender)
  return (
    <Text size="sm" mt="sm" c="dimmed">
      {porQue?.texto}
    </Text>
  )
}
