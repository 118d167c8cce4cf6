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

test('um erro sem campos não mexe em campo nenhum', () => {
  expect(repartirErros({ message: 'Sem rede' }, () => true)).toEqual({ porCampo: {}, semLugar: [] })
})
