export const textos = {
  titulo: 'Empresas',
  todas: 'Todas as empresas, inclusive as futuras',
  semTodas: 'Só quem alcança todas as empresas pode escolher todas.',
  escolha: 'Escolha as empresas',
}
