import type { Permissao } from './permissao.ts'

/** Who holds these everywhere can give themselves or anyone all the rest: there is nobody above. */
export const permissoesDeAdministrador = [
  'EDITAR.USUARIO',
  'EDITAR.GRUPO_PERMISSAO',
] as const satisfies Permissao[]

export const SO_ADMINISTRADOR = 'Só quem pode editar usuários e grupos em todas as empresas faz isto.'

export const ehAdministrador = (pessoa: { permissoes: readonly string[]; todas_empresas: boolean }) =>
  pessoa.todas_empresas &&
  permissoesDeAdministrador.every((permissao) => pessoa.permissoes.includes(permissao))
