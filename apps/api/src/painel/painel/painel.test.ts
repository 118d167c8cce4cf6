import type { Permissao } from '@balcao/contract/base/permissao'
import type { Cortes, Numeros, Painel } from '@balcao/contract/painel/painel-api'
import { type Periodo, periodoAnterior, periodoDoPasso } from '@balcao/contract/painel/periodo'
import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { situacoesDeVenda } from '@balcao/contract/vendas/situacao'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { umaVendaGravada } from '#testes/venda-gravada.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { recontarPainel, somarMudancas } from '../soma/soma.commands.ts'

const s = usarServidor()
const FUSO = 'America/Sao_Paulo'
const hoje = () => diaNoFuso(new Date(), FUSO)

type Venda = typeof venda.$inferSelect
const mundo = {
  empresas: [''],
  canais: [''],
  planos: [''],
  vendedores: [{ id: '', acesso: '' }],
  supervisor: '',
  daEmpresa: '',
}

beforeAll(async () => {
  const { db, fabrica } = s()
  const uma = await fabrica.empresa('Vale Net')
  const outra = await fabrica.empresa('Serra Net')
  mundo.empresas = [uma.id, outra.id]
  mundo.canais = [(await umCanal(db)).id, (await umCanal(db)).id]
  mundo.planos = [(await umPlano(db)).id, (await umPlano(db)).id]
  const vende = { grupo: ['REALIZAR_VENDA', 'LISTAR.VENDA'] satisfies Permissao[], empresas: mundo.empresas }
  mundo.vendedores = [await fabrica.pessoa(vende), await fabrica.pessoa(vende)]
  const tudo: Permissao[] = ['LISTAR.TODAS_VENDAS', 'LISTAR.VENDA']
  mundo.supervisor = (await fabrica.pessoa({ grupo: tudo })).acesso
  mundo.daEmpresa = (await fabrica.pessoa({ grupo: tudo, empresas: [uma.id] })).acesso
})

const pedir = async (caminho: string, token: string) => {
  const { status, corpo, texto } = await s().pedir('GET', `/painel${caminho}`, { token })
  if (status !== 200) throw new Error(`${caminho}: ${status} ${texto}`)
  return corpo
}

const MARCOS = {
  vendidas: 'criado_em',
  aprovadas: 'aprovada_em',
  instaladas: 'concluida_em',
  reprovadas: 'reprovada_em',
  canceladas: 'cancelada_em',
} as const

/** The same figures, counted sale by sale, in the plainest way. */
const contar = (vendas: readonly Venda[], { de, ate }: Periodo): Numeros => {
  const pares = Object.entries(MARCOS).flatMap(([nome, coluna]) => {
    const destas = vendas.filter((uma) => {
      const em = uma[coluna]
      const dia = em && diaNoFuso(new Date(em), FUSO)
      return dia && dia >= de && dia <= ate
    })
    return [
      [nome, destas.length],
      [`${nome}_valor`, destas.reduce((soma, { mensalidade }) => soma + mensalidade, 0)],
    ]
  })
  return Object.fromEntries(pares)
}

const media = (vendas: readonly Venda[], de: keyof Venda, ate: keyof Venda) => {
  const tempos = vendas.flatMap((uma) => {
    const [inicio, fim] = [uma[de], uma[ate]]
    return inicio && fim ? [Math.round((Date.parse(String(fim)) - Date.parse(String(inicio))) / 1000)] : []
  })
  return tempos.length ? Math.round(tempos.reduce((a, b) => a + b, 0) / tempos.length) : null
}

const porChave = (vendas: readonly Venda[], periodo: Periodo, chave: (uma: Venda) => string | number) =>
  Object.fromEntries(
    [...Map.groupBy(vendas, chave)]
      .map(([id, destas]) => [
        String(id),
        { ...contar(destas, periodo), antes: contar(destas, periodoAnterior(periodo)).vendidas },
      ])
      .filter(([, numeros]) => Object.values(numeros as object).some(Boolean)),
  )

type Pergunta = { periodo: Periodo; empresa_id?: string; canal_venda_id?: string }

