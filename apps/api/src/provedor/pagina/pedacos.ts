import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Written by the build (apps/web/vite/telas.ts): what an address downloads beside the entry, by the route's pattern. */
type Telas = {
  aplicativo: string[]
  rotas: Record<string, string[]>
  /** Pages that open without the application. */
  portas: Record<string, string[]>
}

/** The login is the entry alone: who is about to come in should not wait for what comes after it. */
const LOGIN = { '/login': [] }

const partesDe = (caminho: string) => caminho.split('/').filter(Boolean)
const ehParametro = (parte: string) => parte.startsWith('$')

const cabe = (padrao: string[], partes: string[]) =>
  padrao.length === partes.length && padrao.every((parte, i) => ehParametro(parte) || parte === partes[i])

/** `novo` before `$id`: of two patterns, the one whose first different part is a word. */
const maisExato = (a: string[], b: string[]) => {
  const i = a.findIndex((parte, i) => parte !== b[i])
  return Number(ehParametro(a[i] ?? '')) - Number(ehParametro(b[i] ?? ''))
}

const emHtml = (arquivo: string) =>
  arquivo.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${arquivo}">`
    : `<link rel="modulepreload" crossorigin href="/${arquivo}">`

/**
 * Names, in the page for an address, the files that its route is about to import: the browser asks for all of them at
 * once instead of finding one behind the other. An address that no route has still opens the shell, which says so.
 */
export const criarPedacos = (pasta: string) => {
  const arquivo = path.join(pasta, '.vite', 'telas.json')
  if (!existsSync(arquivo)) return () => ''
  const { aplicativo, rotas, portas }: Telas = JSON.parse(readFileSync(arquivo, 'utf8'))
  const padroes = Object.entries({ ...rotas, ...portas, ...LOGIN })
    .map(([padrao, arquivos]) => ({ partes: partesDe(padrao), html: arquivos.map(emHtml).join('') }))
    .sort((a, b) => maisExato(a.partes, b.partes))
  const desconhecido = aplicativo.map(emHtml).join('')

  return (caminho: string) => {
    const partes = partesDe(caminho)
    return padroes.find((padrao) => cabe(padrao.partes, partes))?.html ?? desconhecido
  }
}
