import type { AdicionalOpcao } from '@balcao/contract/catalogo/adicional'
import type { Plano } from '@balcao/contract/catalogo/plano'
import { useQuery } from '@tanstack/react-query'
import { opcoesDeAdicionais } from '#partes/adicional/adicionais.opcoes.ts'

type AdicionalConhecido = Pick<AdicionalOpcao, 'id' | 'nome' | 'cobranca' | 'valor' | 'ativo'>

/**
 * Additionals by id: those that can be chosen, and those of the record, which may no longer be among them.
 */
export function useAdicionaisConhecidos(registrado: Plano | undefined) {
  const { data: opcoes = [] } = useQuery(opcoesDeAdicionais)
  const conhecidos = new Map<string, AdicionalConhecido>([
    ...(registrado?.adicionais ?? []).map(
      ({ adicional_id: id, nome, cobranca, valor_de_tabela: valor }) =>
        [id, { id, nome, cobranca, valor, ativo: true }] as const,
    ),
    ...opcoes.map((opcao) => [opcao.id, opcao] as const),
  ])
  return { conhecidos, opcoes }
}
