import type { Meta } from './metas.ts'
import type { Celula } from './rodar.ts'

export const emColunas = (linhas: string[][]) => {
  const larguras = linhas[0]?.map((_, i) => Math.max(...linhas.map((linha) => linha[i]?.length ?? 0))) ?? []
  const alinhar = (texto: string, i: number) =>
    i ? texto.padStart(larguras[i] ?? 0) : texto.padEnd(larguras[i] ?? 0)
  return linhas.map((linha) => linha.map(alinhar).join('  ')).join('\n')
}

export const tabelaDasCelulas = (celulas: Celula[]) =>
  emColunas([
    ['operação', 'de cada vez', 'alvo', 'por segundo', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms', 'do banco'],
    ...celulas.map(({ operacao, concorrencia, alvo, mediana: m }) => [
      operacao,
      String(concorrencia),
      alvo,
      m.porSegundo.toFixed(0),
      ...[m.p50, m.p95, m.p99, m.cpuDoServidor, m.cpuDoPostgres].map((ms) => ms.toFixed(2)),
    ]),
  ])

export const tabelaDasMetas = (metas: Meta[]) =>
  emColunas([
    ['o quê', 'meta', 'medido', ''],
    ...metas.map(({ nome, meta, medido, ok }) => [nome, meta, medido, ok ? 'ok' : 'NÃO']),
  ])
