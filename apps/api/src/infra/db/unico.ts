/** Turns a violation of a unique index into a refusal. Other errors pass unchanged. */
export const aoRepetir = async <T>(indice: string, acao: Promise<T>, recusa: () => Error): Promise<T> => {
  try {
    return await acao
  } catch (erro) {
    throw violou(erro, indice) ? recusa() : erro
  }
}

const violou = (erro: unknown, indice: string): boolean => {
  if (typeof erro !== 'object' || erro === null) return false
  if ('constraint' in erro && erro.constraint === indice && 'code' in erro && erro.code === '23505')
    return true
  return 'cause' in erro && violou(erro.cause, indice)
}
