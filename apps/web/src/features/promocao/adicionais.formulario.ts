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

/** The options, plus what the promotion already has, which may no longer be among them. */
export const conhecidosDe = (opcoes: readonly AdicionalOpcao[], { adicionais }: Promocao) =>
  new Map<string, AdicionalConhecido>([
    ...adicionais.map(({ adicional_id: id, nome, cobranca, valor_de_tabela: valor, ativo }) => {
      return [id, { id, nome, cobranca, valor, ativo }] as const
    }),
    ...opcoes.map((opcao) => [opcao.id, opcao] as const),
  ])

/** At its current price, until the person says otherwise. What is charged once has no months. */
export const vinculoNovo = (
  { id, cobranca, valor }: AdicionalConhecido,
  meses: number,
): AdicionalDaPromocao => ({
  adicional_id: id,
  obrigatorio: false,
  valor_promocional: valor,
  meses: cobranca === 'UNICA' ? 1 : meses,
})

/** For a conflict: the form's values hold only ids. */
export const vinculosEmPalavras = (
  vinculos: readonly AdicionalDaPromocao[],
  conhecidos: ReadonlyMap<string, AdicionalConhecido>,
) =>
  vinculos.flatMap((vinculo) => {
    const adicional = conhecidos.get(vinculo.adicional_id)
    return adicional ? vinculoEmPalavras({ ...vinculo, ...adicional }) : []
  })
