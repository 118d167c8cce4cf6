import { FormularioPagina } from '#ui/formulario/FormularioPagina.tsx'
import { useCriacaoNaPagina } from '#ui/formulario/useCriacao.ts'
import { adicionais } from './adicional.data.ts'
import { adicionalNovo, EsquemaDosValores } from './adicional.formulario.ts'
import { textos } from './adicional.textos.ts'
import { CamposAdicional } from './CamposAdicional.tsx'

export function NovoAdicionalPage() {
  const criacao = useCriacaoNaPagina({
    iniciais: adicionalNovo,
    esquema: EsquemaDosValores,
    criar: adicionais.useCriar(),
    criado: ({ nome }) => textos.criado(nome),
    lista: '/admin/configuracao/adicional',
  })
  return (
    <FormularioPagina titulo={textos.novo} textoSalvar={textos.criar} {...criacao}>
      <CamposAdicional valores={criacao.form.values} />
    </FormularioPagina>
  )
}
