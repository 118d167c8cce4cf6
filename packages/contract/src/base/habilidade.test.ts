import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criarHabilidade, podeAlguma } from './habilidade.ts'
import { permissoes } from './permissao.ts'

test('a habilidade permite exatamente o que está na lista, nem mais nem menos', () => {
  fc.assert(
    fc.property(fc.subarray(permissoes), (concedidas) => {
      const habilidade = criarHabilidade(concedidas)
      expect(permissoes.filter((permissao) => podeAlguma(habilidade, [permissao]))).toEqual(concedidas)
    }),
  )
})
