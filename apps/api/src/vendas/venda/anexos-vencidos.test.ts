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

/** With a document, in this state for so many months. */
const vendaParada = async (situacao: Situacao, meses: number) => {
  const { id } = await umaVendaGravada(s(), { ...caixa, situacao: 'PENDENTE' })
  await enviarAnexo(s().pedir, pdf(), { token: caixa.vendedor, venda_id: id })
  const desde = sql`now() - make_interval(months => ${meses}, days => 1)`
  await s().db.update(venda).set({ situacao, situacao_em: desde }).where(eq(venda.id, id))
  return id
}
const anexosDe = async (id: string) => (await listar(s().pedir, id, caixa.admin)).length

test('passado o prazo da configuração, saem os anexos do que foi reprovado ou cancelado; o resto fica', async () => {
  const [reprovada, cancelada] = [await vendaParada('REPROVADA', 12), await vendaParada('CANCELADA', 12)]
  const recente = await vendaParada('CANCELADA', 11)
  const ficam = [await vendaParada('CONCLUIDA', 60), await vendaParada('PENDENTE', 60)]
  await descartarAnexosVencidos(s().db)
  for (const id of [reprovada, cancelada]) expect(await anexosDe(id)).toBe(0)
  for (const id of [recente, ...ficam]) expect(await anexosDe(id)).toBe(1)

  const { corpo } = await s().pedir('GET', '/configuracao', { token: caixa.admin })
  const mudanca = { versao: corpo.versao, meses_dos_anexos: 6 }
  await s().pedir('PUT', '/configuracao', { token: caixa.admin, corpo: mudanca })
  await descartarAnexosVencidos(s().db)
  expect(await anexosDe(recente)).toBe(0)
  for (const id of ficam) expect(await anexosDe(id)).toBe(1)
})
