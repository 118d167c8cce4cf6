import { Text } from '@mantine/core'
import { CopiarUmaVez } from '#ui/CopiarUmaVez.tsx'
import { textos } from './chave-api.textos.ts'

type ChaveNovaProps = { chave: string; aoFechar: () => void }

/** The only time that the key is readable. */
export function ChaveNova({ chave, aoFechar }: ChaveNovaProps) {
  return (
    <CopiarUmaVez
      titulo={textos.criada}
      rotulo={textos.aChave}
      valor={chave}
      textos={textos}
      aoFechar={aoFechar}
    >
      <Text size="sm" mb="sm">
        {textos.umaVez}
      </Text>
    </CopiarUmaVez>
  )
}
