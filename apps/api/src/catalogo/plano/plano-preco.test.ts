import type { Plano } from '@balcao/contract/catalogo/plano'
import { somarDias } from '@balcao/contract/valores/dia'
import fc from 'fast-check'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { hojeNoFuso } from '#provedor/configuracao/configuracao.queries.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { dadosDePlano, umPlano } from './plano.fabrica.ts'

const s = usarServidor()
const caixa = { token: '', hoje: '' }
beforeAll(async () => {
  caixa.token = (await s().admin()).acesso
  caixa.hoje = await hojeNoFuso(s().db)
})
afterEach(() => void vi.useRealTimers())

const pedir = (metodo: 'GET' | 'POST' | 'DELETE', url: string, corpo?: object) =>
  s().pedir(metodo, url, { token: caixa.token, ...(corpo && { corpo }) })
const novo = async (dados = {}): Promise<Plano> => (await pedir('POST', '/plano', dadosDePlano(dados))).corpo
const obter = async (id: string): Promise<Plano> => (await pedir('GET', `/plano/${id}`)).corpo
const mudar = ({ id, versao }: Plano, a_partir_de: string, valor_mensal: number, taxa_instalacao = 0) =>
  pedir('POST', `/plano/${id}/preco`, { a_partir_de, valor_mensal, taxa_instalacao, versao })
const desfazer = ({ id, versao }: Pick<Plano, 'id' | 'versao'>, dia: string) =>
  pedir('DELETE', `/plano/${id}/preco/${dia}?versao=${versao}`)
const emDias = (n: number) => somarDias(caixa.hoje, n)

test('um preço para amanhã não muda o de hoje, e aparece na lista como o próximo', async () => {
  const plano = await novo({ codigo: 'AMANHA' })
  const { status, corpo } = await mudar(plano, emDias(1), 109_90, 50_00)
  expect(status).toBe(200)
  expect(corpo).toMatchObject({ versao: 2, preco: { valor_mensal: 99_90 } })
  expect(corpo.precos).toMatchObject([
    { a_partir_de: emDias(1), valor_mensal: 109_90, taxa_instalacao: 50_00, situacao: 'FUTURO' },
    { a_partir_de: '2026-01-01', situacao: 'VIGENTE' },
  ])
  expect((await pedir('GET', '/plano?busca=amanha')).corpo.itens).toMatchObject([
    { valor_mensal: 99_90, proximo_preco: { a_partir_de: emDias(1), valor_mensal: 109_90 } },
  ])
})

test('à meia-noite do provedor o preço passa a valer sozinho', async () => {
  const plano = await novo()
  await mudar(plano, emDias(1), 109_90)
  const relogio = async (instante: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(instante) })
    // The session must be of that day too.
    caixa.token = (await s().admin()).acesso
    return (await obter(plano.id)).precos.map((p) => p.situacao)
  }
  const amanha = emDias(1)
  expect(await relogio(`${amanha}T02:59:00Z`)).toEqual(['FUTURO', 'VIGENTE'])
  expect(await relogio(`${amanha}T03:00:00Z`)).toEqual(['VIGENTE', 'PASSADO'])
  vi.useRealTimers()
  caixa.token = (await s().admin()).acesso
})

test('de hoje em diante vale já, e corrigir no mesmo dia toma o lugar', async () => {
  const plano = await novo()
  const primeira: Plano = (await mudar(plano, caixa.hoje, 89_90)).corpo
  expect(primeira.preco).toMatchObject({ a_partir_de: caixa.hoje, valor_mensal: 89_90 })
  const segunda: Plano = (await mudar(primeira, caixa.hoje, 79_90)).corpo
  expect(segunda.precos.map((p) => [p.valor_mensal, p.situacao])).toEqual([
    [79_90, 'VIGENTE'],
    [99_90, 'PASSADO'],
  ])
})

test('o passado não muda: nem preço de ontem, nem desfazer o que já vale', async () => {
  const plano = await novo()
  const ontem = await mudar(plano, emDias(-1), 1)
  expect(ontem.status).toBe(422)
  expect(ontem.corpo.campos).toEqual({ a_partir_de: ['O passado não muda: escolha hoje ou um dia à frente'] })
  expect((await desfazer(plano, '2026-01-01')).corpo.codigo).toBe('PRECO_JA_VALE')
  const { corpo: mudado } = await mudar(plano, caixa.hoje, 89_90)
  expect((await desfazer(mudado, caixa.hoje)).corpo.codigo).toBe('PRECO_JA_VALE')
  expect((await obter(plano.id)).precos).toHaveLength(2)
})

test('um preço igual ao que já vale nesse dia não é mudança: a recusa diz qual é, e nada muda', async () => {
  const plano = await novo()
  const igual = 'R$ 99,90 por mês e R$ 0,00 de instalação já é o preço'
  for (const dia of [caixa.hoje, emDias(10)]) {
    const recusa = await mudar(plano, dia, 99_90)
    expect(recusa.status).toBe(422)
    expect(recusa.corpo.campos.valor_mensal[0]).toContain(igual)
  }
  expect(await obter(plano.id)).toMatchObject({
    versao: plano.versao,
    precos: [{ a_partir_de: '2026-01-01' }],
  })
  const { corpo: comInstalacao } = await mudar(plano, emDias(5), 99_90, 10_00)
  expect(comInstalacao.precos).toHaveLength(2)
  // From that day on, the other price is in force.
  expect((await mudar(comInstalacao, emDias(10), 99_90, 10_00)).status).toBe(422)
  expect((await mudar(comInstalacao, emDias(10), 99_90)).status).toBe(200)
})

