import { v7 } from 'uuid'
import { afterEach, expect, test, vi } from 'vitest'
import { criarLinks } from './link.ts'

const links = criarLinks(Buffer.alloc(32, 7), 'https://exemplo.com.br')
const tokenDe = (endereco: string) => new URL(endereco).searchParams.get('t') ?? ''
afterEach(() => {
  vi.useRealTimers()
})

test('um token tem 56 letras, abre com a chave que o fez e com nenhuma outra', () => {
  const vendaId = v7()
  const t = tokenDe(links.enderecoDoAceite({ vendaId, numero: 3 }))
  expect(t).toMatch(/^[\w-]{56}$/)
  expect(links.lerAceite(t)).toEqual({ vendaId, numero: 3 })
  expect(criarLinks(Buffer.alloc(32, 8), '').lerAceite(t)).toBeNull()
  expect(links.lerFechada(t)).toBeNull()
  expect(links.lerIngresso(t)).toBeNull()
})

test('uma letra trocada, cortada ou acrescentada já não abre', () => {
  const t = tokenDe(links.enderecoDaFechada({ vendaId: v7(), numero: 0 }))
  expect(links.lerFechada(t)).not.toBeNull()
  for (let i = 0; i < t.length; i++) {
    const outra = t[i] === 'A' ? 'B' : 'A'
    expect(links.lerFechada(`${t.slice(0, i)}${outra}${t.slice(i + 1)}`)).toBeNull()
  }
  for (const ruim of [t.slice(0, -1), `${t}A`, `${t}=`, ` ${t}`, '', 'é'.repeat(56)])
    expect(links.lerFechada(ruim)).toBeNull()
})

test('o ingresso acaba depois de uma hora', () => {
  vi.useFakeTimers()
  const { ingresso, vale_ate } = links.emitirIngresso({ vendaId: v7(), numero: 1 })
  vi.setSystemTime(Date.parse(vale_ate) - 1)
  expect(links.lerIngresso(ingresso)).not.toBeNull()
  vi.setSystemTime(Date.parse(vale_ate))
  expect(links.lerIngresso(ingresso)).toBeNull()
})
