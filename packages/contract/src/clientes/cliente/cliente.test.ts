import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cnpjValido, cpfValido, formatarDocumento } from '#valores/documento.ts'
import { configurarZod } from '#valores/mensagens.ts'
import { DadosCliente } from './cliente.ts'

configurarZod()

const maria: DadosCliente = {
  empresa_id: '0192f0c1-0000-7000-8000-000000000001',
  tipo_pessoa: 'PF',
  cpf_cnpj: '52998224725',
  nome: 'Maria da Silva',
  nome_social: null,
  nome_fantasia: null,
  rg: null,
  inscricao_estadual: null,
  data_nascimento: '1980-05-17',
  nome_mae: null,
  responsavel: null,
  email: null,
  telefones: [],
  enderecos: [],
  situacao: 'PROSPECTO',
  observacoes: null,
  id_externo: null,
}
const celular = { numero: '+5511987654321', tipo: 'CELULAR', whatsapp: true, principal: true } as const
const casa = {
  tipo: 'INSTALACAO',
  cep: '13010000',
  logradouro: 'Rua Direita',
  numero: '10',
  complemento: null,
  bairro: 'Centro',
  codigo_ibge: 3509502,
  referencia: null,
  latitude: null,
  longitude: null,
} as const

/** The wrong fields, as the form would mark them. */
const errados = (dados: object) => {
  const lido = DadosCliente.safeParse({ ...maria, ...dados })
  return lido.success ? [] : [...new Set(lido.error.issues.map((i) => i.path.join('.')))]
}

test('o mínimo é aceito, e o que vem vazio vira nada', () => {
  expect(errados({})).toEqual([])
  expect(DadosCliente.parse({ ...maria, rg: '  ', nome: '  Maria  da \t Silva ' })).toEqual(maria)
})

test('o nome do cliente e o de quem responde por ele têm letras', () => {
  const campos = (dados: object) =>
    DadosCliente.safeParse({ ...maria, ...dados }).error?.issues.map(({ path }) => path.join('.'))
  expect(campos({ nome: '12345', nome_social: '777', nome_mae: '888' })).toEqual([
    'nome',
    'nome_social',
    'nome_mae',
  ])
  const responsavel = { nome: '12345', cpf: '52998224725' }
  expect(campos({ tipo_pessoa: 'PJ', cpf_cnpj: '11222333000181', responsavel })).toContain('responsavel.nome')
})

describe('o documento é o do tipo de pessoa', () => {
  test.each([
    ['PF', '529.982.247-25', true],
    ['PJ', '11.222.333/0001-81', true],
    ['PJ', '12.ABC.345/01DE-35', true],
    ['PF', '11.222.333/0001-81', false],
    ['PF', '12.ABC.345/01DE-35', false],
    ['PJ', '529.982.247-25', false],
    ['PF', '529.982.247-24', false],
    ['PJ', '12.ABC.345/01DE-36', false],
    ['PF', '', false],
  ])('%s com %s: %s', (tipo_pessoa, cpf_cnpj, aceito) => {
    expect(errados({ tipo_pessoa, cpf_cnpj })).toEqual(aceito ? [] : ['cpf_cnpj'])
  })

  test.each([
    ['PF', '529.982.247-24', 'CPF inválido'],
    ['PF', '11.222.333/0001-82', 'CPF inválido'],
    ['PJ', '11.222.333/0001-82', 'CNPJ inválido'],
    ['PF', '11.222.333/0001-81', 'Este documento é um CNPJ: escolha pessoa jurídica'],
    ['PJ', '529.982.247-25', 'Este documento é um CPF: escolha pessoa física'],
  ])('%s com %s: a recusa fala do documento pedido, e uma vez só', (tipo_pessoa, cpf_cnpj, texto) => {
    const { error } = DadosCliente.safeParse({ ...maria, tipo_pessoa, cpf_cnpj })
    expect(error?.issues.map((issue) => issue.message)).toEqual([texto])
  })

  const com = (letras: string, tamanho: number) =>
    fc.string({ unit: fc.constantFrom(...letras), minLength: tamanho, maxLength: tamanho })
  const completar = (base: string, valido: (documento: string) => boolean) =>
    Array.from({ length: 100 }, (_, i) => base + String(i).padStart(2, '0')).find(valido)
  const digitos = '0123456789'
  const documento = fc.oneof(
    com(digitos, 9).map((base) => ({ tipo_pessoa: 'PF', limpo: completar(base, cpfValido) })),
    com(`${digitos}ABCDEFGHIJKLMNOPQRSTUVWXYZ`, 12).map((base) => ({
      tipo_pessoa: 'PJ',
      limpo: completar(base, cnpjValido),
    })),
  )
  const pontuar = fc.constantFrom<((documento: string) => string)[]>(
    (d) => d,
    formatarDocumento,
    (d) => d.toLowerCase(),
    (d) => ` ${formatarDocumento(d).replaceAll('.', ' ')} `,
    (d) => [...d].join('-'),
  )

  test('qualquer CPF ou CNPJ válido, pontuado como for, é guardado de um só jeito', () => {
    fc.assert(
      fc.property(documento, pontuar, ({ tipo_pessoa, limpo }, escrever) => {
        fc.pre(limpo !== undefined)
        const lido = DadosCliente.parse({ ...maria, tipo_pessoa, cpf_cnpj: escrever(limpo ?? '') })
        expect(lido.cpf_cnpj).toBe(limpo)
      }),
    )
  })
})

