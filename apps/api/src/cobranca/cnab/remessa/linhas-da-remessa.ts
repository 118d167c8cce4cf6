import type { CodigoDoBanco } from '@balcao/contract/cobranca/banco/banco'
import type { Banco240, Banco400 } from './banco.ts'
import { bancoDoBrasil } from './banco-001.ts'
import { santander } from './banco-033.ts'
import { caixa } from './banco-104.ts'
import { bradesco } from './banco-237.ts'
import { itau } from './banco-341.ts'
import { sicoob } from './banco-756.ts'
import { linhas240 } from './cnab240.ts'
import { linhas400 } from './cnab400.ts'
import type { Remessa, Titulos } from './remessa.ts'

const bancos: Record<CodigoDoBanco, Banco240 | Banco400> = {
  '001': bancoDoBrasil,
  '033': santander,
  '104': caixa,
  '237': bradesco,
  '341': itau,
  '756': sicoob,
}

/**
 * The file's lines, each with its line break, in ASCII. Nothing is kept from one title to the next but the
 * counts of the trailers. Throws `RemessaImpossivel` at the title that cannot be written.
 */
export const linhasDaRemessa = (remessa: Remessa, titulos: Titulos): AsyncGenerator<string> => {
  const banco = bancos[remessa.conta.banco]
  return banco.formato === 240 ? linhas240(banco, remessa, titulos) : linhas400(banco, remessa, titulos)
}
