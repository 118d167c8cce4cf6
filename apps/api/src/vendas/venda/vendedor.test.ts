import type { Referencia } from '@balcao/contract/base/escolha'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { usarVendas } from '#testes/usar-vendas.ts'

const { s, caixa, dados, enviar, alguem } = usarVendas()

const EM_NOME = ['REALIZAR_VENDA', 'EDITAR.VENDA_VENDEDOR'] as const
const possiveis = (token: string, empresa_id = caixa.empresa_id) =>
  s().pedir('GET', `/venda/vendedores/possiveis?empresa_id=${empresa_id}`, { token })

test('em nome de outra pessoa: a lista tem as que o envio aceita, e só elas', async () => {
  const supervisora = await alguem([...EM_NOME])
  const outro = await alguem(['REALIZAR_VENDA'])
  const { id: outraEmpresa } = await s().fabrica.empresa('Serra Net')
  const deFora = await alguem(['REALIZAR_VENDA'], [outraEmpresa])
  const desligado = await alguem(['REALIZAR_VENDA'])
  await s().db.execute(sql`update usuario set ativo = false where id = ${desligado.id}::uuid`)
  const semVender = await alguem(['LISTAR.VENDA'])

  const { status, corpo } = await possiveis(supervisora.acesso)
  expect(status).toBe(200)
  const ids = corpo.map(({ id }: Referencia) => id)
  for (const dentro of [caixa.vendedorId, outro.id]) expect(ids).toContain(dentro)
  expect(ids).not.toContain(supervisora.id)

  for (const { id } of [deFora, desligado, semVender]) {
    expect(ids).not.toContain(id)
    const recusada = await enviar(dados({ vendedor_id: id }), { token: supervisora.acesso })
    expect([recusada.status, recusada.corpo.campos]).toEqual([
      422,
      { vendedor_id: ['Escolha um vendedor ativo desta empresa'] },
    ])
  }

  const feita = await enviar(dados({ vendedor_id: outro.id }), { token: supervisora.acesso })
  expect([feita.status, feita.corpo.vendedor.id]).toEqual([201, outro.id])
  // Whoever sent it still reaches it, although it is in the other's list.
  const lida = await s().pedir('GET', `/venda/${feita.corpo.id}`, { token: supervisora.acesso })
  expect([lida.status, lida.corpo.vendedor.id]).toEqual([200, outro.id])
})

test('sem a permissão não há lista; de uma empresa que não é sua ela é vazia', async () => {
  expect((await possiveis(caixa.vendedor)).status).toBe(403)
  const { id: outraEmpresa } = await s().fabrica.empresa('Mar Net')
  await alguem(['REALIZAR_VENDA'], [outraEmpresa])
  const { acesso } = await alguem([...EM_NOME])
  const { status, corpo } = await possiveis(acesso, outraEmpresa)
  expect([status, corpo]).toEqual([200, []])
  expect((await possiveis(acesso, 'x')).status).toBe(400)
})
