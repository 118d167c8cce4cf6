import type { AdicionalOpcao } from '@balcao/contract/adicional'
import type { AdicionalDoPlano, Plano } from '@balcao/contract/plano'
import { useQuery } from '@tanstack/react-query'
import { usePode } from '../../habilidade.ts'
import { opcoesDeAdicionais } from '../../opcoes/adicionais.ts'
import { AdicionalOferecido } from './AdicionalOferecido.tsx'
import type { SecaoProps } from './formulario-do-plano.ts'
import { ListaEscolhida } from './ListaEscolhida.tsx'
import { rotulos, textos } from './plano.textos.ts'
import { SecaoDoFormulario } from './SecaoDoFormulario.tsx'

type AdicionalConhecido = Pick<AdicionalOpcao, 'id' | 'nome' | 'cobranca' | 'valor' | 'ativo'>

type SecaoAdicionaisProps = SecaoProps & { registrado: Plano | undefined }

export function SecaoAdicionais({ form, travado, registrado }: SecaoAdicionaisProps) {
  const podeVincular = usePode('VINCULAR.ADICIONAL')
  const { data: opcoes = [] } = useQuery(opcoesDeAdicionais)
  const conhecidos = new Map<string, AdicionalConhecido>([
    ...(registrado?.adicionais ?? []).map(
      ({ adicional_id: id, nome, cobranca, valor_de_tabela: valor }) =>
        [id, { id, nome, cobranca, valor, ativo: true }] as const,
    ),
    ...opcoes.map((opcao) => [opcao.id, opcao] as const),
  ])
  const oferecidos = form.values.adicionais
  const mudar = (novos: AdicionalDoPlano[]) => form.getInputProps('adicionais').onChange(novos)
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
          <AdicionalOferecido
            adicional={adicional}
            indice={indice}
            motivo={podeVincular ? null : textos.semVincular}
          />
        )}
      </ListaEscolhida>
    </SecaoDoFormulario>
  )
}
