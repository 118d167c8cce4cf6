import { usePode } from '#habilidade.ts'
import { FormularioPagina } from '#ui/formulario/FormularioPagina.tsx'
import { useCriacaoNaPagina } from '#ui/formulario/useCriacao.ts'
import { CamposEmpresa } from './CamposEmpresa.tsx'
import { empresas } from './empresa.data.ts'
import { EsquemaDosValores, empresaNova } from './empresa.formulario.ts'
import { textos } from './empresa.textos.ts'

export function NovaEmpresaPage() {
  const criacao = useCriacaoNaPagina({
    iniciais: empresaNova,
    esquema: EsquemaDosValores,
    criar: empresas.useCriar(),
    criado: ({ nome_fantasia }) => textos.criada(nome_fantasia),
    lista: '/admin/empresa',
    podeAbrir: usePode('EDITAR.EMPRESA'),
  })
  return (
    <FormularioPagina titulo={textos.nova} textoSalvar={textos.criar} {...criacao}>
      <CamposEmpresa />
    </FormularioPagina>
  )
}
