// @module-tag demorado
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { type MarcoDaVenda, marcosDaVenda, nomesDosMarcos } from '@balcao/contract/vendas/marco'
import { levaA } from '@balcao/contract/vendas/pode-agir'
import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import type { Acao } from '@balcao/contract/vendas/transicoes'
import type { Venda } from '@balcao/contract/vendas/venda'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { promocao } from '#catalogo/promocao/promocao.table.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { usarVendas } from '#testes/usar-vendas.ts'
import { contrato } from '#vendas/contrato/contrato.table.ts'
import { expirarVendas } from './expirar.commands.ts'
import { venda, vendaHistorico } from './venda.table.ts'

const { s, caixa, dados, enviar, alguem } = usarVendas()

const HOJE = diaNoFuso(new Date(), 'America/Sao_Paulo')
const LIMITE = 3
const mundo = { plano_id: '', promocao_id: '', restrito_id: '', canais: [''], tokens: [''] }
beforeAll(async () => {
  const { db } = s()
  mundo.plano_id = (await umPlano(db)).id
  mundo.restrito_id = (await umPlano(db, { restrito: true })).id
  const planos = [mundo.plano_id, mundo.restrito_id]
  mundo.promocao_id = (await umaPromocao(db, { planos, limite_total: LIMITE })).id
  mundo.canais = [
    (await umCanal(db)).id,
    (await umCanal(db, { exige_aceite_digital: true, fora_do_estabelecimento: true })).id,
  ]
  const supervisor = await alguem([
    'LISTAR.TODAS_VENDAS',
    'AUTORIZAR.VENDA_RESTRITA',
    'EDITAR.VENDA_VENDEDOR',
  ])
  const analista = await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO', 'EDITAR.VENDA'])
  mundo.tokens = [caixa.vendedor, supervisor.acesso, analista.acesso]
})

/** What each action is sent with. */
const corpos: Partial<Record<Acao, (atual: Venda) => object>> = {
  autorizar: () => ({ motivo: 'Pode vender' }),
  negar: () => ({ motivo: 'Não pode' }),
  devolver: () => ({ motivo: 'Confira o nome' }),
  reenviar: () => ({}),
  reenviar_link: () => ({}),
  aprovar: () => ({}),
  reprovar: () => ({ motivo: 'Dados falsos' }),
  agendar: () => ({ agendamento: { data: HOJE, turno: 'TARDE' }, motivo: null }),
  concluir: () => ({ numero_de_serie: null }),
  cancelar: () => ({ motivo: 'Desistiu' }),
  desistir: () => ({}),
}
const acoes = Object.keys(corpos) as Acao[]

type Passo =
  | { tipo: 'vender'; restrito: boolean; canal: number }
  | { tipo: 'agir'; acao: Acao; quem: number; qual: number; velha: boolean }
  | { tipo: 'mudar o preço' }
  | { tipo: 'passar o prazo' }

const passo: fc.Arbitrary<Passo> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ tipo: fc.constant('vender'), restrito: fc.boolean(), canal: fc.nat(1) }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      tipo: fc.constant('agir'),
      acao: fc.constantFrom(...acoes),
      quem: fc.nat(2),
      qual: fc.nat(),
      velha: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ tipo: 'mudar o preço' } as const) },
  { weight: 1, arbitrary: fc.constant({ tipo: 'passar o prazo' } as const) },
) as fc.Arbitrary<Passo>

/** States in which a sale has no use of its promotion any more. */
const DEVOLVIDAS: SituacaoVenda[] = ['EXPIRADA', 'REPROVADA', 'CANCELADA']

const ler = async (id: string): Promise<Venda> =>
  (await s().pedir('GET', `/venda/${id}`, { token: mundo.tokens[2] })).corpo

