import type { DadosUsuario, Usuario } from '@balcao/contract/acesso/usuario'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { campoInvalido } from '#infra/recusa/recusa.ts'
import { canalParaPessoa } from '#provedor/canal-venda/canal-venda.queries.ts'

const CAMPO = 'canal_venda_id'

export const mesmasEmpresas = (atual: Usuario, dados: DadosUsuario) =>
  atual.todas_empresas === dados.todas_empresas &&
  atual.empresas.length === dados.empresas.length &&
  atual.empresas.every((e) => dados.empresas.includes(e.id))

/**
 * The person's default channel must be visible to the author and sell for the person's companies. A channel
 * that was retired later may stay: only a new choice must be active.
 */
export const exigirCanalDaPessoa = async (db: Db, quem: Pessoa, dados: DadosUsuario, atual?: Usuario) => {
  const { canal_venda_id: id, todas_empresas, empresas } = dados
  if (id === null) return
  const mantido = atual?.canal_venda_id === id
  if (mantido && mesmasEmpresas(atual, dados)) return
  const canal = await canalParaPessoa(db, quem, id, empresas)
  if (!canal) throw campoInvalido(CAMPO, 'Canal de venda não encontrado')
  if (!canal.ativo && !mantido) throw campoInvalido(CAMPO, 'Este canal está inativo. Escolha outro.')
  if (!todas_empresas && !canal.atende)
    throw campoInvalido(CAMPO, 'Este canal não vende para as empresas da pessoa')
}
