import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DadosPlano, FIDELIDADE_MAXIMA, FIDELIDADE_MAXIMA_PF, planoEmBranco } from './plano.ts'

const ID = '01a1dd40-e7af-75fe-ab7c-82a347c16d10'
const { taxa_instalacao: _, ...emBranco } = planoEmBranco
const plano = {
  ...emBranco,
  codigo: 'F500',
  nome: 'Fibra 500',
  tecnologia: 'FIBRA',
  download_mbps: 500,
  upload_mbps: 250,
  tipos_pessoa: ['PF'],
  fidelidade_meses: 12,
  beneficio_descricao: 'Instalação sem custo',
  beneficio_valor: 600_00,
  vigencia_inicio: '2026-01-01',
}
const recusados = (mudancas: object) => {
  const issues = DadosPlano.safeParse({ ...plano, ...mudancas }).error?.issues ?? []
  return [...new Set(issues.map(({ path }) => path[0]))]
}

test('o plano do exemplo serve, e o código é guardado em maiúsculas', () => {
  expect(recusados({})).toEqual([])
  expect(DadosPlano.parse({ ...plano, codigo: ' f-500.a ' }).codigo).toBe('F-500.A')
})

test('para quaisquer meses e pessoas, só se prende quem a lei deixa', () => {
  const tipos = fc.subarray(['PF', 'PJ'], { minLength: 1 })
  fc.assert(
    fc.property(tipos, fc.integer({ min: -5, max: 90 }), (tipos_pessoa, fidelidade_meses) => {
      const teto = tipos_pessoa.includes('PF') ? FIDELIDADE_MAXIMA_PF : FIDELIDADE_MAXIMA
      const cabe = fidelidade_meses >= 0 && fidelidade_meses <= teto
      expect(recusados({ tipos_pessoa, fidelidade_meses })).toEqual(cabe ? [] : ['fidelidade_meses'])
    }),
  )
})

test('sem fidelidade ninguém precisa de benefício; com ela, de texto e de valor', () => {
  const semBeneficio = { beneficio_descricao: '', beneficio_valor: 0 }
  expect(recusados({ ...semBeneficio, fidelidade_meses: 0 })).toEqual([])
  expect(recusados(semBeneficio)).toEqual(['beneficio_descricao', 'beneficio_valor'])
})

test.each([
  ['velocidade zero', { download_mbps: 0 }, 'download_mbps'],
  ['velocidade quebrada', { upload_mbps: 1.5 }, 'upload_mbps'],
  ['código vazio', { codigo: '' }, 'codigo'],
  ['código com espaço', { codigo: 'F 500' }, 'codigo'],
  ['fim antes do início', { vigencia_fim: '2025-12-31' }, 'vigencia_fim'],
  ['nem todas as empresas nem uma', { todas_empresas: false }, 'empresas'],
  ['recurso repetido', { recursos: [ID, ID] }, 'recursos'],
  ['tipo de pessoa repetido', { tipos_pessoa: ['PF', 'PF'] }, 'tipos_pessoa'],
  ['franquia zero', { franquia_gb: 0 }, 'franquia_gb'],
  ['campo que ninguém pediu', { preco: 1 }, undefined],
])('%s é recusado no seu campo', (_, mudanca, campo) => {
  expect(recusados(mudanca)).toEqual([campo])
})
