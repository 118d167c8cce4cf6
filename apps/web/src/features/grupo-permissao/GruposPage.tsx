import type { GrupoResumo } from '@balcao/contract/acesso/grupo-permissao'
import { getRouteApi } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { PaginaDeLista } from '#ui/lista/PaginaDeLista.tsx'
import { useLista } from '#ui/lista/useLista.tsx'
import { Motivo } from '#ui/Motivo.tsx'
import { quando } from '#ui/quando.ts'
import { Situacao } from '#ui/Situacao.tsx'
import type { Coluna } from '#ui/tabela/coluna.ts'
import classes from './GruposPage.module.css'
import { grupos } from './grupo-permissao.data.ts'
import { rotulos, textos } from './grupo-permissao.textos.ts'

const rota = getRouteApi('/_app/admin/grupo-permissao/')

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

const colunasDeGrupo: Coluna<GrupoResumo>[] = [
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
const colunasComExcecoes = [...colunasDeGrupo, EDICAO]

export function GruposPage() {
  const filtro = rota.useSearch()
  const lista = useLista({
    cadastro: grupos,
    filtro,
    navegar: rota.useNavigate(),
    endereco: '/admin/grupo-permissao',
    podeAbrir: usePode('VISUALIZAR.GRUPO_PERMISSAO', 'EDITAR.GRUPO_PERMISSAO', 'CRIAR.GRUPO_PERMISSAO'),
  })
  // The column is only useful to someone who may edit: for them a read-only group is the exception.
  const podeEditar = usePode('EDITAR.GRUPO_PERMISSAO')
  const haExcecoes = podeEditar && lista.consulta.data?.itens.some(({ impedimento }) => impedimento !== null)
  return (
    <PaginaDeLista
      {...lista}
      textos={textos.lista}
      ordemPadrao="nome"
      colunas={haExcecoes ? colunasComExcecoes : colunasDeGrupo}
      icone="tabler:shield-lock"
      podeCriar={usePode('CRIAR.GRUPO_PERMISSAO')}
      aoCriar="/admin/grupo-permissao/novo"
    />
  )
}
