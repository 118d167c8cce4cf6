import { expect, test } from 'vitest'
import { motivoDoVazio } from './vazio.ts'

test.each([
  [{}, {}, 'Nenhum plano está à venda hoje.'],
  [{}, { cidade: 'Santos – SP' }, 'Nenhum plano é vendido em Santos – SP.'],
  [{}, { cidade: 'Santos – SP', canal: 'Loja' }, 'Nenhum plano é vendido em Santos – SP pelo canal Loja.'],
  [{}, { empresa: 'Norte', canal: 'Loja' }, 'Nenhum plano é vendido pela empresa Norte pelo canal Loja.'],
  [{ tipo_pessoa: 'PJ' }, {}, 'Nenhum plano é vendido para pessoa jurídica.'],
  [{ busca: 'xyz' }, {}, 'Nenhum plano como o procurado está à venda hoje.'],
] as const)('diz por que não há planos (%#)', (busca, nomes, texto) => {
  expect(motivoDoVazio(busca, nomes)).toBe(texto)
})
