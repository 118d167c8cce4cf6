import { expect, test } from 'vitest'
import vetores from '../boleto-vetores.json' with { type: 'json' }
import {
  codigoDeBarras,
  fatorDoVencimento,
  lerCodigo,
  lerLinha,
  linhaDigitavel,
} from '../codigo-de-barras.ts'
import { type CodigoDoBanco, type ContaNoBanco, codigosDosBancos, type FormaDoCampo } from './banco.ts'
import { bancos } from './bancos.ts'
import { comZeros, modulo10, PESOS_2_A_9, resto11 } from './digitos.ts'

const vazia = {
  agencia_dv: null,
  conta: null,
  conta_dv: null,
  convenio: null,
  variacao: null,
  modalidade: null,
  codigo_transmissao: null,
  codigo_empresa: null,
} satisfies Partial<ContaNoBanco>

const umaConta = (dados: { banco: string; agencia: string; carteira: string; [campo: string]: unknown }) =>
  ({ ...vazia, ...dados }) as ContaNoBanco

/** Only letters and digits count, and no zeros in front of a part. */
const semEnfeite = (texto: string) =>
  texto
    .split(/[^0-9A-Z]+/)
    .map((parte) => parte.replace(/^0+(?=.)/, ''))
    .join(' ')

test.each(vetores.boletos)('o boleto $id sai com todos os números do banco', ({ entrada, esperado }) => {
  const { valor_centavos: valor, vencimento, nosso_numero, ...dados } = entrada
  const conta = umaConta(dados)
  const parcela = 'parcela' in entrada ? entrada.parcela : undefined
  const banco = bancos[conta.banco]
  expect(banco.conferir(conta)).toEqual([])

  const campo_livre = banco.campoLivre(conta, nosso_numero, parcela)
  const codigo = codigoDeBarras({ banco: conta.banco, vencimento, valor, campo_livre })
  expect({
    codigo_barras: codigo,
    linha_digitavel: linhaDigitavel(codigo),
    campo_livre,
    fator_vencimento: fatorDoVencimento(vencimento),
    dv_geral: codigo[4],
    nosso_numero_dv: banco.dvDoNossoNumero(conta, nosso_numero),
    banco_impresso: banco.impresso,
  }).toEqual({
    codigo_barras: esperado.codigo_barras,
    linha_digitavel: esperado.linha_digitavel,
    campo_livre: esperado.campo_livre,
    fator_vencimento: esperado.fator_vencimento,
    dv_geral: esperado.dv_geral,
    nosso_numero_dv: esperado.nosso_numero_dv,
    banco_impresso: esperado.banco_impresso,
  })
  expect(semEnfeite(banco.nossoNumeroImpresso(conta, nosso_numero))).toBe(
    semEnfeite(esperado.nosso_numero_impresso),
  )
  if (esperado.agencia_codigo_impresso !== null)
    expect(semEnfeite(banco.agenciaCodigoImpresso(conta))).toBe(semEnfeite(esperado.agencia_codigo_impresso))
  expect(lerLinha(esperado.linha_digitavel)).toBe(codigo)
  expect(lerCodigo(codigo)?.valor).toBe(valor)
})

