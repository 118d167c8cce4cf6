import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { usarVendas } from '#testes/usar-vendas.ts'
import { expirarVendas } from './expirar.commands.ts'
import { venda } from './venda.table.ts'

const { s, dados, enviada } = usarVendas()

test('a venda que não pode expirar não detém as outras, e a falha é dita', async () => {
  const { id: canal_venda_id } = await umCanal(s().db, { exige_aceite_digital: true })
  const ids: string[] = []
  for (let n = 0; n < 3; n++) ids.push((await enviada(dados({ canal_venda_id }))).id)
  const estas = inArray(venda.id, ids)
  await s().db.update(venda).set({ aceite_ate: '2020-01-01T00:00:00Z' }).where(estas)
  await s().pool.query(`
    create function falhar() returns trigger language plpgsql as $$ begin raise exception 'esta não'; end $$;
    create trigger falhar before update on venda for each row when (old.id = '${ids[0]}') execute function falhar()`)
  const situacoes = async () => {
    const lidas = await s().db.select({ id: venda.id, situacao: venda.situacao }).from(venda).where(estas)
    return ids.map((id) => lidas.find((lida) => lida.id === id)?.situacao)
  }
  await expect(expirarVendas(s().db)).rejects.toThrow()
  expect(await situacoes()).toEqual(['AGUARDANDO_ACEITE', 'EXPIRADA', 'EXPIRADA'])
  await s().pool.query('drop trigger falhar on venda')
  await expirarVendas(s().db)
  expect(await situacoes()).toEqual(['EXPIRADA', 'EXPIRADA', 'EXPIRADA'])
})
