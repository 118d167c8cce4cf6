import { DadosGrupo, type Grupo } from '@balcao/contract/acesso/grupo-permissao'
import type { Permissao } from '@balcao/contract/base/permissao'
import { conhecidas } from './matriz.ts'

export const ValoresGrupo = DadosGrupo
export type ValoresGrupo = { nome: string; descricao: string | null; permissoes: Permissao[] }

export const grupoNovo: ValoresGrupo = { nome: '', descricao: null, permissoes: [] }

export const valoresDe = ({ nome, descricao, permissoes }: Grupo): ValoresGrupo => ({
  nome,
  descricao,
  permissoes: conhecidas(permissoes),
})
