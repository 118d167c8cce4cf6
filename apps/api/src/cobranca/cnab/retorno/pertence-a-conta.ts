import type { ContaNoBanco } from '@balcao/contract/cobranca/banco/banco'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import type { CabecalhoDoRetorno } from './retorno.ts'

const semZeros = (texto: string) => texto.replace(/^0+/, '')

/** A bank that does not say something cannot contradict it. */
const difere = (doArquivo: string | null, nosso: string | null): doArquivo is string =>
  doArquivo !== null && nosso !== null && semZeros(doArquivo) !== semZeros(nosso)

/** `null` when the file is for this account, otherwise a sentence that says what differs. */
export const pertenceAConta = (
  cabecalho: CabecalhoDoRetorno,
  conta: ContaNoBanco,
  documento: string,
): string | null => {
  if (cabecalho.banco !== conta.banco)
    return `O arquivo é do banco ${cabecalho.banco}, e esta conta é do banco ${conta.banco}.`
  if (difere(cabecalho.documento, documento))
    return `O arquivo é de ${formatarDocumento(cabecalho.documento)}, e esta conta é de ${formatarDocumento(documento)}.`
  if (difere(cabecalho.agencia, conta.agencia))
    return `O arquivo é da agência ${semZeros(cabecalho.agencia)}, e esta conta é da agência ${conta.agencia}.`
  if (difere(cabecalho.conta, conta.conta))
    return `O arquivo é da conta ${semZeros(cabecalho.conta)}, e esta é a conta ${conta.conta}.`
  const convenio = conta.banco === '237' ? conta.codigo_empresa : conta.convenio
  if (difere(cabecalho.convenio, convenio))
    return `O arquivo é do convênio ${semZeros(cabecalho.convenio)}, e esta conta é do convênio ${convenio}.`
  return null
}
