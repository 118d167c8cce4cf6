import { Text } from '@mantine/core'
import { CopiarUmaVez } from '#ui/CopiarUmaVez.tsx'
import { textos } from './segredo.textos.ts'

type SegredoNovoProps = { segredo: string; aoFechar: () => void }

/** The only time that the secret is readable. */
export function SegredoNovo({ segredo, aoFechar }: SegredoNovoProps) {
  return (
    <CopiarUmaVez
      titulo={textos.novo}
      rotulo={textos.novo}
      valor={segredo}
      textos={textos}
      aoFechar={aoFechar}
    >
      <Text size="sm" mb="sm">
        {textos.umaVez}
      </Text>
    </CopiarUmaVez>
  )
}
