import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  camposDoRoteiro,
  ModeloDoRoteiro,
  nomesDosCampos,
  preencherRoteiro,
  ROTEIRO_PADRAO,
} from '#provedor/canal-venda-roteiro.ts'
import { audioDeAntes, lidoNoAudio, type VendaDoRoteiro, valoresDoRoteiro } from './roteiro.ts'

const mes = (numero: number, total: number, multa: number) => ({
  numero,
  competencia: '2026-11',
  linhas: [],
  total,
  multa,
})
const venda: VendaDoRoteiro = {
  hoje: '2026-11-16',
  cliente: 'Ana Souza',
  empresa: 'Fibra Norte',
  vendedor: 'Rui Lima',
  dia_vencimento: 10,
  oferta: {
    plano: 'Fibra 500',
    fidelidade_meses: 12,
    adicionais: [
      { nome: 'Roteador extra', quantidade: 3 },
      { nome: 'Telefone', quantidade: 1 },
      { nome: 'TV', quantidade: 1 },
    ],
    preco: {
      meses: [mes(1, 4_990, 30_000), mes(2, 9_990, 27_500)],
      mensalidade_regular: 9_990,
      instalacao: { linhas: [], total: 0 },
    },
  },
}
const ler = (modelo: string | null, de: VendaDoRoteiro = venda) =>
  preencherRoteiro(modelo, valoresDoRoteiro(de))
    .map(({ texto, falta }) => (falta ? `[${texto}]` : texto))
    .join('')

test('os valores da venda entram no texto em palavras que se leem em voz alta', () => {
  expect(ler('{hoje}: {cliente}, {plano} com {adicionais} por {mensalidade}, dia {vencimento}')).toBe(
    '16 de novembro de 2026: Ana Souza, Fibra 500 com 3 vezes Roteador extra, Telefone e TV por ' +
      'R$ 49,90 no primeiro mês, depois R$ 99,90, dia 10',
  )
  expect(ler('{instalacao}; {fidelidade}; {multa}; {empresa}; {vendedor}')).toBe(
    'zero reais; 12 meses; R$ 300,00; Fibra Norte; Rui Lima',
  )
})

test('o que ainda não se sabe da venda é dito pelo nome, não deixado em branco', () => {
  expect(ler('{cliente} contrata {plano}', { hoje: '2026-11-16', cliente: '  ' })).toBe(
    '[nome de quem contrata] contrata [nome do plano]',
  )
})

test('um nome com chaves não é preenchido outra vez', () => {
  expect(ler('Olá, {cliente}', { ...venda, cliente: '{plano}' })).toBe('Olá, {plano}')
})

test('sem modelo vale o padrão, que só usa campos que existem e não deixa nenhum por preencher', () => {
  expect(ModeloDoRoteiro.parse(ROTEIRO_PADRAO)).toBe(ROTEIRO_PADRAO)
  expect(ler(null)).not.toMatch(/[{}[\]]/)
  expect(ModeloDoRoteiro.parse('   ')).toBeNull()
})

test.each([
  ['{protocolo}', '{protocolo}'],
  ['{ cliente }', '{ cliente }'],
  ['{Cliente}', '{Cliente}'],
  ['{cliente', '{cliente!'],
  ['plano}', '}'],
  ['{{plano}}', '{}'],
  ['{}', '{}'],
  ['{constructor}', '{constructor}'],
])('“%s” é recusado, e diz qual é', (modelo, qual) => {
  expect(ModeloDoRoteiro.safeParse(`Olá ${modelo}!`).error?.issues.map(({ message }) => message)).toEqual([
    `Não existe: ${qual}. Use só os campos da lista.`,
  ])
})

test('o texto à volta dos campos chega inteiro, qualquer que seja', () => {
  const texto = fc.string().map((t) => t.replace(/[{}]/g, ''))
  fc.assert(
    fc.property(fc.array(fc.tuple(texto, fc.constantFrom(...nomesDosCampos))), (pares) => {
      const modelo = `${pares.map(([t, campo]) => `${t}{${campo}}`).join('')}.`
      const esperado = `${pares.map(([t, campo]) => t + camposDoRoteiro[campo]).join('')}.`
      expect(
        preencherRoteiro(modelo, {})
          .map((p) => p.texto)
          .join(''),
      ).toBe(esperado)
    }),
  )
})

const lido = (modelo: string | null, de: VendaDoRoteiro = venda) =>
  lidoNoAudio(preencherRoteiro(modelo, valoresDoRoteiro(de)))
const outra = { ...venda, ...(venda.oferta && { oferta: { ...venda.oferta, plano: 'Fibra 900' } }) }

test('o áudio é de antes quando a venda já não é o que foi lido', () => {
  expect(audioDeAntes(lido(null), valoresDoRoteiro(venda))).toBe(false)
  expect(audioDeAntes(lido(null), valoresDoRoteiro(outra))).toBe(true)
  expect(audioDeAntes(lido('{plano}', { hoje: '2026-11-16' }), valoresDoRoteiro(venda))).toBe(true)
})

test('outro dia, outra pessoa a vender, o que não foi lido e o que ainda não se sabe não o envelhecem', () => {
  const amanha = { ...venda, hoje: '2026-11-17', vendedor: 'Bia Ramos' }
  expect(audioDeAntes(lido(null), valoresDoRoteiro(amanha))).toBe(false)
  expect(audioDeAntes(lido('{cliente}'), valoresDoRoteiro(outra))).toBe(false)
  expect(audioDeAntes(lido(null), valoresDoRoteiro({ hoje: '2026-11-16' }))).toBe(false)
})
