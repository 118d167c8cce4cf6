import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { prepararDemonstracao } from './preparar.ts'

// What happens to a database that becomes the demonstration is in demo.test.ts, which has to fill one.
const s = usarServidor()
const preparar = (pedida: boolean) => prepararDemonstracao(s().db, s().storage, pedida)
const empresas = async () => (await s().pool.query('select 1 from empresa')).rowCount
const apagar = (tabela: string, id: string) => s().pool.query(`delete from ${tabela} where id = $1`, [id])

test('sem DEMO, um banco comum fica como está', async () => {
  await preparar(false)
  expect(await empresas()).toBe(0)
})

test('com DEMO, um banco que já tem empresas ou pessoas é recusado e fica como estava', async () => {
  const { id } = await s().fabrica.empresa()
  await expect(preparar(true)).rejects.toThrow(/DEMO=sim.+já tem dados/)
  expect(await empresas()).toBe(1)
  await apagar('empresa', id)
  const pessoa = await s().fabrica.usuario()
  await expect(preparar(true)).rejects.toThrow(/já tem dados/)
  expect(await empresas()).toBe(0)
  await s().pool.query('delete from credencial where usuario_id = $1', [pessoa.id])
  await apagar('usuario', pessoa.id)
})