/** What the panel says to somebody, beside what a count over these sales says. */
const conferir = async (token: string, vendas: readonly Venda[], pergunta: Pergunta) => {
  const { periodo, ...recorte } = pergunta
  const busca = `?${new URLSearchParams({ ...periodo, ...recorte })}`
  const painel: Painel = await pedir(busca, token)
  const cortes: Cortes = await pedir(`/cortes${busca}`, token)
  const suas = vendas.filter(
    (uma) =>
      (!recorte.empresa_id || uma.empresa_id === recorte.empresa_id) &&
      (!recorte.canal_venda_id || uma.canal_venda_id === recorte.canal_venda_id),
  )
  expect(painel.atual).toEqual(contar(suas, periodo))
  expect(painel.antes).toEqual(contar(suas, periodoAnterior(periodo)))
  const noPeriodo = suas.filter((uma) => contar([uma], periodo).vendidas)
  expect(painel.funil).toEqual({
    enviadas: noPeriodo.length,
    etapas: (
      [
        ['criado_em', 'analise'],
        ['analise_em', 'aprovada'],
        ['aprovada_em', 'agendada'],
        ['agendada_em', 'concluida'],
      ] as const
    ).map(([de, marco]) => ({
      marco,
      vendas: noPeriodo.filter((uma) => uma[`${marco}_em`]).length,
      segundos: media(noPeriodo, de, `${marco}_em`),
    })),
    reprovadas: noPeriodo.filter(({ reprovada_em }) => reprovada_em).length,
    canceladas: noPeriodo.filter(({ cancelada_em }) => cancelada_em).length,
  })
  for (const { dia, ...numeros } of painel.serie) {
    expect(numeros).toEqual(contar(suas, periodoDoPasso(periodo, dia)))
  }
  const comoTabela = (linhas: Cortes['plano']) =>
    Object.fromEntries(linhas.map(({ id, nome: _, ...resto }) => [id, resto]))
  expect(comoTabela(cortes.vendedor)).toEqual(porChave(suas, periodo, (uma) => uma.vendedor_id))
  expect(comoTabela(cortes.canal)).toEqual(porChave(suas, periodo, (uma) => uma.canal_venda_id))
  expect(comoTabela(cortes.plano)).toEqual(porChave(suas, periodo, (uma) => uma.plano_id))
  expect(comoTabela(cortes.cidade)).toEqual(porChave(suas, periodo, (uma) => uma.codigo_ibge))
}

const todasAsVendas = () => s().db.select().from(venda)

const CIDADES = [3509502, 3550308]
const um = <T>(lista: readonly T[], qual: number) => lista[qual % lista.length] as T

type Passo = (ids: string[]) => unknown
const qualquer = fc.nat({ max: 999 })
const mudar = (ids: string[], qual: number, mudancas: Partial<Venda>) =>
  ids.length
    ? s()
        .db.update(venda)
        .set(mudancas)
        .where(eq(venda.id, um(ids, qual)))
    : undefined
const horasAtras = (horas: number) => new Date(Date.now() - horas * 3_600_000).toISOString()

const passo: fc.Arbitrary<Passo> = fc.oneof(
  fc.tuple(qualquer, qualquer, qualquer).map(([qual, situacao, horas]) => async (ids: string[]) => {
    const { id } = await umaVendaGravada(s(), {
      situacao: um(situacoesDeVenda.slice(1), situacao),
      vendedorId: um(mundo.vendedores, qual).id,
      empresaId: um(mundo.empresas, horas),
    })
    ids.push(id)
    await mudar(ids, ids.length - 1, {
      canal_venda_id: um(mundo.canais, qual),
      plano_id: um(mundo.planos, horas),
      criado_em: horasAtras(horas),
    })
  }),
  fc.tuple(qualquer, qualquer).map(
    ([qual, situacao]) =>
      (ids: string[]) =>
        mudar(ids, qual, {
          situacao: um(situacoesDeVenda.slice(1), situacao),
          situacao_em: new Date().toISOString(),
        }),
  ),
  fc.tuple(qualquer, qualquer).map(
    ([qual, outro]) =>
      (ids: string[]) =>
        mudar(ids, qual, {
          vendedor_id: um(mundo.vendedores, outro).id,
          plano_id: um(mundo.planos, outro),
          codigo_ibge: um(CIDADES, outro),
          mensalidade: 5_000 + outro,
        }),
  ),
  qualquer.map((qual) => (ids: string[]) => mudar(ids, qual, { observacoes: 'nada que se conte' })),
  fc.constant(() => somarMudancas(s().db)),
  fc.constant(() => recontarPainel(s().db)),
)

test('depois de qualquer história, o painel diz o que se conta venda por venda', {
  tags: ['demorado'],
}, async () => {
  const periodos: Periodo[] = [
    { de: somarDias(hoje(), -29), ate: hoje() },
    { de: `${hoje().slice(0, 7)}-01`, ate: hoje() },
    { de: somarDias(hoje(), -20), ate: somarDias(hoje(), -3) },
    { de: somarDias(hoje(), -1095), ate: hoje() },
  ]
  const ids: string[] = []
  await fc.assert(
    fc.asyncProperty(fc.array(passo, { minLength: 3, maxLength: 8 }), qualquer, async (passos, qual) => {
      for (const dar of passos) await dar(ids)
      const vendas = await todasAsVendas()
      const periodo = um(periodos, qual)
      await conferir(mundo.supervisor, vendas, { periodo })
      await conferir(mundo.supervisor, vendas, { periodo, empresa_id: um(mundo.empresas, qual) })
      await conferir(mundo.supervisor, vendas, { periodo, canal_venda_id: um(mundo.canais, qual) })
      const daEmpresa = vendas.filter(({ empresa_id }) => empresa_id === mundo.empresas[0])
      await conferir(mundo.daEmpresa, daEmpresa, { periodo })
      const { id, acesso } = um(mundo.vendedores, qual)
      await conferir(
        acesso,
        vendas.filter(({ vendedor_id }) => vendedor_id === id),
        { periodo },
      )
    }),
    { numRuns: 25 },
  )
})

