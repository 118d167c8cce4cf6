import * as z from 'zod/mini'

const MENSAGEM = 'Escreva um endereço (203.0.113.7) ou uma faixa (203.0.113.0/24)'

const BYTE = '(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)'
const IPV4 = new RegExp(`^${BYTE}(?:\\.${BYTE}){3}$`)
const LETRAS_DE_IPV6 = /^[0-9a-f:.]+$/
const PREFIXO = /^(?:0|[1-9]\d{0,2})$/
/** An IPv6 address that ends in an IPv4 one, and its prefix. */
const MAIS_LONGA = 49

const bitsDe = (endereco: string) => {
  if (IPV4.test(endereco)) return 32
  // What an address of the web may be is what the browser and Node know already.
  return LETRAS_DE_IPV6.test(endereco) && URL.canParse(`http://[${endereco}]`) ? 128 : 0
}

const ehFaixa = (texto: string) => {
  const [endereco = '', prefixo, ...resto] = texto.split('/')
  const bits = bitsDe(endereco)
  if (!bits || resto.length) return false
  return prefixo === undefined || (PREFIXO.test(prefixo) && Number(prefixo) <= bits)
}

/**
 * An address of the network, or a range of them in CIDR notation. Without zod's own checks, which would be downloaded
 * with the first screen, where nobody needs them.
 */
export const FaixaDeIp = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(MAIS_LONGA), z.refine(ehFaixa, MENSAGEM))
