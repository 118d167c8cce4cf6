import type { GrupoResumo } from '@balcao/contract/grupo-permissao'
import { quando } from '../../ui/quando.ts'
import type { Coluna } from '../../ui/tabela/coluna.ts'
import { rotulos } from './grupo-permissao.textos.ts'

export const colunasDeGrupo: Coluna<GrupoResumo>[] = [
  { id: 'nome', titulo: rotulos.nome, ordenavel: true, celula: (g) => g.nome },
  { id: 'descricao', titulo: rotulos.descricao, celula: (g) => g.descricao },
  {
    id: 'total_permissoes',
    titulo: rotulos.total_permissoes,
    numero: true,
    celula: (g) => g.total_permissoes,
  },
  { id: 'usuarios', titulo: rotulos.usuarios, numero: true, ordenavel: true, celula: (g) => g.usuarios },
  {
    id: 'atualizado_em',
    titulo: rotulos.atualizado_em,
    ordenavel: true,
    celula: (g) => quando(g.atualizado_em),
  },
]
