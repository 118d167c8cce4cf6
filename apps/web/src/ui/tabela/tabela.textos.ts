export const textos = {
  anterior: 'Anterior',
  proxima: 'Próxima',
  paginas: (lista: string) => `Páginas: ${lista}`,
  colunas: 'Colunas',
  colunasPadrao: 'Voltar ao padrão',
  escolherColunas: 'Escolher colunas',
  ordenar: 'Ordenar',
  ordenarPor: 'Ordenar por',
  ordenadoPor: 'Ordem:',
  sentidos: { ascending: 'crescente', descending: 'decrescente', none: '' },
  semDados: 'Não há dados para exibir',
}
