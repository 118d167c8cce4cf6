import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { expect, test } from 'vitest'
import { ehVazio } from './vazio.ts'

const escolhido = { ...RASCUNHO_VAZIO, empresa_id: 'e', canal_venda_id: 'c', cliente: { nome: '' } }

test('sem nada digitado nem anexado, um rascunho é vazio; com um nome ou um anexo só, não', () => {
  expect(ehVazio({ dados: escolhido, anexos: [], corrige: null })).toBe(true)
  expect(ehVazio({ dados: escolhido, anexos: ['AUDIO_ACEITE'], corrige: null })).toBe(false)
  const comNome = { ...escolhido, cliente: { nome: 'Ana' } }
  expect(ehVazio({ dados: comNome, anexos: [], corrige: null })).toBe(false)
})

test('o que só o servidor tem pode ter anexos, e uma correção é de uma venda: nenhum dos dois é vazio', () => {
  expect(ehVazio({ dados: escolhido, anexos: null, corrige: null })).toBe(false)
  const corrige = { protocolo: 7, cliente: 'Ana', situacao: 'PENDENTE' as const, motivo: null, versao: 1 }
  expect(ehVazio({ dados: escolhido, anexos: [], corrige })).toBe(false)
})
