import { randomBytes } from 'node:crypto'
import type { Permissao } from '@balcao/contract/permissao'
import { eq, sql } from 'drizzle-orm'
import { gravarSenha } from '../credencial/credencial.commands.ts'
import type { Db } from '../db/conexao.ts'
import { empresa } from '../empresa/empresa.table.ts'
import { grupoPermissao } from '../grupo-permissao/grupo-permissao.table.ts'
import { usuario, usuarioEmpresa } from '../usuario/usuario.table.ts'

type Partes = {
  db: Db
  entrar: (email: string, senha: string) => Promise<{ acesso: string; renovacao: string }>
}

type NovoUsuario = {
  nome?: string
  email?: string
  /** Name of an existing group, or the permissions of a new one. */
  grupo?: string | Permissao[]
  /** Ids; by default the person has every company. */
  empresas?: string[]
  ativo?: boolean
}

export const SENHA_DE_TESTE = 'senha-de-teste-1'
const sufixo = () => randomBytes(4).toString('hex')

/** Makes records straight in the database, for tests whose subject is something else. */
export const criarFabrica = ({ db, entrar }: Partes) => {
  const umaEmpresa = async (nome = `Empresa ${sufixo()}`) => {
    const [criada] = await db.insert(empresa).values({ nome_fantasia: nome }).returning()
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
    await gravarSenha(db, criado.id, SENHA_DE_TESTE)
    if (empresas?.length)
      await db
        .insert(usuarioEmpresa)
        .values(empresas.map((id) => ({ usuario_id: criado.id, empresa_id: id })))
    return criado
  }

  /** A new person, already signed in. */
  const pessoa = async (dados: NovoUsuario = {}) => {
    const registro = await umUsuario(dados)
    return { ...registro, ...(await entrar(registro.email, SENHA_DE_TESTE)) }
  }

  return { empresa: umaEmpresa, grupo, grupoChamado, usuario: umUsuario, pessoa }
}
