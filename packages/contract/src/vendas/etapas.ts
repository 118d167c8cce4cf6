import * as z from 'zod/mini'

/** The sale in steps; each has an address of its own. */
export const etapas = [
  'cliente',
  'endereco',
  'plano',
  'adicionais',
  'promocao',
  'pagamento',
  'anexos',
  'revisao',
] as const
export const Etapa = z.enum(etapas)
export type Etapa = z.infer<typeof Etapa>

export const nomesDasEtapas: Record<Etapa, string> = {
  cliente: 'Cliente',
  endereco: 'Endereço',
  plano: 'Plano',
  adicionais: 'Adicionais',
  promocao: 'Promoção',
  pagamento: 'Pagamento',
  anexos: 'Anexos',
  revisao: 'Revisão',
}
