import { codigosDosBancos } from '@balcao/contract/cobranca/banco/banco'
import { bancos } from '@balcao/contract/cobranca/banco/bancos'
import { linhaDigitavel } from '@balcao/contract/cobranca/codigo-de-barras'
import { codigoPix } from '@balcao/contract/cobranca/pix'
import { expect, test } from 'vitest'
import { fotografar, lerCodigos, textoDaPagina } from '#testes/codigos-do-pdf.ts'
import { umBoletoImpresso } from './boleto-impresso.fabrica.ts'
import type { BoletoImpresso } from './boleto-impresso.ts'
import { desenharBoletos } from './desenhar-boletos.ts'

const LONGO =
  'Associação Beneficente dos Moradores e Amigos do Conjunto Habitacional Juscelino Kubitschek '.repeat(3)

/** As much as a code can carry. */
const PIX_LONGO = codigoPix({
  chave: '17af8783-033a-4162-9677-afd30be9f35a',
  nome: 'CONCEICAO TELECOMUNICACOES',
  cidade: 'SAO JOSE DOS CAMPOS',
  valor: 99_999_999_99,
  txid: 'GEMHDK8HETT244WJ0MQWQ6Y6I',
  informacao: 'Mensalidade de internet de dezembro 2',
})

const CHEIO: Partial<BoletoImpresso> = {
  pix: PIX_LONGO,
  valor: 99_999_999_99,
  beneficiario: { nome: LONGO, documento: '12ABC34501DE35', endereco: LONGO },
  pagador: { nome: LONGO, documento: '12ABC34501DE35', endereco: LONGO, cep_cidade: LONGO },
  instrucoes: [LONGO, LONGO, LONGO, 'a'.repeat(300), LONGO],
  itens: Array.from({ length: 40 }, (_, i) => ({ descricao: `${i} ${LONGO}`, valor: 100 + i })),
  segunda_via: { dia: '2026-12-25', multa: 2_60, juros: 65, desconto: 10, total: 99_999_999_99 },
  nao_pagavel: 'AGUARDANDO REGISTRO NO BANCO',
}

const codigosDe = async (boleto: BoletoImpresso) => {
  const lidos = await lerCodigos(fotografar(await desenharBoletos([boleto])))
  return lidos.map(({ tipo, texto }) => [tipo, texto]).sort()
}

const esperados = ({ codigo_barras, pix }: BoletoImpresso) => [
  ['ZBAR_I25', codigo_barras],
  ...(pix === null ? [] : [['ZBAR_QRCODE', pix]]),
]

test.each(codigosDosBancos)('as barras e o Pix do banco %s se leem do papel', async (banco) => {
  const boleto = umBoletoImpresso(banco)
  expect(await codigosDe(boleto)).toEqual(esperados(boleto))
})

test.each(codigosDosBancos)(
  'mesmo cheio e atravessado por um aviso, o papel do banco %s se lê',
  async (banco) => {
    const boleto = umBoletoImpresso(banco, { ...CHEIO, valor: bancos[banco].valorMaximo })
    expect(PIX_LONGO.length).toBeGreaterThan(230)
    expect(await codigosDe(boleto)).toEqual(esperados(boleto))
  },
)

test('sem Pix, só há as barras e o recibo diz como pagar', async () => {
  const boleto = umBoletoImpresso('341', { pix: null })
  expect(await codigosDe(boleto)).toEqual(esperados(boleto))
  const { texto } = textoDaPagina(await desenharBoletos([boleto]))
  expect(texto).not.toContain('Pix')
  expect(texto).toContain('leia o código de barras')
})

test('as barras têm 103 × 13 mm, com branco dos dois lados', async () => {
  const foto = fotografar(await desenharBoletos([umBoletoImpresso()]))
  const barras = (await lerCodigos(foto)).find(({ tipo }) => tipo === 'ZBAR_I25')
  const alturas = barras?.pontos.map(({ y }) => y) ?? []
  const meio = Math.round((Math.min(...alturas) + Math.max(...alturas)) / 2)
  const escuro = (x: number, y: number) => (foto.pontos[y * foto.largura + x] ?? 255) < 128

  const naLinha = Array.from({ length: foto.largura }, (_, x) => escuro(x, meio))
  const [primeira, ultima] = [naLinha.indexOf(true), naLinha.lastIndexOf(true)]
  expect((ultima - primeira + 1) / foto.milimetro).toBeCloseTo(103, 0)
  for (const branco of [primeira, foto.largura - ultima]) expect(branco / foto.milimetro).toBeGreaterThan(10)

  let [topo, fundo] = [meio, meio]
  while (escuro(primeira + 1, topo - 1)) topo--
  while (escuro(primeira + 1, fundo + 1)) fundo++
  expect((fundo - topo + 1) / foto.milimetro).toBeCloseTo(13, 0)
})

