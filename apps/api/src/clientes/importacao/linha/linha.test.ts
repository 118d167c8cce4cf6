import { camposDaImportacao, type Mapeamento } from '@balcao/contract/clientes/importacao/campos'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { configurarZod } from '@balcao/contract/valores/mensagens'
import { Telefone } from '@balcao/contract/valores/telefone'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { cpfDeTeste } from '#testes/documentos.ts'
import { escreverPorExtenso, limpar } from './celula.ts'
import { type Cidades, cidadesDoPais, lerUf } from './cidades.ts'
import { adivinharColunas } from './colunas.ts'
import { lerNascimento } from './data.ts'
import { decidir } from './decidir.ts'
import { lerDocumento } from './documento.ts'
import { leitorDeLinhas } from './ler.ts'
import { lerSituacao } from './situacao.ts'
import { lerTelefones } from './telefones.ts'

const EMPRESA = '01890a5d-ac96-774b-bcce-b302099a8057'
const HOJE = '2026-11-15'
const caixa: { cidades?: Cidades } = {}
beforeAll(async () => {
  configurarZod()
  caixa.cidades = await cidadesDoPais()
})
const cidades = () => {
  if (!caixa.cidades) throw new Error('sem cidades')
  return caixa.cidades
}

test.each([
  ['C.P.F./CNPJ', 'cpf_cnpj'],
  ['RAZÃO SOCIAL', 'nome'],
  ['Dt. Nasc.', 'data_nascimento'],
  ['Nº', 'numero'],
  ['Município', 'cidade'],
  ['Código ERP', 'id_externo'],
  ['Fone', 'telefone'],
  ['Motivo', null],
  ['Linha', null],
])('a coluna %j é %j', (titulo, campo) => {
  expect(adivinharColunas([titulo], [])).toEqual([campo])
})

test('o melhor nome fica com o campo, e o conteúdo diz o que o nome não diz', () => {
  expect(adivinharColunas(['Documento', 'CPF'], [])).toEqual([null, 'cpf_cnpj'])
  const amostra = [
    [cpfDeTeste(1), 'ana@exemplo.com.br', '(11) 98765-4321'],
    [cpfDeTeste(2), 'rui@exemplo.com.br', '11 3456-7890'],
  ]
  expect(adivinharColunas(['x', 'y', 'z'], amostra)).toEqual(['cpf_cnpj', 'email', 'telefone'])
})

test('todo campo tem o próprio nome entre os que são reconhecidos', () => {
  expect(adivinharColunas(Object.values(camposDaImportacao), [])).toEqual(Object.keys(camposDaImportacao))
})

/** 999.999.999-99 and the like have valid check digits but are not CPFs. */
const numero = fc.integer({ min: 0, max: 899_999_999 }).filter((n) => !/^(\d)\1+$/.test(cpfDeTeste(n)))

test('um CPF é lido com pontos, sem, em notação científica e sem os zeros que a planilha tirou', () => {
  fc.assert(
    fc.property(numero, (n) => {
      const cpf = cpfDeTeste(n)
      const cientifica = `${cpf[0]},${cpf.slice(1)}E+10`
      for (const escrito of [cpf, formatarDocumento(cpf), ` ${cpf} `, `${cpf},00`, cientifica])
        expect(lerDocumento(escrito)).toEqual({ valor: cpf })
    }),
  )
  expect(lerDocumento('1234567890')).toEqual({ valor: '01234567890' })
  expect(lerDocumento('191')).toHaveProperty('motivo')
  expect(lerDocumento('5,29982E+10')).toEqual({ motivo: expect.stringContaining('como texto') })
  expect(lerDocumento('12.ABC.345/01DE-35')).toEqual({ valor: '12ABC34501DE35' })
})

test.each([
  ['31/12/1985', '1985-12-31'],
  ['1985-12-31 00:00:00', '1985-12-31'],
  ['31412', '1985-12-31'],
  ['31/12/85', '1985-12-31'],
  ['01/02/30', '1930-02-01'],
  ['16/11/26', '1926-11-16'],
])('a data %s é %s', (texto, dia) => {
  expect(lerNascimento(texto, HOJE)).toEqual({ valor: dia })
})
test('datas que não existem, do futuro ou americanas têm motivo; zeradas são vazias', () => {
  for (const texto of ['31/02/1990', '12/25/1990'])
    expect(lerNascimento(texto, HOJE)).toEqual({
      motivo: `${texto} não existe no calendário: escreva dia/mês/ano`,
    })
  expect(lerNascimento('ontem', HOJE)).toHaveProperty(
    'motivo',
    expect.stringMatching(/^Data não reconhecida/),
  )
  expect(lerNascimento('01/01/2030', HOJE)).toHaveProperty(
    'motivo',
    expect.stringContaining('ainda não chegou'),
  )
  expect(lerNascimento('01/01/1800', HOJE)).toHaveProperty(
    'motivo',
    expect.stringContaining('1900 em diante'),
  )
  expect(lerNascimento('00/00/0000', HOJE)).toBeNull()
})

