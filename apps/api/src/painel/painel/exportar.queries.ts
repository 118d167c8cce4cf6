import type { CorteDoPainel } from '@balcao/contract/painel/cortes'
import type { FiltroDoPainel, Numeros } from '@balcao/contract/painel/painel-api'
import { formatarData } from '@balcao/contract/valores/data'
import type { Db } from '#infra/db/conexao.ts'
import { csv, emReais } from '#infra/db/csv.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import { cortesDoPainel } from './cortes.queries.ts'
import { obterPainel } from './painel.queries.ts'

type Linha = Numeros & { corte: string; nome: string }

const NOMES: Record<CorteDoPainel, string> = {
  vendedor: 'Vendedor',
  canal: 'Canal',
  plano: 'Plano',
  cidade: 'Cidade',
}

const nomeDoPeriodo = ({ de, ate }: { de: string; ate: string }) =>
  `${formatarData(de)} a ${formatarData(ate)}`

/** Everything that the panel shows of a period, one figure per cell: a spreadsheet filters it by the first column. */
export const exportarPainel = async function* (db: Db, leitura: Leitura, filtro: FiltroDoPainel) {
  const painel = await obterPainel(db, leitura, filtro)
  const cortes = await cortesDoPainel(db, leitura, filtro)
  const itens: Linha[] = [
    { corte: 'Período', nome: nomeDoPeriodo(painel.periodo), ...painel.atual },
    { corte: 'Período anterior', nome: nomeDoPeriodo(painel.anterior), ...painel.antes },
    ...painel.serie.map(({ dia, ...numeros }) => ({
      ...{ corte: painel.passo === 'dia' ? 'Dia' : 'Mês', ...numeros },
      nome: painel.passo === 'dia' ? formatarData(dia) : formatarData(dia).slice(3),
    })),
    ...Object.entries(cortes).flatMap(([corte, linhas]) =>
      linhas.map((linha) => ({ ...linha, corte: NOMES[corte as CorteDoPainel] })),
    ),
  ]
  yield* csv(
    async () => ({ itens, proximo: null }),
    [
      ['Por', (l) => l.corte],
      ['Nome', (l) => l.nome],
      ['Vendidas', (l) => l.vendidas],
      ['Receita recorrente vendida', (l) => emReais(l.vendidas_valor)],
      ['Aprovadas', (l) => l.aprovadas],
      ['Receita aprovada', (l) => emReais(l.aprovadas_valor)],
      ['Instaladas', (l) => l.instaladas],
      ['Receita instalada', (l) => emReais(l.instaladas_valor)],
      ['Reprovadas', (l) => l.reprovadas],
      ['Receita reprovada', (l) => emReais(l.reprovadas_valor)],
      ['Canceladas', (l) => l.canceladas],
      ['Receita cancelada', (l) => emReais(l.canceladas_valor)],
    ],
  )
}
