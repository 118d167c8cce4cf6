import { beforeAll, expect, test } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { chamadasDeAdicional } from './adicional.fabrica.ts'

const s = usarServidor()
const caixa = { admin: '', dela: '', minha: '', outra: '' }
beforeAll(async () => {
  const { admin, fabrica } = s()
  const [minha, outra] = [(await fabrica.empresa()).id, (await fabrica.empresa()).id]
  const { acesso } = await fabrica.pessoa({ grupo: 'Administrador', empresas: [minha] })
  Object.assign(caixa, { admin: (await admin()).acesso, dela: acesso, minha, outra })
})
const { criado, obter } = chamadasDeAdicional(s, () => caixa.admin)
const dela = chamadasDeAdicional(s, () => caixa.dela)

const RECUSA = {
  status: 403,
  corpo: {
    message:
      'Este adicional está em planos de empresas que não são suas: só quem tem todas elas pode mudá-lo',
  },
}

test('quem tem algumas empresas muda e exclui o que só os planos delas usam', async () => {
  const a = await criado()
  const plano = await umPlano(s().db, { nome: 'Só meu', empresas: [caixa.minha], opcionais: [a.id] })
  expect(await dela.editar(a, { valor: 1 })).toMatchObject({ status: 200, corpo: { valor: 1 } })
  await s().pool.query('update plano set excluido_em = now() where id = $1', [plano.id])
  expect((await dela.pedir('DELETE', `/${a.id}`)).status).toBe(200)
})

test('o que um plano de outra empresa também usa, não: o preço dela ficaria diferente', async () => {
  const planos = { alheio: [caixa.outra], dividido: [caixa.minha, caixa.outra], geral: undefined }
  for (const [nome, empresas] of Object.entries(planos)) {
    const a = await criado()
    const plano = await umPlano(s().db, { nome, ...(empresas && { empresas }), opcionais: [a.id] })
    expect(await dela.editar(a, { valor: 1 }), nome).toMatchObject(RECUSA)
    expect(await dela.pedir('DELETE', `/${a.id}`), nome).toMatchObject(RECUSA)
    expect(await obter(a.id)).toMatchObject({ valor: a.valor, versao: 1 })
    await s().pool.query('update plano set excluido_em = now() where id = $1', [plano.id])
    expect((await dela.editar(a, { valor: 1 })).status, nome).toBe(200)
  }
})

test('um adicional novo qualquer um com a permissão cria', async () => {
  expect((await dela.criar()).status).toBe(201)
})
