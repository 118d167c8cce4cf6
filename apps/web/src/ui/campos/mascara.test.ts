import { mascararCep } from '@balcao/contract/valores/cep'
import { mascararData } from '@balcao/contract/valores/data'
import { mascararDocumento } from '@balcao/contract/valores/documento'
import { mascararTelefone } from '@balcao/contract/valores/telefone'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editarComMascara } from './mascara.ts'

/** `|` marks the caret, so that each case reads as the field looks. */
function editar(mascarar: (texto: string) => string, anterior: string, depois: string, tipo = 'insertText') {
  const cursor = depois.indexOf('|')
  const texto = depois.replace('|', '')
  const editado = editarComMascara({ anterior, texto, cursor, tipo, mascarar })
  return `${editado.texto.slice(0, editado.cursor)}|${editado.texto.slice(editado.cursor)}`
}

describe('o cursor fica depois do que foi digitado', () => {
  test.each([
    ['no fim', mascararDocumento, '529', '5299|', '529.9|'],
    ['no meio, empurrando separadores', mascararDocumento, '529.982', '5219|.982', '521.9|98.2'],
    ['no começo', mascararCep, '0131', '9|0131', '9|0131'],
    ['uma letra recusada não o move', mascararCep, '01310-1', '01x|310-1', '01|310-1'],
    ['telefone no meio', mascararTelefone, '(11) 9876', '(11) 90|876', '(11) 90|876'],
    ['data com barras próprias', mascararData, '5/3/2026', '5/12|3/2026', '5/12|/2026'],
  ])('%s', (_, mascarar, anterior, depois, esperado) => {
    expect(editar(mascarar, anterior, depois)).toBe(esperado)
  })
})

describe('apagar um separador apaga o vizinho', () => {
  test('para trás', () => {
    expect(editar(mascararCep, '01310-100', '01310|100', 'deleteContentBackward')).toBe('0131|1-00')
  })

  test('para a frente', () => {
    expect(editar(mascararCep, '01310-100', '01310|100', 'deleteContentForward')).toBe('01310|-00')
  })

  test('a barra que a própria pessoa digitou sai sozinha', () => {
    expect(editar(mascararData, '05/', '05|', 'deleteContentBackward')).toBe('05|')
  })
})

test('o cursor nunca sai do texto, e colar no fim deixa o cursor no fim', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.nat(40), (texto, posicao) => {
      const cursor = Math.min(posicao, texto.length)
      const base = { anterior: '', texto, tipo: 'insertFromPaste', mascarar: mascararDocumento }
      const editado = editarComMascara({ ...base, cursor })
      expect(editado.cursor).toBeGreaterThanOrEqual(0)
      expect(editado.cursor).toBeLessThanOrEqual(editado.texto.length)
      const noFim = editarComMascara({ ...base, cursor: texto.length })
      expect(noFim.cursor).toBe(noFim.texto.length)
    }),
  )
})