test.each([
  ['um telefone que não é', { telefones: [{ ...celular, numero: '123' }] }, ['telefones.0.numero']],
  ['nenhum telefone principal', { telefones: [{ ...celular, principal: false }] }, ['telefones']],
  ['dois principais', { telefones: [celular, { ...celular, numero: '(11) 98765-4322' }] }, ['telefones']],
  ['o mesmo telefone duas vezes', { telefones: [celular, { ...celular, principal: false }] }, ['telefones']],
  ['mais de dez telefones', { telefones: Array(11).fill(celular) }, ['telefones']],
  ['um CEP de zeros', { enderecos: [casa, { ...casa, cep: '00000-000' }] }, ['enderecos.1.cep']],
  ['um lugar fora do mapa', { enderecos: [{ ...casa, latitude: 91 }] }, ['enderecos.0.latitude']],
  ['um endereço com um campo a mais', { enderecos: [{ ...casa, cidade: 'Campinas' }] }, ['enderecos.0']],
  ['um nascimento que não existe', { data_nascimento: '2001-02-30' }, ['data_nascimento']],
  ['um nascimento de outro século', { data_nascimento: '1899-12-31' }, ['data_nascimento']],
  ['um responsável sem CPF', { responsavel: { nome: 'Ana Lima', cpf: '1' } }, ['responsavel.cpf']],
  ['um nome de duas letras', { nome: 'Ma' }, ['nome']],
  [
    'um nascimento de 1800, com outro erro ao lado',
    { data_nascimento: '1800-01-01', nome: '' },
    ['nome', 'data_nascimento'],
  ],
  ['um e-mail sem domínio', { email: 'a@b' }, ['email']],
  ['vários erros de uma vez', { nome: '', email: 'x', cpf_cnpj: '1' }, ['nome', 'email', 'cpf_cnpj']],
])('%s é apontado no seu campo', (_, dados, campos) => {
  expect(errados(dados)).toEqual(campos)
})

test('um telefone fixo nunca tem WhatsApp, escrito como for; um celular tem o que se disse', () => {
  const ddd = fc.constantFrom('11', '21', '47', '55', '99')
  const fixo = fc.integer({ min: 2000_0000, max: 5999_9999 })
  const movel = fc.integer({ min: 70000_0000, max: 99999_9999 })
  fc.assert(
    fc.property(
      ddd,
      fixo,
      movel,
      fc.boolean(),
      fc.constantFrom('', '+55', '0'),
      (area, um, outro, whatsapp, antes) => {
        const telefones = [
          { ...celular, numero: `${antes}${area}${um}`, whatsapp },
          { ...celular, numero: `${antes}${area}${outro}`, whatsapp, principal: false },
        ]
        const lidos = DadosCliente.parse({ ...maria, telefones }).telefones
        expect(lidos.map((lido) => lido.whatsapp)).toEqual([false, whatsapp])
      },
    ),
  )
})

test('telefones e endereços que servem são aceitos, com o número guardado em E.164', () => {
  const lido = DadosCliente.parse({
    ...maria,
    telefones: [{ ...celular, numero: '(11) 98765-4321' }],
    enderecos: [casa],
  })
  expect(lido.telefones).toEqual([celular])
  expect(lido.enderecos).toEqual([casa])
})
