import { expect, test } from 'vitest'
import { adicionalDeTeste, DIA, ofertaDeTeste, promocaoDeTeste } from './oferta.fabrica.ts'
import { precoDoAdicional } from './preco-do-adicional.ts'

const promocao = (valor_promocional: number, meses: number) =>
  promocaoDeTeste(`${valor_promocional}x${meses}`, {
    desconto_mensalidade: { tipo: 'PERCENTUAL', valor: 50_00 },
    adicionais: [{ id: 'ponto', valor_promocional, meses, obrigatorio: false }],
  })
const preco = (promocoes: ReturnType<typeof promocao>[], cobranca: 'MENSAL' | 'UNICA' = 'MENSAL') =>
  precoDoAdicional(ofertaDeTeste(), DIA, promocoes, adicionalDeTeste('ponto', { cobranca }))

test.each([
  ['sem promoção', [], 'R$ 19,90'],
  ['por alguns meses', [promocao(9_99, 3)], 'R$ 9,99 por 3 meses, depois R$ 19,90'],
  ['pela fidelidade toda', [promocao(9_99, 12)], 'R$ 9,99 por 12 meses, depois R$ 19,90'],
  [
    'de duas, a mais barata em cada mês',
    [promocao(9_99, 3), promocao(5_00, 1)],
    'R$ 5,00 por 1 mês, R$ 9,99 por 2 meses, depois R$ 19,90',
  ],
  ['mais cara que a tabela', [promocao(29_90, 3)], 'R$ 19,90'],
])('mensal, %s', (_, promocoes, texto) => {
  expect(preco(promocoes)).toBe(texto)
})

test('o que se cobra uma vez não tem meses', () => {
  expect(preco([promocao(9_99, 3)], 'UNICA')).toBe('R$ 9,99 em vez de R$ 19,90')
  expect(preco([], 'UNICA')).toBe('R$ 19,90')
})
