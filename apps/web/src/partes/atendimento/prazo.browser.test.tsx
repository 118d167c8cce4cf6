import type { SituacaoAtendimento } from '@balcao/contract/posvenda/atendimento-opcoes'
import { expect, test } from 'vitest'
import { prazoEmPalavras } from './prazo.ts'

// A Monday, 14:00 in São Paulo.
const AGORA = Date.parse('2026-11-16T17:00:00.000Z')
const dito = (prazo: string, situacao: SituacaoAtendimento = 'ABERTO') =>
  prazoEmPalavras({ situacao, prazo }, AGORA)

test('o prazo é dito como se fala: minutos, hora de hoje, de amanhã, dia; depois, há quanto passou', () => {
  const casos = {
    '2026-11-16T17:20:00.000Z': 'vence em 20 min',
    '2026-11-16T20:30:00.000Z': 'vence hoje às 17:30',
    '2026-11-17T12:00:00.000Z': 'vence amanhã às 09:00',
    '2026-11-19T12:00:00.000Z': 'vence 19/11 às 09:00',
    '2027-01-04T12:00:00.000Z': 'vence 04/01/2027 às 09:00',
    '2026-11-16T16:59:40.000Z': 'venceu agora',
    '2026-11-16T15:00:00.000Z': 'atrasado há 2 h',
    '2026-11-14T15:00:00.000Z': 'atrasado há 2 dias',
  }
  for (const [prazo, texto] of Object.entries(casos)) expect(dito(prazo)?.texto).toBe(texto)
  expect(dito('2026-11-14T15:00:00.000Z')?.atrasado).toBe(true)
})

test('à espera do cliente o prazo para; do que acabou não se diz nenhum', () => {
  const passado = '2026-11-14T15:00:00.000Z'
  expect(dito(passado, 'AGUARDANDO_CLIENTE')).toEqual({ texto: 'prazo parado', atrasado: false })
  expect(dito(passado, 'RESOLVIDO')).toBeNull()
  expect(dito(passado, 'FECHADO')).toBeNull()
})
