/** Hands a file to the browser's downloads. */
export function baixar(arquivo: Blob, nome: string) {
  const endereco = URL.createObjectURL(arquivo)
  const link = document.createElement('a')
  link.href = endereco
  link.download = nome
  link.click()
  // The download reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(endereco), 60_000)
}
