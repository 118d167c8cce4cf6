import type { AdicionalOpcao } from '@balcao/contract/catalogo/adicional'
import {
  type AdicionalDaPromocao,
  type Promocao,
  VinculosDaPromocao,
} from '@balcao/contract/catalogo/promocao'
import { vinculoEmPalavras } from '@balcao/contract/catalogo/promocao-texto'
import * as z from 'zod/mini'

export const ValoresDosVinculos = z.omit(VinculosDaPromocao, { versao: true })
export type ValoresDosVinculos = z.infer<typeof ValoresDosVinculos>

export const vinculosDe = ({ adicionais }: Promocao): ValoresDosVinculos => ({
  adicionais: adicionais.map(({ adicional_id, obrigatorio, valor_promocional, meses }) => ({
    adicional_id,
    obrigatorio,
    valor_promocional,
    meses,
  })),
})

export type AdicionalConhecido = Pick<AdicionalOpcao, 'id' | 'nome' | 'cobranca' | 'valor' | 'ativo'>

/** What can be chosen, and what the promotion already has: that may no longer be among the options. */
export const conhecidosDe = (opcoes: readonly AdicionalOpcao[], { adicionais }: Promocao) =>
  new Map<string, AdicionalConhecido>([
    ...adicionais.map(({ adicional_id: id, nome, cobranca, valor_de_tabela: valor, ativo }) => {
      return [id, { id, nome, cobranca, valor, ativo }] as const
    }),
    ...opcoes.map((opcao) => [opcao.id, opcao] as const),
  ])

/** At the price that it already has, until the person says which; what is charged once has no months. */
export const vinculoNovo = (
  { id, cobranca, valor }: AdicionalConhecido,
  meses: number,
): AdicionalDaPromocao => ({
  adicional_id: id,
  obrigatorio: false,
  valor_promocional: valor,
  meses: cobranca === 'UNICA' ? 1 : meses,
})

/** For a conflict: the values of the form hold ids alone. */
export const vinculosEmPalavras = (
  vinculos: readonly AdicionalDaPromocao[],
  conhecidos: ReadonlyMap<string, AdicionalConhecido>,
) =>
  vinculos.flatMap((vinculo) => {
    const adicional = conhecidos.get(vinculo.adicional_id)
    return adicional ? vinculoEmPalavras({ ...vinculo, ...adicional }) : []
  })
