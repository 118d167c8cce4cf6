import type { PromocaoResumo } from '@balcao/contract/catalogo/promocao'
import { descontosEmPalavras } from '@balcao/contract/catalogo/promocao-texto'
import { formatarData } from '@balcao/contract/valores/data'
import { quando } from '#ui/quando.ts'
import type { Coluna } from '#ui/tabela/coluna.ts'
import { rotulos, textos } from './promocao.textos.ts'
import { SituacaoDaPromocao } from './SituacaoDaPromocao.tsx'

const vigencia = ({ vigencia_inicio, vigencia_fim }: PromocaoResumo) =>
  vigencia_fim === null
    ? textos.de(formatarData(vigencia_inicio))
    : textos.deAte(formatarData(vigencia_inicio), formatarData(vigencia_fim))

export const colunasDePromocao: Coluna<PromocaoResumo>[] = [
  { id: 'nome', titulo: rotulos.nome, ordenavel: true, celula: (p) => p.nome },
  { id: 'codigo', titulo: rotulos.codigo, celula: (p) => p.codigo ?? textos.semCupom },
  {
    id: 'desconto',
    titulo: rotulos.desconto,
    celula: (p) => descontosEmPalavras(p) || textos.semDesconto,
  },
  // Ordered by its last day: what ends soonest comes first.
  { id: 'vigencia_fim', titulo: rotulos.vigencia, ordenavel: true, celula: vigencia },
  {
    id: 'vigencia_inicio',
    titulo: rotulos.vigencia_inicio,
    ordenavel: true,
    opcional: true,
    celula: (p) => formatarData(p.vigencia_inicio),
  },
  {
    id: 'usos',
    titulo: rotulos.usos,
    ordenavel: true,
    numero: true,
    celula: (p) => textos.usosDeLimite(p.usos, p.limite_total),
  },
  {
    id: 'cumulativa',
    titulo: rotulos.cumulativa,
    opcional: true,
    celula: (p) => (p.cumulativa ? textos.sim : textos.nao),
  },
  {
    id: 'situacao',
    titulo: rotulos.situacao,
    destaque: true,
    celula: (p) => <SituacaoDaPromocao promocao={p} />,
  },
  {
    id: 'atualizado_em',
    titulo: rotulos.atualizado_em,
    ordenavel: true,
    opcional: true,
    celula: (p) => quando(p.atualizado_em),
  },
]
