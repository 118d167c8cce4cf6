import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { umaVendaGravada } from '#testes/venda-gravada.ts'
import { enviarAnexo, listar, pdf } from '#vendas/anexo/anexo.fabrica.ts'
import { descartarAnexosVencidos } from './anexos-vencidos.commands.ts'
import { venda } from './venda.table.ts'

const s = usarServidor()
const caixa = { vendedorId: '', vendedor: '', empresaId: '', admin: '' }
beforeAll(async () => {
  const { id, acesso } = await s().fabrica.pessoa({ grupo: 'Vendedor' })
  const { id: empresaId } = await s().fabrica.empresa()
  Object.assign(caixa, { vendedorId: id, vendedor: acesso, empresaId, admin: (await s().admin()).acesso })
})

type Situacao = Parameters<typeof umaVendaGravada>[1]['situacao']

/** With a document, in this state for so long and a day. */
const vendaParada = async (situacao: Situacao, tempo: string) => {
  const { id } = await umaVendaGravada(s(), { ...caixa, situacao: 'PENDENTE' })
  await enviarAnexo(s().pedir, pdf(), { token: caixa.vendedor, venda_id: id })
  const desde = sql`now() - ${tempo}::interval - interval '1 day'`
  await s().db.update(venda).set({ situacao, situacao_em: desde }).where(eq(venda.id, id))
  return id
}
const anexosDe = async (id: string) => (await listar(s().pedir, id, caixa.admin)).length

test('passado o prazo da configuração, saem os anexos do que acabou; os de uma venda aberta ficam', async () => {
  const saem = [
    await vendaParada('REPROVADA', '365 days'),
    await vendaParada('CANCELADA', '365 days'),
    await vendaParada('CONCLUIDA', '10 years'),
  ]
  const recentes = [await vendaParada('CANCELADA', '363 days'), await vendaParada('CONCLUIDA', '9 years')]
  const aberta = await vendaParada('PENDENTE', '20 years')
  await descartarAnexosVencidos(s().db)
  for (const id of saem) expect(await anexosDe(id)).toBe(0)
  for (const id of [...recentes, aberta]) expect(await anexosDe(id)).toBe(1)

  const { corpo } = await s().pedir('GET', '/configuracao', { token: caixa.admin })
  const mudanca = { versao: corpo.versao, dias_dos_anexos: 30, anos_dos_anexos: 5 }
  await s().pedir('PUT', '/configuracao', { token: caixa.admin, corpo: mudanca })
  await descartarAnexosVencidos(s().db)
  for (const id of recentes) expect(await anexosDe(id)).toBe(0)
  expect(await anexosDe(aberta)).toBe(1)
})
