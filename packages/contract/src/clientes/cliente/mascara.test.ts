import { expect, test } from 'vitest'
import { ocultarDocumento, ocultarEmail, ocultarTelefone, ocultarTexto } from './mascara.ts'

test.each([
  ['um CPF mostra o meio', ocultarDocumento('52998224725'), '***.982.247-**'],
  ['um CNPJ mostra tudo menos a filial', ocultarDocumento('12ABC34501DE35'), '12.ABC.345/****-**'],
  ['um celular mostra o DDD e o fim', ocultarTelefone('+5511987654321'), '(11) *****-4321'],
  ['um fixo também', ocultarTelefone('+551132324000'), '(11) ****-4000'],
  ['um e-mail mostra o domínio', ocultarEmail('maria@exemplo.com.br'), 'm***@exemplo.com.br'],
  ['um texto mostra a primeira letra', ocultarTexto('Rosa Lima'), 'R***'],
])('%s', (_, oculto, esperado) => {
  expect(oculto).toBe(esperado)
})
