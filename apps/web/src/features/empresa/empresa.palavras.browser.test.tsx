import { expect, test } from 'vitest'
import { palavras } from './empresa.palavras.tsx'

test.each([
  ['cnpj', '12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['telefone', '+551932321000', '(19) 3232-1000'],
  ['telefone', null, 'vazio'],
  ['ativo', false, 'Não'],
  ['dados_bancarios', 'banco 001, agência 1', 'banco 001, agência 1'],
  ['endereco', 'Rua Direita, 10 – Centro', 'Rua Direita, 10 – Centro'],
])('%s %j lê-se "%s"', (campo, valor, texto) => {
  expect(palavras.mostrarCampo(campo, valor)).toBe(texto)
})
