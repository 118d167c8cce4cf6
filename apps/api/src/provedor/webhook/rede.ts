import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Not reachable from the internet, or not a single receiver: the provider's own network, this machine, metadata of a cloud. */
const INTERNAS_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]
/** Of IPv6 only the public range counts, without those that carry an IPv4 address inside. */
const PUBLICA_V6 = ['2000::/3']
const INTERNAS_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']
const DESTA_MAQUINA = ['127.0.0.0/8', '::1/128']

const familia = (ip: string) => (isIP(ip) === 6 ? 'ipv6' : 'ipv4')

const listaDe = (faixas: readonly string[]) => {
  const lista = new BlockList()
  for (const faixa of faixas) {
    const [ip = '', bits = isIP(ip) === 6 ? '128' : '32'] = faixa.split('/')
    lista.addSubnet(ip, Number(bits), familia(ip))
  }
  return lista
}

const internasV4 = listaDe(INTERNAS_V4)
const internasV6 = listaDe(INTERNAS_V6)
const publicaV6 = listaDe(PUBLICA_V6)
const destaMaquina = listaDe(DESTA_MAQUINA)

const publico = (ip: string) =>
  familia(ip) === 'ipv6'
    ? publicaV6.check(ip, 'ipv6') && !internasV6.check(ip, 'ipv6')
    : !internasV4.check(ip, 'ipv4')

/** Whether a delivery may go to this address, by the networks that the operator allows. */
export type Alcance = (ip: string, protocolo: string) => boolean

export const criarAlcance = (redes: readonly string[]): Alcance => {
  const permitidas = listaDe(redes)
  return (ip, protocolo) => {
    const permitido = permitidas.check(ip, familia(ip))
    if (protocolo !== 'https:') return permitido && destaMaquina.check(ip, familia(ip))
    return permitido || publico(ip)
  }
}

export class EnderecoInterno extends Error {
  override message = 'o endereço é de uma rede interna'
}

const semColchetes = (host: string) => host.replace(/^\[|\]$/g, '')

/** An address that is written as a number is not looked up, so it is checked by itself. Null: it is a name. */
const ipEscrito = ({ hostname }: URL) => {
  const host = semColchetes(hostname)
  return isIP(host) ? host : null
}

const SO_HTTPS = 'O endereço precisa começar com https://'
export const REDE_INTERNA = 'O endereço é de uma rede interna, e o servidor só envia à internet'

/** For a URL that somebody types. A name is only known when the delivery connects. */
export const recusaDaUrl = (texto: string, alcanca: Alcance): string | null => {
  const url = new URL(texto)
  const ip = url.hostname === 'localhost' ? '127.0.0.1' : ipEscrito(url)
  const cifrada = url.protocol === 'https:'
  if (ip === null) return cifrada ? null : SO_HTTPS
  if (alcanca(ip, url.protocol)) return null
  return cifrada ? REDE_INTERNA : SO_HTTPS
}

export type Resolver = (
  nome: string,
  opcoes: { all: true; family?: number | undefined },
  pronto: (erro: Error | null, enderecos: LookupAddress[]) => void,
) => void

const doSistema: Resolver = (nome, opcoes, pronto) => lookup(nome, opcoes, pronto)

/**
 * What a connection to this URL uses to find its address. The answer that is checked is the one that is connected to, so a
 * name that answers differently the second time gains nothing.
 */
export const procurarDentro = (url: URL, alcanca: Alcance, resolver: Resolver = doSistema) => {
  const ip = ipEscrito(url)
  if (ip && !alcanca(ip, url.protocol)) throw new EnderecoInterno()
  const procurar: LookupFunction = (nome, { all, family }, pronto) =>
    resolver(nome, { all: true, family: typeof family === 'number' ? family : 0 }, (erro, enderecos) => {
      if (erro) return pronto(erro, '')
      const [primeiro] = enderecos
      if (!primeiro || enderecos.some(({ address }) => !alcanca(address, url.protocol)))
        return pronto(new EnderecoInterno(), '')
      return all ? pronto(null, enderecos) : pronto(null, primeiro.address, primeiro.family)
    })
  return procurar
}
