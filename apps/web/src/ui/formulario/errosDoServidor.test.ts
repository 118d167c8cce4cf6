import { expect, test } from 'vitest'
import { repartirErros } from './errosDoServidor.ts'

test('cada mensagem vai para o seu campo; as sem campo na tela sobem para o topo', () => {
  const erro = {
    message: 'Confira os campos',
    campos: { nome: ['Mínimo de 3 caracteres'], versao: ['Este campo é obrigatório'], email: ['Um', 'Dois'] },
  }
  expect(repartirErros(erro, (campo) => campo !== 'versao')).toEqual({
    porCampo: { nome: 'Mínimo de 3 caracteres', email: 'Um Dois' },
    semLugar: ['Este campo é obrigatório'],
  })
})

test('as razões que nenhum campo diz sobem para o topo, cada uma uma vez', () => {
  const erro = {
    message: 'Confira os campos',
    errors: ['Mínimo de 3 caracteres', 'Este campo é obrigatório', 'O limite do dia acabou'],
    campos: { nome: ['Mínimo de 3 caracteres'], versao: ['Este campo é obrigatório'] },
  }
  expect(repartirErros(erro, (campo) => campo === 'nome').semLugar).toEqual([
    'Este campo é obrigatório',
    'O limite do dia acabou',
  ])
})

test('um erro sem campos não mexe em campo nenhum', () => {
  expect(repartirErros({ message: 'Sem rede' }, () => true)).toEqual({ porCampo: {}, semLugar: [] })
})
