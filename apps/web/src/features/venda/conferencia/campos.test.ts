import { expect, test } from 'vitest'
import { faltaEmPalavras } from './campos.ts'

test.each([
  ['cliente.telefones', 'Este campo é obrigatório', 'Falta: Telefone'],
  ['cliente.email', 'E-mail inválido', 'E-mail inválido'],
  [
    'agendamento.data',
    'Escolha um dia de hoje em diante',
    'Dia desejado para a instalação: Escolha um dia de hoje em diante',
  ],
  ['anexos.DOCUMENTO_FRENTE', 'Falta: Frente do documento', 'Falta: Frente do documento'],
])('de %s se diz numa linha o que falta', (campo, texto, dito) => {
  expect(faltaEmPalavras({ etapa: 'cliente', campo, texto })).toBe(dito)
})
