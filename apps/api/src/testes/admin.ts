/** The first administrator of every test database. */
export const ADMIN = { email: 'admin@teste.br', senha: 'admin-de-teste-1' }
