import type { FiltroLinhaDoRetorno, LinhaDoRetorno } from '@balcao/contract/cobranca/retorno-api'
import { nomeDaOcorrencia } from '@balcao/contract/cobranca/retorno-eventos'
import { nomesDosResultados } from '@balcao/contract/cobranca/retorno-opcoes'
import type { Db } from '#infra/db/conexao.ts'
import { type Coluna, csv, emReais, talvezData } from '#infra/db/csv.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import { linhasDoRetorno } from './retorno.queries.ts'

/** Empty where the bank said nothing of it. */
const dito = (centavos: number) => (centavos ? emReais(centavos) : null)

const daLinha: Coluna<LinhaDoRetorno>[] = [
  ['Linha', (l) => l.linha],
  ['Resultado', (l) => (l.resultado ? nomesDosResultados[l.resultado] : 'Na fila')],
  ['Boleto', (l) => l.boleto?.numero],
  ['Nosso número', (l) => l.nosso_numero],
  ['Cliente', (l) => l.boleto?.cliente],
  ['Valor', (l) => dito(l.valor_titulo)],
  ['Pago', (l) => dito(l.valor_pago)],
  ['Tarifa', (l) => dito(l.tarifa)],
  ['Vencimento', (l) => talvezData(l.vencimento)],
  ['Dia', (l) => talvezData(l.data_ocorrencia)],
  ['Crédito em', (l) => talvezData(l.data_credito)],
  ['O que aconteceu', (l) => l.texto ?? l.motivos],
  ['No banco', (l) => nomeDaOcorrencia(l.evento, l.ocorrencia)],
]

/** A long download may outlive a change of rights, so every page checks them again. */
export const exportarLinhas = (db: Db, leitura: Leitura, id: string, filtro: FiltroLinhaDoRetorno) =>
  csv(async (parte) => linhasDoRetorno(db, await leitura.quem(), id, { ...filtro, ...parte }), daLinha)
