import { DadosRecurso, type Recurso } from '@balcao/contract/catalogo/recurso'

export const ValoresRecurso = DadosRecurso
export type ValoresRecurso = DadosRecurso

export const recursoNovo: ValoresRecurso = { nome: '', descricao: null, icone: '', cor: null }

export const valoresDe = ({ nome, descricao, icone, cor }: Recurso): ValoresRecurso => ({
  nome,
  descricao,
  icone,
  cor,
})
