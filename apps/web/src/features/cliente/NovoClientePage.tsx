import { schemaResolver, useForm } from '@mantine/form'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { useSemelhantes } from '#partes/cliente/semelhantes/useSemelhantes.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { FormularioPagina } from '#ui/formulario/FormularioPagina.tsx'
import { toast } from '#ui/toast.tsx'
import { CampoDaEmpresa } from './CampoDaEmpresa.tsx'
import { CamposCliente } from './CamposCliente.tsx'
import { useCriarCliente } from './cliente.data.ts'
import { clienteNovo, EsquemaDosValores, type ValoresCliente } from './cliente.formulario.ts'
import { textos } from './cliente.textos.ts'
import { useVoltar } from './useVoltar.ts'

const rota = getRouteApi('/_app/admin/cliente/novo')

export function NovoClientePage() {
  const navegar = rota.useNavigate()
  const podeAbrir = usePode('VISUALIZAR.CLIENTE', 'CRIAR.VENDA')
  const { data: empresas } = useSuspenseQuery(opcoesDeEmpresas)
  const voltar = useVoltar()
  const criar = useCriarCliente()
  const form = useForm<ValoresCliente>({
    initialValues: clienteNovo(empresas.length === 1 && empresas[0] ? empresas[0].id : ''),
    validate: schemaResolver(EsquemaDosValores, { sync: true }),
  })
  const semelhantes = useSemelhantes(form.values, { ligado: true })
  const enviar = (valores: ValoresCliente) =>
    criar.mutate(valores, {
      onSuccess: ({ id, nome }) => {
        toast.sucesso(textos.criado(nome))
        if (podeAbrir) void navegar({ to: '/admin/cliente/$id', params: { id }, replace: true })
        else voltar()
      },
    })
  return (
    <FormularioPagina
      titulo={textos.novo}
      form={form}
      erro={criar.error}
      enviando={criar.isPending}
      aoEnviar={enviar}
      aoFechar={voltar}
      textoSalvar={textos.criar}
    >
      <CamposCliente form={form} travado={false} semelhantes={semelhantes} empresa={<CampoDaEmpresa />} />
    </FormularioPagina>
  )
}
