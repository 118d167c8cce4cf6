import { randomBytes } from 'node:crypto'
import type { Permissao } from '@balcao/contract/base/permissao'
import { eq, sql } from 'drizzle-orm'
import { credencial } from '#acesso/credencial/credencial.table.ts'
import { grupoPermissao } from '#acesso/grupo-permissao/grupo-permissao.table.ts'
import { iniciarSessao } from '#acesso/login/entrar.commands.ts'
import { usuario, usuarioEmpresa } from '#acesso/usuario/usuario.table.ts'
import { protegerSenha } from '#infra/auth/senha.ts'
import type { EmissorDeTokens } from '#infra/auth/tokens.ts'
import type { Db } from '#infra/db/conexao.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { ADMIN } from './admin.ts'
import { cnpjDeTeste } from './cnpj.ts'

type Partes = { db: Db; tokens: EmissorDeTokens }

type NovoUsuario = {
  nome?: string
  email?: string
  /** The name of an existing group, or the permissions of a new one. */
  grupo?: string | Permissao[]
  /** Ids. By default the person has every company. */
  empresas?: string[]
  ativo?: boolean
}

export const SENHA_DE_TESTE = 'senha-de-teste-1'
const senhaProtegida = protegerSenha(SENHA_DE_TESTE)
const sufixo = () => randomBytes(4).toString('hex')

/** Creates records directly in the database, for tests about something else. */
export const criarFabrica = ({ db, tokens }: Partes) => {
  const umaEmpresa = async (nome = `Empresa ${sufixo()}`) => {
    const [criada] = await db
      .insert(empresa)
      .values({ nome_fantasia: nome, razao_social: `${nome} Ltda.`, cnpj: cnpjDeTeste() })
      .returning()
    if (!criada) throw new Error('sem empresa')
    return criada
  }

  const grupo = async (permissoes: Permissao[], nome = `Grupo ${sufixo()}`) => {
    const [criado] = await db.insert(grupoPermissao).values({ nome, permissoes }).returning()
    if (!criado) throw new Error('sem grupo')
    return criado
  }

  const grupoChamado = async (nome: string) => {
    const [encontrado] = await db.select().from(grupoPermissao).where(eq(grupoPermissao.nome, nome))
    if (!encontrado) throw new Error(`sem o grupo ${nome}`)
    return encontrado
  }

  const umUsuario = async ({
    nome,
    email,
    grupo: qual = 'Vendedor',
    empresas,
    ativo = true,
  }: NovoUsuario = {}) => {
    const doGrupo = typeof qual === 'string' ? await grupoChamado(qual) : await grupo(qual)
    const [criado] = await db
      .insert(usuario)
      .values({
        nome: nome ?? `Pessoa ${sufixo()}`,
        email: email ?? `${sufixo()}@teste.br`,
        grupo_permissao_id: doGrupo.id,
        todas_empresas: empresas === undefined,
        provedor: 'local',
        ativo,
        convite_aceito_em: sql`now()`,
      })
      .returning()
    if (!criado) throw new Error('sem usuário')
    await db.insert(credencial).values({ usuario_id: criado.id, senha_hash: await senhaProtegida })
    if (empresas?.length)
      await db
        .insert(usuarioEmpresa)
        .values(empresas.map((id) => ({ usuario_id: criado.id, empresa_id: id })))
    return criado
  }

  /** Another login of a person, without the cost of a password. */
  const sessao = async (quem: { id: string; nome: string }) => {
    const emitidos = await iniciarSessao(db, tokens, { ip: '10.0.0.1', agente: 'teste' }, quem)
    return { acesso: emitidos.access_token, renovacao: emitidos.refresh_token }
  }

  /** A new person who is already signed in. */
  const pessoa = async (dados: NovoUsuario = {}) => {
    const registro = await umUsuario(dados)
    return { ...registro, ...(await sessao(registro)) }
  }

  const admin = async () => {
    const [registro] = await db.select().from(usuario).where(eq(usuario.email, ADMIN.email))
    if (!registro) throw new Error('sem administrador')
    return { ...registro, ...(await sessao(registro)) }
  }

  return { empresa: umaEmpresa, grupo, grupoChamado, usuario: umUsuario, sessao, pessoa, admin }
}
