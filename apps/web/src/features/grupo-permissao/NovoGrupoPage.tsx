import { schemaResolver, useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { FormularioPagina } from '#ui/formulario/FormularioPagina.tsx'
import { toast } from '#ui/toast.tsx'
import { CamposGrupo } from './CamposGrupo.tsx'
import { useCriarGrupo } from './grupo-permissao.data.ts'
import { grupoNovo, ValoresGrupo } from './grupo-permissao.formulario.ts'
import { textos } from './grupo-permissao.textos.ts'

export function NovoGrupoPage() {
  const navegar = useNavigate()
  const criar = useCriarGrupo()
  const form = useForm<ValoresGrupo>({
    initialValues: grupoNovo,
    validate: schemaResolver(ValoresGrupo, { sync: true }),
  })
  const enviar = (dados: ValoresGrupo) =>
    criar.mutate(dados, {
      onSuccess: ({ id, nome }) => {
        toast.sucesso(textos.criado(nome))
        void navegar({ to: '/admin/grupo-permissao/$id', params: { id }, replace: true })
      },
    })
  return (
    <FormularioPagina
      titulo={textos.novo}
      form={form}
      erro={criar.error}
      enviando={criar.isPending}
      aoEnviar={enviar}
      aoFechar={() => navegar({ to: '/admin/grupo-permissao' })}
      textoSalvar={textos.criar}
    >
      <CamposGrupo form={form} salvas={grupoNovo.permissoes} />
    </FormularioPagina>
  )
}
