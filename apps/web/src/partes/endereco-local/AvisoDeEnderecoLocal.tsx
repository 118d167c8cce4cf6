import { AVISO_DE_ENDERECO_LOCAL, soAbreNestaMaquina } from '@balcao/contract/provedor/endereco-local'
import { Text } from '@mantine/core'

/** Beside a link for others: nothing, or that it is of no use to them. */
export function AvisoDeEnderecoLocal({ link }: { link: string }) {
  if (!soAbreNestaMaquina(link)) return null
  return (
    <Text size="sm" mt="xs" fw={600}>
      {AVISO_DE_ENDERECO_LOCAL}
    </Text>
  )
}
