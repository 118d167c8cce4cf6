import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { FormularioPagina } from '#ui/formulario/FormularioPagina.tsx'
import { useCriacao } from '#ui/formulario/useCriacao.ts'
import { toast } from '#ui/toast.tsx'
import { CamposConta } from './CamposConta.tsx'
import { contas } from './conta-bancaria.data.ts'
import { aoMudarDeBanco, contaNova, EsquemaDosValores } from './conta-bancaria.formulario.ts'
import { textos } from './conta-bancaria.textos.ts'

const rota = getRouteApi('/_app/admin/empresa/$id/conta/nova')

export function NovaContaPage() {
  const { id } = rota.useParams()
  const navegar = useNavigate()
  const voltar = () => void navegar({ to: '/admin/empresa/$id', params: { id } })
  const criacao = useCriacao({
    iniciais: contaNova,
    esquema: EsquemaDosValores,
    criar: contas.useCriar(id),
    derivar: aoMudarDeBanco,
    aoCriar: ({ nome }) => {
      toast.sucesso(textos.criada(nome))
      voltar()
    },
  })
  return (
    <FormularioPagina titulo={textos.nova} textoSalvar={textos.criar} aoFechar={voltar} {...criacao}>
      <CamposConta form={criacao.form} />
    </FormularioPagina>
  )
}
