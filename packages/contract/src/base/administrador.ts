import { areasDePermissao, type Permissao } from './permissao.ts'

/** Whoever holds these in every company can give all other permissions to anyone, so nobody is above them. */
export const permissoesDeAdministrador: readonly Permissao[] = ['EDITAR.USUARIO', 'EDITAR.GRUPO_PERMISSAO']

export const SO_ADMINISTRADOR = 'Só quem pode editar usuários e grupos em todas as empresas faz isto.'

export const ehAdministrador = (pessoa: { permissoes: readonly string[]; todas_empresas: boolean }) =>
  pessoa.todas_empresas &&
  permissoesDeAdministrador.every((permissao) => pessoa.permissoes.includes(permissao))

/** Every permission over users and groups. */
export const gestaoDeAcesso: readonly Permissao[] = areasDePermissao
  .filter(({ area }) => area === 'Usuário' || area === 'Grupo de permissão')
  .flatMap((a) => Object.keys(a.permissoes) as Permissao[])

/**
 * The permissions that someone must have, in every company, to hold users and groups fully: each one over
 * users and groups that an active person still has. A permission that nobody has is left out; otherwise
 * nobody could ever give it back.
 */
export const gestaoPorInteiro = (comTitular: ReadonlySet<string>): Permissao[] =>
  gestaoDeAcesso.filter((p) => permissoesDeAdministrador.includes(p) || comTitular.has(p))
