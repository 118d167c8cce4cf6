import { randomBytes } from 'node:crypto'
import { dadosDeGrupo } from '../../apps/api/src/acesso/grupo-permissao/grupo-permissao.fabrica.ts'
import { dadosDeUsuario } from '../../apps/api/src/acesso/usuario/usuario.fabrica.ts'
import { ADMIN } from '../../apps/api/src/testes/admin.ts'
import type { Permissao } from '../../packages/contract/src/base/permissao.ts'
import type { Api } from './api.ts'
import type { consultar } from './banco.ts'

type Sql = (comando: string, valores?: unknown[]) => ReturnType<typeof consultar>
export type Pessoa = { id: string; nome: string; email: string; senha: string; grupoId: string }

type NovaPessoa = {
  nome?: string
  /** The name of an existing group, or the permissions of a new one. */
  grupo?: string | Permissao[]
  provedor?: 'local' | 'microsoft'
  /** They have not accepted the invitation, and cannot sign in yet. */
  conviteAberto?: boolean
}

const MEIA_VALIDADE_MS = 5 * 60_000

export const marcaUnica = () => randomBytes(4).toString('hex')

/**
 * People for journeys about something else.
 * They are created through the API and can sign in without reading any mail.
 */
export const criarPessoas = (api: Api, sql: Sql) => {
  let entrada: { token: string; ate: number } | undefined
  /** One login is used for many calls, because a password costs the server a tenth of a second. */
  const tokenDoAdmin = async () => {
    if (!entrada || Date.now() > entrada.ate) {
      const { access_token } = await api.entrar()
      entrada = { token: access_token, ate: Date.now() + MEIA_VALIDADE_MS }
    }
    return entrada.token
  }

  const criarGrupo = async (permissoes: Permissao[], nome = `Grupo ${marcaUnica()}`) => {
    const token = await tokenDoAdmin()
    const corpo = dadosDeGrupo({ nome, permissoes })
    return api.exigir<{ id: string; versao: number }>('POST', '/grupo-permissao', { token, corpo })
  }

  const grupoChamado = async (nome: string): Promise<{ id: string }> => {
    const { rows } = await sql('select id from grupo_permissao where nome = $1', [nome])
    return rows[0]
  }

  const criar = async ({
    nome = `Pessoa ${marcaUnica()}`,
    grupo = 'Vendedor',
    provedor = 'local',
    conviteAberto = false,
  }: NovaPessoa = {}): Promise<Pessoa> => {
    const { id: grupoId } = typeof grupo === 'string' ? await grupoChamado(grupo) : await criarGrupo(grupo)
    const token = await tokenDoAdmin()
    const corpo = dadosDeUsuario(grupoId, { nome, provedor })
    const { id } = await api.exigir<{ id: string }>('POST', '/usuario', { token, corpo })
    if (!conviteAberto) {
      await sql('update usuario set convite_aceito_em = now() where id = $1', [id])
      // The administrator's own hash, so that the password is known without computing another hash.
      await sql(
        `insert into credencial (usuario_id, senha_hash) select $1, senha_hash from credencial
         join usuario on usuario.id = usuario_id where email = $2`,
        [id, ADMIN.email],
      )
    }
    return { id, nome: corpo.nome, email: corpo.email, senha: ADMIN.senha, grupoId }
  }

  return { criar, criarGrupo }
}
export type Pessoas = ReturnType<typeof criarPessoas>