test('voltar ao preço anterior no dia de uma mudança marcada é desfazê-la, e a recusa diz isso; hoje, corrige', async () => {
  const { corpo: marcado } = await mudar(await novo(), emDias(5), 109_90)
  const recusa = await mudar(marcado, emDias(5), 99_90)
  expect(recusa.corpo.campos.valor_mensal[0]).toMatch(/já é o preço.*Desfaça/)
  const { corpo: errado } = await mudar(await novo(), caixa.hoje, 9_90)
  expect((await mudar(errado, caixa.hoje, 99_90)).status).toBe(200)
})

test('um preço à frente se desfaz; o que não existe não se encontra', async () => {
  const plano = await novo()
  const { corpo: mudado } = await mudar(plano, emDias(30), 109_90)
  expect((await desfazer(mudado, emDias(31))).status).toBe(404)
  const { status, corpo } = await desfazer(mudado, emDias(30))
  expect(status).toBe(200)
  expect(corpo).toMatchObject({ versao: 3, precos: [{ a_partir_de: '2026-01-01' }] })
})

test('desfazer diz qual versão viu: quem olhava outro preço é avisado, e nada se perde', async () => {
  const { corpo: visto } = await mudar(await novo(), emDias(30), 109_90)
  const { corpo: atual } = await mudar(visto, emDias(30), 89_90)
  expect(await desfazer(visto, emDias(30))).toMatchObject({
    status: 409,
    corpo: { codigo: 'VERSAO_DESATUALIZADA', atual },
  })
  const url = `/plano/${visto.id}/preco/${emDias(30)}`
  expect((await pedir('DELETE', url)).status).toBe(428)
  expect((await pedir('DELETE', `${url}?versao=x`)).corpo.campos).toHaveProperty('versao')
  expect((await obter(visto.id)).precos).toHaveLength(2)
})

test('cada mudança de preço fica no histórico, com o dia e em reais', async () => {
  const plano = await novo()
  const mudado: Plano = (await mudar(plano, '2999-12-01', 109_90, 10_00)).corpo
  const { corpo: corrigido } = await mudar(mudado, '2999-12-01', 119_90)
  await desfazer(corrigido, '2999-12-01')
  const { itens } = (await pedir('GET', `/plano/${plano.id}/historico`)).corpo
  const campo = 'Preço a partir de 01/12/2999'
  const [primeiro, segundo] = [
    'R$ 109,90 por mês, instalação R$ 10,00',
    'R$ 119,90 por mês, instalação R$ 0,00',
  ]
  expect(itens.slice(0, 3).map((i: { mudancas: unknown }) => i.mudancas)).toEqual([
    [{ campo, antes: segundo, depois: null }],
    [{ campo, antes: primeiro, depois: segundo }],
    [{ campo, antes: null, depois: primeiro }],
  ])
})

test.each([
  ['negativo', { valor_mensal: -1 }, 'valor_mensal'],
  ['acima de R$ 1.000.000,00', { taxa_instalacao: 1_000_000_01 }, 'taxa_instalacao'],
  ['num dia que não existe', { a_partir_de: '2999-02-30' }, 'a_partir_de'],
  ['depois que o plano acaba', { a_partir_de: '2999-01-02' }, 'a_partir_de'],
])('um preço %s é recusado no campo', async (_, mudanca, campo) => {
  const { id, versao } = await novo({ vigencia_fim: '2999-01-01' })
  const corpo = { a_partir_de: '2998-01-01', valor_mensal: 1, taxa_instalacao: 0, versao, ...mudanca }
  const recusa = await pedir('POST', `/plano/${id}/preco`, corpo)
  expect([400, 422]).toContain(recusa.status)
  expect(Object.keys(recusa.corpo.campos)).toEqual([campo])
})

test('dois administradores mudando o preço: o segundo é avisado do que o primeiro fez', async () => {
  const plano = await novo()
  const respostas = await Promise.all([1, 2, 3].map((n) => mudar(plano, emDias(n), 100_00 + n)))
  expect(respostas.map((r) => r.status).sort()).toEqual([200, 409, 409])
  expect((await obter(plano.id)).precos).toHaveLength(2)
})

test('para quaisquer preços, há um só vigente: o mais recente que já começou', async () => {
  const dias = fc.uniqueArray(fc.integer({ min: -400, max: 400 }), { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(dias, async (deslocamentos) => {
      const { id } = await umPlano(s().db, { vigencia_inicio: emDias(-500) })
      await s().pool.query(
        `insert into plano_preco (plano_id, a_partir_de, valor_mensal, taxa_instalacao)
         select $1, dia, 1, 0 from unnest($2::date[]) dia`,
        [id, deslocamentos.map(emDias)],
      )
      const { precos, preco } = await obter(id)
      const jaComecou = precos.filter((p) => p.a_partir_de <= caixa.hoje)
      expect(precos.filter((p) => p.situacao === 'VIGENTE')).toEqual([jaComecou[0]])
      expect(preco).toEqual(jaComecou[0])
      expect(precos.map((p) => p.a_partir_de)).toEqual(
        precos
          .map((p) => p.a_partir_de)
          .sort()
          .reverse(),
      )
    }),
    { numRuns: 20 },
  )
})
