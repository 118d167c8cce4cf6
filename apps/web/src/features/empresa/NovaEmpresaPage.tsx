import { schemaResolver, useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { FormularioPagina } from '#ui/formulario/FormularioPagina.tsx'
import { toast } from '#ui/toast.tsx'
import { CamposEmpresa } from './CamposEmpresa.tsx'
import { useCriarEmpresa } from './empresa.data.ts'
import { EsquemaDosValores, empresaNova, type ValoresEmpresa } from './empresa.formulario.ts'
import { textos } from './empresa.textos.ts'

export function NovaEmpresaPage() {
  const navegar = useNavigate()
  const podeAbrir = usePode('EDITAR.EMPRESA')
  const criar = useCriarEmpresa()
  const form = useForm<ValoresEmpresa>({
    initialValues: empresaNova,
    validate: schemaResolver(EsquemaDosValores, { sync: true }),
  })
  const enviar = (valores: ValoresEmpresa) =>
    criar.mutate(valores, {
      onSuccess: ({ id, nome_fantasia }) => {
        toast.sucesso(textos.criada(nome_fantasia))
        // Someone who may create but not edit has no record page to go to.
        if (podeAbrir) void navegar({ to: '/admin/empresa/$id', params: { id }, replace: true })
        else void navegar({ to: '/admin/empresa', replace: true })
      },
    })
  return (
    <FormularioPagina
      titulo={textos.nova}
      form={form}
      erro={criar.error}
      enviando={criar.isPending}
      aoEnviar={enviar}
      aoFechar={() => navegar({ to: '/admin/empresa' })}
      textoSalvar={textos.criar}
    >
      <CamposEmpresa form={form} />
    </FormularioPagina>
  )
}
