import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { remessa } from '#cobranca/boleto/remessa.table.ts'
import { arquivoDaAmostra } from '#cobranca/cnab/amostras.fabrica.ts'
import { arquivo } from '#infra/arquivo/arquivo.table.ts'
import { usarRetornos } from '#testes/usar-retornos.ts'
import { apagarArquivosVencidos } from './arquivos-vencidos.commands.ts'
import { retorno } from './retorno.table.ts'

const { s, caixa, pedir, contrato, avulso, enviar, ler, linhasDe, daAmostra } = usarRetornos()

const limpar = (agora?: number) => {
  const { db, storage, enfileirar, env } = s()
  return apagarArquivosVencidos(db, { storage, enfileirar, dataDir: env.dataDir }, agora)
}
const haDias = (dias: number) => ({ criado_em: sql`now() - make_interval(days => ${dias})` })
const chaveDo = async (id: string | null | undefined) => {
  const [guardado] = await s()
    .db.select()
    .from(arquivo)
    .where(eq(arquivo.id, id ?? ''))
  return guardado?.chave ?? ''
}
const umaRemessaPronta = async () => {
  await avulso((await contrato()).cliente.id)
  const { corpo } = await pedir('POST', `/conta-bancaria/${caixa.conta_id}/remessa`, {})
  return vi.waitFor(
    async () => {
      const [lida] = await s().db.select().from(remessa).where(eq(remessa.id, corpo.id))
      if (lida?.situacao !== 'PRONTA') throw new Error('ainda não')
      return lida
    },
    { timeout: 45_000 },
  )
}
const umRetornoLido = async () => {
  await daAmostra('341')
  const bytes = arquivoDaAmostra('341.ret')
  return { bytes, ...(await ler(bytes)) }
}

test('passado o prazo, os arquivos saem e o que foi lido deles fica; o mesmo retorno ainda é conhecido', async () => {
  const [lido, gerada] = [await umRetornoLido(), await umaRemessaPronta()]
  const baixar = async () => [
    (await pedir('GET', `/retorno/${lido.id}/arquivo`)).status,
    (await pedir('GET', `/remessa/${gerada.id}/arquivo`)).status,
  ]
  const [antes] = await s().db.select().from(retorno).where(eq(retorno.id, lido.id))
  const chaves = [await chaveDo(antes?.arquivo_id), await chaveDo(gerada.arquivo_id)]
  const envelhecer = async (dias: number) => {
    await s().db.update(retorno).set(haDias(dias)).where(eq(retorno.id, lido.id))
    await s().db.update(remessa).set(haDias(dias)).where(eq(remessa.id, gerada.id))
    await limpar()
  }
  await envelhecer(364)
  expect(await baixar()).toEqual([200, 200])
  await envelhecer(366)
  expect(await baixar()).toEqual([410, 410])
  const linhas = await linhasDe(lido.id)
  expect(linhas).toHaveLength(lido.linhas)
  const deNovo = await enviar(lido.bytes)
  expect([deNovo.corpo.id, deNovo.corpo.repetido]).toEqual([lido.id, true])
  // Nothing is left to be done on the next night.
  const [depois] = await s().db.select().from(retorno).where(eq(retorno.id, lido.id))
  await limpar()
  expect((await s().db.select().from(retorno).where(eq(retorno.id, lido.id)))[0]).toEqual(depois)
  for (const chave of chaves)
    await expect
      .poll(() =>
        s()
          .storage.ler(chave)
          .then(
            () => 'está lá',
            () => 'saiu',
          ),
      )
      .toBe('saiu')
})

test('as cópias na pasta de retornos saem no mesmo prazo; o que ainda não foi lido e o que não é arquivo ficam', async () => {
  const raiz = path.join(s().env.dataDir, 'retornos')
  // Also before anybody has ever put a file there.
  await limpar()
  await mkdir(path.join(raiz, 'lidos', 'de alguém'), { recursive: true })
  await mkdir(path.join(raiz, 'recusados'))
  for (const nome of ['espera.ret', 'lidos/CB01.RET', 'recusados/x.ret', 'recusados/x.ret.txt'])
    await writeFile(path.join(raiz, nome), 'JOSE DA SILVA')
  const sobram = async () => (await readdir(raiz, { recursive: true })).sort()
  const tudo = await sobram()
  const daquiA = (dias: number) => Date.now() + dias * 24 * 60 * 60_000
  await limpar(daquiA(364))
  expect(await sobram()).toEqual(tudo)
  await limpar(daquiA(366))
  expect(await sobram()).toEqual(['espera.ret', 'lidos', 'lidos/de alguém', 'recusados'])
})
