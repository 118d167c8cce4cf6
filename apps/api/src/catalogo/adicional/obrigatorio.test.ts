import type { Plano } from '@balcao/contract/catalogo/plano'
import { beforeAll, expect, test } from 'vitest'
import { dadosDePlano, edicaoDePlano, umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { chamadasDeAdicional } from './adicional.fabrica.ts'

const s = usarServidor()
const caixa = { token: '' }
beforeAll(async () => {
  caixa.token = (await s().admin()).acesso
})
const { criado, editar } = chamadasDeAdicional(s, () => caixa.token)

const noCampo = (onde: string) => ({
  status: 422,
  corpo: { campos: { ativo: [`Este adicional não pode ser desativado enquanto for obrigatório: ${onde}`] } },
})

test('obrigatório num plano ou numa promoção, não se desativa: a recusa diz onde', async () => {
  const a = await criado()
  const plano = await umPlano(s().db, { nome: 'Fibra 250', obrigatorios: [a.id] })
  await umaPromocao(s().db, { nome: 'Inverno', obrigatorios: [a.id] })
  const desativar = () => editar(a, { ativo: false })
  expect(await desativar()).toMatchObject(noCampo('1 plano (Fibra 250); 1 promoção (Inverno)'))
  await s().pool.query('update plano_adicional set obrigatorio = false where plano_id = $1', [plano.id])
  expect(await desativar()).toMatchObject(noCampo('1 promoção (Inverno)'))
  expect((await editar(a, { valor: 1 })).status).toBe(200)
})

test('o que já acabou ou foi excluído não segura ninguém', async () => {
  const a = await criado()
  const ids = [
    (await umPlano(s().db, { nome: 'Excluído', obrigatorios: [a.id] })).id,
    (await umPlano(s().db, { nome: 'Encerrado', obrigatorios: [a.id] })).id,
    (await umaPromocao(s().db, { nome: 'Excluída', obrigatorios: [a.id] })).id,
    (await umaPromocao(s().db, { nome: 'Encerrada', obrigatorios: [a.id] })).id,
  ]
  for (const tabela of ['plano', 'promocao']) {
    await s().pool.query(
      `update ${tabela} set excluido_em = now() where nome like 'Exclu%' and id = any($1::uuid[])`,
      [ids],
    )
    await s().pool.query(
      `update ${tabela} set vigencia_fim = '2026-01-02' where nome like 'Encerra%' and id = any($1::uuid[])`,
      [ids],
    )
  }
  expect((await editar(a, { ativo: false })).status).toBe(200)
})

test('o que já estava inativo se edita sem mais', async () => {
  const a = await criado({ ativo: false })
  await umPlano(s().db, { nome: 'Antigo', obrigatorios: [a.id] })
  expect((await editar(a, { valor: 1 })).status).toBe(200)
})

test('um adicional inativo não passa a obrigatório num plano; opcional pode, e o que já era obrigatório continua editável', async () => {
  const { id } = await criado({ nome: 'Modem antigo', ativo: false })
  const pedir = (metodo: 'POST' | 'PUT', url: string, corpo: object) =>
    s().pedir(metodo, url, { token: caixa.token, corpo })
  const adicionais = (obrigatorio: boolean) => [{ adicional_id: id, obrigatorio, valor: null }]
  const recusa = {
    status: 422,
    corpo: {
      campos: {
        adicionais: [
          '“Modem antigo” está inativo e não pode passar a obrigatório: ative-o antes ou deixe-o opcional',
        ],
      },
    },
  }
  expect(await pedir('POST', '/plano', dadosDePlano({ adicionais: adicionais(true) }))).toMatchObject(recusa)
  const { corpo: plano } = await pedir('POST', '/plano', dadosDePlano({ adicionais: adicionais(false) }))
  const editar = (de: Plano, mudancas: Parameters<typeof edicaoDePlano>[1]) =>
    pedir('PUT', `/plano/${plano.id}`, edicaoDePlano(de, mudancas))
  expect(await editar(plano, { adicionais: adicionais(true) })).toMatchObject(recusa)

  await s().pool.query('update plano_adicional set obrigatorio = true where plano_id = $1', [plano.id])
  const { corpo: salvo } = await editar(plano, { nome: 'Outro nome', adicionais: adicionais(true) })
  expect(salvo).toMatchObject({ nome: 'Outro nome', adicionais: [{ obrigatorio: true }] })

  // When it is over, it binds nobody. When it comes back, it is checked again.
  const { corpo: encerrado } = await editar(salvo, { vigencia_fim: '2026-01-02' })
  expect((await editar(encerrado, { nome: 'Encerrado' })).corpo).toMatchObject({ nome: 'Encerrado' })
  expect(await editar({ ...encerrado, versao: encerrado.versao + 1 }, { vigencia_fim: null })).toMatchObject(
    recusa,
  )
})
