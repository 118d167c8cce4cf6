import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Contexto, faltasDoRascunho } from './faltas.ts'
import { idadeEm } from './idade.ts'
import { type DadosDoRascunho, RASCUNHO_VAZIO } from './rascunho.ts'

const ID = '019a0000-0000-7000-8000-000000000001'

const completo: DadosDoRascunho = {
  ...RASCUNHO_VAZIO,
  empresa_id: ID,
  canal_venda_id: ID,
  cliente: {
    tipo_pessoa: 'PF',
    cpf_cnpj: '529.982.247-25',
    nome: 'Maria Souza',
    data_nascimento: '1990-05-01',
    telefones: [{ numero: '(11) 98765-4321', tipo: 'CELULAR', whatsapp: true, principal: true }],
  },
  endereco: {
    cep: '01001-000',
    logradouro: 'Praça da Sé',
    numero: '1',
    bairro: 'Sé',
    codigo_ibge: 3550308,
  },
  plano_id: ID,
  dia_vencimento: 10,
  forma_pagamento: 'PIX',
  agendamento: { data: '2026-11-20', turno: 'MANHA' },
}
const contexto: Contexto = {
  hoje: '2026-11-16',
  hora: 9,
  noRegistro: [],
  canal: { anexos_obrigatorios: ['DOCUMENTO_FRENTE', 'AUDIO_ACEITE'], exige_aceite_digital: false },
  diasDeVencimento: [5, 10],
  anexos: ['DOCUMENTO_FRENTE', 'AUDIO_ACEITE'],
}
const campos = (dados: DadosDoRascunho, de: Partial<Contexto> = {}) =>
  faltasDoRascunho(dados, { ...contexto, ...de }).map(({ etapa, campo }) => `${etapa}: ${campo}`)

test('completo, nada falta', () => {
  expect(faltasDoRascunho(completo, contexto)).toEqual([])
})

test('vazio, falta tudo de uma vez, na ordem das etapas', () => {
  expect(campos(RASCUNHO_VAZIO, { anexos: [] })).toEqual([
    'cliente: empresa_id',
    'cliente: canal_venda_id',
    'cliente: cliente.tipo_pessoa',
    'cliente: cliente.cpf_cnpj',
    'cliente: cliente.nome',
    'cliente: cliente.telefones',
    'endereco: endereco.cep',
    'endereco: endereco.logradouro',
    'endereco: endereco.numero',
    'endereco: endereco.bairro',
    'endereco: endereco.codigo_ibge',
    'plano: plano_id',
    'pagamento: dia_vencimento',
    'pagamento: forma_pagamento',
    'pagamento: agendamento.data',
    'pagamento: agendamento.turno',
    'anexos: anexos.DOCUMENTO_FRENTE',
    'anexos: anexos.AUDIO_ACEITE',
  ])
})

test.each<[Partial<DadosDoRascunho['cliente']>, string]>([
  [{ cpf_cnpj: '529.982.247-24' }, 'cliente.cpf_cnpj'],
  [{ cpf_cnpj: '11.222.333/0001-81' }, 'cliente.cpf_cnpj'],
  [{ data_nascimento: '2008-11-17' }, 'cliente.data_nascimento'],
  [{ data_nascimento: '2030-01-01' }, 'cliente.data_nascimento'],
  [{ nome: 'A' }, 'cliente.nome'],
  [{ nome: '12345' }, 'cliente.nome'],
  [{ telefones: [] }, 'cliente.telefones'],
  [{ email: 'sem-arroba' }, 'cliente.email'],
  [{ tipo_pessoa: 'PJ', cpf_cnpj: '12.ABC.345/01DE-35' }, 'cliente.responsavel'],
])('%j falta em %s', (mudanca, campo) => {
  expect(campos({ ...completo, cliente: { ...completo.cliente, ...mudanca } })).toEqual([`cliente: ${campo}`])
})

test('quem faz 18 anos hoje já compra', () => {
  const cliente = { ...completo.cliente, data_nascimento: '2008-11-16' }
  expect(campos({ ...completo, cliente })).toEqual([])
})

test('de um cliente que já existe, o que não foi tocado vale como está no cadastro', () => {
  const noRegistro = ['tipo_pessoa', 'cpf_cnpj', 'nome', 'data_nascimento', 'telefones']
  const cliente = { id: ID }
  expect(campos({ ...completo, cliente }, { noRegistro })).toEqual([])
  expect(campos({ ...completo, cliente: { ...cliente, nome: 'A' } }, { noRegistro })).toEqual([
    'cliente: cliente.nome',
  ])
  expect(campos({ ...completo, cliente }, { noRegistro: noRegistro.slice(0, -1) })).toEqual([
    'cliente: cliente.telefones',
  ])
})

