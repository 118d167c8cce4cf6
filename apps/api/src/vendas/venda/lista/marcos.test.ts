import { nomesDosMarcos } from '@balcao/contract/vendas/marco'
import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import { eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { umaVendaGravada } from '#testes/venda-gravada.ts'
import { venda } from '../venda.table.ts'

const s = usarServidor()
const ha = (horas: number) => new Date(Date.now() - horas * 3_600_000).toISOString()

test('a lista mostra o que já passou por um marco, quando passou, e só o que atrasou na fila', async () => {
  const { db, fabrica, pedir } = s()
  const empresa = (await fabrica.empresa('Vale Net')).id
  const grupo = ['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS', 'REALIZAR_VENDA'] as const
  const { id: vendedorId, acesso: token } = await fabrica.pessoa({ grupo: [...grupo], empresas: [empresa] })
  const situacoes: SituacaoVenda[] = [
    'EM_ANALISE',
    'APROVADA',
    'AGENDADA',
    'CONCLUIDA',
    'REPROVADA',
    'CANCELADA',
  ]
  for (const situacao of situacoes) {
    const { id } = await umaVendaGravada(s(), { situacao, vendedorId, empresaId: empresa })
    await db
      .update(venda)
      .set({ situacao_em: ha(30) })
      .where(eq(venda.id, id))
  }
  const listadas = async (busca: string): Promise<SituacaoVenda[]> => {
    const { status, corpo } = await pedir('GET', `/venda?ordem=criado_em&${busca}`, { token })
    expect(status, busca).toBe(200)
    const { corpo: contadas } = await pedir('GET', `/venda/total?${busca}`, { token })
    expect(contadas, busca).toEqual({ total: corpo.itens.length, total_exato: true })
    return corpo.itens.map(({ situacao }: { situacao: SituacaoVenda }) => situacao)
  }
  const passaram = await Promise.all(nomesDosMarcos.map((marco) => listadas(`marco=${marco}`)))
  expect(passaram).toEqual([
    ['EM_ANALISE', 'APROVADA', 'AGENDADA', 'CONCLUIDA'],
    ['APROVADA', 'AGENDADA', 'CONCLUIDA'],
    ['AGENDADA', 'CONCLUIDA'],
    ['CONCLUIDA'],
    ['REPROVADA'],
    ['CANCELADA'],
  ])

  // Page by page, what passed it last first, whatever was sent when.
  const aprovadas = await db.select().from(venda).where(isNotNull(venda.aprovada_em))
  for (const [i, { id }] of aprovadas.entries())
    await db
      .update(venda)
      .set({ aprovada_em: ha(10 * ((i + 1) % 3) + 1) })
      .where(eq(venda.id, id))
  const desde = '2020-01-01'
  const lidas: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const busca = `marco=aprovada&marco_de=${desde}&limite=1${cursor && `&cursor=${cursor}`}`
    const { corpo } = await pedir('GET', `/venda?${busca}`, { token })
    lidas.push(...corpo.itens.map(({ marco_em }: { marco_em: string }) => marco_em))
    cursor = corpo.proximo
  }
  expect(lidas).toHaveLength(3)
  expect(lidas).toEqual(lidas.toSorted().reverse())

  // By the provider's own days: half past eleven at night is still the day before in UTC's morning.
  await db.update(venda).set({ concluida_em: '2026-03-11T02:30:00Z' }).where(eq(venda.situacao, 'CONCLUIDA'))
  expect(await listadas('marco=concluida&marco_de=2026-03-10&marco_ate=2026-03-10')).toEqual(['CONCLUIDA'])
  expect(await listadas('marco=concluida&marco_de=2026-03-11')).toEqual([])
  expect(await listadas('marco=concluida&marco_ate=2026-03-09')).toEqual([])

  expect(await listadas('visao=para_analisar&atrasadas=sim')).toEqual(['EM_ANALISE'])
  await db
    .update(venda)
    .set({ situacao_em: ha(23) })
    .where(eq(venda.situacao, 'EM_ANALISE'))
  expect(await listadas('visao=para_analisar&atrasadas=sim')).toEqual([])
  expect(await listadas('visao=para_analisar')).toEqual(['EM_ANALISE'])
  for (const ruim of ['marco=vendida', 'marco=aprovada&marco_de=ontem', 'visao=para_analisar&atrasadas=nao'])
    expect((await pedir('GET', `/venda?${ruim}`, { token })).status, ruim).toBe(400)
})
