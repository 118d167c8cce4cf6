import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { expect, test } from 'vitest'
import { faltam as faltamNoDia } from './faltam.ts'

const CANAL = '019a0000-0000-7000-8000-000000000001'
const preparo = {
  canais: [
    {
      id: CANAL,
      nome: 'Televendas',
      tipo: 'TELEVENDAS' as const,
      anexos_obrigatorios: ['AUDIO_ACEITE' as const],
      exige_aceite_digital: false,
      fora_do_estabelecimento: true,
      roteiro_audio: null,
      empresas: null,
    },
  ],
  dias_vencimento: [5, 10],
}
const faltam = (rascunho: Parameters<typeof faltamNoDia>[0], de: typeof preparo | undefined) =>
  faltamNoDia(rascunho, de, { hoje: '2026-11-16', hora: 9 })
const comCanal = { ...RASCUNHO_VAZIO, canal_venda_id: CANAL, empresa_id: CANAL }

test('diz em palavras, uma vez cada, na ordem das etapas', () => {
  expect(faltam({ dados: comCanal, consulta: null, anexos: [] }, preparo)).toEqual([
    'CPF ou CNPJ',
    'nome',
    'telefone',
    'endereço',
    'plano',
    'vencimento',
    'forma de pagamento',
    'agendamento',
    'áudio',
  ])
})

test('do que está guardado só no servidor não se sabe dos anexos, e não se diz que faltam', () => {
  expect(faltam({ dados: comCanal, consulta: null, anexos: null }, preparo)).not.toContain('áudio')
})

test('de um cliente do cadastro, só falta o que o cadastro não tem', () => {
  const dados = { ...comCanal, cliente: { id: CANAL } }
  const noCadastro = (preenchidos: string[]) =>
    faltam({ dados, consulta: { cliente: null, preenchidos, restricoes: [] }, anexos: [] }, preparo)
  const tudo = ['tipo_pessoa', 'cpf_cnpj', 'nome', 'data_nascimento', 'telefones']
  expect(noCadastro(tudo)[0]).toBe('endereço')
  expect(noCadastro(tudo.slice(0, 4))[0]).toBe('telefone')
  expect(faltam({ dados, consulta: null, anexos: [] }, preparo)[0]).toBe('endereço')
})

test('sem saber dos canais e dos dias, não inventa falta', () => {
  const dados = { ...comCanal, dia_vencimento: 31 }
  expect(faltam({ dados, consulta: null, anexos: [] }, undefined)).not.toContain('vencimento')
  expect(faltam({ dados, consulta: null, anexos: [] }, preparo)).toContain('vencimento')
})
