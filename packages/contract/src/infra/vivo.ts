/** What people hear of while it happens. */
export const assuntosVivos = ['venda', 'aviso', 'contrato', 'atendimento', 'boleto'] as const
export type AssuntoVivo = (typeof assuntosVivos)[number]

/** Each `data:` line of the stream. Null: anything may have changed. The ids of `aviso` are its addressees'. */
export type MensagemViva = Partial<Record<AssuntoVivo, string[] | null>>

/** A line at least this often: who hears nothing for longer has lost the connection. */
export const PULSO_VIVO_S = 25

export const CAMINHO_VIVO = '/vivo'
