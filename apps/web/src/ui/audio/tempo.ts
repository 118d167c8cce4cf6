/** "1:05", as players write it. */
export const emMinutos = (segundos: number): string => {
  const inteiros = Math.max(0, Math.floor(segundos))
  return `${Math.floor(inteiros / 60)}:${String(inteiros % 60).padStart(2, '0')}`
}
