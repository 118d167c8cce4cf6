import { randomBytes } from 'node:crypto'
import type { DadosUsuario, EdicaoUsuario, Usuario } from '@balcao/contract/acesso/usuario'
import type { Permissao } from '@balcao/contract/base/permissao'
import { sql } from 'drizzle-orm'
import { credencial } from '#acesso/credencial/credencial.table.ts'
import { grupoChamado, umGrupo } from '#acesso/grupo-permissao/grupo-permissao.fabrica.ts'
import { protegerSenha } from '#infra/auth/senha.ts'
import type { Db } from '#infra/db/conexao.ts'
import { usuario, usuarioEmpresa } from './usuario.table.ts'

export const SENHA_DE_TESTE = 'senha-de-teste-1'
// One for all, and only when somebody needs it: it costs a tenth of a second.
const hash: { senha?: Promise<string> } = {}

const sufixo = () => randomBytes(4).toString('hex')

/** The body that invites a person. Each test passes only what matters to it. */
export const dadosDeUsuario = (
  grupo_permissao_id: string,
  dados: Partial<DadosUsuario> = {},
): DadosUsuario => ({
  nome: `Pessoa ${sufixo()}`,
  email: `${sufixo()}@teste.br`,
  telefone: null,
  grupo_permissao_id,
  todas_empresas: dados.empresas === undefined,
  empresas: [],
  canal_venda_id: null,
  provedor: 'local',
  ...dados,
})

export type NovoUsuario = Partial<Pick<DadosUsuario, 'nome' | 'email' | 'empresas'>> & {
  /** The name of an existing group, or the permissions of a new one. */
  grupo?: string | Permissao[]
  ativo?: boolean
}

/** A person who can sign in, straight in the database, for tests whose subject is something else. */
export const umUsuario = async (
  db: Db,
  { grupo = 'Vendedor', ativo = true, ...mudancas }: NovoUsuario = {},
) => {
  const { id } = await (typeof grupo === 'string'
    ? grupoChamado(db, grupo)
    : umGrupo(db, { permissoes: grupo }))
  const { empresas, ...colunas } = dadosDeUsuario(id, mudancas)
  const [criado] = await db
    .insert(usuario)
    .values({ ...colunas, ativo, convite_aceito_em: sql`now()` })
    .returning()
  if (!criado) throw new Error('sem usuário')
  hash.senha ??= protegerSenha(SENHA_DE_TESTE)
  await db.insert(credencial).values({ usuario_id: criado.id, senha_hash: await hash.senha })
  if (empresas.length)
    await db
      .insert(usuarioEmpresa)
      .values(empresas.map((empresa_id) => ({ usuario_id: criado.id, empresa_id })))
  return criado
}

/** A body that saves the record unchanged, except for what the test changes. */
export const edicaoDeUsuario = (atual: Usuario, mudancas: Partial<EdicaoUsuario> = {}): EdicaoUsuario => ({
  nome: atual.nome,
  email: atual.email,
  telefone: atual.telefone,
  grupo_permissao_id: atual.grupo_permissao_id,
  todas_empresas: atual.todas_empresas,
  empresas: atual.empresas.map((e) => e.id),
  canal_venda_id: atual.canal_venda_id,
  provedor: atual.provedor,
  ativo: atual.ativo,
  versao: atual.versao,
  ...mudancas,
})
