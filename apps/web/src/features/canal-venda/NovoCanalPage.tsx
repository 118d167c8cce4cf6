import { useTodasEmpresas } from '#sessao.ts'
import { FormularioPagina } from '#ui/formulario/FormularioPagina.tsx'
import { useCriacaoNaPagina } from '#ui/formulario/useCriacao.ts'
import { CamposCanal } from './CamposCanal.tsx'
import { canais } from './canal-venda.data.ts'
import { canalNovo, EsquemaDosValores, regrasAoMudarDeTipo } from './canal-venda.formulario.ts'
import { textos } from './canal-venda.textos.ts'

export function NovoCanalPage() {
  const criacao = useCriacaoNaPagina({
    iniciais: { ...canalNovo, todas_empresas: useTodasEmpresas() },
    esquema: EsquemaDosValores,
    criar: canais.useCriar(),
    criado: ({ nome }) => textos.criado(nome),
    lista: '/admin/canal-venda',
    derivar: (agora, antes) =>
      agora.tipo && agora.tipo !== antes.tipo ? regrasAoMudarDeTipo(antes.tipo, agora.tipo, agora) : null,
  })
  return (
    <FormularioPagina titulo={textos.novo} textoSalvar={textos.criar} {...criacao}>
      <CamposCanal valores={criacao.form.values} dicaDoTipo={textos.sugestao} />
    </FormularioPagina>
  )
}
