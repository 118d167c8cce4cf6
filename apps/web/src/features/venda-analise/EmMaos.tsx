import type { EmMaos } from '@balcao/contract/vendas/analise-api'
import { Alert, Button } from '@mantine/core'
import { desde } from '#ui/desde.ts'
import { Tecla } from '#ui/teclas/Tecla.tsx'
import { textos } from './analise.textos.ts'

const t = textos.emMaos

type ComOutraPessoaProps = {
  emMaos: EmMaos
  /** It was mine until a moment ago. */
  tomada: boolean
  /** Absent for people who only look. */
  aoAssumir: (() => void) | undefined
  aguarde: boolean
}

export function ComOutraPessoa({ emMaos, tomada, aoAssumir, aguarde }: ComOutraPessoaProps) {
  const { nome } = emMaos.quem
  return (
    <Alert
      color="warning"
      role="alert"
      mb="sm"
      p="xs"
      title={tomada ? t.tomada(nome) : t.comOutro(nome, desde(emMaos.desde))}
    >
      {aoAssumir && (
        <>
          {t.explicacao}{' '}
          <Button
            size="compact-md"
            variant="default"
            loading={aguarde}
            aria-keyshortcuts="T"
            rightSection={<Tecla>T</Tecla>}
            onClick={aoAssumir}
          >
            {t.assumir}
          </Button>
        </>
      )}
    </Alert>
  )
}
