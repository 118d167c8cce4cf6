import type { ConfiguracaoPublica } from '@balcao/contract/provedor/configuracao'
import { Button, Stack, Text } from '@mantine/core'
import { textoDoErro } from '#http/erro.ts'
import { textos } from '#textos/textos.ts'
import { Recusa } from '#ui/Recusa.tsx'
import { useEnvioAvulso } from '#ui/useEnvioAvulso.ts'
import { entrarComSenha } from './auth.data.ts'

const t = textos.demonstracao

type ContasDaDemoProps = { contas: NonNullable<ConfiguracaoPublica['demo']> }

/** Login of the demonstration: one known person of each group, one click each. */
export function ContasDaDemo({ contas }: ContasDaDemoProps) {
  const { enviar, enviando, erro } = useEnvioAvulso(entrarComSenha)
  return (
    <Stack gap="xs" component="section" aria-label={t.titulo}>
      <Text size="sm" fw={500} mt="md">
        {t.titulo}
      </Text>
      <Text size="sm" c="dimmed">
        {t.explicacao.replace('{0}', contas[0]?.senha ?? '')}
      </Text>
      {erro ? <Recusa>{textoDoErro(erro)}</Recusa> : null}
      {contas.map(({ nome, email, grupo, senha }) => (
        <Button
          key={email}
          variant="default"
          justify="space-between"
          disabled={enviando}
          rightSection={
            <Text span size="xs" c="dimmed">
              {nome}
            </Text>
          }
          onClick={() => void enviar(email, senha)}
        >
          {grupo}
        </Button>
      ))}
    </Stack>
  )
}
