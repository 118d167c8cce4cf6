import type { Provedor } from '@balcao/contract/acesso/login'
import { mensagem } from '@balcao/contract/valores/mensagens'
import { senhaDe } from '@balcao/contract/valores/senha'
import { Button, Group, Stack } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import * as z from 'zod/mini'
import { configuracao } from '#configuracao.ts'
import { ErroHttp, textoDoErro } from '#http/erro.ts'
import { textos as textosDaSenha } from '#partes/senha/senha.textos.ts'
import { preencher } from '#textos/preencher.ts'
import { CampoSenha } from '#ui/campos/CampoSenha.tsx'
import { DescartarAlteracoes } from '#ui/formulario/DescartarAlteracoes.tsx'
import { useSaidaProtegida } from '#ui/formulario/useSaidaProtegida.ts'
import { Recusa } from '#ui/Recusa.tsx'
import { Secao } from '#ui/Secao.tsx'
import { toastHtml } from '#ui/toast.tsx'
import { useTrocarSenha } from './conta.data.ts'
import { textos as t } from './conta.textos.ts'

const Troca = z
  .object({
    senha_atual: z.string().check(z.minLength(1, mensagem('obrigatorio'))),
    senha: senhaDe(configuracao.senha_minima),
    repetida: z.string(),
  })
  .check(
    z.refine(({ senha, repetida }) => senha === repetida, {
      path: ['repetida'],
      error: textosDaSenha.diferentes,
    }),
  )

function Formulario() {
  const form = useForm({
    initialValues: { senha_atual: '', senha: '', repetida: '' },
    validate: schemaResolver(Troca, { sync: true }),
  })
  const trocar = useTrocarSenha()
  // Whoever has chosen a new one may believe that it counts already. The current one may be the browser's own filling.
  const sujo = form.values.senha !== '' && !trocar.isPending
  const saida = useSaidaProtegida({ sujo, naMesmaPagina: false })
  const salvar = form.onSubmit(({ senha_atual, senha }) =>
    trocar.mutate(
      { senha_atual, senha },
      {
        onSuccess: () => {
          toastHtml('success', t.senhaTrocada)
          form.reset()
        },
        onError: (erro) => erro instanceof ErroHttp && form.setErrors(erro.campos),
      },
    ),
  )
  const temCampos = Object.keys(form.errors).length > 0
  return (
    <form onSubmit={salvar} noValidate>
      <Stack gap="sm">
        {trocar.error && !temCampos && <Recusa>{textoDoErro(trocar.error)}</Recusa>}
        <CampoSenha label={t.senhaAtual} {...form.getInputProps('senha_atual')} />
        <CampoSenha
          label={textosDaSenha.nova}
          description={preencher(textosDaSenha.regra, configuracao.senha_minima)}
          autoComplete="new-password"
          {...form.getInputProps('senha')}
        />
        <CampoSenha
          label={textosDaSenha.repetir}
          autoComplete="new-password"
          {...form.getInputProps('repetida')}
        />
        <Group>
          <Button type="submit" variant="default" loading={trocar.isPending}>
            {t.trocarSenha}
          </Button>
        </Group>
      </Stack>
      {saida.perguntando && <DescartarAlteracoes aoFicar={saida.ficar} aoSair={saida.sair} />}
    </form>
  )
}

export function FormularioSenha({ provedor }: { provedor: Provedor }) {
  if (provedor === 'microsoft') return <Secao titulo={t.senha} texto={t.senhaMicrosoft} />
  return (
    <Secao titulo={t.senha}>
      <Formulario />
    </Secao>
  )
}
