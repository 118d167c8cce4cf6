import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DadosDoRascunho, FORMATO_DO_RASCUNHO, RASCUNHO_VAZIO } from './rascunho.ts'
import { trazerRascunho } from './rascunho-formato.ts'

test('um rascunho deste formato abre como está', () => {
  const dados = { ...RASCUNHO_VAZIO, cliente: { nome: 'Maria' }, dia_vencimento: 10 }
  expect(trazerRascunho(dados)).toEqual({ dados, perdidos: [] })
})

test('o que foi digitado além do que cabe não se perde: a etapa diz o que encurtar', () => {
  const logradouro = 'Rua das Flores, '.repeat(20)
  const dados = { ...RASCUNHO_VAZIO, endereco: { logradouro }, observacoes: 'x'.repeat(2_001) }
  expect(trazerRascunho(dados)).toEqual({ dados, perdidos: [] })
})

test('de um formato anterior fica o que ainda tem lugar, e o resto é nomeado', () => {
  const antigo = {
    formato: 0,
    cliente: { nome: 'Maria', cpf: '529.982.247-25', rg: '' },
    endereco: { cep: '01001-000', cidade: 'São Paulo' },
    dia_vencimento: '10',
    vendedor: null,
    adicionais: [],
  }
  expect(trazerRascunho(antigo)).toEqual({
    dados: {
      ...RASCUNHO_VAZIO,
      formato: FORMATO_DO_RASCUNHO,
      cliente: { nome: 'Maria', rg: '' },
      endereco: { cep: '01001-000' },
    },
    perdidos: ['dia_vencimento', 'cliente.cpf', 'endereco.cidade'],
  })
})

test('nada do que estiver guardado derruba a abertura, e o que abre é sempre um rascunho', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.record({ formato: fc.nat(), cliente: fc.anything(), endereco: fc.anything() }),
      ),
      (guardado) => {
        expect(DadosDoRascunho.safeParse(trazerRascunho(guardado).dados).success).toBe(true)
      },
    ),
  )
})
