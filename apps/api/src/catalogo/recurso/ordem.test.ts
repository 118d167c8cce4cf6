import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { edicaoDePlano, umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { esperarNaTrava } from '#testes/esperar-na-trava.ts'
import { retratoDoBanco } from '#testes/recusas.ts'
import { dadosDeRecurso } from './recurso.fabrica.ts'

const s = usarServidor()
const caixa = { token: '' }
const criar = (nome: string) =>
  s().pedir('POST', '/recurso', {
    token: caixa.token,
    corpo: dadosDeRecurso({ nome }),
  })
const listar = async (): Promise<{ id: string; nome: string; ordem: number; versao: number }[]> =>
  (await s().pedir('GET', '/recurso', { token: caixa.token })).corpo
const emOrdem = async () => (await listar()).map(({ id }) => id)
const ordenar = (vistos: string[], ids: string[]) =>
  s().pedir('PUT', '/recurso/ordem', { token: caixa.token, corpo: { vistos, ids } })
const DESATUALIZADA = {
  status: 409,
  corpo: {
    codigo: 'ORDEM_DESATUALIZADA',
    message: 'Os recursos mudaram enquanto você ordenava. Confira a lista atualizada e ordene de novo.',
  },
}

beforeAll(async () => {
  caixa.token = (await s().admin()).acesso
  for (const nome of ['um', 'dois', 'três', 'quatro', 'cinco']) await criar(`Recurso ${nome}`)
})

/** Positions are 1, 2, 3 … whatever happened. */
const exigirPosicoes = async () => {
  const ordens = (await listar()).map(({ ordem }) => ordem)
  expect(ordens).toEqual(ordens.map((_, i) => i + 1))
}

test('o último vai para o começo: só ele aparece movido, e ninguém muda de versão', async () => {
  const vistos = await emOrdem()
  const ids = [...vistos.slice(-1), ...vistos.slice(0, -1)]
  const { status, corpo } = await ordenar(vistos, ids)
  expect(status).toBe(200)
  expect(corpo.map((r: { id: string }) => r.id)).toEqual(ids)
  const historico = async (id = '') =>
    (await s().pedir('GET', `/recurso/${id}/historico`, { token: caixa.token })).corpo.itens
  expect((await historico(ids[0]))[0]).toMatchObject({
    acao: 'EDITAR',
    mudancas: [{ campo: 'ordem', antes: 5, depois: 1 }],
  })
  for (const id of ids.slice(1)) expect(await historico(id)).toHaveLength(1)
  expect((await listar()).every(({ versao }) => versao === 1)).toBe(true)
})

test('qualquer ordem dos mesmos recursos é gravada como veio', async () => {
  const todos = await emOrdem()
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(todos, { minLength: todos.length }), async (ids) => {
      const { status } = await ordenar(await emOrdem(), ids)
      expect(status).toBe(200)
      expect(await emOrdem()).toEqual(ids)
      await exigirPosicoes()
    }),
    { numRuns: 15 },
  )
})

test('um a menos, um a mais, ou uma ordem que já é outra: recusa, e nada muda', async () => {
  const vistos = await emOrdem()
  const antes = await retratoDoBanco(s().pool)
  const estranho = '0192f0c1-0000-7000-8000-000000000000'
  expect(await ordenar(vistos, vistos.slice(1))).toMatchObject(DESATUALIZADA)
  expect(await ordenar(vistos, [...vistos, estranho])).toMatchObject(DESATUALIZADA)
  expect(await ordenar(vistos, [...vistos.slice(1), estranho])).toMatchObject(DESATUALIZADA)
  expect(await ordenar(vistos.toReversed(), vistos)).toMatchObject(DESATUALIZADA)
  const repetido = await ordenar(vistos, [...vistos.slice(1), ...vistos.slice(1, 2)])
  expect(repetido).toMatchObject({ status: 400, corpo: { campos: { ids: ['Há um item repetido'] } } })
  expect(await retratoDoBanco(s().pool)).toEqual(antes)
})