/** Whole accounts, with what a registration file asks for, and one typed line of each. */
const contas = [
  {
    conta: umaConta({
      ...{ banco: '001', agencia: '6019', agencia_dv: '4', conta: '48203319', conta_dv: '3' },
      ...{ convenio: '2500044', carteira: '17', variacao: '019' },
    }),
    nosso_numero: '0000012383',
    linha: '00190.00009 02500.044009 00012.383170 1 16510000010010',
  },
  {
    conta: umaConta({
      ...{ banco: '033', agencia: '7600', agencia_dv: '7', conta: '013286365', conta_dv: '9' },
      ...{ convenio: '4223116', carteira: '101', codigo_transmissao: '760000004223116' },
    }),
    nosso_numero: '0051585',
    linha: '03399.42237 11600.000001 51585.001012 3 16510000010250',
  },
  {
    conta: umaConta({ banco: '104', agencia: '4747', agencia_dv: '6', convenio: '349921', carteira: '1' }),
    nosso_numero: '000000007541890',
    linha: '10493.49929 19000.100040 00754.189033 1 16510000010210',
  },
  {
    conta: umaConta({
      ...{ banco: '237', agencia: '1078', agencia_dv: '2', conta: '9644584', conta_dv: '9' },
      ...{ carteira: '09', codigo_empresa: '4139359' },
    }),
    nosso_numero: '00003140631',
    linha: '23791.07804 90000.314063 31964.458405 9 16510000010090',
  },
  {
    conta: umaConta({ banco: '341', agencia: '8214', conta: '50232', conta_dv: '3', carteira: '109' }),
    nosso_numero: '01010330',
    linha: '34191.09016 01033.008218 45023.230001 1 16510000010310',
  },
  {
    conta: umaConta({
      ...{ banco: '756', agencia: '6591', agencia_dv: '9', conta: '924199', conta_dv: '0' },
      ...{ convenio: '0085698', carteira: '1', modalidade: '01' },
    }),
    nosso_numero: '0058673',
    linha: '75691.65918 01008.569806 05867.390014 2 16510000010230',
  },
]
const contaDe = (codigo: CodigoDoBanco) => {
  const uma = contas.find(({ conta }) => conta.banco === codigo)
  if (!uma) throw new Error(codigo)
  return uma.conta
}

test.each(contas)('a conta completa do banco $conta.banco serve para boleto e remessa', (uma) => {
  const { conta, nosso_numero, linha } = uma
  const banco = bancos[conta.banco]
  expect(banco.conferir(conta)).toEqual([])
  expect(banco.conferir(conta, 'remessa')).toEqual([])
  expect(lerCodigo(lerLinha(linha) ?? '')?.campo_livre).toBe(banco.campoLivre(conta, nosso_numero))
})

test.each(codigosDosBancos)('o banco %s está no seu lugar, com o próprio dígito', (codigo) => {
  const banco = bancos[codigo]
  expect(banco.codigo).toBe(codigo)
  const resto = resto11(codigo, PESOS_2_A_9)
  expect(banco.impresso).toBe(`${codigo}-${((11 - resto) % 11) % 10}`)
})

const ondeFalta = ({ rotulo }: FormaDoCampo) => new RegExp(`^Informe [ao] ${rotulo}$`, 'i')

test('o que falta é pedido com o artigo', () => {
  const vazia = { agencia: '', agencia_dv: '', conta: '', conta_dv: '', convenio: '', carteira: '' }
  const conta = { ...contaDe('001'), ...vazia, variacao: '' }
  expect(bancos['001'].conferir(conta, 'remessa').map(({ mensagem }) => mensagem)).toEqual([
    'Informe a agência',
    'Informe o dígito da agência',
    'Informe a conta',
    'Informe o dígito da conta',
    'Informe o convênio',
    'Informe a carteira',
    'Informe a variação da carteira',
  ])
})

test.each(codigosDosBancos)('sem o que o banco %s pede não há boleto', (codigo) => {
  const banco = bancos[codigo]
  for (const [campo, forma] of Object.entries(banco.campos)) {
    const sem = { ...contaDe(codigo), [campo]: '' }
    const problema = { campo, mensagem: expect.stringMatching(ondeFalta(forma)) }
    expect(banco.conferir(sem)).toEqual(forma.obrigatorio ? [problema] : [])
    expect(banco.conferir(sem, 'remessa')).toEqual(forma.na_remessa ? [problema] : [])
  }
})

test.each(codigosDosBancos)('um dígito a mais não cabe em nenhum campo do banco %s', (codigo) => {
  const banco = bancos[codigo]
  for (const [campo, forma] of Object.entries(banco.campos))
    for (const valor of ['1'.repeat(forma.maximo + 1), `${'1'.repeat(forma.maximo - 1)}A`]) {
      const problemas = banco.conferir({ ...contaDe(codigo), [campo]: valor })
      expect(problemas.map((problema) => problema.campo)).toEqual([campo])
    }
})

