import type { TipoCanal } from '@balcao/contract/provedor/canal-venda-filtro'
import { schemaResolver, useForm } from '@mantine/form'
import { useNavigate } from '@tanstack/react-router'
import { useTodasEmpresas } from '#sessao.ts'
import { FormularioPagina } from '#ui/formulario/FormularioPagina.tsx'
import { toast } from '#ui/toast.tsx'
import { CamposCanal } from './CamposCanal.tsx'
import { useCriarCanal } from './canal-venda.data.ts'
import { canalNovo, EsquemaDosValores, type ValoresCanal } from './canal-venda.formulario.ts'
import { textos } from './canal-venda.textos.ts'
import { regrasAoMudarDeTipo } from './sugestao.ts'

export function NovoCanalPage() {
  const navegar = useNavigate()
  const criar = useCriarCanal()
  const tenhoTodas = useTodasEmpresas()
  const form = useForm<ValoresCanal>({
    initialValues: { ...canalNovo, todas_empresas: tenhoTodas },
    validate: schemaResolver(EsquemaDosValores, { sync: true }),
    onValuesChange: (agora, antes) => {
      if (agora.tipo && agora.tipo !== antes.tipo) sugerir(antes.tipo, agora.tipo, agora)
    },
  })
  function sugerir(de: TipoCanal | null, para: TipoCanal, valores: ValoresCanal) {
    form.setValues(regrasAoMudarDeTipo(de, para, valores))
  }
  const enviar = (valores: ValoresCanal) =>
    criar.mutate(valores, {
      onSuccess: ({ id, nome }) => {
        toast.sucesso(textos.criado(nome))
        void navegar({ to: '/admin/canal-venda/$id', params: { id }, replace: true })
      },
    })
  return (
    <FormularioPagina
      titulo={textos.novo}
      form={form}
      erro={criar.error}
      enviando={criar.isPending}
      aoEnviar={enviar}
      aoFechar={() => navegar({ to: '/admin/canal-venda' })}
      textoSalvar={textos.criar}
    >
      <CamposCanal valores={form.values} dicaDoTipo={textos.sugestao} />
    </FormularioPagina>
  )
}
