import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { expect, test } from 'vitest'
import { ehVazio } from './vazio.ts'

const escolhido = { ...RASCUNHO_VAZIO, empresa_id: 'e', canal_venda_id: 'c', cliente: { nome: '' } }
const comNome = { ...escolhido, cliente: { nome: 'Ana' } }

test('sem nada digitado nem anexado, um rascunho é vazio; com um nome ou um anexo só, não', () => {
  expect(ehVazio({ dados: escolhido, anexos: [], corrige: null, intocada: false })).toBe(true)
  expect(ehVazio({ dados: escolhido, anexos: ['AUDIO_ACEITE'], corrige: null, intocada: false })).toBe(false)
  expect(ehVazio({ dados: comNome, anexos: [], corrige: null, intocada: false })).toBe(false)
})

test('o que só o servidor tem pode ter anexos, e uma correção é de uma venda: só a que ficou como a venda é vazia', () => {
  expect(ehVazio({ dados: escolhido, anexos: null, corrige: null, intocada: false })).toBe(false)
  const corrige = { protocolo: 7, cliente: 'Ana', situacao: 'PENDENTE' as const, motivo: null, versao: 1 }
  expect(ehVazio({ dados: escolhido, anexos: [], corrige, intocada: false })).toBe(false)
  expect(ehVazio({ dados: comNome, anexos: ['AUDIO_ACEITE'], corrige, intocada: true })).toBe(true)
})
