import { beforeAll, expect, test } from 'vitest'
import { incompativeis, umAdicional } from '#catalogo/adicional/adicional.fabrica.ts'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { planoPreco } from '#catalogo/plano/plano-ligacoes.table.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { umRecurso } from '#catalogo/recurso/recurso.fabrica.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { CAMPINAS, chamadasDeOferta, SANTOS } from './oferta.fabrica.ts'

const s = usarServidor()
const { ofertas } = chamadasDeOferta(s)
const mundo = { admin: '', loja: '' }

beforeAll(async () => {
  mundo.admin = (await s().admin()).acesso
  await s().fabrica.empresa()
  mundo.loja = (await umCanal(s().db)).id
})

const oferta = async (id: string, filtro: Record<string, string | number> = {}) => {
  const [unica] = await ofertas(mundo.admin, { ...filtro, planos: id })
  if (!unica) throw new Error('sem oferta')
  return unica
}

test('o preço é o que vale no dia: nem o passado, nem o que ainda vem', async () => {
  const { db } = s()
  const { id } = await umPlano(db, { valor_mensal: 89_90 })
  await db.insert(planoPreco).values([
    { plano_id: id, a_partir_de: '2026-02-01', valor_mensal: 99_90, taxa_instalacao: 50_00 },
    { plano_id: id, a_partir_de: '2999-01-01', valor_mensal: 109_90, taxa_instalacao: 0 },
  ])
  expect(await oferta(id)).toMatchObject({ valor_mensal: 99_90, taxa_instalacao: 50_00 })
})

test('recursos na ordem do cartão', async () => {
  const { db } = s()
  const criados = []
  for (const nome of ['Wi-Fi 6', 'Instalação grátis', 'Suporte 24 h'])
    criados.push(await umRecurso(db, { nome }))
  const { id } = await umPlano(db, { recursos: criados.map((r) => r.id).reverse() })
  const nomes = (await oferta(id)).recursos.map((r) => r.nome)
  expect(nomes).toEqual(['Suporte 24 h', 'Instalação grátis', 'Wi-Fi 6'])
})

test('adicionais ativos, com o preço deste plano ou o de tabela, e o par incompatível', async () => {
  const { db } = s()
  const [tv, roteador, antigo] = [
    await umAdicional(db, { nome: 'TV', valor: 29_90, quantidade_maxima: 2 }),
    await umAdicional(db, { nome: 'Roteador', valor: 249_00, cobranca: 'UNICA' }),
    await umAdicional(db, { nome: 'Antigo', ativo: false }),
  ]
  await incompativeis(db, tv, roteador)
  const { id } = await umPlano(db, {
    adicionais: [
      { adicional_id: roteador.id, obrigatorio: true, valor: 199_00 },
      { adicional_id: tv.id, obrigatorio: false, valor: null },
      { adicional_id: antigo.id, obrigatorio: true, valor: null },
    ],
  })
  const { adicionais } = await oferta(id)
  expect(adicionais).toMatchObject([
    { nome: 'Roteador', valor: 199_00, obrigatorio: true, cobranca: 'UNICA' },
    { nome: 'TV', valor: 29_90, obrigatorio: false, quantidade_maxima: 2 },
  ])
  expect(adicionais.flatMap((a) => a.incompativel_com)).toHaveLength(1)
})

test('promoções que valem agora, para este plano; as demais não aparecem', async () => {
  const { db } = s()
  const { id } = await umPlano(db)
  const outro = await umPlano(db)
  await umaPromocao(db, { nome: 'Deste plano', planos: [id], prioridade: 5 })
  await umaPromocao(db, { nome: 'De todos' })
  await umaPromocao(db, { nome: 'De outro', planos: [outro.id] })
  await umaPromocao(db, { nome: 'Inativa', ativo: false })
  await umaPromocao(db, { nome: 'Futura', vigencia_inicio: '2999-01-01' })
  await umaPromocao(db, { nome: 'Encerrada', vigencia_inicio: '2020-01-01', vigencia_fim: '2020-02-01' })
  await umaPromocao(db, { nome: 'Esgotada', limite_total: 3, usos: 3 })
  await umaPromocao(db, { nome: 'Com uso sobrando', limite_total: 3, usos: 2, prioridade: 2 })
  const nomes = (await oferta(id)).promocoes.map((p) => p.nome)
  expect(nomes).toEqual(['Deste plano', 'Com uso sobrando', 'De todos'])
})

test('cidade e canal restringem a promoção quando são ditos; sem eles ela diz que é só de alguns', async () => {
  const { db } = s()
  const { id } = await umPlano(db)
  await umaPromocao(db, { nome: 'De Campinas', planos: [id], cidades: [CAMPINAS] })
  await umaPromocao(db, { nome: 'Da loja', planos: [id], canais: [mundo.loja] })
  const doPlano = async (filtro: Record<string, string | number> = {}) =>
    (await oferta(id, filtro)).promocoes
      .filter((p) => !p.todas_cidades || !p.todos_canais)
      .map((p) => p.nome)
      .sort()
  expect(await doPlano()).toEqual(['Da loja', 'De Campinas'])
  expect(await doPlano({ codigo_ibge: SANTOS })).toEqual(['Da loja'])
  expect(await doPlano({ codigo_ibge: CAMPINAS, canal_venda_id: mundo.loja })).toEqual([
    'Da loja',
    'De Campinas',
  ])
  const outro = await umCanal(db)
  expect(await doPlano({ canal_venda_id: outro.id })).toEqual(['De Campinas'])
})

test('a promoção com cupom só aparece para quem diz o cupom', async () => {
  const { db } = s()
  const { id } = await umPlano(db)
  await umaPromocao(db, { nome: 'Do cupom', codigo: 'VIZINHO10', planos: [id] })
  const nomes = async (cupom?: string) =>
    (await oferta(id, cupom ? { cupom } : {})).promocoes.map((p) => p.nome)
  expect(await nomes()).not.toContain('Do cupom')
  expect(await nomes('OUTRO')).not.toContain('Do cupom')
  expect(await nomes('vizinho10')).toContain('Do cupom')
})

test('a promoção traz seus adicionais com preço e meses', async () => {
  const { db } = s()
  const tv = await umAdicional(db)
  const { id } = await umPlano(db, { adicionais: [{ adicional_id: tv.id, obrigatorio: false, valor: null }] })
  const adicionais = [{ adicional_id: tv.id, obrigatorio: true, valor_promocional: 0, meses: 2 }]
  const { id: promocao } = await umaPromocao(db, { planos: [id], adicionais })
  const lida = (await oferta(id)).promocoes.find((p) => p.id === promocao)
  expect(lida?.adicionais).toEqual([{ id: tv.id, obrigatorio: true, valor_promocional: 0, meses: 2 }])
})