test('o que o cadastro não tem é pedido, mesmo que o resto dele não passasse pelas regras de hoje', () => {
  const noRegistro = ['tipo_pessoa', 'cpf_cnpj', 'nome', 'telefones']
  const cliente = { id: ID }
  expect(campos({ ...completo, cliente }, { noRegistro, tipoNoRegistro: 'PF' })).toEqual([
    'cliente: cliente.data_nascimento',
  ])
  expect(campos({ ...completo, cliente }, { noRegistro, tipoNoRegistro: 'PJ' })).toEqual([
    'cliente: cliente.responsavel',
  ])
  const comNascimento = { noRegistro: [...noRegistro, 'data_nascimento'], tipoNoRegistro: 'PF' } as const
  expect(campos({ ...completo, cliente }, { ...comNascimento, nascimentoNoRegistro: '2010-01-01' })).toEqual([
    'cliente: cliente.data_nascimento',
  ])
})

test('do responsável digitado por cima do cadastro, a metade que falta é dita', () => {
  const noRegistro = ['cpf_cnpj', 'nome', 'responsavel', 'telefones']
  const cliente = { id: ID, tipo_pessoa: 'PJ' as const }
  expect(campos({ ...completo, cliente }, { noRegistro })).toEqual([])
  const responsavel = { nome: 'Ana Lima' }
  expect(campos({ ...completo, cliente: { ...cliente, responsavel } }, { noRegistro })).toEqual([
    'cliente: cliente.responsavel.cpf',
    'cliente: cliente.responsavel.data_nascimento',
  ])
})

test('com aceite digital os documentos podem ficar para o assinante; o áudio não', () => {
  const canal = {
    anexos_obrigatorios: ['DOCUMENTO_FRENTE', 'DOCUMENTO_VERSO', 'AUDIO_ACEITE'] as const,
    exige_aceite_digital: true,
  }
  expect(campos(completo, { canal, anexos: [] })).toEqual(['anexos: anexos.AUDIO_ACEITE'])
})

test('um dia que não é oferecido ou já passou é dito', () => {
  expect(campos({ ...completo, dia_vencimento: 31 })).toEqual(['pagamento: dia_vencimento'])
  expect(campos({ ...completo, agendamento: { data: '2026-11-15', turno: 'TARDE' } })).toEqual([
    'pagamento: agendamento.data',
  ])
})

test.each([
  [
    '2026-11-16',
    'MANHA',
    12,
    'agendamento.turno',
    'A manhã de hoje já passou: escolha outro turno ou outro dia',
  ],
  [
    '2026-11-16',
    'NOITE',
    22,
    'agendamento.turno',
    'A noite de hoje já passou: escolha outro turno ou outro dia',
  ],
  ['2027-11-17', 'MANHA', 9, 'agendamento.data', 'Escolha um dia até 16/11/2027'],
] as const)('a instalação em %s, %s, às %i horas, não dá', (data, turno, hora, campo, texto) => {
  const dados = { ...completo, agendamento: { data, turno } }
  expect(faltasDoRascunho(dados, { ...contexto, hora })).toEqual([{ etapa: 'pagamento', campo, texto }])
})

test('de uma venda já enviada, o turno pedido pode já ter passado: corrigi-la não o muda', () => {
  const dados = { ...completo, agendamento: { data: '2026-11-16', turno: 'MANHA' as const } }
  expect(campos(dados, { hora: 15, enviada: true })).toEqual([])
})

test.each([
  ['2026-11-16', 'MANHA', 11],
  ['2026-11-16', 'NOITE', 21],
  ['2026-11-17', 'MANHA', 22],
  ['2027-11-16', 'MANHA', 9],
] as const)('a instalação em %s, %s, às %i horas, ainda dá', (data, turno, hora) => {
  expect(campos({ ...completo, agendamento: { data, turno } }, { hora })).toEqual([])
})

test('nenhum texto, por estranho que seja, derruba a conferência', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (cpf_cnpj, data_nascimento, cep) => {
      const cliente = { ...completo.cliente, cpf_cnpj, data_nascimento }
      expect(() => faltasDoRascunho({ ...completo, cliente, endereco: { cep } }, contexto)).not.toThrow()
    }),
  )
})

test('a idade conta anos completos', () => {
  expect(idadeEm('2008-11-16', '2026-11-15')).toBe(17)
  expect(idadeEm('2008-11-16', '2026-11-16')).toBe(18)
  expect(idadeEm('2008-02-29', '2026-02-28')).toBe(17)
  expect(idadeEm('2008-02-29', '2026-03-01')).toBe(18)
})

test('o que se digitou antes de corrigir o documento, e era do outro tipo de pessoa, não falta nem sobra', () => {
  const { data_nascimento: _, ...daPessoa } = completo.cliente
  const eraEmpresa = { ...completo.cliente, responsavel: { nome: 'R' }, inscricao_estadual: 'x'.repeat(30) }
  const eraPessoa = {
    ...daPessoa,
    ...{ tipo_pessoa: 'PJ' as const, cpf_cnpj: '11.222.333/0001-81', data_nascimento: '1990-02-31' },
    responsavel: { nome: 'Rui Lima', cpf: '529.982.247-25', data_nascimento: '1980-02-03' },
  }
  expect(campos({ ...completo, cliente: eraEmpresa })).toEqual([])
  expect(campos({ ...completo, cliente: eraPessoa })).toEqual([])
})
