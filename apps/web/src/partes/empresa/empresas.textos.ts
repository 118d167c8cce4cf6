export const textos = {
  titulo: 'Empresas',
  todas: 'Todas as empresas, inclusive as futuras',
  semTodas: 'Só quem tem acesso a todas as empresas pode escolher todas.',
  escolha: 'Escolha as empresas',
}
