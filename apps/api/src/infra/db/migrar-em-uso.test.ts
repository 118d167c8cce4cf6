import { expect, test, vi } from 'vitest'
import { dadosDeCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { comMaisUmaMigracao } from '#testes/migracao-seguinte.ts'
import { migrar } from './migrar.ts'

const s = usarServidor()

/** What one version may do to tables that the version before still uses. */
const SEGUINTE = `
ALTER TABLE "canal_venda" ADD COLUMN "do_futuro" text DEFAULT 'ainda não' NOT NULL;
--> statement-breakpoint
ALTER TABLE "sessao" ADD COLUMN "do_futuro" text;
--> statement-breakpoint
CREATE TABLE "futuro" ("id" uuid PRIMARY KEY, "canal_venda_id" uuid REFERENCES "canal_venda" ("id"));
--> statement-breakpoint
CREATE INDEX "canal_venda_do_futuro" ON "canal_venda" ("do_futuro");`
const ESPERA = { timeout: 30_000, interval: 20 }

test('uma migração errada não se repete: é dita, e nada dela fica', async () => {
  const pasta = comMaisUmaMigracao('CREATE TABLE "meia" ("id" uuid);\n--> statement-breakpoint\nselect 1 / 0')
  await expect(migrar(s().pool, { pasta })).rejects.toThrow()
  const { rows } = await s().pool.query(`select to_regclass('meia') as meia`)
  expect(rows).toEqual([{ meia: null }])
})

test('com a versão anterior trabalhando e uma leitura que não acaba, a migração espera a vez sem parar ninguém', async () => {
  const { pool, pedir } = s()
  const { acesso: token } = await s().admin()
  const respostas: number[] = []
  let parar = false
  const trabalhar = async (quem: number) => {
    for (let n = 0; !parar; n++) {
      const corpo = dadosDeCanal({ nome: `Canal ${quem} ${n}` })
      respostas.push((await pedir('POST', '/canal-venda', { token, corpo })).status)
      respostas.push((await pedir('GET', '/canal-venda', { token })).status)
      respostas.push((await pedir('GET', '/aviso/numero', { token })).status)
    }
  }
  const maisRespostas = (quantas: number) => {
    const meta = respostas.length + quantas
    return vi.waitFor(() => expect(respostas.length).toBeGreaterThanOrEqual(meta), ESPERA)
  }
  const trabalhos = [1, 2, 3].map(trabalhar)
  await maisRespostas(6)

  const leitura = await pool.connect()
  await leitura.query('begin')
  await leitura.query('select from canal_venda limit 1')
  const [migracao, avisar] = [{ feita: false }, vi.fn()]
  const fim = migrar(pool, { pasta: comMaisUmaMigracao(SEGUINTE), esperaMs: 50 }).then(() => {
    migracao.feita = true
  }, avisar)
  // Longer than one wait for the table: everybody gets through in between.
  await maisRespostas(30)
  expect(migracao.feita).toBe(false)
  await leitura.query('commit')
  leitura.release()
  await fim
  expect(avisar).not.toHaveBeenCalled()
  await maisRespostas(30)
  parar = true
  await Promise.all(trabalhos)

  // Also those whose statements were prepared before the tables changed.
  expect(respostas.filter((status) => status !== 200 && status !== 201)).toEqual([])
  const { rows } = await pool.query('select distinct do_futuro from canal_venda')
  expect(rows).toEqual([{ do_futuro: 'ainda não' }])
})
