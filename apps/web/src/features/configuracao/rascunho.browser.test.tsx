import { chavesSecretas } from '@balcao/contract/provedor/configuracao-catalogo'
import { beforeEach, expect, test } from 'vitest'
import { rascunhos } from '#rascunhos.ts'

beforeEach(() => sessionStorage.clear())

test.each(chavesSecretas)('%s não vai para o rascunho', (chave) => {
  const valores = { marca: 'Fibra', [chave]: 'muito secreto' }
  rascunhos.guardar({ pessoa: 'ana', lugar: 'aqui', valores, iniciais: { marca: '', [chave]: '' } })
  expect(sessionStorage.getItem('balcao:rascunhos')).toContain('Fibra')
  expect(sessionStorage.getItem('balcao:rascunhos')).not.toContain('muito secreto')
})
