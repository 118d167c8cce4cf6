import type {
  FiltroLinhaDoRetorno,
  FiltroRetorno,
  LinhaDoRetorno,
  Retorno,
} from '@balcao/contract/cobranca/retorno-api'
import { nomeDaOcorrencia } from '@balcao/contract/cobranca/retorno-eventos'
import { nomesDasSituacoesDeRetorno, nomesDosResultados } from '@balcao/contract/cobranca/retorno-opcoes'
import { resultadosDeLinha } from '@balcao/contract/cobranca/retorno-resultados'
import type { Db } from '#infra/db/conexao.ts'
import { type Coluna, csv, emReais, talvezData } from '#infra/db/csv.ts'
import type { Leitura } from '#infra/http/leitura.ts'
import { colunasComHora } from '#provedor/configuracao/colunas-com-hora.ts'
import { linhasDoRetorno, listarRetornos } from './retorno.queries.ts'

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

const doRetorno = colunasComHora<Retorno>((hora) => [
  ['Arquivo', (r) => r.nome],
  ['Situação', (r) => nomesDasSituacoesDeRetorno[r.situacao]],
  ['Conta', (r) => r.conta.nome],
  ['Banco', (r) => r.conta.banco],
  ['Empresa', (r) => r.conta.empresa.nome],
  ['Número', (r) => r.sequencial],
  ['Gerado em', (r) => talvezData(r.gerado_em)],
  ['Linhas', (r) => r.linhas],
  ...resultadosDeLinha.map((um): Coluna<Retorno> => [nomesDosResultados[um], (r) => r.resultados[um] ?? 0]),
  ['Valor pago', (r) => emReais(r.valor_pago)],
  ['Tarifas', (r) => emReais(r.tarifas)],
  ['Enviado por', (r) => r.criado_por ?? 'Pasta de retornos'],
  ['Quando', (r) => hora(r.criado_em)],
])

export const exportarRetornos = (db: Db, leitura: Leitura, filtro: FiltroRetorno) =>
  csv(
    async (parte) => listarRetornos(db, await leitura.quem(), { ...filtro, ...parte }),
    () => doRetorno(db),
  )
