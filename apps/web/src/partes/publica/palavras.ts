import type { Turno } from '@balcao/contract/vendas/pagamento'

const porExtenso = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** "terça-feira, 20 de dezembro de 2099". */
export const diaPorExtenso = (dia: string) => porExtenso.format(new Date(`${dia}T00:00:00Z`))

export const noTurno: Record<Turno, string> = { MANHA: 'de manhã', TARDE: 'à tarde', NOITE: 'à noite' }

/** `+5511987654321` as people write it. */
export const comoSeEscreve = (telefone: string) =>
  telefone.replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
