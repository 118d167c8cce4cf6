import { expect, test } from 'vitest'
import { palavrasCom } from './canal-venda.palavras.ts'

const EMPRESA = { id: '01a1dd40-e7af-75fe-ab7c-82a347c16d11', nome: 'Fibra Norte' }

test.each([
  ['tipo', 'PORTA_A_PORTA', 'Porta a porta'],
  ['anexos_obrigatorios', ['AUDIO_ACEITE', 'DOCUMENTO_VERSO'], 'Áudio de aceite, Verso do documento'],
  ['anexos_obrigatorios', [], 'vazio'],
  ['empresas', [EMPRESA.id], 'Fibra Norte'],
  ['empresas', ['Nome do histórico'], 'Nome do histórico'],
  ['exige_aceite_digital', true, 'Sim'],
  ['nome', 'LOJA', 'LOJA'],
])('%s %j lê-se "%s"', (campo, valor, texto) => {
  expect(palavrasCom([EMPRESA]).mostrarCampo(campo, valor)).toBe(texto)
})
