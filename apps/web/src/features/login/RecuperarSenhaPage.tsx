import { EmailDeAcesso } from '@balcao/contract/base/comum'
import { Anchor, Button, Stack, Text } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { useConfiguracao } from '#configuracao.ts'
import { textoDoErro } from '#http/erro.ts'
import { textos as t } from '#partes/senha/senha.textos.ts'
import { PaginaPublica } from '#shell/PaginaPublica.tsx'
import { textos } from '#textos/textos.ts'
import { CampoEmail } from '#ui/campos/CampoEmail.tsx'
import { Recusa } from '#ui/Recusa.tsx'
import { enviarRecuperacao } from './auth.data.ts'

/** The form is gone with its focus. The title takes it, so that a screen reader says what happened. */
function Enviado({ mensagem }: { mensagem: string }) {
  useEffect(() => document.querySelector('h1')?.focus(), [])
  const { envia_email } = useConfiguracao()
  return (
    <PaginaPublica
      titulo={envia_email ? t.enviado : t.tituloRecuperar}
      texto={envia_email ? mensagem : t.semEmail}
    >
      {envia_email && <Text size="sm">{t.enviadoSemConta}</Text>}
      <Anchor component={Link} to="/login" size="sm" py={2}>
        {t.voltarAoLogin}
      </Anchor>
    </PaginaPublica>
  )
}

export function RecuperarSenhaPage() {
  const { envia_email } = useConfiguracao()
  const form = useForm({
    initialValues: { email: '' },
    validate: schemaResolver(z.object({ email: EmailDeAcesso }), { sync: true }),
  })
  const enviar = useMutation({ mutationFn: enviarRecuperacao, meta: { erro: 'formulario' } })
  if (enviar.isSuccess) return <Enviado mensagem={enviar.data.message} />

  return (
    <PaginaPublica titulo={t.tituloRecuperar} texto={envia_email ? t.explicacao : t.semEmail}>
      <form onSubmit={form.onSubmit(({ email }) => enviar.mutate(email))} noValidate>
        <Stack gap="sm">
          {enviar.error && <Recusa>{textoDoErro(enviar.error)}</Recusa>}
          <CampoEmail
            label={textos.acesso.email}
            autoComplete="username"
            autoFocus
            {...form.getInputProps('email')}
          />
          <Button type="submit" fullWidth loading={enviar.isPending} mt={4}>
            {t.enviar}
          </Button>
          <Anchor component={Link} to="/login" size="sm" ta="center" py={2}>
            {t.voltarAoLogin}
          </Anchor>
        </Stack>
      </form>
    </PaginaPublica>
  )
}
