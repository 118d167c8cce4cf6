import { schemaResolver, useForm } from '@mantine/form'
import { FormularioLateral } from '#ui/formulario/FormularioLateral.tsx'
import { toast } from '#ui/toast.tsx'
import { CamposRecurso } from './CamposRecurso.tsx'
import { useCriarRecurso } from './recurso.data.ts'
import { recursoNovo, ValoresRecurso } from './recurso.formulario.ts'
import { textos } from './recurso.textos.ts'

export function NovoRecurso({ aoFechar }: { aoFechar: () => void }) {
  const criar = useCriarRecurso()
  const form = useForm<ValoresRecurso>({
    initialValues: recursoNovo,
    validate: schemaResolver(ValoresRecurso, { sync: true }),
  })
  const enviar = (valores: ValoresRecurso) =>
    criar.mutate(valores, {
      onSuccess: ({ nome }) => {
        toast.sucesso(textos.criado(nome))
        aoFechar()
      },
    })
  return (
    <FormularioLateral
      titulo={textos.novo}
      form={form}
      erro={criar.error}
      enviando={criar.isPending}
      aoEnviar={enviar}
      aoFechar={aoFechar}
      textoSalvar={textos.criar}
    >
      <CamposRecurso valores={form.values} />
    </FormularioLateral>
  )
}
