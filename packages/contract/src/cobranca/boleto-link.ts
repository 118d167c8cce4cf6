import { formatarData } from '#valores/data.ts'
import { formatarDinheiro } from '#valores/dinheiro.ts'
import { primeiroNome } from '#vendas/aceite-link.ts'

/** Where the client's own page of a boleto is. What follows is the token. */
export const CAMINHO_DO_BOLETO = '/boleto?t='

const INTEIRO = /^[\w-]{51}$/

/** Whether the whole token arrived. Messages cut long addresses, and only the device can say so to anybody. */
export const linkDoBoletoInteiro = (t: string | null | undefined): t is string => INTEIRO.test(t ?? '')

type Convite = {
  nome: string
  marca: string
  descricao: string
  /** Paid today. */
  valor: number
  vencimento: string
  atrasado: boolean
  link: string
}

/** What the client reads in a message. */
export const textoDoBoleto = ({ nome, marca, descricao, valor, vencimento, atrasado, link }: Convite) => {
  const [quanto, dia] = [formatarDinheiro(valor), formatarData(vencimento)]
  const qual = `Olá, ${primeiroNome(nome)}! Seu boleto de ${marca} (${descricao})`
  return atrasado
    ? `${qual} venceu em ${dia}. Para pagar hoje são ${quanto}, por Pix ou pela linha digitável: ${link}`
    : `${qual}, de ${quanto}, vence em ${dia}. Pague por Pix ou pela linha digitável: ${link}`
}

/** A message ready to send from the phone of whoever charges. `telefone` as it is stored, `+5511…`. */
export const whatsappDoBoleto = ({ telefone, ...convite }: Convite & { telefone: string | null }) =>
  `https://wa.me/${telefone?.replace(/\D/g, '') ?? ''}?text=${encodeURIComponent(textoDoBoleto(convite))}`
