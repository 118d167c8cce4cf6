import { expect, test } from 'vitest'
import { juntarPedacos, type Pedaco } from './juntar-pedacos.ts'

const KB = 1024

const pedaco = (id: string, telas: string, kb: number, temEstilos = false): Pedaco => ({
  ids: [id],
  telas: new Set(telas),
  bytes: kb * KB,
  temEstilos,
})

/** Each screen is a letter; `imports` says who imports whom. */
const arquivos = (
  pedacos: Pedaco[],
  importa: Record<string, string[]> = {},
  pesos: Record<string, number> = {},
) =>
  juntarPedacos(pedacos, { importados: (id) => importa[id] ?? [], peso: (tela) => pesos[tela] ?? 1 })
    .map(({ ids }) => [...ids].sort().join('+'))
    .sort()

test('o que é pequeno e quase as mesmas telas usam vai num arquivo só', () => {
  expect(arquivos([pedaco('datas', 'abcd', 1), pedaco('nomes', 'abc', 1)])).toEqual(['datas+nomes'])
})

test('o que é grande e poucos usam não pesa nas outras telas', () => {
  expect(arquivos([pedaco('datas', 'abcdefgh', 1), pedaco('mapa', 'ab', 40)])).toEqual(['datas', 'mapa'])
})

test('o que nenhuma tela usa junto fica separado, por menor que seja', () => {
  expect(arquivos([pedaco('um', 'a', 0.1), pedaco('outro', 'b', 0.1)])).toEqual(['outro', 'um'])
})

test('dois arquivos de estilo são mais um pedido a poupar', () => {
  const dois = (estilos: boolean) =>
    arquivos([pedaco('lista', 'abc', 1.5, estilos), pedaco('cartao', 'bcdef', 1.5, estilos)])
  expect(dois(false)).toEqual(['cartao', 'lista'])
  expect(dois(true)).toEqual(['cartao+lista'])
})

test('uma tela que pesa mais não recebe o que não usa', () => {
  const casa = [pedaco('casa', 'vab', 2), pedaco('listas', 'ab', 2)]
  expect(arquivos(casa)).toEqual(['casa+listas'])
  expect(arquivos(casa, {}, { v: 20 })).toEqual(['casa', 'listas'])
})

test('dois que se importariam através de um terceiro ficam separados', () => {
  const pontas = [pedaco('alto', 'abc', 2), pedaco('baixo', 'abcd', 2)]
  const meio = pedaco('meio', 'abcdefghijkl', 40)
  expect(arquivos([...pontas, meio])).toEqual(['alto+baixo', 'meio'])
  expect(arquivos([...pontas, meio], { alto: ['meio'], meio: ['baixo'] })).toEqual(['alto', 'baixo', 'meio'])
})

test('quem recebe um arquivo recebe também o que ele importa', () => {
  const pequenos = [pedaco('datas', 'abcd', 1), pedaco('nomes', 'abc', 1)]
  const usado = pedaco('biblioteca', 'abcfghijklmnop', 30)
  expect(arquivos([...pequenos, usado])).toContain('datas+nomes')
  expect(arquivos([...pequenos, usado], { nomes: ['biblioteca'] })).toContain('datas')
})

test('uma tela já pesada não recebe mais nada', () => {
  const comuns = [
    pedaco('datas', 'abcd', 1),
    pedaco('nomes', 'abc', 1),
    pedaco('casca', 'abcdefghijklmnop', 60),
  ]
  expect(arquivos([...comuns, pedaco('mapa', 'd', 54)])).toEqual(['casca', 'datas', 'mapa', 'nomes'])
  expect(arquivos([...comuns, pedaco('mapa', 'd', 5)])).toEqual(['casca', 'datas+nomes', 'mapa'])
})
