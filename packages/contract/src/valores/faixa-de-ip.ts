import * as z from 'zod/mini'

const Faixa = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
  error: 'Escreva um endereço (203.0.113.7) ou uma faixa (203.0.113.0/24)',
})

/** An address of the network, or a range of them in CIDR notation. */
export const FaixaDeIp = z.pipe(z.string().check(z.trim(), z.toLowerCase(), z.maxLength(43)), Faixa)
