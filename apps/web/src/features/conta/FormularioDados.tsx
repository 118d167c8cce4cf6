import { contaApi } from '@balcao/contract/acesso/conta'
import type { UsuarioAutenticado } from '@balcao/contract/acesso/login'
import { Button, Group, Stack, Text } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import { CampoTelefone } from '#ui/campos/CampoTelefone.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { Recusa } from '#ui/Recusa.tsx'
import { Secao } from '#ui/Secao.tsx'
import { toast } from '#ui/toast.tsx'
import { useEditarConta } from './conta.data.ts'
import { textos as t } from './conta.textos.ts'

export function FormularioDados({ pessoa }: { pessoa: UsuarioAutenticado }) {
  const { nome, telefone, versao, email, grupo } = pessoa
  const form = useForm({
    initialValues: { nome, telefone, versao },
    validate: schemaResolver(contaApi.editar.body, { sync: true }),
  })
  const editar = useEditarConta()
  // Saving fills the form again with the saved record (see ContaPage),
  // so state that must survive it cannot live inside the form.
  const salvar = form.onSubmit(async (dados) => {
    try {
      await editar.mutateAsync(dados)
      toast.sucesso(t.dadosSalvos)
    } catch (erro) {
      if (!(erro instanceof ErroHttp)) return
      form.setErrors(erro.campos)
      if (erro.status === 409) toast.aviso(t.mudouEmOutroLugar)
    }
  })
  return (
    <Secao titulo={t.dados}>
      <form onSubmit={salvar} noValidate>
        <Stack gap="sm">
          {editar.error && <Recusa>{textoDoErro(editar.error)}</Recusa>}
          <CampoTexto label={t.nome} autoComplete="name" {...form.getInputProps('nome')} />
          <CampoTelefone
            label={t.telefone}
            vazio={null}
            autoComplete="tel"
            {...form.getInputProps('telefone')}
          />
          <Text size="sm" c="dimmed">
            {t.email}: {email} · {t.grupo}: {grupo}
          </Text>
          <Group>
            <Button type="submit" loading={editar.isPending} disabled={!form.isDirty()}>
              {t.salvar}
            </Button>
          </Group>
        </Stack>
      </form>
    </Secao>
  )
}
