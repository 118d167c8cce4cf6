/**
 * However often it is asked for, it runs once at a time and rests in between. What is asked for meanwhile makes it run
 * once more.
 */
export const umaPorVez = (fazer: () => Promise<unknown>, descansar: () => Promise<unknown>) => {
  let ocupada = false
  let pedida = false
  return async () => {
    pedida = true
    if (ocupada) return
    ocupada = true
    while (pedida) {
      pedida = false
      await fazer().catch(() => undefined)
      await descansar()
    }
    ocupada = false
  }
}
