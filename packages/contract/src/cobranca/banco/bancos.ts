import type { Banco, CodigoDoBanco } from './banco.ts'
import { bancoDoBrasil } from './banco-do-brasil.ts'
import { bradesco } from './bradesco.ts'
import { caixa } from './caixa.ts'
import { itau } from './itau.ts'
import { santander } from './santander.ts'
import { sicoob } from './sicoob.ts'

export const bancos: Record<CodigoDoBanco, Banco> = {
  '001': bancoDoBrasil,
  '033': santander,
  '104': caixa,
  '237': bradesco,
  '341': itau,
  '756': sicoob,
}
