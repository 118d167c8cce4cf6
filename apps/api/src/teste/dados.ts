import { randomBytes } from 'node:crypto'
import type { DadosUsuario, EdicaoUsuario, Usuario } from '@balcao/contract/acesso/usuario'

/** The body that invites a person. Each test passes only what matters to it. */
export const dadosDeUsuario = (
  grupo_permissao_id: string,
  dados: Partial<DadosUsuario> = {},
): DadosUsuario => ({
  nome: 'Pessoa Nova',
  email: `${randomBytes(4).toString('hex')}@teste.br`,
  telefone: null,
  grupo_permissao_id,
  todas_empresas: dados.empresas === undefined,
  empresas: [],
  canal_venda_id: null,
  provedor: 'local',
  ...dados,
})

/** A body that saves the record unchanged, except for what the test changes. */
export const edicaoDe = (atual: Usuario, mudancas: Partial<EdicaoUsuario> = {}): EdicaoUsuario => ({
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
