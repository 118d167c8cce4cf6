import { beforeAll, expect, test } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { chamadasDeAdicional } from './adicional.fabrica.ts'

const s = usarServidor()
const caixa = { admin: '', dela: '', meu: '', alheio: '' }
beforeAll(async () => {
  const { db, admin, fabrica } = s()
  const [minha, outra] = [(await fabrica.empresa()).id, (await fabrica.empresa()).id]
  Object.assign(caixa, {
    admin: (await admin()).acesso,
    dela: (await fabrica.pessoa({ grupo: 'Administrador', empresas: [minha] })).acesso,
    meu: (await umPlano(db, { nome: 'Meu', empresas: [minha] })).id,
    alheio: (await umPlano(db, { nome: 'Alheio', empresas: [outra] })).id,
  })
})
const { criado } = chamadasDeAdicional(s, () => caixa.admin)
const dela = chamadasDeAdicional(s, () => caixa.dela)

test('a recusa de excluir conta a promoção de outra empresa sem dizer o nome', async () => {
  const a = await criado()
  await umaPromocao(s().db, { nome: 'Segredo', planos: [caixa.alheio], obrigatorios: [a.id] })
  await umaPromocao(s().db, { nome: 'Natal', planos: [caixa.meu], obrigatorios: [a.id] })
  const { status, corpo } = await dela.pedir('DELETE', `/${a.id}`)
  expect([status, corpo.message]).toEqual([
    409,
    'Este adicional não pode ser excluído enquanto estiver em uso: 2 promoções (Natal, de outra empresa).',
  ])
})

test('nem a recusa de uma incompatibilidade diz o nome da promoção de outra empresa', async () => {
  const [a, b] = [await criado(), await criado()]
  await umaPromocao(s().db, { nome: 'Segredo', planos: [caixa.alheio], obrigatorios: [a.id, b.id] })
  const { status, corpo } = await dela.editar(a, { incompativel_com: [b.id] })
  expect([status, corpo.campos]).toEqual([
    422,
    {
      incompativel_com: [`“${b.nome}” e este adicional são obrigatórios juntos na promoção de outra empresa`],
    },
  ])
})
