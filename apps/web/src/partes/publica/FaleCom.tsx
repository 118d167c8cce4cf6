import { Anchor } from '@mantine/core'
import { configuracao } from '#configuracao.ts'

/** Whom to write to: before the person has shown who they are, the page knows of nobody else. */
export function FaleCom({ texto }: { texto: string }) {
  return (
    <p>
      {texto}{' '}
      <Anchor inherit underline="always" href={`mailto:${configuracao.email_suporte}`}>
        {configuracao.email_suporte}
      </Anchor>
      .
    </p>
  )
}
