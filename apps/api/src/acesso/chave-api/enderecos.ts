import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** An IPv4 address as a socket for both families shows it. */
const MAPEADO = /^::ffff:(?=\d+\.)/i

/** Whether an address is in one of the ranges. No range at all means from anywhere. */
export const enderecoPermitido = (faixas: readonly string[], ip: string) => {
  if (!faixas.length) return true
  const permitidos = new BlockList()
  for (const faixa of faixas) {
    const [endereco = '', prefixo] = faixa.split('/')
    const familia = isIPv4(endereco) ? 'ipv4' : 'ipv6'
    if (prefixo === undefined) permitidos.addAddress(endereco, familia)
    else permitidos.addSubnet(endereco, Number(prefixo), familia)
  }
  const visto = ip.replace(MAPEADO, '')
  return permitidos.check(visto, isIPv6(visto) ? 'ipv6' : 'ipv4')
}