test('cidades por código, por nome em qualquer escrita, com a UF junto ou ao lado', () => {
  const { peloCodigo, peloNome } = cidades()
  expect(peloCodigo('350950')).toEqual({ valor: 3509502 })
  for (const [nome, uf] of [
    ['CAMPINAS', 'SP'],
    ['Campinas - SP', null],
    ['campinas/sp', null],
  ] as const)
    expect(peloNome(nome, uf)).toEqual({ valor: 3509502 })
  expect(peloNome("Santa Barbara D'Oeste", 'SP')).toEqual(peloNome('santa bárbara d oeste', 'SP'))
  expect(peloNome('Bom Jesus', null)).toEqual({ motivo: expect.stringContaining('informe também a UF') })
  expect(lerUf('são paulo')).toEqual({ valor: 'SP' })
})

test('telefones, situações e células que nada dizem', () => {
  expect(lerTelefones('(11) 3456-7890 / 11987654321')).toEqual({ valor: ['+551134567890', '+5511987654321'] })
  expect(lerSituacao('Bloqueado')).toEqual({ valor: 'SUSPENSO' })
  for (const vazia of ['', '  ', '(  )    -', 'NULL', '-', '#N/D']) expect(limpar(vazia)).toBe('')
  expect(limpar("'=1+1")).toBe('=1+1')
  expect(escreverPorExtenso('5.2998224725E10')).toEqual({ texto: '52998224725', exato: true })
})

test('o motivo de um telefone é o mesmo texto do formulário', () => {
  for (const celula of [
    '98765-4321',
    '(32) 8899-0226',
    '123',
    '(20) 3232-1000',
    '(11) 3456-7890 / 8899-0226',
  ]) {
    const ruim = celula.split(' / ').at(-1) ?? ''
    const doFormulario = Telefone.safeParse(ruim).error?.issues[0]?.message
    expect(lerTelefones(celula)).toEqual({ motivo: doFormulario })
  }
})

const MAPEAMENTO = Object.keys(camposDaImportacao) as Mapeamento
const REGRAS = { empresaId: EMPRESA, modo: 'AMBOS', opcional_errado: 'REJEITAR' } as const

test('qualquer linha tem um desfecho: nunca um erro, e rejeitada sempre com motivo em palavras', () => {
  const ler = leitorDeLinhas(MAPEAMENTO, { cidades: cidades(), hoje: HOJE })
  const celula = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom('', 'SP', 'Campinas', '13010-000', '11987654321', '5E10', '31/12/1985', '\ud800', '=1'),
    numero.map(cpfDeTeste),
  )
  fc.assert(
    fc.property(fc.array(celula, { maxLength: MAPEAMENTO.length }), (celulas) => {
      const desfecho = decidir(ler(celulas), { ...REGRAS, atual: null })
      if (desfecho.tipo === 'REJEITAR') {
        expect(desfecho.motivos.length).toBeGreaterThan(0)
        for (const { texto } of desfecho.motivos) expect(texto.length).toBeGreaterThan(5)
      } else expect(desfecho.tipo).toBe('CRIAR')
    }),
  )
})

