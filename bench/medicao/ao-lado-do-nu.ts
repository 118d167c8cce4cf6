import { type Medida, mediana } from '../carga/estatistica.ts'
import { emColunas } from './tabela.ts'

export type NomeDoAlvo = 'app' | 'app pequeno' | 'servidor nu' | 'soma direta' | 'soma na venda'
type Celula = { operacao: string; juntos: number; alvo: NomeDoAlvo; rodadas: Medida[] }

const vezes = (valor: number) => `${valor.toFixed(2)}×`
/** The median, and behind it round by round. */
export const emRodadas = (razoes: number[]) => `${vezes(mediana(razoes))} (${razoes.map(vezes).join(' ')})`

/** What was measured of the program and of the bare server, operation by operation and round by round. */
export const criarAnotacoes = () => {
  const celulas = new Map<string, Celula>()
  const chaveDe = (operacao: string, juntos: number, alvo: NomeDoAlvo) => `${operacao} ${juntos} ${alvo}`

  const anotar = (operacao: string, juntos: number, alvo: NomeDoAlvo, medida: Medida) => {
    const chave = chaveDe(operacao, juntos, alvo)
    const celula = celulas.get(chave) ?? { operacao, juntos, alvo, rodadas: [] }
    celula.rodadas.push(medida)
    celulas.set(chave, celula)
    const cpu = `CPU ${medida.cpuDoServidor.toFixed(2)} + ${medida.cpuDoPostgres.toFixed(2)} ms`
    console.log(`${chave}: ${medida.porSegundo.toFixed(0)}/s, p50 ${medida.p50.toFixed(2)} ms, ${cpu}`)
  }

  const rodadasDe = (operacao: string, juntos: number, alvo: NomeDoAlvo) =>
    celulas.get(chaveDe(operacao, juntos, alvo))?.rodadas ?? []

  /** Round by round, so that both numbers come from the same minute. */
  const razoes = (
    operacao: string,
    juntos: number,
    campo: 'porSegundo' | 'p50',
    por: NomeDoAlvo = 'servidor nu',
  ) => {
    const doOutro = rodadasDe(operacao, juntos, por)
    return rodadasDe(operacao, juntos, 'app').map(
      (medida, i) => medida[campo] / (doOutro[i]?.[campo] ?? Number.NaN),
    )
  }

  const tabela = () => {
    const meio = (rodadas: Medida[], campo: keyof Medida, casas = 2) =>
      mediana(rodadas.map((medida) => medida[campo])).toFixed(casas)
    return emColunas([
      ['operação', 'de cada vez', 'alvo', 'por segundo', 'p50 ms', 'p95 ms', 'CPU ms', 'do banco'],
      ...[...celulas.values()].map(({ operacao, juntos, alvo, rodadas }) => [
        ...[operacao, String(juntos), alvo, meio(rodadas, 'porSegundo', 0)],
        ...(['p50', 'p95', 'cpuDoServidor', 'cpuDoPostgres'] as const).map((campo) => meio(rodadas, campo)),
      ]),
    ])
  }
  return { anotar, rodadasDe, razoes, tabela }
}
