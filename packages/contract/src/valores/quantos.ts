/** A number and what it counts. */
export const quantos = (n: number, um: string, varios: string) => `${n} ${n === 1 ? um : varios}`
