import { type Endpoint, permissoesExigidas } from './endpoint.ts'
import { areasDePermissao, type Permissao, permissoes } from './permissao.ts'

const daArea = (...areas: string[]) =>
  areasDePermissao
    .filter(({ area }) => areas.includes(area))
    .flatMap((area) => Object.keys(area.permissoes) as Permissao[])

/**
 * What no key of the API is ever given, for a reason each: who gets in and what they may do; where mail, logins, money
 * and news of what happened go; what needs a seller with a device; what asks for a second pair of eyes; what runs later
 * with a person's rights; and "the own ones", because a program owns nothing.
 */
const SO_DE_PESSOAS: ReadonlySet<Permissao> = new Set([
  ...daArea('Usuário', 'Grupo de permissão', 'Chave de API', 'Empresa').filter((p) => p !== 'LISTAR.USUARIO'),
  ...permissoes.filter((p) => p.startsWith('REALIZAR_VENDA')),
  'CRIAR.VENDA',
  'EDITAR.VENDA',
  'LISTAR.VENDA',
  'AUTORIZAR.VENDA_RESTRITA',
  'CRIAR.ANEXO',
  'IMPORTAR.CLIENTE',
  'EDITAR.CONFIGURACAO',
  'EDITAR.WEBHOOK',
])

/** What a key of the API may be given, by somebody who has it. */
export const permissoesDeChave: readonly Permissao[] = permissoes.filter((p) => !SO_DE_PESSOAS.has(p))

/**
 * Whether another program may call with a key of the API: whatever a permission opens that a key can have. What only asks
 * for a login is about the person who signed in, and no key is an administrator.
 */
export const aceitaChave = (endpoint: Endpoint) =>
  !endpoint.soPessoa &&
  !endpoint.administrador &&
  Boolean(permissoesExigidas(endpoint)?.some((permissao) => permissoesDeChave.includes(permissao)))
