const lista = new Intl.ListFormat('pt-BR')

/** "Metade", "Metade e Instalação", "Metade, Instalação e Wi-Fi". */
export const emLista = (nomes: readonly string[]): string => lista.format(nomes)
