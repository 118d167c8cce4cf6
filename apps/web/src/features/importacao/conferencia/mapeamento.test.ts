import {
  camposDaImportacao,
  camposObrigatorios,
  Mapeamento,
} from '@balcao/contract/clientes/importacao/campos'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  comErrosNaFrente,
  exemplosDe,
  obrigatoriosQueFaltam,
  repetidasCom,
  temRepetidas,
} from './mapeamento.ts'

const nomes = Object.keys(camposDaImportacao) as (keyof typeof camposDaImportacao)[]
const umMapeamento = fc.array(fc.option(fc.constantFrom(...nomes)), { minLength: 1, maxLength: 30 })
const linha = (...celulas: string[]) => ({
  linha: 2,
  celulas,
  desfecho: 'CRIAR' as const,
  motivos: [],
  avisos: [],
  mudancas: [],
})

test('há colunas repetidas exatamente quando o contrato recusa o mapeamento', () => {
  fc.assert(
    fc.property(umMapeamento, (mapeamento) => {
      expect(temRepetidas(mapeamento)).toBe(!Mapeamento.safeParse(mapeamento).success)
    }),
  )
})

test('cada coluna repetida sabe das outras; uma que não se importa não repete nada', () => {
  const mapeamento = ['nome' as const, null, 'email' as const, 'nome' as const, null]
  expect(repetidasCom(mapeamento, 0)).toEqual([3])
  expect(repetidasCom(mapeamento, 1)).toEqual([])
})

test('o que falta é o obrigatório que nenhuma coluna preenche', () => {
  expect(obrigatoriosQueFaltam([null])).toEqual([...camposObrigatorios])
  expect(obrigatoriosQueFaltam(['nome', 'cpf_cnpj'])).toEqual([])
})

test('os exemplos são dois valores diferentes e não vazios, mesmo com linhas curtas', () => {
  const linhas = [linha('a', ' '), linha('b'), linha('b', 'Centro'), linha('c', 'Centro')]
  expect(exemplosDe(linhas, 0)).toEqual(['a', 'b'])
  expect(exemplosDe(linhas, 1)).toEqual(['Centro'])
})

test('colunas com erro vêm na frente, e nenhuma se perde', () => {
  const motivos = [{ coluna: 2, campo: 'email', texto: 'E-mail inválido' }]
  const ordem = comErrosNaFrente(['nome', null, 'email'], [{ ...linha('a', 'b', 'c'), motivos }])
  expect(ordem).toEqual([
    { campo: 'email', coluna: 2 },
    { campo: 'nome', coluna: 0 },
  ])
})
