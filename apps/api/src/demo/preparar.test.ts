// @module-tag demorado
import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { prepararDemonstracao } from './preparar.ts'

const s = usarServidor({ DEMO: 'sim' })
const preparar = (pedida: boolean) => prepararDemonstracao(s().db, s().storage, pedida)
const empresas = async () => (await s().pool.query('select 1 from empresa')).rowCount
const apagar = (tabela: string, id: string) => s().pool.query(`delete from ${tabela} where id = $1`, [id])

// In this order: an empty database gets data, becomes empty again, and then becomes the demonstration.

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

test('se povoar falhou no primeiro início, o seguinte povoa', async () => {
  await s().pool.query('alter table promocao rename to promocao_guardada')
  await expect(preparar(true)).rejects.toThrow()
  await s().pool.query('alter table promocao_guardada rename to promocao')
  await preparar(true)
  expect(await empresas()).toBe(3)
})

test('de três cópias que começam juntas uma povoa, e começar outra vez não muda nada', async () => {
  await Promise.all([preparar(true), preparar(true), preparar(true)])
  expect(await empresas()).toBe(3)
  expect((await s().pedir('GET', '/configuracao/publica')).corpo.demo).toHaveLength(4)
})

test('sem DEMO, o banco da demonstração é recusado', async () => {
  await expect(preparar(false)).rejects.toThrow(/npm run demo/)
})
