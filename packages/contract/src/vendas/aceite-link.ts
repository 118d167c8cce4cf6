/** Where the links lead. What follows is the token. */
export const caminhosDoLink = { aceite: '/assinante?t=', fechada: '/fechada?t=' } as const

const INTEIRO = /^[\w-]{56}$/

/** Whether the whole token arrived. Messages cut long addresses, and only the device can say so to anybody. */
export const linkInteiro = (t: string | null | undefined): t is string => INTEIRO.test(t ?? '')

export const primeiroNome = (nome: string) => nome.trim().split(/\s+/)[0] ?? ''

type Convite = { nome: string; marca: string; link: string }

const textos = {
  aceite: ({ nome, marca, link }: Convite) =>
    `Olá, ${nome}! É sobre a sua contratação com ${marca}. Confira tudo e aceite por este link: ${link}`,
  fechada: ({ nome, marca, link }: Convite) =>
    `Olá, ${nome}! É sobre a sua contratação com ${marca}. Acompanhe por este link: ${link}`,
}

/** A message ready to send, to be opened on the seller's phone. `telefone` as it is stored, `+5511…`. */
export const enderecoDoWhatsapp = (
  qual: keyof typeof textos,
  { telefone, nome, ...convite }: Convite & { telefone: string | null },
) => {
  const para = telefone?.replace(/\D/g, '') ?? ''
  return `https://wa.me/${para}?text=${encodeURIComponent(textos[qual]({ ...convite, nome: primeiroNome(nome) }))}`
}
