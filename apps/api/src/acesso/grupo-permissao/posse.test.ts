import type { Permissao } from '@balcao/contract/base/permissao'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()
// Few enough that every kind of overlap occurs.
const UNIVERSO: Permissao[] = ['LISTAR.CLIENTE', 'EDITAR.CLIENTE', 'LISTAR.PLANO', 'EDITAR.PLANO']
const SEMPRE: Permissao[] = ['EDITAR.GRUPO_PERMISSAO', 'CRIAR.GRUPO_PERMISSAO', 'EXCLUIR.GRUPO_PERMISSAO']
const subconjunto = fc.subarray(UNIVERSO)
const caixa = new Map<string, string>()

// One person for each possible set of rights.
beforeAll(async () => {
  for (let mascara = 0; mascara < 2 ** UNIVERSO.length; mascara++) {
    const tem = UNIVERSO.filter((_, i) => mascara & (1 << i))
    caixa.set(tem.join(), (await s().fabrica.pessoa({ grupo: [...SEMPRE, ...tem] })).acesso)
  }
})

const menos = (a: Permissao[], b: Permissao[]) => a.filter((p) => !b.includes(p))

test('edita um grupo só quem tem tudo o que ele tem e tudo o que ele ganha, quaisquer que sejam os três conjuntos', async () => {
  await fc.assert(
    fc.asyncProperty(subconjunto, subconjunto, subconjunto, async (tem, antes, depois) => {
      const { id, nome } = await s().fabrica.grupo(antes)
      const { status } = await s().pedir('PUT', `/grupo-permissao/${id}`, {
        token: caixa.get(tem.join()),
        corpo: { nome, descricao: null, permissoes: depois, versao: 1 },
      })
      expect(status).toBe(menos([...antes, ...depois], tem).length ? 403 : 200)
    }),
    { numRuns: 80 },
  )
})

test('só se cria ou exclui um grupo que cabe no próprio', async () => {
  let criados = 0
  await fc.assert(
    fc.asyncProperty(subconjunto, subconjunto, async (tem, permissoes) => {
      const esperado = menos(permissoes, tem).length ? 403 : undefined
      const token = caixa.get(tem.join())
      const nome = `Propriedade ${++criados}`
      const corpo = { nome, descricao: null, permissoes }
      expect((await s().pedir('POST', '/grupo-permissao', { token, corpo })).status).toBe(esperado ?? 201)
      const { id } = await s().fabrica.grupo(permissoes)
      expect((await s().pedir('DELETE', `/grupo-permissao/${id}`, { token })).status).toBe(esperado ?? 200)
    }),
    { numRuns: 40 },
  )
})