test('o que uma linha criou é igual quando ela vem outra vez, mesmo com menos colunas', () => {
  const ler = leitorDeLinhas(MAPEAMENTO, { cidades: cidades(), hoje: HOJE })
  const opcional = (...valores: string[]) => fc.constantFrom('', ...valores)
  const valores: Partial<Record<string, fc.Arbitrary<string>>> = {
    cpf_cnpj: numero.map(cpfDeTeste),
    nome: fc.constantFrom('Maria da Silva', ' José '),
    email: opcional('A@B.com'),
    telefone: opcional('11987654321', '11 3456-7890 / 11 98765-4321'),
    telefone_2: opcional('1187654321', '+55 11 98765-4321', '1134567890'),
    situacao: opcional('ativo', 'cancelado'),
    cep: fc.constant('13010-000'),
    logradouro: fc.constant('Rua Direita'),
    numero: fc.constantFrom('10', 'S/N'),
    complemento: opcional('Apto 1'),
    bairro: fc.constant('Centro'),
    cidade: fc.constant('Campinas'),
    uf: opcional('SP'),
    id_externo: opcional('7'),
  }
  const linha = fc.tuple(...MAPEAMENTO.map((campo) => valores[campo ?? ''] ?? fc.constant('')))
  fc.assert(
    fc.property(linha, fc.nat(MAPEAMENTO.length), (celulas, esvaziada) => {
      const criada = decidir(ler(celulas), { ...REGRAS, atual: null })
      if (criada.tipo !== 'CRIAR') return
      const enderecos = criada.dados.enderecos.map((e) => ({ ...e, id: EMPRESA }))
      const atual = { ...criada.dados, id: EMPRESA, versao: 1, enderecos, ocupados: [] }
      expect(decidir(ler(celulas), { ...REGRAS, atual })).toEqual({ tipo: 'IGUAL', avisos: [] })
      if (MAPEAMENTO[esvaziada] === 'cpf_cnpj') return
      const outra = decidir(ler(celulas.with(esvaziada % MAPEAMENTO.length, '')), { ...REGRAS, atual })
      if (esvaziada % MAPEAMENTO.length && MAPEAMENTO[esvaziada] !== 'telefone')
        expect(outra).toEqual({ tipo: 'IGUAL', avisos: [] })
    }),
  )
})

describe('o responsável de uma empresa', () => {
  const ana = { nome: 'Ana Lima', cpf: cpfDeTeste(1), data_nascimento: '1980-01-01' }
  const linha = (responsavel: { responsavel_nome?: string; responsavel_cpf?: string }) => {
    const ler = leitorDeLinhas(MAPEAMENTO, { cidades: cidades(), hoje: HOJE })
    const celulas: Partial<Record<string, string>> = {
      ...{ cpf_cnpj: '12ABC34501DE35', nome: 'Padaria Central Ltda' },
      ...responsavel,
    }
    return ler(MAPEAMENTO.map((campo) => celulas[campo ?? ''] ?? ''))
  }
  const depoisDe = (responsavel: Parameters<typeof linha>[0]) => {
    const criada = decidir(linha({}), { ...REGRAS, atual: null })
    if (criada.tipo !== 'CRIAR') throw new Error(JSON.stringify(criada))
    const atual = { ...criada.dados, id: EMPRESA, versao: 1, enderecos: [], ocupados: [], responsavel: ana }
    return decidir(linha(responsavel), { ...REGRAS, atual })
  }

  test.each([{}, { responsavel_nome: ana.nome }, { responsavel_cpf: ana.cpf }])(
    'com %j a empresa é igual',
    (responsavel) => {
      expect(depoisDe(responsavel)).toEqual({ tipo: 'IGUAL', avisos: [] })
    },
  )

  test.each([{}, { responsavel_cpf: ana.cpf }])('o nome escrito de outro modo é da mesma pessoa', (mais) => {
    expect(depoisDe({ responsavel_nome: 'ANA LIMA', ...mais })).toMatchObject({
      tipo: 'ATUALIZAR',
      dados: { responsavel: { ...ana, nome: 'ANA LIMA' } },
    })
  })

  test('outra pessoa não fica com o CPF nem com o nascimento de quem era', () => {
    const rui = { responsavel_nome: 'Rui Prado', responsavel_cpf: cpfDeTeste(2) }
    expect(depoisDe(rui)).toMatchObject({
      tipo: 'ATUALIZAR',
      dados: { responsavel: { nome: 'Rui Prado', cpf: cpfDeTeste(2) } },
    })
    expect(depoisDe(rui)).not.toHaveProperty('dados.responsavel.data_nascimento')
    expect(depoisDe({ responsavel_nome: 'Rui Prado' })).toMatchObject({
      tipo: 'REJEITAR',
      motivos: [{ campo: 'responsavel_cpf' }],
    })
    expect(depoisDe({ responsavel_cpf: cpfDeTeste(2) })).toMatchObject({
      tipo: 'REJEITAR',
      motivos: [{ campo: 'responsavel_nome' }],
    })
  })
})
