import { expect, test } from 'vitest'
import { aplicarEscolhas, compararVersoes } from './versoes.ts'

const base = { nome: 'Ana', telefone: null as string | null, grupo: 'A', empresas: ['1'] }

test('o que cada um mudou sozinho é mantido sem perguntar', () => {
  const { conflitos, juntos } = compararVersoes(
    base,
    { ...base, nome: 'Ana Lima' },
    { ...base, empresas: ['1', '2'] },
  )
  expect(conflitos).toEqual([])
  expect(juntos).toEqual({ ...base, nome: 'Ana Lima', empresas: ['1', '2'] })
})

test('só é conflito o que os dois mudaram para coisas diferentes', () => {
  const meu = { ...base, nome: 'Ana Lima', grupo: 'B', telefone: '+5511987654321' }
  const atual = { ...base, nome: 'Ana Souza', grupo: 'B' }
  const { conflitos, juntos } = compararVersoes(base, meu, atual)
  expect(conflitos).toEqual(['nome'])
  expect(juntos).toEqual(meu)
})

test('numa lista valem as escolhas dos dois: o que cada um pôs e o que cada um tirou', () => {
  const inicio = { permissoes: ['a', 'b', 'c'] }
  const { conflitos, deles, juntos } = compararVersoes(
    inicio,
    { permissoes: ['b', 'c', 'minha'] },
    { permissoes: ['a', 'b', 'deles'] },
  )
  expect(conflitos).toEqual([])
  expect(deles).toEqual(['permissoes'])
  expect(juntos).toEqual({ permissoes: ['b', 'deles', 'minha'] })
})

test('uma lista cuja ordem importa se disputa inteira', () => {
  const [inicio, meu, atual] = [{ r: ['a', 'b'] }, { r: ['b', 'a'] }, { r: ['a', 'b', 'c'] }]
  expect(compararVersoes(inicio, meu, atual, ['r'])).toMatchObject({ conflitos: ['r'], juntos: meu })
  expect(compararVersoes(inicio, inicio, atual, ['r'])).toMatchObject({ conflitos: [], juntos: atual })
})

test('uma lista de objetos se disputa inteira: dois iguais nunca são o mesmo objeto', () => {
  const item = (id: string, valor: number) => ({ id, valor })
  const inicio = { itens: [item('a', 1)] }
  const meu = { itens: [item('a', 2)] }
  const atual = { itens: [item('a', 1), item('b', 1)] }
  expect(compararVersoes(inicio, meu, atual)).toMatchObject({ conflitos: ['itens'], juntos: meu })
  expect(compararVersoes(inicio, structuredClone(inicio), atual)).toMatchObject({ juntos: atual })
})

test('conta o que veio só do outro lado', () => {
  const meu = { ...base, nome: 'Ana Lima' }
  const atual = { ...base, nome: 'Ana Souza', telefone: '+5511987654321' }
  expect(compararVersoes(base, meu, atual).deles).toEqual(['telefone'])
})

test('cada escolha decide o seu campo e mais nenhum', () => {
  const meu = { ...base, nome: 'Ana Lima', grupo: 'B' }
  const atual = { ...base, nome: 'Ana Souza', grupo: 'C', telefone: '+5511987654321' }
  const { juntos } = compararVersoes(base, meu, atual)
  expect(aplicarEscolhas(juntos, atual, { nome: 'atual', grupo: 'meu' })).toEqual({
    ...base,
    nome: 'Ana Souza',
    grupo: 'B',
    telefone: '+5511987654321',
  })
})
