import { FormularioLateral } from '#ui/formulario/FormularioLateral.tsx'
import { useCriacao } from '#ui/formulario/useCriacao.ts'
import { toast } from '#ui/toast.tsx'
import { CamposRecurso } from './CamposRecurso.tsx'
import { recursos } from './recurso.data.ts'
import { recursoNovo, ValoresRecurso } from './recurso.formulario.ts'
import { textos } from './recurso.textos.ts'

export function NovoRecurso({ aoFechar }: { aoFechar: () => void }) {
  const criacao = useCriacao({
    iniciais: recursoNovo,
    esquema: ValoresRecurso,
    criar: recursos.useCriar(),
    aoCriar: ({ nome }) => {
      toast.sucesso(textos.criado(nome))
      aoFechar()
    },
  })
  return (
    <FormularioLateral titulo={textos.novo} textoSalvar={textos.criar} aoFechar={aoFechar} {...criacao}>
      <CamposRecurso valores={criacao.form.values} />
    </FormularioLateral>
  )
}
