import { TAMANHO_MAXIMO_DA_PLANILHA } from '@balcao/contract/importacao/api'
import { expect, test } from 'vitest'
import { recusaDe } from './recusa.ts'

const com = (name: string, size = 10) => recusaDe({ name, size })

test.each(['clientes.csv', 'CLIENTES.XLSX', 'a.b.txt'])('%s pode ser enviado', (nome) => {
  expect(com(nome)).toBeNull()
})

test('o que não adianta enviar é dito antes, com o que fazer', () => {
  expect(com('clientes.xls')).toContain('salve como .xlsx')
  expect(com('foto.pdf')).toBe('Envie um arquivo CSV ou XLSX.')
  expect(com('clientes.csv', 0)).toBe('O arquivo está vazio.')
  expect(com('clientes.csv', TAMANHO_MAXIMO_DA_PLANILHA)).toBeNull()
  expect(com('clientes.csv', TAMANHO_MAXIMO_DA_PLANILHA * 1.2)).toContain('tem 120 MB')
})
