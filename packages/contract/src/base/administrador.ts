import { areasDePermissao, type Permissao } from './permissao.ts'

/** Who holds these everywhere can give themselves or anyone all the rest: there is nobody above. */
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
 * What one must have to hold users and groups fully, in every company: every permission over them that anybody active
 * still holds. One that all have lost is not missing to anyone, or nobody could give it back.
 */
export const gestaoPorInteiro = (comTitular: ReadonlySet<string>): Permissao[] =>
  gestaoDeAcesso.filter((p) => permissoesDeAdministrador.includes(p) || comTitular.has(p))
