/** One after the other. One that fails does not stop the others: it is told at the end, so that the job is tried again. */
export const cadaUm = async <T>(itens: Iterable<T>, fazer: (item: T) => Promise<unknown>) => {
  const erros: unknown[] = []
  for (const item of itens) await fazer(item).catch((erro: unknown) => erros.push(erro))
  if (erros.length) throw erros[0]
}
