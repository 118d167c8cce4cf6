import { expect, test } from 'vitest'
import { palavras } from './empresa.palavras.tsx'

const conta = {
  banco: '341',
  agencia: '1234',
  conta: '56789-0',
  carteira: '109',
  convenio: null,
  chave_pix: null,
}

test.each([
  ['cnpj', '12ABC34501DE35', '12.ABC.345/01DE-35'],
  ['telefone', '+551932321000', '(19) 3232-1000'],
  ['telefone', null, 'vazio'],
  ['ativo', false, 'Não'],
  ['dados_bancarios', conta, 'banco 341, agência 1234, conta 56789-0, carteira 109'],
  ['dados_bancarios', 'banco 001, agência 1', 'banco 001, agência 1'],
  ['endereco', 'Rua Direita, 10 – Centro', 'Rua Direita, 10 – Centro'],
])('%s %j lê-se "%s"', (campo, valor, texto) => {
  expect(palavras.mostrarCampo(campo, valor)).toBe(texto)
})
