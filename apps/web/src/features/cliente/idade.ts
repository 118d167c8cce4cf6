const MAIORIDADE = 18

/**
 * In whole years on a given day; both days are ISO. Someone born on 29 February has the birthday on 1 March.
 */
export const idadeEm = (nascimento: string, dia: string): number => {
  const anos = Number(dia.slice(0, 4)) - Number(nascimento.slice(0, 4))
  return dia.slice(5) < nascimento.slice(5) ? anos - 1 : anos
}

export const ehMenor = (idade: number): boolean => idade < MAIORIDADE
