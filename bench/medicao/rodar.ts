import type { Aplicacao } from '../alvo/aplicacao.ts'
import { medirPgbench } from '../alvo/pgbench.ts'
import { type Banco, comCliente } from '../banco/postgres.ts'
import { textoDoPedido } from '../carga/conexao.ts'
import { leitorDeCpu } from '../carga/cpu.ts'
import { type Medida, medianaDasMedidas } from '../carga/estatistica.ts'
import { esquentar, medir } from '../carga/medir.ts'
import type { Amostra } from './amostra.ts'
import { caminhoDeReferencia, comandoDeReferencia, type Operacao } from './operacoes.ts'

export type Alvo = 'pgbench' | 'servidor nu' | 'app' | AlvoMenor
/** The program over smaller databases: what growth costs. */
export type AlvoMenor = 'app pequeno' | 'app médio'
export type Celula = {
  operacao: string
  concorrencia: number
  alvo: Alvo
  rodadas: Medida[]
  mediana: Medida
}

type Base = { app: Aplicacao; amostra: Amostra }

export type Plano = {
  operacoes: Operacao[]
  rodadas: number
  segundos: number
  aquecimento: number
  /** PostgreSQL's folder, to find the processor time it uses. */
  cluster: string
  grande: Base & { banco: Banco; nu: { porta: number; pid: number } }
  menores: ({ alvo: AlvoMenor } & Base)[]
  pgbench: string | undefined
}

// pgbench compares the variant it drew with each of them in turn, so there are only a few.
const VARIANTES_NO_PGBENCH = 64
// PostgreSQL accepts a hundred connections, and the other targets keep theirs open.
const CONEXOES_DO_PGBENCH = 32
const SEGUNDOS_PARA_ESQUENTAR = 3

/**
 * Measures all targets of an operation one right after the other, in an order that rotates each round, so
 * that a noisy minute affects all of them.
 */
export const rodar = async (plano: Plano): Promise<Celula[]> => {
  await esquentarTodos(plano)
  const celulas = new Map<string, Celula>()
  for (let rodada = 0; rodada < plano.rodadas; rodada++)
    for (const operacao of plano.operacoes)
      for (const concorrencia of operacao.concorrencias)
        for (const [alvo, medirAlvo] of girar(alvosDe(plano, operacao, concorrencia), rodada)) {
          const medida = await medirAlvo()
          const chave = `${operacao.nome} ${concorrencia} ${alvo}`
          const rodadas = [...(celulas.get(chave)?.rodadas ?? []), medida]
          const mediana = medianaDasMedidas(rodadas)
          celulas.set(chave, { operacao: operacao.nome, concorrencia, alvo, rodadas, mediana })
          console.log(
            `${rodada + 1}ª ${operacao.nome}, ${concorrencia} de cada vez, ${alvo}: ${descrever(medida)}`,
          )
        }
  return [...celulas.values()]
}

const descrever = ({ porSegundo, p50, p95, cpuDoServidor, cpuDoPostgres }: Medida) => {
  const cpu = `CPU ${cpuDoServidor.toFixed(2)} + ${cpuDoPostgres.toFixed(2)} ms`
  return `${porSegundo.toFixed(0)}/s, p50 ${p50.toFixed(2)}, p95 ${p95.toFixed(2)}, ${cpu}`
}

type AlvoComMedida = [Alvo, () => Promise<Medida>]

const pedidosAoNu = (operacao: Operacao, amostra: Amostra) =>
  operacao.perguntas(amostra).map(({ valores }) => textoDoPedido(caminhoDeReferencia(operacao, valores)))

const pedidosAoApp = async ({ app, amostra }: Base, operacao: Operacao) => {
  const token = await app.token()
  return operacao.perguntas(amostra).map((pergunta) => textoDoPedido(pergunta.app, token))
}

const esquentarTodos = async ({ operacoes, grande, menores }: Plano) => {
  for (const operacao of operacoes) {
    await esquentar(grande.nu.porta, pedidosAoNu(operacao, grande.amostra), SEGUNDOS_PARA_ESQUENTAR)
    for (const base of [grande, ...menores])
      await esquentar(base.app.porta, await pedidosAoApp(base, operacao), SEGUNDOS_PARA_ESQUENTAR)
  }
}

const alvosDe = (plano: Plano, operacao: Operacao, concorrencia: number): AlvoComMedida[] => {
  const { cluster, grande, menores, pgbench: programa, segundos, aquecimento } = plano
  const carga = { concorrencia, segundos, aquecimento }
  const medirNu = () => {
    const { porta, pid } = grande.nu
    return medir({
      ...carga,
      porta,
      pedidos: pedidosAoNu(operacao, grande.amostra),
      cpu: leitorDeCpu(cluster, pid),
    })
  }
  const medirApp = (base: Base) => async () => {
    const { porta, pid } = base.app
    if (operacao.antes) await comCliente(grande.banco, (cliente) => cliente.query(operacao.antes ?? ''))
    return medir({
      ...carga,
      porta,
      pedidos: await pedidosAoApp(base, operacao),
      cpu: leitorDeCpu(cluster, pid),
    })
  }
  const medirNoPgbench = (programa: string) => () => {
    const comandos = operacao
      .perguntas(grande.amostra)
      .slice(0, VARIANTES_NO_PGBENCH)
      .map(({ valores }) => comandoDeReferencia(operacao, valores))
    return medirPgbench({ ...carga, programa, banco: grande.banco, comandos, cpu: leitorDeCpu(cluster) })
  }
  return [
    ...(programa && concorrencia <= CONEXOES_DO_PGBENCH
      ? [['pgbench', medirNoPgbench(programa)] satisfies AlvoComMedida]
      : []),
    ['servidor nu', medirNu],
    ['app', medirApp(grande)],
    ...(operacao.antes ? [] : menores.map((base): AlvoComMedida => [base.alvo, medirApp(base)])),
  ]
}

const girar = <T>(lista: T[], vezes: number) => {
  const inicio = vezes % lista.length
  return [...lista.slice(inicio), ...lista.slice(0, inicio)]
}
