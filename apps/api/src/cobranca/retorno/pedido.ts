import type { ResultadoLinha } from '@balcao/contract/cobranca/retorno-resultados'
import type { Fato } from '#cobranca/boleto/acontecer/acontecer.commands.ts'
import type { BoletoDaLinha } from './achar-boletos.queries.ts'
import { type LinhaLida, oQueFazer } from './o-que-fazer.ts'

/** A line and what became of it. */
export type Feita = { linha: LinhaLida; boleto_id: string | null; resultado: ResultadoLinha; texto: string }

const semBoleto = (linha: LinhaLida): Feita =>
  linha.evento === 'TARIFA' && /^0*$/.test(linha.nosso_numero)
    ? { linha, boleto_id: null, resultado: 'ANOTADO', texto: 'Tarifa do banco que não é de um boleto' }
    : {
        ...{ linha, boleto_id: null, resultado: 'SEM_BOLETO' },
        texto: 'Nenhum boleto desta conta tem este nosso número',
      }

/** What a line asks for: either it is done already, or it is a fact about a boleto. */
export type Pedido = Feita | { linha: LinhaLida; fato: Fato }

export const pedir = (
  linha: LinhaLida,
  boleto: BoletoDaLinha | null | undefined,
  { repetida, gerado_em }: { repetida: boolean; gerado_em: string | null },
): Pedido => {
  if (boleto === undefined) return semBoleto(linha)
  if (boleto === null)
    return {
      ...{ linha, boleto_id: null, resultado: 'CONFERIR' },
      texto: 'Mais de um boleto desta conta tem este nosso número',
    }
  const boleto_id = boleto.id
  if (repetida) return { linha, boleto_id, resultado: 'REPETIDA', texto: 'Já veio em outro retorno' }
  const fazer = oQueFazer(linha, { pago: boleto.pago, gerado_em })
  return 'tipo' in fazer
    ? { linha, fato: { boleto_id, acontecimento: fazer } }
    : { linha, boleto_id, ...fazer }
}
