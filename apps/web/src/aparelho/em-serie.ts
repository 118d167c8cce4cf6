/** Runs once at a time. However often it is asked for meanwhile, it then runs once more. */
export const emSerie = (fazer: () => Promise<void>) => {
  let correndo: Promise<void> | undefined
  let deNovo = false
  const correr = async () => {
    do {
      deNovo = false
      await fazer()
    } while (deNovo)
  }
  return (): Promise<void> => {
    deNovo = correndo !== undefined
    correndo ??= correr().finally(() => {
      correndo = undefined
    })
    return correndo
  }
}
