import { expect, test } from 'vitest'
import { clienteCompleto } from '#partes/cliente/cliente.fabrica.ts'
import { valoresDe } from './cliente.formulario.ts'
import { palavras } from './cliente.palavras.ts'

const { telefones, enderecos } = valoresDe(clienteCompleto())

test.each([
  ['cpf_cnpj', '12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['data_nascimento', '1988-03-17', '17/03/1988'],
  ['situacao', 'SUSPENSO', 'Suspenso'],
  ['tipo_pessoa', 'PJ', 'Pessoa jurídica'],
  ['email', null, 'vazio'],
  ['telefones', telefones, '(19) 98765-4321, Celular, WhatsApp, principal; (19) 3232-1000, Residencial'],
  ['telefones', ['(19) 98765-4321, Celular'], '(19) 98765-4321, Celular'],
  ['enderecos', enderecos, 'Instalação: Rua Barão de Jaguara, 1001, Centro'],
  ['responsavel', { nome: 'João', cpf: '12345678909' }, 'João, 123.456.789-09'],
  [
    'responsavel',
    { nome: 'João', cpf: '12345678909', data_nascimento: '1980-05-17' },
    'João, 123.456.789-09, nasc. 17/05/1980',
  ],
  ['responsavel', { nome: '', cpf: '', data_nascimento: null }, 'vazio'],
  ['responsavel', 'João – CPF 123.456.789-09', 'João – CPF 123.456.789-09'],
])('%s %j lê-se "%s"', (campo, valor, texto) => {
  expect(palavras.mostrarCampo(campo, valor)).toBe(texto)
})
