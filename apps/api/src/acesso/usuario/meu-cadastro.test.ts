import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()

const salvar = (token: string, corpo: object) => s().pedir('PUT', '/auth/me', { token, corpo })

test('qualquer pessoa edita o próprio nome e telefone, e mais nada', async () => {
  const { acesso, id } = await s().fabrica.pessoa({ grupo: [] })
  const { status, corpo } = await salvar(acesso, {
    nome: 'maria das dores',
    telefone: '11 3333-4444',
    versao: 1,
  })
  expect(status).toBe(200)
  expect(corpo).toMatchObject({
    id,
    nome: 'maria das dores',
    first_name: 'Maria',
    last_name: 'Das',
    telefone: '+551133334444',
    versao: 2,
  })
  for (const campo of [
    { email: 'x@y.br' },
    { grupo_permissao_id: id },
    { ativo: true },
    { todas_empresas: true },
  ])
    expect((await salvar(acesso, { nome: 'Maria', telefone: null, versao: 2, ...campo })).status).toBe(400)
})

test('versão velha → 409 com o que está gravado; sem versão → 428', async () => {
  const { acesso } = await s().fabrica.pessoa()
  await salvar(acesso, { nome: 'Primeira', telefone: null, versao: 1 })
  expect(await salvar(acesso, { nome: 'Segunda', telefone: null, versao: 1 })).toMatchObject({
    status: 409,
    corpo: { atual: { nome: 'Primeira', versao: 2 } },
  })
  expect((await salvar(acesso, { nome: 'Segunda', telefone: null })).status).toBe(428)
})

test('as empresas oferecidas são as que a pessoa alcança', async () => {
  const [a, b] = [await s().fabrica.empresa('Alfa'), await s().fabrica.empresa('Beta')]
  const opcoes = async (token: string) =>
    (await s().pedir('GET', '/empresa/opcoes', { token })).corpo.map((e: { nome: string }) => e.nome)
  expect(await opcoes((await s().fabrica.pessoa({ empresas: [b.id] })).acesso)).toEqual(['Beta'])
  expect(await opcoes((await s().fabrica.pessoa({ empresas: [] })).acesso)).toEqual([])
  expect(await opcoes((await s().fabrica.pessoa()).acesso)).toEqual(['Alfa', 'Beta'])
  await s().pool.query('update empresa set ativo = false where id = $1', [a.id])
  expect(await opcoes((await s().fabrica.pessoa()).acesso)).toEqual(['Beta'])
})
