import { FormularioPagina } from '#ui/formulario/FormularioPagina.tsx'
import { useCriacaoNaPagina } from '#ui/formulario/useCriacao.ts'
import { CamposGrupo } from './CamposGrupo.tsx'
import { grupos } from './grupo-permissao.data.ts'
import { grupoNovo, ValoresGrupo } from './grupo-permissao.formulario.ts'
import { textos } from './grupo-permissao.textos.ts'

export function NovoGrupoPage() {
  const criacao = useCriacaoNaPagina({
    iniciais: grupoNovo,
    esquema: ValoresGrupo,
    criar: grupos.useCriar(),
    criado: ({ nome }) => textos.criado(nome),
    lista: '/admin/grupo-permissao',
  })
  return (
    <FormularioPagina titulo={textos.novo} textoSalvar={textos.criar} {...criacao}>
      <CamposGrupo form={criacao.form} salvas={grupoNovo.permissoes} />
    </FormularioPagina>
  )
}