const CAMPOS_DA_FICHA = [
  ...['Local de pagamento', 'Vencimento', 'Beneficiário', 'Agência/Código do beneficiário'],
  ...['Data do documento', 'Nº do documento', 'Espécie doc.', 'Aceite', 'Data processamento', 'Nosso número'],
  ...['Uso do banco', 'Carteira', 'Espécie', 'Quantidade', 'Valor', '(=) Valor do documento', 'Instruções'],
  ...['(–) Desconto/Abatimento', '(–) Outras deduções', '(+) Mora/Multa', '(+) Outros acréscimos'],
  ...['(=) Valor cobrado', 'Pagador', 'Sacador/Avalista', 'Código de baixa'],
  ...['Autenticação mecânica – Ficha de Compensação', 'Recibo do pagador', 'Pague com Pix'],
]

test.each(codigosDosBancos)('o papel do banco %s traz todos os campos e dados', async (banco) => {
  const boleto = umBoletoImpresso(banco)
  const { texto } = textoDaPagina(await desenharBoletos([boleto]))
  const dados = [
    ...[bancos[banco].nome, bancos[banco].impresso, linhaDigitavel(boleto.codigo_barras)],
    ...[boleto.agencia_codigo, boleto.nosso_numero_impresso, boleto.numero_documento, boleto.aviso],
    ...['10/12/2026', '25/11/2026', 'R$ 129,90', 'R$ 109,90', 'R$ 20,00', ...boleto.instrucoes],
    ...['Conceição Araújo Peçanha – CPF 529.982.247-25', boleto.pagador.endereco, boleto.pagador.cep_cidade],
    ...['Provedor Exemplo Telecom Ltda – CNPJ 69.722.687/0001-75', boleto.beneficiario.endereco],
  ]
  for (const escrito of [...CAMPOS_DA_FICHA, ...dados]) expect(texto).toContain(escrito)
  expect(texto).not.toContain('SEGUNDA VIA')
})

test('o Pix copia e cola está inteiro, com os seus espaços', async () => {
  const { texto } = textoDaPagina(await desenharBoletos([umBoletoImpresso('341', { pix: PIX_LONGO })]))
  expect(texto.replaceAll('\n', '')).toContain(PIX_LONGO)
})

test('a segunda via diz de que dia são os valores e preenche o que se cobra a mais', async () => {
  const segunda_via = { dia: '2026-12-25', multa: 2_60, juros: 65, desconto: 0, total: 133_15 }
  const { texto } = textoDaPagina(await desenharBoletos([umBoletoImpresso('001', { segunda_via })]))
  for (const escrito of ['SEGUNDA VIA – valores de 25/12/2026', 'R$ 2,60', 'R$ 0,65', 'R$ 3,25', 'R$ 133,15'])
    expect(texto).toContain(escrito)
  expect(texto).not.toContain('Desconto\n')
})

test('o aviso de que não se paga está escrito em cima e atravessado', async () => {
  const aviso = 'BOLETO DE TESTE – NÃO PAGAR'
  const { texto } = textoDaPagina(await desenharBoletos([umBoletoImpresso('341', { nao_pagavel: aviso })]))
  expect(texto.split(aviso)).toHaveLength(4)
})

test('o documento de um nome longo não é cortado, e os itens que não cabem são somados', async () => {
  const { texto } = textoDaPagina(await desenharBoletos([umBoletoImpresso('001', CHEIO)]))
  expect(texto.match(/… – CNPJ 12\.ABC\.345\/01DE-35/g)).toHaveLength(3)
  // 26 items, from R$ 1,14 to R$ 1,39.
  expect(texto).toContain('Outros 26 itens')
  expect(texto).toContain('R$ 32,89')
})

test('vários boletos são um arquivo com uma página para cada um', async () => {
  const boletos = codigosDosBancos.map((banco) => umBoletoImpresso(banco))
  const pdf = await desenharBoletos(boletos)
  expect(textoDaPagina(pdf).paginas).toBe(boletos.length)
  for (const [i, { codigo_barras }] of boletos.entries())
    expect(textoDaPagina(pdf, i).texto).toContain(linhaDigitavel(codigo_barras))
})

test('o mesmo boleto dá sempre os mesmos bytes', async () => {
  const [um, outro] = await Promise.all([1, 2].map(() => desenharBoletos([umBoletoImpresso()])))
  expect(um?.equals(outro ?? Buffer.of())).toBe(true)
})

test('sem boleto nenhum, ou com um código errado, não há papel', () => {
  expect(() => desenharBoletos([])).toThrow(RangeError)
  const codigo_barras = umBoletoImpresso().codigo_barras.replace('3419', '3418')
  expect(() => desenharBoletos([umBoletoImpresso('341', { codigo_barras })])).toThrow(RangeError)
})
