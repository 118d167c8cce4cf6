import { type CodigoDoBanco, codigosDosBancos } from '@balcao/contract/cobranca/banco/banco'
import type { Cabecalho, Retorno240, Retorno400 } from './banco.ts'
import { bancoDoBrasil } from './banco-001.ts'
import { santander } from './banco-033.ts'
import { caixa } from './banco-104.ts'
import { bradesco } from './banco-237.ts'
import { itau } from './banco-341.ts'
import { sicoob } from './banco-756.ts'
import { lerDia, lerNumero, lerTexto, type Posicoes } from './campos.ts'
import { comLargura, type Linha } from './linhas.ts'
import { cortado, linhaDesconhecida, RetornoRecusado } from './recusado.ts'
import type { CabecalhoDoRetorno } from './retorno.ts'

const bancos: Record<CodigoDoBanco, Retorno240 | Retorno400> = {
  '001': bancoDoBrasil,
  '033': santander,
  '104': caixa,
  '237': bradesco,
  '341': itau,
  '756': sicoob,
}

const INICIO_240 = /^\d{3}00000/
const INICIO_400 = /^0[12]RE(?:TORNO|MESSA)/

const formatoDe = (texto: string): 240 | 400 => {
  if (INICIO_400.test(texto)) return 400
  if (INICIO_240.test(texto)) return 240
  throw new RetornoRecusado(
    'NAO_E_CNAB',
    'Este não é um arquivo de retorno. Envie o arquivo CNAB que o banco entrega, sem abrir nem converter.',
  )
}

const conferirSentido = (linha: Linha, formato: 240 | 400) => {
  const sentido = lerTexto(linha, formato === 240 ? [143, 143] : [2, 2])
  if (sentido === '1')
    throw new RetornoRecusado(
      'REMESSA',
      'Este é um arquivo de remessa, que vai para o banco. Envie o de retorno, que vem do banco.',
    )
  if (sentido !== '2') throw linhaDesconhecida(linha.numero)
}

const atendido = (codigo: string): codigo is CodigoDoBanco =>
  codigosDosBancos.some((banco) => banco === codigo)

/** The bank that wrote the file, by its first line. */
export const bancoDoArquivo = (primeira: Linha): Retorno240 | Retorno400 => {
  const formato = formatoDe(primeira.texto)
  if (primeira.ultima) throw cortado()
  const linha = comLargura(primeira, formato)
  conferirSentido(linha, formato)
  const codigo = lerTexto(linha, formato === 240 ? [1, 3] : [77, 79])
  if (!atendido(codigo))
    throw new RetornoRecusado('BANCO_NAO_ATENDIDO', `O arquivo é do banco ${codigo}, que não atendemos.`)
  const banco = bancos[codigo]
  if (banco.formato !== formato)
    throw new RetornoRecusado(
      'FORMATO_DO_BANCO',
      `O arquivo está no formato CNAB ${formato}. Peça ao banco ${codigo} o retorno em CNAB ${banco.formato}.`,
    )
  if (formato === 400 && lerTexto(linha, [10, 11]) !== '01') throw outroServico()
  return banco
}

export const outroServico = () =>
  new RetornoRecusado('NAO_E_COBRANCA', 'O arquivo é de outro serviço do banco. Envie o retorno da cobrança.')

/** Zeros in front of a CPF are only the width of the field. */
export const lerDocumento = (
  linha: Linha,
  { tipo_do_documento, documento }: Pick<Cabecalho, 'tipo_do_documento' | 'documento'>,
): string | null => {
  const lido = lerTexto(linha, documento)
  if (/^0*$/.test(lido)) return null
  return lido.slice(lerNumero(linha, tipo_do_documento) === 1 ? -11 : -14)
}

/** `detalhe`: the first line after the header, where CNAB 400 says what its header does not. */
export const lerCabecalho = (
  banco: Retorno240 | Retorno400,
  primeira: Linha,
  detalhe: Linha | undefined,
): CabecalhoDoRetorno => {
  const { codigo, formato, cabecalho } = banco
  const linha = comLargura(primeira, formato)
  const ou = (posicoes: Posicoes | null) => (posicoes ? lerTexto(linha, posicoes) : null)
  const comum = { banco: codigo, formato, convenio: ou(cabecalho.convenio) }
  const [agencia, conta] = [ou(cabecalho.agencia), ou(cabecalho.conta)]
  if (banco.formato === 240)
    return {
      ...comum,
      agencia,
      conta,
      documento: lerDocumento(linha, banco.cabecalho),
      nome: lerTexto(linha, [73, 102]),
      gerado_em: lerDia(linha, [144, 151]),
      sequencial: lerNumero(linha, [158, 163]),
    }
  const doDetalhe = (posicoes: Posicoes | null) => detalhe && posicoes && lerTexto(detalhe, posicoes)
  return {
    ...comum,
    agencia: agencia ?? doDetalhe(banco.noDetalhe.agencia) ?? null,
    conta: conta ?? doDetalhe(banco.noDetalhe.conta) ?? null,
    documento: detalhe ? lerDocumento(detalhe, banco.noDetalhe) : null,
    nome: lerTexto(linha, [47, 76]),
    gerado_em: lerDia(linha, [95, 100]),
    sequencial: lerNumero(linha, [109, 113]),
  }
}
