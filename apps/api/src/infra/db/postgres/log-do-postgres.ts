import { appendFileSync, renameSync, statSync } from 'node:fs'

/** Where the database's output goes: a file of limited size, with the last lines kept for our messages. */
export interface LogDoPostgres {
  arquivo: string
  escrever(texto: string): void
  ultimasLinhas(): string
}

const LIMITE_PADRAO = 5 * 1024 * 1024
const CARACTERES_GUARDADOS = 2000

export function abrirLog(arquivo: string, limite = LIMITE_PADRAO): LogDoPostgres {
  let final = ''
  let tamanho = statSync(arquivo, { throwIfNoEntry: false })?.size ?? 0
  return {
    arquivo,
    escrever(texto) {
      final = (final + texto).slice(-CARACTERES_GUARDADOS)
      try {
        if (tamanho > limite) {
          renameSync(arquivo, `${arquivo}.1`)
          tamanho = 0
        }
        appendFileSync(arquivo, texto, { mode: 0o600 })
        tamanho += Buffer.byteLength(texto)
      } catch {
        // A full disk must not crash the app. The last lines stay in memory.
      }
    },
    ultimasLinhas: () => final.trim().split('\n').slice(-8).join('\n'),
  }
}

/** An error that includes PostgreSQL's own output, so that nobody has to look for it. */
export function falhaDoPostgres(mensagem: string, log: LogDoPostgres): Error {
  const detalhe = log.ultimasLinhas() || 'o PostgreSQL não disse nada'
  return new Error(`${mensagem}\n${detalhe}\nRegistro completo: ${log.arquivo}`)
}
