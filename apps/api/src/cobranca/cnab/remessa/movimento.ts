import type { Banco240, Banco400 } from './banco.ts'
import { type Movimento, RemessaImpossivel } from './remessa.ts'

export const codigoDoMovimento = (banco: Banco240 | Banco400, movimento: Movimento): string => {
  const codigo = banco.movimentos[movimento]
  if (codigo === undefined)
    throw new RemessaImpossivel(
      'Este banco não altera outros dados do boleto por arquivo. Baixe o boleto e emita outro.',
    )
  return codigo
}
