import type { Permissao } from '@balcao/contract/base/permissao'
import type { PrimeirosPassos } from '@balcao/contract/vendas/primeiros-passos'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { plano } from '#catalogo/plano/plano.table.ts'
import { umRecurso } from '#catalogo/recurso/recurso.fabrica.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { canalVenda } from '#provedor/canal-venda/canal-venda.table.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { usarServidor } from '#testes/ambiente.ts'

const s = usarServidor()

const passosDe = async ({ acesso }: { acesso: string }): Promise<PrimeirosPassos> => {
  const { status, corpo } = await s().pedir('GET', '/primeiros-passos', { token: acesso })
  expect(status).toBe(200)
  return corpo
}
const faltamA = async (quem: { acesso: string }) => (await passosDe(quem)).faltam.map(({ passo }) => passo)

// In the order in which a newcomer does it. Each test starts where the one before it ended.

test('numa instalação vazia falta tudo, na ordem de fazer', async () => {
  const { vendeu, faltam } = await passosDe(await s().admin())
  expect(vendeu).toBe(false)
  expect(faltam.map(({ passo }) => passo)).toEqual(['empresa', 'canal', 'recurso', 'plano', 'vendedor'])
  // The administrator can do them all, and need not ask anybody.
  expect(faltam.flatMap(({ quem }) => quem)).toEqual([])
})

test('cada cadastro tira o seu passo, e só o seu', async () => {
  const admin = await s().admin()
  await s().fabrica.empresa('Rede Serrana')
  expect(await faltamA(admin)).toEqual(['canal', 'recurso', 'plano', 'vendedor'])
  await umCanal(s().db, { nome: 'Loja' })
  expect(await faltamA(admin)).toEqual(['recurso', 'plano', 'vendedor'])
  await umRecurso(s().db)
  expect(await faltamA(admin)).toEqual(['plano', 'vendedor'])
  await umPlano(s().db, { codigo: 'UNICO' })
  expect(await faltamA(admin)).toEqual(['vendedor'])
})

test('quem administra desde o início não conta como vendedor; quem não vende ou saiu também não', async () => {
  const admin = await s().admin()
  await s().fabrica.usuario({ grupo: ['LISTAR.CLIENTE'] })
  await s().fabrica.usuario({ ativo: false })
  await s().fabrica.usuario({ empresas: [] })
  expect(await faltamA(admin)).toEqual(['vendedor'])
  await s().fabrica.usuario()
  expect(await faltamA(admin)).toEqual([])
})

test.each([
  ['empresa', ['empresa', 'plano'], (ativo: boolean) => s().db.update(empresa).set({ ativo })],
  ['canal', ['canal'], (ativo: boolean) => s().db.update(canalVenda).set({ ativo })],
  [
    'plano',
    ['plano'],
    (ativo: boolean) => s().db.update(plano).set({ ativo }).where(eq(plano.codigo, 'UNICO')),
  ],
] as const)('o que foi retirado volta a faltar: %s', async (_, faltam, mudar) => {
  const admin = await s().admin()
  await mudar(false)
  expect(await faltamA(admin)).toEqual(faltam)
  await mudar(true)
  expect(await faltamA(admin)).toEqual([])
})

test('vale o que há nas empresas da pessoa, e quem pode ajudar é dito pelo nome', async () => {
  const nova = await s().fabrica.empresa('Filial')
  const vendedora = await s().fabrica.pessoa({ empresas: [nova.id] })
  const GESTAO: Permissao[] = ['CRIAR.CANAL_VENDA', 'EDITAR.PLANO']
  await s().fabrica.usuario({ nome: 'Bia Gestora', grupo: GESTAO, empresas: [nova.id] })
  // Not of her companies: she does not learn the name.
  const [outra] = await s().db.select({ id: empresa.id }).from(empresa)
  await s().fabrica.usuario({ nome: 'Caio de Fora', grupo: GESTAO, empresas: [outra?.id ?? ''] })
  expect(await faltamA(vendedora)).toEqual([])
  await s().db.update(canalVenda).set({ todas_empresas: false })
  await s().db.update(plano).set({ todas_empresas: false })
  expect((await passosDe(vendedora)).faltam).toEqual([
    { passo: 'canal', quem: ['Bia Gestora'] },
    { passo: 'plano', quem: ['Bia Gestora'] },
  ])
})

test('sem empresa nenhuma, falta que alguém dê uma à pessoa', async () => {
  const solta = await s().fabrica.pessoa({ empresas: [] })
  expect((await passosDe(solta)).faltam).toEqual([{ passo: 'ligacao', quem: [] }])
})

test('quem não vende nem cadastra nada disso não pergunta', async () => {
  const { acesso } = await s().fabrica.pessoa({ grupo: ['LISTAR.CLIENTE', 'LISTAR.CONFIGURACAO'] })
  expect((await s().pedir('GET', '/primeiros-passos', { token: acesso })).status).toBe(403)
  expect((await s().pedir('GET', '/primeiros-passos')).status).toBe(401)
})
