export const textos = {
  buscar: 'Buscar no manual',
  dicaDeBusca: 'O que você quer fazer?',
  paginas: 'Páginas do manual',
  encontrados: (quantos: number) =>
    quantos === 1 ? '1 lugar do manual fala disso' : `${quantos} lugares do manual falam disso`,
  nada: (busca: string) => `O manual não fala de “${busca}”. Tente outra palavra, ou só o começo dela.`,
  limpar: 'Limpar a busca',
  imprimir: 'Imprimir esta página',
  ampliar: (descricao: string) => `${descricao} (abre em outra aba)`,
  anterior: 'Anterior',
  proxima: 'Próxima',
}
