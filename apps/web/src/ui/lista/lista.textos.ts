export const textos = {
  buscar: 'Buscar',
  exportar: 'Exportar CSV',
  exportarPorExtenso: 'Exportar CSV completo',
  oQueSeExporta:
    'Todas as linhas do que está filtrado, com todas as colunas, também as que não estão à vista.',
  filtros: 'Filtros',
  nadaNaFila: 'Não há dados para exibir nesta fila',
  emTodas: 'Procurar em todas',
  limparBusca: 'Limpar busca e filtros',
  limparFiltros: 'Limpar filtros',
  qualquer: 'Qualquer {0}',
}
