import type { UsuarioAutenticado } from '@balcao/contract/acesso/login'
import type { Permissao } from '@balcao/contract/base/permissao'
import { sessao } from '#sessao.ts'

/** The person who sees the screen. */
export const pessoa: UsuarioAutenticado = {
  id: '0192d3a4-5b6c-7d8e-9f01-234567890abc',
  nome: 'Ana de Teste',
  first_name: 'Ana',
  last_name: 'de Teste',
  email: 'ana@teste.br',
  telefone: null,
  provedor: 'local',
  grupo: 'Grupo de teste',
  permissoes: [],
  todas_empresas: true,
  versao: 1,
}

export const entrarCom = (permissoes: Permissao[]) => sessao.mudarUsuario({ ...pessoa, permissoes })
