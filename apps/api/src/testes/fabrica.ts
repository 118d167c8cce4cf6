import type { Permissao } from '@balcao/contract/base/permissao'
import { eq } from 'drizzle-orm'
import { grupoChamado, umGrupo } from '#acesso/grupo-permissao/grupo-permissao.fabrica.ts'
import { iniciarSessao } from '#acesso/login/entrar.commands.ts'
import { type NovoUsuario, umUsuario } from '#acesso/usuario/usuario.fabrica.ts'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import type { EmissorDeTokens } from '#infra/auth/tokens.ts'
import type { Db } from '#infra/db/conexao.ts'
import { umaEmpresa } from '#provedor/empresa/empresa.fabrica.ts'
import { ADMIN } from './admin.ts'

type Partes = { db: Db; tokens: EmissorDeTokens }

/** What nearly every test needs on its server: companies, groups, and people already signed in. */
export const criarFabrica = ({ db, tokens }: Partes) => {
  /** Another login of a person, without the cost of a password. */
  const sessao = async (quem: { id: string; nome: string }) => {
    const emitidos = await iniciarSessao(db, tokens, { ip: '10.0.0.1', agente: 'teste' }, quem)
    return { acesso: emitidos.access_token, renovacao: emitidos.refresh_token }
  }

  /** A new person who is already signed in. */
  const pessoa = async (dados: NovoUsuario = {}) => {
    const registro = await umUsuario(db, dados)
    return { ...registro, ...(await sessao(registro)) }
  }

  const admin = async () => {
    const [registro] = await db.select().from(usuario).where(eq(usuario.email, ADMIN.email))
    if (!registro) throw new Error('sem administrador')
    return { ...registro, ...(await sessao(registro)) }
  }

  return {
    empresa: (nome_fantasia?: string) => umaEmpresa(db, { ...(nome_fantasia && { nome_fantasia }) }),
    grupo: (permissoes: Permissao[], nome?: string) => umGrupo(db, { permissoes, ...(nome && { nome }) }),
    grupoChamado: (nome: string) => grupoChamado(db, nome),
    usuario: (dados?: NovoUsuario) => umUsuario(db, dados),
    sessao,
    pessoa,
    admin,
  }
}
