import type { Banco400 } from './banco.ts'
import { codigoDoMovimento } from './movimento.ts'
import { mudando, registro } from './registro.ts'
import * as comum from './registros400.ts'
import type { Remessa, TituloDaRemessa, Titulos } from './remessa.ts'

/** The record of the fine follows only where the bank stores the title's data. */
const comMulta = ({ movimento, multa_percentual }: TituloDaRemessa) =>
  multa_percentual !== 0 && movimento !== 'BAIXA' && movimento !== 'VENCIMENTO'

export async function* linhas400(
  banco: Banco400,
  remessa: Remessa,
  titulos: Titulos,
): AsyncGenerator<string> {
  const header = registro(400, mudando(comum.header, banco.header))
  const detalhe = registro(400, mudando(comum.detalhe, banco.detalhe))
  const multa = banco.multa && registro(400, banco.multa)
  const trailer = registro(400, comum.trailer)

  let linha = 1
  yield header({ ...remessa, linha })
  for await (const titulo of titulos) {
    const movimento = codigoDoMovimento(banco, titulo.movimento)
    const contexto = { remessa, titulo, movimento, especie: banco.especies[titulo.especie] }
    linha += 1
    yield detalhe({ ...contexto, linha })
    if (multa && comMulta(titulo)) {
      linha += 1
      yield multa({ ...contexto, linha })
    }
  }
  yield trailer({ linha: linha + 1 })
}
