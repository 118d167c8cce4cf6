import { TAMANHO_MAXIMO_DA_PLANILHA } from '@balcao/contract/clientes/importacao/api'
import { expect, test } from 'vitest'
import { recusaDe } from './recusa.ts'

const com = (name: string, size = 10) => recusaDe({ name, size })

test.each(['clientes.csv', 'CLIENTES.XLSX', 'a.b.txt'])('%s pode ser enviado', (nome) => {
  expect(com(nome)).toBeNull()
})

test('o que não adianta enviar é dito antes, com o que fazer', () => {
  expect(com('clientes.xls')).toContain('salve como .xlsx')
  expect(com('foto.JPG')).toMatch(/é uma imagem.*Envie a própria planilha, em CSV ou XLSX/)
  expect(com('clientes.pdf')).toMatch(/é um PDF.*CSV ou XLSX/)
  expect(com('clientes.zip')).toMatch(/compactado.*Descompacte-o/)
  expect(com('clientes.ods')).toMatch(/não é uma planilha que se possa ler.*salve como .xlsx ou CSV/)
  expect(com('clientes.csv', 0)).toBe('O arquivo está vazio.')
  expect(com('clientes.csv', TAMANHO_MAXIMO_DA_PLANILHA)).toBeNull()
  expect(com('clientes.csv', TAMANHO_MAXIMO_DA_PLANILHA * 1.2)).toContain('tem 120 MB')
})
