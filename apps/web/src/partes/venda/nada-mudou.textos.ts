export const ENVIAR_ASSIM_MESMO = 'Enviar assim mesmo'

export const nadaMudouEmPalavras = (motivo: string | null) =>
  `Nada foi mudado desde a devolução${motivo ? `: “${motivo}”` : ''}.`
