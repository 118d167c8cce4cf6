import type { Endpoint } from '@balcao/contract/base/endpoint'
import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { exemploDe } from '#testes/exemplo.ts'
import { revezar } from '#testes/recusas.ts'

const s = usarServidor()

type Passo = string | number
type Lugar = { caminho: Passo[]; valor: unknown }

/** Every value of an example, at any depth, with the way to it. */
const lugares = (valor: unknown, caminho: Passo[] = []): Lugar[] => {
  const filhos = Array.isArray(valor)
    ? valor.map((filho, i) => [i, filho] as const)
    : Object.entries(typeof valor === 'object' && valor !== null ? valor : {})
  return [{ caminho, valor }, ...filhos.flatMap(([passo, filho]) => lugares(filho, [...caminho, passo]))]
}
const trocar = (em: unknown, [passo, ...resto]: Passo[], novo: unknown): unknown => {
  if (passo === undefined) return novo
  if (Array.isArray(em)) return em.map((filho, i) => (i === passo ? trocar(filho, resto, novo) : filho))
  const objeto = em as Record<string, unknown>
  return { ...objeto, [passo]: trocar(objeto[passo], resto, novo) }
}

type Entrada = { nome: string; esquema: NonNullable<Endpoint['body']>; exemplo: Record<string, unknown> }
const entradas = (): Entrada[] =>
  s().app.endpoints.flatMap(({ method, path, body, query }) =>
    [body, query].flatMap((esquema) =>
      esquema ? [{ nome: `${method} ${path}`, esquema, exemplo: exemploDe(esquema) }] : [],
    ),
  )
const aceita = ({ esquema }: Entrada, valor: unknown) => esquema.safeParse(valor).success

/** Lists are empty in an example, but for those that must not be: what is in one is shown by the body's own tests. */
const deTexto = ({ exemplo }: Entrada) => lugares(exemplo).filter(({ valor }) => typeof valor === 'string')

test('um campo a mais é recusado também dentro de outro, a qualquer profundidade', () => {
  let dentro = 0
  for (const entrada of entradas())
    for (const { caminho, valor } of lugares(entrada.exemplo))
      if (typeof valor === 'object' && valor !== null && !Array.isArray(valor)) {
        dentro += Number(caminho.length > 0)
        const aumentado = trocar(entrada.exemplo, caminho, { ...valor, intruso: 1 })
        expect(aceita(entrada, aumentado), `${entrada.nome} ${caminho.join('.')}`).toBe(false)
      }
  expect(dentro).toBeGreaterThan(15)
})

const COMPRIDOS = ['a', ' a', 'a@', 'á', '-', '1.', '(11) ', 'a\n', 'a.', '::'].map((parte) =>
  parte.repeat(100_000 / parte.length),
)
/** The fastest of a few tries: others share the processor. */
const maisRapida = (fazer: () => void) => {
  const tempos = []
  for (let i = 0; i < 4; i++) {
    const inicio = process.cpuUsage()
    fazer()
    const { user, system } = process.cpuUsage(inicio)
    tempos.push((user + system) / 1000)
    if ((tempos.at(-1) ?? 0) < 100) break
  }
  return Math.min(...tempos)
}

test('um texto de 100 kB custa menos de 100 ms, em todo campo de texto de todo corpo e filtro', () => {
  let campos = 0
  for (const entrada of entradas())
    for (const { caminho } of deTexto(entrada)) {
      campos++
      for (const comprido of revezar(COMPRIDOS, campos)) {
        const valor = trocar(entrada.exemplo, caminho, comprido)
        const ms = maisRapida(() => aceita(entrada, valor))
        expect(ms, `${entrada.nome} ${caminho.join('.')} ${comprido.slice(0, 6)}`).toBeLessThan(100)
      }
    }
  expect(campos).toBeGreaterThan(200)
})

/** A draft keeps what was typed. It is checked when it is sent as a sale. */
const doRascunho = (caminho: Passo[]) => caminho[0] === 'dados' && caminho[1] === 'cliente'

test('um endereço de e-mail não leva outra linha para o cabeçalho da carta, em nenhum campo', () => {
  const emails = entradas().flatMap((entrada) =>
    deTexto(entrada)
      .filter(({ valor, caminho }) => String(valor).includes('@') && !doRascunho(caminho))
      .map(({ caminho }) => ({ entrada, caminho })),
  )
  expect(emails.length).toBeGreaterThan(8)
  for (const { entrada, caminho } of emails)
    for (const ataque of [
      'a@b.br\r\nBcc: c@d.br',
      'a@b.br\nBcc:c@d.br',
      'a@b.br%0aBcc:c@d.br',
      'a@b.br,c@d.br',
      '<a@b.br>',
    ])
      expect(
        aceita(entrada, trocar(entrada.exemplo, caminho, ataque)),
        `${entrada.nome} ${caminho.join('.')} ${JSON.stringify(ataque)}`,
      ).toBe(false)
})