describe('os números', () => {
  test('uma venda apagada e um fuso que muda não deixam soma errada', async () => {
    const { db } = s()
    await recontarPainel(db)
    const periodo = { de: somarDias(hoje(), -29), ate: hoje() }
    const nova = { situacao: 'EM_ANALISE', vendedorId: um(mundo.vendedores, 0).id } as const
    const { id } = await umaVendaGravada(s(), { ...nova, empresaId: um(mundo.empresas, 0) })
    await somarMudancas(db)
    await db.delete(venda).where(eq(venda.id, id))
    await conferir(mundo.supervisor, await todasAsVendas(), { periodo })
    await db.execute(sql`update painel_contagem set fuso = 'America/Noronha'`)
    await conferir(mundo.supervisor, await todasAsVendas(), { periodo })
    await somarMudancas(db)
    await conferir(mundo.supervisor, await todasAsVendas(), { periodo })
    const { rows } = await db.execute(sql`select fuso from painel_contagem`)
    expect(rows).toEqual([{ fuso: FUSO }])
  })

  test('o que mudou entra nas somas uma vez, e a fila fica vazia', async () => {
    const { db } = s()
    await recontarPainel(db)
    const nova = { situacao: 'APROVADA', vendedorId: um(mundo.vendedores, 0).id } as const
    for (let i = 0; i < 3; i++) await umaVendaGravada(s(), { ...nova, empresaId: um(mundo.empresas, 0) })
    await Promise.all([somarMudancas(db), somarMudancas(db), recontarPainel(db)])
    const { rows } = await db.execute(sql`select count(*)::integer as pendentes from painel_mudanca`)
    expect(rows).toEqual([{ pendentes: 0 }])
    await conferir(mundo.supervisor, await todasAsVendas(), { periodo: { de: hoje(), ate: hoje() } })
  })

  test('a linha de quem vende conta como o painel: a venda perdida continua enviada', async () => {
    const vende = await s().fabrica.pessoa({
      grupo: ['REALIZAR_VENDA', 'LISTAR.VENDA'],
      empresas: mundo.empresas,
    })
    const nova = async (situacao: Venda['situacao'], mudancas: Partial<Venda> = {}) => {
      const onde = { vendedorId: vende.id, empresaId: um(mundo.empresas, 0) }
      const { id } = await umaVendaGravada(s(), { situacao, ...onde })
      await mudar([id], 0, { criado_em: horasAtras(24 * 40), ...mudancas })
      return id
    }
    const agora = new Date().toISOString()
    await nova('REPROVADA', { criado_em: agora })
    await nova('EM_ANALISE', { criado_em: agora })
    await nova('CONCLUIDA')
    await mudar([await nova('CONCLUIDA')], 0, { situacao: 'CANCELADA', situacao_em: agora })
    await nova('CANCELADA')
    const { corpo } = await s().pedir('GET', '/venda/numeros', { token: vende.acesso })
    const { atual } = await pedir(`?de=${hoje().slice(0, 7)}-01&ate=${hoje()}`, vende.acesso)
    expect([atual.vendidas, atual.instaladas]).toEqual([2, 2])
    const { vendidas: vendas, vendidas_valor: mensalidade, instaladas: concluidas } = atual
    expect(corpo).toEqual({ hoje: { vendas, mensalidade }, mes: { vendas, mensalidade, concluidas } })
  })

  test('um período ao contrário ou longo demais é recusado com palavras', async () => {
    const recusado = async (busca: string) =>
      (await s().pedir('GET', `/painel?${busca}`, { token: mundo.supervisor })).corpo.errors
    expect(await recusado('de=2026-02-01&ate=2026-01-01')).toEqual(['O período termina antes de começar'])
    expect(await recusado('de=2020-01-01&ate=2026-01-01')).toEqual(['Escolha um período de até três anos'])
  })

  test('quem não lista vendas não vê número nenhum', async () => {
    const { acesso } = await s().fabrica.pessoa({ grupo: ['LISTAR.CLIENTE'], empresas: mundo.empresas })
    const busca = `?de=${hoje()}&ate=${hoje()}`
    for (const caminho of [busca, `/cortes${busca}`, `/exportar${busca}`, '/parado', `/meta?mes=2026-11-01`])
      expect((await s().pedir('GET', `/painel${caminho}`, { token: acesso })).status).toBe(403)
  })
})
