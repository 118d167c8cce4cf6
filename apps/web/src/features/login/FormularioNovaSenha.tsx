import { senhaDe } from '@balcao/contract/valores/senha'
import { Button, Stack } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { configuracao } from '#configuracao.ts'
import { textoDoErro } from '#http/erro.ts'
import { textos as t } from '#partes/senha/senha.textos.ts'
import { preencher } from '#textos/preencher.ts'
import { CampoSenha } from '#ui/campos/CampoSenha.tsx'
import { Recusa } from '#ui/Recusa.tsx'
import { toast } from '#ui/toast.tsx'
import { definirSenha } from './auth.data.ts'

const NovaSenha = z
  .object({ senha: senhaDe(configuracao.senha_minima), repetida: z.string() })
  .check(z.refine(({ senha, repetida }) => senha === repetida, { path: ['repetida'], error: t.diferentes }))

export function FormularioNovaSenha({ token }: { token: string }) {
  const navigate = useNavigate()
  const form = useForm({
    initialValues: { senha: '', repetida: '' },
    validate: schemaResolver(NovaSenha, { sync: true }),
  })
  const definir = useMutation({
    mutationFn: (senha: string) => definirSenha(token, senha),
    meta: { erro: 'formulario' },
    onSuccess: () => {
      toast.sucesso(t.salva)
      return navigate({ to: '/login' })
    },
  })
  return (
    <form onSubmit={form.onSubmit(({ senha }) => definir.mutate(senha))} noValidate>
      <Stack gap="sm">
        {definir.error && <Recusa>{textoDoErro(definir.error)}</Recusa>}
        <CampoSenha
          label={t.nova}
          description={preencher(t.regra, configuracao.senha_minima)}
          autoComplete="new-password"
          autoFocus
          {...form.getInputProps('senha')}
        />
        <CampoSenha label={t.repetir} autoComplete="new-password" {...form.getInputProps('repetida')} />
        <Button type="submit" fullWidth loading={definir.isPending} mt={4}>
          {t.salvar}
        </Button>
      </Stack>
    </form>
  )
}
