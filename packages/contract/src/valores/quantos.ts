/** "1.234" */
export const comMilhares = (n: number) => n.toLocaleString('pt-BR')

/** A number and what it counts. */
export const quantos = (n: number, um: string, varios: string) => `${comMilhares(n)} ${n === 1 ? um : varios}`
