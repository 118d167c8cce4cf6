import {
  type AdicionalResumo,
  rotuloDaCategoria,
  rotuloDaCobranca,
} from '@balcao/contract/catalogo/adicional'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Icone } from '#ui/Icone.tsx'
import { quando } from '#ui/quando.ts'
import type { Coluna } from '#ui/tabela/coluna.ts'
import classes from './Adicional.module.css'
import { rotulos } from './adicional.textos.ts'
import { SituacaoDoAdicional } from './SituacaoDoAdicional.tsx'

const SEM_ICONE = 'tabler:puzzle'

export const colunasDeAdicional: Coluna<AdicionalResumo>[] = [
  {
    id: 'nome',
    titulo: rotulos.nome,
    ordenavel: true,
    celula: (a) => (
      <span className={classes.nome}>
        <Icone nome={a.icone ?? SEM_ICONE} />
        {a.nome}
      </span>
    ),
  },
  { id: 'categoria', titulo: rotulos.categoria, celula: (a) => rotuloDaCategoria[a.categoria] },
  { id: 'cobranca', titulo: rotulos.cobranca, celula: (a) => rotuloDaCobranca[a.cobranca] },
  {
    id: 'valor',
    titulo: rotulos.valor,
    numero: true,
    ordenavel: true,
    celula: (a) => formatarDinheiro(a.valor),
  },
  {
    id: 'situacao',
    titulo: rotulos.situacao,
    destaque: true,
    celula: (a) => <SituacaoDoAdicional ativo={a.ativo} />,
  },
  {
    id: 'atualizado_em',
    titulo: rotulos.atualizado_em,
    ordenavel: true,
    celula: (a) => quando(a.atualizado_em),
  },
]
