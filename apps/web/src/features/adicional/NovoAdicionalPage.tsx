import { DadosAdicional } from '@balcao/contract/catalogo/adicional'
import { schemaResolver, useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { FormularioPagina } from '#ui/formulario/FormularioPagina.tsx'
import { toast } from '#ui/toast.tsx'
import { useCriarAdicional } from './adicional.data.ts'
import { adicionalNovo, type ValoresDoNovo } from './adicional.formulario.ts'
import { textos } from './adicional.textos.ts'
import { CamposAdicional } from './CamposAdicional.tsx'

export function NovoAdicionalPage() {
  const navegar = useNavigate()
  const criar = useCriarAdicional()
  const form = useForm<ValoresDoNovo>({
    initialValues: adicionalNovo,
    validate: schemaResolver(DadosAdicional, { sync: true }),
  })
  const enviar = (valores: ValoresDoNovo) =>
    criar.mutate(z.parse(DadosAdicional, valores), {
      onSuccess: ({ id, nome }) => {
        toast.sucesso(textos.criado(nome))
        void navegar({ to: '/admin/configuracao/adicional/$id', params: { id }, replace: true })
      },
    })
  return (
    <FormularioPagina
      titulo={textos.novo}
      form={form}
      erro={criar.error}
      enviando={criar.isPending}
      aoEnviar={enviar}
      aoFechar={() => navegar({ to: '/admin/configuracao/adicional' })}
      textoSalvar={textos.criar}
    >
      <CamposAdicional valores={form.values} />
    </FormularioPagina>
  )
}