test.each([
  ['001', 'agencia_dv', '5', 'O dígito não confere com a agência'],
  ['001', 'agencia_dv', 'X', 'O dígito não confere com a agência'],
  ['001', 'agencia_dv', 'P', 'Informe um dígito ou a letra X'],
  ['001', 'conta_dv', '4', 'O dígito não confere com a conta'],
  ['001', 'convenio', '12345', 'Informe 6 a 7 dígitos'],
  ['001', 'convenio', '12345678', 'Informe 6 a 7 dígitos'],
  ['033', 'carteira', '102', 'Para este banco só há 101'],
  ['104', 'convenio', '1099999', 'Informe o código de 6 dígitos sem o seu dígito verificador'],
  ['237', 'agencia_dv', '1', 'O dígito não confere com a agência'],
  ['237', 'conta_dv', 'P', 'O dígito não confere com a conta'],
  ['237', 'conta_dv', 'X', 'Informe um dígito ou a letra P'],
  ['341', 'conta_dv', '4', 'O dígito não confere com a agência e a conta'],
  ['341', 'agencia', '8215', 'O dígito não confere com a agência e a conta'],
] as const)('no banco %s, %s = %s é recusado', (codigo, campo, valor, mensagem) => {
  const problemas = bancos[codigo].conferir({ ...contaDe(codigo), [campo]: valor })
  expect(problemas.map((problema) => problema.mensagem)).toEqual([mensagem])
})

test.each([
  ['001', 'carteira', '18', 'A carteira 18 não é atendida na remessa. Use a 11, a 12 ou a 17'],
  [
    '104',
    'convenio',
    '1100000',
    'Um código de 7 dígitos não é atendido na remessa. Use uma conta com um código de 6',
  ],
  ['756', 'carteira', '3', 'A carteira 3 não é atendida na remessa. Use a 1'],
] as const)('no banco %s, %s = %s dá um boleto, mas não uma remessa', (codigo, campo, valor, mensagem) => {
  const conta = { ...contaDe(codigo), [campo]: valor }
  expect(bancos[codigo].conferir(conta)).toEqual([])
  expect(bancos[codigo].conferir(conta, 'remessa')).toEqual([{ campo, mensagem }])
})

test.each(['112', '198'])('a carteira %s do Itaú, que o banco ou ninguém numera, é recusada', (carteira) => {
  const problemas = bancos['341'].conferir({ ...contaDe('341'), carteira })
  expect(problemas).toEqual([{ campo: 'carteira', mensagem: expect.stringContaining('não é atendida') }])
})

test.each(['126', '131', '146', '150', '168'])(
  'na carteira %s do Itaú a conta não entra no dígito',
  (carteira) => {
    const conta = { ...contaDe('341'), carteira }
    const digito = bancos['341'].dvDoNossoNumero(conta, '1')
    expect(digito).toBe(modulo10(`${carteira}00000001`))
    expect(bancos['341'].dvDoNossoNumero({ ...conta, agencia: '8215' }, '1')).toBe(digito)
  },
)

test.each(codigosDosBancos)(
  'no banco %s o número ganha os zeros que faltam, e não passa do seu tamanho',
  (codigo) => {
    const [banco, conta] = [bancos[codigo], contaDe(codigo)]
    const tamanho = banco.tamanhoDoNossoNumero(conta)
    const maior = '9'.repeat(tamanho)
    expect(banco.campoLivre(conta, '7')).toBe(banco.campoLivre(conta, comZeros(7, tamanho)))
    expect(banco.campoLivre(conta, maior)).toMatch(/^\d{25}$/)
    expect(() => banco.campoLivre(conta, `1${maior}`)).toThrow(RangeError)
    expect(() => banco.campoLivre(conta, '')).toThrow(RangeError)
  },
)

test('o Banco do Brasil numera conforme o tamanho do convênio', () => {
  const { tamanhoDoNossoNumero } = bancos['001']
  expect(tamanhoDoNossoNumero(contaDe('001'))).toBe(10)
  expect(tamanhoDoNossoNumero({ ...contaDe('001'), convenio: '185159' })).toBe(5)
})

test('a parcela do Sicoob tem três dígitos e é a primeira se ninguém disser', () => {
  const campoLivre = (parcela?: number) => bancos['756'].campoLivre(contaDe('756'), '1', parcela)
  expect(campoLivre()).toMatch(/001$/)
  expect(campoLivre(12)).toMatch(/012$/)
  expect(() => campoLivre(1000)).toThrow(RangeError)
})
