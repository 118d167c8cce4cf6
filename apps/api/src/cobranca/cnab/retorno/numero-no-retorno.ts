import type { CodigoDoBanco, ContaNoBanco } from '@balcao/contract/cobranca/banco/banco'
import { bancos } from '@balcao/contract/cobranca/banco/bancos'

const LARGURAS: Record<CodigoDoBanco, number> = {
  '001': 10,
  '033': 12,
  '104': 15,
  '237': 11,
  '341': 8,
  '756': 9,
}

/** What the bank puts in front of our number. */
const frenteDe = ({ banco, convenio }: ContaNoBanco): string => {
  if (banco === '104') return '14'
  return banco === '001' ? (convenio ?? '') : ''
}

/** The `nosso_numero` that a retorno gives for a title of ours: some banks put more in front of it. */
export const numeroNoRetorno = (conta: ContaNoBanco, nossoNumero: string): string => {
  const frente = frenteDe(conta)
  const largura = conta.banco === '001' && frente.length === 6 ? 5 : LARGURAS[conta.banco]
  return frente + nossoNumero.padStart(largura, '0')
}

/** The other way round: the number as our titles have it. Null: it cannot be of this account. */
export const nossoNumeroDoRetorno = (conta: ContaNoBanco, lido: string): string | null => {
  const frente = frenteDe(conta)
  if (!lido.startsWith(frente)) return null
  const numero = lido.slice(frente.length).replace(/^0+/, '')
  return numero === '' ? null : numero.padStart(bancos[conta.banco].tamanhoDoNossoNumero(conta), '0')
}
