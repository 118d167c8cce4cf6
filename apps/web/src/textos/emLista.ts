/** Made when first needed, as the format of money is. */
let lista: Intl.ListFormat | undefined

/** "Metade", "Metade e Instalação", "Metade, Instalação e Wi-Fi". */
export const emLista = (nomes: readonly string[]): string => {
  lista ??= new Intl.ListFormat('pt-BR')
  return lista.format(nomes)
}
