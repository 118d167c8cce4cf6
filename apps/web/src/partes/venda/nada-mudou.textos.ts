export const ENVIAR_ASSIM_MESMO = 'Enviar assim mesmo'

const semPonto = (frase: string) => frase.replace(/\.$/, '')

export const nadaMudouEmPalavras = (motivo: string | null) =>
  `Nada foi mudado desde a devolução${motivo ? `: “${semPonto(motivo)}”` : ''}.`
