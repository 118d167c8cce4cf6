import { contaApi } from '@balcao/contract/acesso/conta'
import type { UsuarioAutenticado } from '@balcao/contract/acesso/login'
import { Button, Group, Stack, Text } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useEffect, useEffectEvent } from 'react'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import { sessao } from '#sessao.ts'
import { CampoTelefone } from '#ui/campos/CampoTelefone.tsx'
import { CampoTexto } from '#ui/campos/CampoTexto.tsx'
import { compararVersoes } from '#ui/conflito/versoes.ts'
import { DescartarAlteracoes } from '#ui/formulario/DescartarAlteracoes.tsx'
import { useSaidaProtegida } from '#ui/formulario/useSaidaProtegida.ts'
import { Recusa } from '#ui/Recusa.tsx'
import { Secao } from '#ui/Secao.tsx'
import { toast } from '#ui/toast.tsx'
import { useEditarConta } from './conta.data.ts'
import { textos as t } from './conta.textos.ts'

const valoresDe = ({ nome, telefone, versao }: UsuarioAutenticado) => ({ nome, telefone, versao })

const mudouNoMeio = (erro: unknown) => erro instanceof ErroHttp && erro.status === 409

export function FormularioDados({ pessoa }: { pessoa: UsuarioAutenticado }) {
  const { email, grupo } = pessoa
  const form = useForm({
    initialValues: valoresDe(pessoa),
    validate: schemaResolver(contaApi.editar.body, { sync: true }),
  })
  const editar = useEditarConta()
  const sujo = form.isDirty() && !editar.isPending
  const saida = useSaidaProtegida({ sujo, naMesmaPagina: false })

  /** What is stored now is the new starting point, and what was typed stays. */
  function receber(atual: UsuarioAutenticado, partida = form.getInitialValues(), porCima = false) {
    const salvos = valoresDe(atual)
    const { conflitos, juntos } = compararVersoes(partida, form.getValues(), salvos)
    // Also typed here: the server refuses it, so that the person gets to know.
    if (conflitos.length > 0 && !porCima) return
    form.setValues(juntos)
    form.resetDirty(salvos)
  }
  const aoMudar = useEffectEvent(() => receber(pessoa))
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the version changes
  useEffect(() => aoMudar(), [pessoa.versao])

  const salvar = form.onSubmit((dados) =>
    editar.mutate(dados, {
      onSuccess: (salvo) => {
        // What was typed during the save is still there, and still unsaved.
        receber(salvo, dados)
        toast.sucesso(t.dadosSalvos)
      },
      onError: (erro) => {
        if (erro instanceof ErroHttp) form.setErrors(erro.campos)
        const atual = sessao.estado().usuarioAutenticado
        if (mudouNoMeio(erro) && atual) receber(atual, undefined, true)
      },
    }),
  )
  return (
    <Secao titulo={t.dados}>
      <form onSubmit={salvar} noValidate>
        <Stack gap="sm">
          {editar.error && (
            <Recusa>{mudouNoMeio(editar.error) ? t.mudouEmOutroLugar : textoDoErro(editar.error)}</Recusa>
          )}
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
      {saida.perguntando && <DescartarAlteracoes aoFicar={saida.ficar} aoSair={saida.sair} />}
    </Secao>
  )
}
