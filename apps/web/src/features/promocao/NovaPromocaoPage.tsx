import { DadosPromocao } from '@balcao/contract/catalogo/promocao'
import { usePode } from '#habilidade.ts'
import { FormularioPagina } from '#ui/formulario/FormularioPagina.tsx'
import { useCriacaoNaPagina } from '#ui/formulario/useCriacao.ts'
import { CamposPromocao } from './CamposPromocao.tsx'
import { promocoes } from './promocao.data.ts'
import { promocaoNova } from './promocao.formulario.ts'
import { textos } from './promocao.textos.ts'

export function NovaPromocaoPage() {
  const criacao = useCriacaoNaPagina({
    iniciais: promocaoNova(),
    esquema: DadosPromocao,
    criar: promocoes.useCriar(),
    criado: ({ nome }) => textos.criada(nome),
    lista: '/admin/promocao',
    podeAbrir: usePode('VINCULAR.ADICIONAL'),
  })
  return (
    <FormularioPagina titulo={textos.nova} textoSalvar={textos.criar} {...criacao}>
      <CamposPromocao form={criacao.form} />
    </FormularioPagina>
  )
}
