import type { Lote } from '@balcao/contract/cobranca/lote-api'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { comMilhares } from '@balcao/contract/valores/quantos'
import { mesEAno } from '#ui/mesEAno.ts'
import { quando } from '#ui/quando.ts'
import type { Coluna } from '#ui/tabela/coluna.ts'
import classes from './Lote.module.css'
import { textos } from './lote.textos.ts'
import { SituacaoDoLote } from './SituacaoDoLote.tsx'

const t = textos.lista.colunas

const contagem = (
  id: 'total' | 'emitidos' | 'sem_cobranca' | 'falhas',
  titulo: string,
  opcional = false,
): Coluna<Lote> => ({ id, titulo, numero: true, opcional, celula: (lote) => comMilhares(lote[id]) })

/** Beside the state, and only on a page with a batch that stopped by itself: most never do. */
const motivo: Coluna<Lote> = {
  id: 'motivo',
  titulo: t.motivo,
  parte: 24,
  celula: ({ motivo }) =>
    motivo && <span className={classes.porExtenso}>{textos.lista.parouPor(motivo)}</span>,
}

export const colunasDeLote: Coluna<Lote>[] = [
  { id: 'mes', titulo: t.mes, celula: ({ competencia }) => mesEAno(competencia) },
  {
    id: 'situacao',
    titulo: t.situacao,
    destaque: true,
    celula: ({ situacao }) => <SituacaoDoLote situacao={situacao} />,
  },
  { id: 'empresa', titulo: t.empresa, parte: 18, celula: ({ empresa }) => empresa.nome },
  { id: 'conta', titulo: t.conta, parte: 18, celula: ({ conta }) => conta.nome },
  contagem('total', t.contratos),
  contagem('emitidos', t.emitidos),
  contagem('sem_cobranca', t.semCobranca, true),
  contagem('falhas', t.falhas),
  { id: 'valor', titulo: t.valor, numero: true, celula: ({ valor }) => formatarDinheiro(valor) },
  { id: 'quem', titulo: t.quem, celula: ({ criado_por }) => criado_por },
  { id: 'quando', titulo: t.quando, celula: ({ criado_em }) => quando(criado_em) },
]

/** Its text needs the room of two others: it names the account, and who began the batch is on its page. */
const CEDEM = new Set(['conta', 'quem'])

export const colunasComMotivo: Coluna<Lote>[] = colunasDeLote.flatMap((coluna) =>
  coluna.id === 'situacao'
    ? [coluna, motivo]
    : [{ ...coluna, opcional: coluna.opcional || CEDEM.has(coluna.id) }],
)
