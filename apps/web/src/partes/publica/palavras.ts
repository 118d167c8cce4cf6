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
