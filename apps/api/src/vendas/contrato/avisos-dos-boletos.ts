import type { EventoAcordado } from '@balcao/contract/vendas/contrato-acordado'
import { mesDoDia, mesesSoltos } from '@balcao/contract/vendas/contrato-meses'
import type { Db } from '#infra/db/conexao.ts'
import { encaixe } from '#infra/encaixe.ts'
import type { Conferido } from './conferir.queries.ts'
import { historiaDe } from './historia.ts'
import type { ContratoLido } from './lido.queries.ts'

/** `competencia`: the month that it charges, `2026-12`. */
export type BoletoEmitido = { competencia: string; pago: boolean }

/** Issued for the months of a contract from this one on, in their order. Boletos know contracts, not the other way round. */
export const boletosDosMeses = encaixe<
  (db: Db, contratoId: string, desde: string) => Promise<BoletoEmitido[]>
>('os boletos dos meses de um contrato')

const EM_LISTA = 3
const lista = new Intl.ListFormat('pt-BR')

const osMeses = (emitidos: readonly BoletoEmitido[]) => {
  const nomes = emitidos.map(({ competencia }) => competencia.split('-').reverse().join('/'))
  return nomes.length > EM_LISTA ? `${nomes[0]} a ${nomes.at(-1)}` : lista.format(nomes)
}

const cancelar = (emitidos: readonly BoletoEmitido[]) => {
  const meses = osMeses(emitidos)
  if (emitidos.length === 0) return []
  if (emitidos.length === 1)
    return [`O boleto de ${meses} já foi emitido, e nada mais se paga por esse mês: cancele-o`]
  return [`Os boletos de ${meses} já foram emitidos, e nada mais se paga por esses meses: cancele-os`]
}

const refazer = (emitidos: readonly BoletoEmitido[], porque: string) => {
  const meses = osMeses(emitidos)
  if (emitidos.length === 0) return []
  if (emitidos.length === 1) return [`O boleto de ${meses} já foi emitido ${porque}: cancele-o e emita outro`]
  return [`Os boletos de ${meses} já foram emitidos ${porque}: cancele-os e emita outros`]
}

/** Months that are charged already, and would cost something else, or somebody else. */
export const avisosDosBoletos = async (
  db: Db,
  lido: ContratoLido,
  { base, eventos, novo }: Conferido,
): Promise<string[]> => {
  const { id, ativo_desde } = lido.contrato
  if (!ativo_desde) return []
  const doMes = novo.dia.slice(0, 7)
  const emitidos = await boletosDosMeses()(db, id, doMes)
  const custo = (todos: readonly EventoAcordado[]) => {
    const mes = mesesSoltos(historiaDe(lido, base, ativo_desde, todos))
    return (competencia: string) => mes(mesDoDia(ativo_desde, `${competencia}-01`))?.total ?? 0
  }
  const [semEle, comEle] = [custo(eventos), custo([...eventos, novo])]
  const outroValor = emitidos.filter(({ competencia }) => semEle(competencia) !== comEle(competencia))
  const outroTitular = emitidos.filter(
    ({ competencia, pago }) => novo.tipo === 'TRANSFERENCIA' && competencia > doMes && !pago,
  )
  const [pagos, abertos] = [outroValor.filter(({ pago }) => pago), outroValor.filter(({ pago }) => !pago)]
  return [
    ...cancelar(abertos.filter(({ competencia }) => comEle(competencia) === 0)),
    ...refazer(
      abertos.filter(({ competencia }) => comEle(competencia) > 0),
      'com outro valor',
    ),
    ...refazer(outroTitular, 'em nome do titular de antes'),
    ...(pagos.length
      ? [`${osMeses(pagos)} já foi pago: a diferença não é cobrada nem devolvida sozinha`]
      : []),
  ]
}