const vender = async ({ restrito, canal }: { restrito: boolean; canal: number }) => {
  const plano_id = restrito ? mundo.restrito_id : mundo.plano_id
  const { status, corpo } = await enviar(dados({ plano_id, canal_venda_id: mundo.canais[canal] as string }))
  // Without a use left, the price is another one: a question.
  expect([201, 409]).toContain(status)
  return status === 201 ? (corpo as Venda) : null
}

const agir = async (atual: Venda, { acao, quem, velha }: Extract<Passo, { tipo: 'agir' }>) => {
  const versao = velha ? Math.max(1, atual.versao - 1) : atual.versao
  const { status, corpo } = await s().pedir('POST', `/venda/${atual.id}/${acao}`, {
    token: mundo.tokens[quem],
    corpo: { versao, ...corpos[acao]?.(atual) },
  })
  const depois = await ler(atual.id)
  if (status !== 200) {
    expect([403, 404, 409, 422]).toContain(status)
    expect(depois.versao).toBe(atual.versao)
    return
  }
  const repetida = depois.versao === atual.versao
  if (repetida) expect(depois.historico.at(-1)?.acao).toBe(acao)
  else expect(levaA(acao, atual.situacao, depois.situacao), `${acao}: ${atual.situacao}`).toBe(true)
  expect(corpo.situacao).toBe(depois.situacao)
}

const primeiraVez = (marco: MarcoDaVenda, historico: (typeof vendaHistorico.$inferSelect)[]) => {
  const situacoes: readonly string[] = marcosDaVenda[marco].situacoes
  return (
    historico
      .filter(({ para }) => situacoes.includes(para))
      .map(({ em }) => em)
      .sort()[0] ?? null
  )
}

const conferir = async (precos: Map<string, unknown>) => {
  const { db } = s()
  const vendas = await db.select().from(venda)
  const comUso = vendas.filter(
    ({ oferta, situacao }) =>
      oferta.promocoes.some(({ id }) => id === mundo.promocao_id) && !DEVOLVIDAS.includes(situacao),
  )
  const [{ usos } = { usos: -1 }] = await db.select().from(promocao).where(eq(promocao.id, mundo.promocao_id))
  expect(usos).toBe(comUso.length)
  expect(usos).toBeLessThanOrEqual(LIMITE)
  const contratos = await db.select().from(contrato)
  const historicos = Map.groupBy(await db.select().from(vendaHistorico), ({ venda_id }) => venda_id)
  for (const { id, situacao, preco, ...marcada } of vendas) {
    expect(preco).toEqual(precos.get(id))
    for (const marco of nomesDosMarcos)
      expect(marcada[`${marco}_em`], marco).toBe(primeiraVez(marco, historicos.get(id) ?? []))
    const vigora = contratos.filter((c) => c.venda_id === id && c.situacao !== 'CANCELADO')
    expect(vigora.length, situacao).toBe(['APROVADA', 'AGENDADA', 'CONCLUIDA'].includes(situacao) ? 1 : 0)
  }
}

test('pessoas, ações e tempo ao acaso não levam a estado, preço ou uso que a tabela proíba', async () => {
  const feitas: string[] = []
  const precos = new Map<string, unknown>()
  await fc.assert(
    fc.asyncProperty(fc.array(passo, { minLength: 8, maxLength: 14 }), async (passos) => {
      for (const um of passos) {
        if (um.tipo === 'vender') {
          const nova = await vender(um)
          if (nova) {
            feitas.push(nova.id)
            precos.set(nova.id, nova.preco)
          }
        } else if (um.tipo === 'mudar o preço')
          await s().pool.query('update plano_preco set valor_mensal = valor_mensal + 100')
        else if (um.tipo === 'passar o prazo') {
          await s().pool.query(
            `update venda set aceite_ate = now() - interval '1 hour' where aceite_ate is not null`,
          )
          await expirarVendas(s().db)
        } else if (feitas.length) await agir(await ler(feitas[um.qual % feitas.length] as string), um)
      }
      await conferir(precos)
    }),
    { numRuns: 25 },
  )
})
