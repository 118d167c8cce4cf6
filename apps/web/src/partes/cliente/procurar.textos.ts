export const textos = {
  dica: 'Nome, CPF/CNPJ ou telefone',
  digiteMais: 'Digite ao menos 3 caracteres.',
  nenhum: 'Nenhum outro cadastro encontrado.',
  ninguem: 'Nenhum cliente encontrado.',
  haMais: 'Há mais: digite mais para chegar ao certo.',
  numero: (codigo: number) => `nº ${codigo}`,
}