test('várias pessoas ordenam ao mesmo tempo: uma vence, as outras são avisadas', async () => {
  const vistos = await emOrdem()
  const girado = (n: number) => [...vistos.slice(n), ...vistos.slice(0, n)]
  const respostas = await Promise.all([1, 2, 3, 4].map((n) => ordenar(vistos, girado(n))))
  expect(respostas.map((r) => r.status).sort()).toEqual([200, 409, 409, 409])
  await exigirPosicoes()
})

test('criar, excluir e ordenar ao mesmo tempo não perdem nem repetem posição', async () => {
  const vistos = await emOrdem()
  const [primeiro = ''] = vistos
  const respostas = await Promise.all([
    ...Array.from({ length: 6 }, (_, i) => criar(`Simultâneo ${i}`)),
    s().pedir('DELETE', `/recurso/${primeiro}`, { token: caixa.token }),
    ordenar(vistos, vistos.toReversed()),
  ])
  expect(respostas.every(({ status }) => [200, 201, 409].includes(status))).toBe(true)
  expect(await emOrdem()).toHaveLength(vistos.length + 5)
  await exigirPosicoes()
})

test('quem tem só algumas empresas não muda a ordem, que é de todas', async () => {
  const empresa = await s().fabrica.empresa()
  const grupo = ['CRIAR.RECURSO' as const, 'EDITAR.RECURSO' as const]
  const { acesso: token } = await s().fabrica.pessoa({ grupo, empresas: [empresa.id] })
  const vistos = await emOrdem()
  const corpo = { vistos, ids: vistos.toReversed() }
  expect(await s().pedir('PUT', '/recurso/ordem', { token, corpo })).toMatchObject({
    status: 403,
    corpo: {
      codigo: 'SEM_PERMISSAO',
      message: 'A ordem dos recursos vale em todas as empresas: só a muda quem tem acesso a todas.',
    },
  })
  expect(await emOrdem()).toEqual(vistos)
})

test('quem só cria recursos não muda a ordem', async () => {
  const { acesso } = await s().fabrica.pessoa({ grupo: ['CRIAR.RECURSO'] })
  const vistos = await emOrdem()
  const { status } = await s().pedir('PUT', '/recurso/ordem', {
    token: acesso,
    corpo: { vistos, ids: vistos },
  })
  expect(status).toBe(403)
})

/**
 * While somebody holds one of the rows: first the change waits for it, then the plan, and only then both go
 * on.
 */
const aoMesmoTempoQueUmPlano = async (mudar: () => ReturnType<typeof ordenar>, recursos: string[]) => {
  const { pool, db, pedir } = s()
  const { token } = caixa
  const { id } = await umPlano(db)
  const { corpo: plano } = await pedir('GET', `/plano/${id}`, { token })
  // On the disk they are stored from the greatest id to the smallest, the opposite of how a plan locks them.
  for (const recurso of recursos.toSorted().reverse())
    await pool.query('update recurso set nome = nome where id = $1', [recurso])
  const outra = await pool.connect()
  await outra.query('begin')
  await outra.query('select 1 from recurso where id = $1 for share', [recursos.toSorted()[1]])
  const mudanca = mudar()
  await esperarNaTrava(pool)
  const doPlano = pedir('PUT', `/plano/${id}`, { token, corpo: edicaoDePlano(plano, { recursos }) })
  await esperarNaTrava(pool, 2).finally(() => outra.query('commit'))
  outra.release()
  return [(await mudanca).status, (await doPlano).status]
}

test('excluir ou ordenar enquanto se salva um plano com os mesmos recursos não trava ninguém', async () => {
  const [primeiro = '', ...outros] = await emOrdem()
  const excluir = () => s().pedir('DELETE', `/recurso/${primeiro}`, { token: caixa.token })
  expect(await aoMesmoTempoQueUmPlano(excluir, outros)).toEqual([200, 200])
  const crescente = outros.toSorted()
  await ordenar(outros, crescente)
  const inverter = () => ordenar(crescente, crescente.toReversed())
  expect(await aoMesmoTempoQueUmPlano(inverter, crescente)).toEqual([200, 200])
})
