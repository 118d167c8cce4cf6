import { Text } from '@mantine/core'
import { CopiarUmaVez } from '#ui/CopiarUmaVez.tsx'
import { textosDoSegredo as t } from './webhook.textos.ts'

type SegredoNovoProps = { segredo: string; aoFechar: () => void }

/** The only time that the secret is readable. */
export function SegredoNovo({ segredo, aoFechar }: SegredoNovoProps) {
  return (
    <CopiarUmaVez titulo={t.novo} rotulo={t.novo} valor={segredo} textos={t} aoFechar={aoFechar}>
      <Text size="sm" mb="sm">
        {t.umaVez}
      </Text>
    </CopiarUmaVez>
  )
}
