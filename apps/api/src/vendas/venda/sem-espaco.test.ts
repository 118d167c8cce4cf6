import { rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { auditoria } from '#infra/auditoria/auditoria.table.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { usarVendas } from '#testes/usar-vendas.ts'
import { enviarAnexo, pdf } from '#vendas/anexo/anexo.fabrica.ts'
import { venda, vendaHistorico } from './venda.table.ts'

const { s, caixa, dados, totalDe, enviar } = usarVendas()

const guardados = () =>
  Promise.all([venda, vendaHistorico, cliente, auditoria].map((tabela) => s().db.$count(tabela)))

test('o banco sem espaço no meio do envio: pede que se tente de novo, nada fica, e o mesmo envio vai depois', async () => {
  const id = v7()
  const pedido = dados()
  const total_mostrado = await totalDe(pedido)
  const rascunho = { dados: pedido, etapa: 'revisao', dispositivo: 'Chrome', versao: null }
  await s().pedir('PUT', `/venda/rascunho/${id}`, { token: caixa.vendedor, corpo: rascunho })
  const antes = await guardados()
  // As PostgreSQL says it, in the last thing that a sale writes.
  await s().pool.query(`
    create function sem_espaco() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file' using errcode = '53100'; end $$;
    create trigger sem_espaco before delete on rascunho for each row execute function sem_espaco()`)
  const recusado = await enviar(pedido, { id, total_mostrado })
  await s().pool.query('drop function sem_espaco cascade')

  expect([recusado.status, recusado.corpo.message]).toEqual([
    503,
    'O sistema está ocupado. Tente novamente em instantes.',
  ])
  expect(await guardados()).toEqual(antes)
  const { corpo: guardado } = await s().pedir('GET', `/venda/rascunho/${id}`, { token: caixa.vendedor })
  expect(guardado.dados).toMatchObject({ plano_id: pedido.plano_id })
  expect((await enviar(pedido, { id, total_mostrado })).status).toBe(201)
})

test('o armazenamento fora do ar não segura a venda cujos anexos já chegaram', async () => {
  const id = v7()
  const { id: canal_venda_id } = await umCanal(s().db, {
    nome: 'Com comprovante',
    anexos_obrigatorios: ['COMPROVANTE_VENDA'],
  })
  const pedido = dados({ canal_venda_id })
  const total_mostrado = await totalDe(pedido)
  const semAnexo = await enviar(pedido, { id, total_mostrado })
  expect([semAnexo.status, semAnexo.corpo.errors]).toEqual([422, ['Falta: Comprovante de venda']])
  const anexo = { token: caixa.vendedor, venda_id: id, tipo: 'COMPROVANTE_VENDA' } as const
  expect((await enviarAnexo(s().pedir, pdf(), anexo)).status).toBe(204)

  const pasta = path.join(s().env.dataDir, 'arquivos')
  await rename(pasta, `${pasta}-guardada`)
  await writeFile(pasta, 'não é uma pasta')
  const enviado = await enviar(pedido, { id, total_mostrado })
  await rm(pasta)
  await rename(`${pasta}-guardada`, pasta)
  expect(enviado.status).toBe(201)
})
