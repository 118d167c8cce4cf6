import type { GrupoResumo } from '@balcao/contract/acesso/grupo-permissao'
import { Motivo } from '#ui/Motivo.tsx'
import { quando } from '#ui/quando.ts'
import { Situacao } from '#ui/Situacao.tsx'
import type { Coluna } from '#ui/tabela/coluna.ts'
import classes from './GruposPage.module.css'
import { rotulos, textos } from './grupo-permissao.textos.ts'

const EDICAO: Coluna<GrupoResumo> = {
  id: 'edicao',
  titulo: rotulos.edicao,
  destaque: true,
  celula: ({ impedimento }) =>
    impedimento && (
      <Motivo texto={impedimento}>
        <span className={classes.somenteLeitura}>
          <Situacao tom="neutro">{textos.somenteLeitura}</Situacao>
        </span>
      </Motivo>
    ),
}

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

/** Marks the groups that this person may only read. */
export const colunasComExcecoes = [...colunasDeGrupo, EDICAO]
