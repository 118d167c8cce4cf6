import type { AdicionalDoPlano, Plano } from '@balcao/contract/catalogo/plano'
import { usePode } from '#habilidade.ts'
import { AdicionalOferecido } from './AdicionalOferecido.tsx'
import type { SecaoProps } from './formulario-do-plano.ts'
import { ListaEscolhida } from './ListaEscolhida.tsx'
import { rotulos, textos } from './plano.textos.ts'
import { SecaoDoFormulario } from './SecaoDoFormulario.tsx'
import { useAdicionaisConhecidos } from './useAdicionaisConhecidos.ts'

type SecaoAdicionaisProps = SecaoProps & { registrado: Plano | undefined }

export function SecaoAdicionais({ form, travado, registrado }: SecaoAdicionaisProps) {
  const podeVincular = usePode('VINCULAR.ADICIONAL')
  const { conhecidos, opcoes } = useAdicionaisConhecidos(registrado)
  const oferecidos = form.values.adicionais
  const mudar = (novos: AdicionalDoPlano[]) => form.getInputProps('adicionais').onChange(novos)
  const jaObrigava = (id: string) =>
    registrado?.adicionais.some((a) => a.adicional_id === id && a.obrigatorio) ?? false
  const motivoDe = ({ id, ativo }: { id: string; ativo: boolean }) => {
    if (!podeVincular) return textos.semVincular
    return ativo || jaObrigava(id) ? null : textos.inativoNaoObriga
  }
  const itens = oferecidos.flatMap((oferta) => {
    const adicional = conhecidos.get(oferta.adicional_id)
    return adicional ? [{ ...adicional, obrigatorio: oferta.obrigatorio }] : []
  })
  return (
    <SecaoDoFormulario ancora="adicionais">
      <ListaEscolhida
        form={form}
        travado={travado}
        campo="adicionais"
        rotulo={rotulos.adicionais}
        textoAdicionar={textos.adicionarAdicional}
        textoVazio={textos.semAdicionais}
        itens={itens}
        opcoes={opcoes.filter(({ ativo }) => ativo)}
        aoAdicionar={(id) => mudar([...oferecidos, { adicional_id: id, obrigatorio: false, valor: null }])}
        aoOrdenar={(ids) =>
          mudar(ids.flatMap((id) => oferecidos.find(({ adicional_id }) => adicional_id === id) ?? []))
        }
        aoTirar={(id) => mudar(oferecidos.filter(({ adicional_id }) => adicional_id !== id))}
        motivoDeFicar={({ obrigatorio }) => (obrigatorio && !podeVincular ? textos.semVincular : null)}
      >
        {(adicional, indice) => (
          <AdicionalOferecido adicional={adicional} indice={indice} motivo={motivoDe(adicional)} />
        )}
      </ListaEscolhida>
    </SecaoDoFormulario>
  )
}
