import type { AdicionalDaPromocao, EdicaoPromocao, Promocao } from '@balcao/contract/catalogo/promocao'
import { beforeAll, expect, test } from 'vitest'
import { incompativeis, umAdicional } from '#catalogo/adicional/adicional.fabrica.ts'
import { edicaoDePlano, umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { edicaoDePromocao, umaPromocao } from './promocao.fabrica.ts'

const s = usarServidor()
const caixa = { token: '', tv: '', sva: '', wifi: '' }

// TV and streaming cannot be sold together.
beforeAll(async () => {
  const { acesso } = await s().admin()
  const { db } = s()
  const [tv, sva, wifi] = [
    await umAdicional(db, { nome: 'TV' }),
    await umAdicional(db, { nome: 'Streaming' }),
    await umAdicional(db, { nome: 'Wi-Fi', valor: 29_90 }),
  ]
  await incompativeis(db, tv, sva)
  Object.assign(caixa, { token: acesso, tv: tv.id, sva: sva.id, wifi: wifi.id })
})

const vinculo = (adicional_id: string, mudancas: Partial<AdicionalDaPromocao> = {}): AdicionalDaPromocao => ({
  adicional_id,
  obrigatorio: true,
  valor_promocional: 9_90,
  meses: 6,
  ...mudancas,
})
const vincular = (id: string, adicionais: object[], versao = 1) =>
  s().pedir('PUT', `/promocao/${id}/adicionais`, { token: caixa.token, corpo: { adicionais, versao } })
const obter = async (id: string): Promise<Promocao> =>
  (await s().pedir('GET', `/promocao/${id}`, { token: caixa.token })).corpo

test('vincular guarda a ordem e o preço, mostra o de tabela, e troca a lista inteira', async () => {
  const { id } = await umaPromocao(s().db)
  const { status, corpo } = await vincular(id, [
    vinculo(caixa.wifi, { obrigatorio: false }),
    vinculo(caixa.tv, { valor_promocional: 0, meses: 1 }),
  ])
  expect(status).toBe(200)
  expect(corpo.versao).toBe(2)
  expect(corpo.adicionais).toEqual([
    {
      adicional_id: caixa.wifi,
      nome: 'Wi-Fi',
      cobranca: 'MENSAL',
      ativo: true,
      obrigatorio: false,
      valor_promocional: 9_90,
      meses: 6,
      valor_de_tabela: 29_90,
    },
    expect.objectContaining({ nome: 'TV', obrigatorio: true, valor_promocional: 0, meses: 1 }),
  ])
  expect((await vincular(id, [vinculo(caixa.tv)], 2)).corpo.adicionais).toHaveLength(1)
  const { corpo: linhas } = await s().pedir('GET', `/promocao/${id}/historico`, { token: caixa.token })
  expect(linhas.itens[0].mudancas).toEqual([
    {
      campo: 'adicionais',
      antes: ['Wi-Fi (opcional, R$ 9,90 por 6 meses)', 'TV (obrigatório, R$ 0,00 por 1 mês)'],
      depois: ['TV (obrigatório, R$ 9,90 por 6 meses)'],
    },
  ])
})

test('acima do preço de tabela é permitido: o preço da venda ignora o que não é desconto', async () => {
  const { id } = await umaPromocao(s().db)
  expect((await vincular(id, [vinculo(caixa.wifi, { valor_promocional: 99_90 })])).status).toBe(200)
})

test('dois obrigatórios incompatíveis são recusados na linha, dizendo quais; um opcional pode', async () => {
  const { id } = await umaPromocao(s().db)
  const recusa = await vincular(id, [vinculo(caixa.wifi), vinculo(caixa.tv), vinculo(caixa.sva)])
  expect(recusa.status).toBe(422)
  expect(recusa.corpo.campos).toEqual({
    'adicionais.2.obrigatorio': ['“Streaming” e “TV” são incompatíveis: não podem ser obrigatórios juntos'],
  })
  expect((await obter(id)).adicionais).toEqual([])
  expect((await vincular(id, [vinculo(caixa.tv), vinculo(caixa.sva, { obrigatorio: false })])).status).toBe(
    200,
  )
})

test('um obrigatório incompatível com o obrigatório de um plano dela é recusado, dizendo qual plano', async () => {
  const comTv = await umPlano(s().db, {
    nome: 'Fibra com TV',
    adicionais: [{ adicional_id: caixa.tv, obrigatorio: true, valor: null }],
  })
  const texto = '“Streaming” é incompatível com “TV”, obrigatório no plano “Fibra com TV”'
  const { id } = await umaPromocao(s().db, { planos: [comTv.id] })
  expect((await vincular(id, [vinculo(caixa.sva)])).corpo.campos).toEqual({
    'adicionais.0.obrigatorio': [texto],
  })

  const { id: deTodos } = await umaPromocao(s().db)
  expect((await vincular(deTodos, [vinculo(caixa.sva)])).corpo.campos).toEqual({
    'adicionais.0.obrigatorio': [texto],
  })

  const outro = await umPlano(s().db)
  const { id: deOutro } = await umaPromocao(s().db, { planos: [outro.id] })
  const { corpo: vinculada } = await vincular(deOutro, [vinculo(caixa.sva)])
  const corpo = edicaoDePromocao(vinculada, { planos: [outro.id, comTv.id] })
  const aoEditar = await s().pedir('PUT', `/promocao/${deOutro}`, { token: caixa.token, corpo })
  expect(aoEditar).toMatchObject({ status: 422, corpo: { campos: { planos: [texto] } } })
  expect((await obter(deOutro)).planos).toHaveLength(1)
})

test('um adicional inativo não passa a obrigatório na linha; o que já era continua, e a promoção que volta pergunta de novo', async () => {
  const { id: inativo } = await umAdicional(s().db, { nome: 'Modem antigo', ativo: false })
  const { id } = await umaPromocao(s().db)
  const texto =
    '“Modem antigo” está inativo e não pode passar a obrigatório: ative-o antes ou deixe-o opcional'
  expect((await vincular(id, [vinculo(caixa.wifi), vinculo(inativo)])).corpo.campos).toEqual({
    'adicionais.1.obrigatorio': [texto],
  })
  expect((await vincular(id, [vinculo(inativo, { obrigatorio: false })])).status).toBe(200)

  await s().pool.query('update promocao_adicional set obrigatorio = true where promocao_id = $1', [id])
  const { corpo: salva } = await vincular(id, [vinculo(inativo, { meses: 3 })], 2)
  expect(salva.adicionais).toMatchObject([{ obrigatorio: true, meses: 3 }])
  const editar = (de: Promocao, mudancas: Partial<EdicaoPromocao>) =>
    s().pedir('PUT', `/promocao/${id}`, { token: caixa.token, corpo: edicaoDePromocao(de, mudancas) })
  const { corpo: encerrada } = await editar(salva, {
    vigencia_inicio: '2026-01-01',
    vigencia_fim: '2026-01-02',
  })
  expect(await editar(encerrada, { vigencia_fim: null })).toMatchObject({
    status: 422,
    corpo: { campos: { vigencia_fim: [expect.stringContaining('“Modem antigo” está inativo')] } },
  })
})

test.each<[string, Partial<AdicionalDaPromocao>, string]>([
  ['preço negativo', { valor_promocional: -1 }, 'adicionais.0.valor_promocional'],
  ['preço acima de um milhão', { valor_promocional: 1_000_000_01 }, 'adicionais.0.valor_promocional'],
  ['nenhum mês', { meses: 0 }, 'adicionais.0.meses'],
  ['adicional que não existe', { adicional_id: '0197f000-0000-7000-8000-000000000000' }, 'adicionais'],
])('%s é recusado no campo', async (_, mudancas, campo) => {
  const { id } = await umaPromocao(s().db)
  const { status, corpo } = await vincular(id, [vinculo(caixa.wifi, mudancas)])
  expect([400, 422]).toContain(status)
  expect(Object.keys(corpo.campos)).toEqual([campo])
})

test('um adicional repetido é recusado; versão velha → 409 com o registro atual', async () => {
  const { id } = await umaPromocao(s().db)
  const repetido = await vincular(id, [vinculo(caixa.wifi), vinculo(caixa.wifi)])
  expect(repetido.corpo.campos).toEqual({ adicionais: ['Há um adicional repetido'] })
  const { corpo: atual } = await vincular(id, [vinculo(caixa.wifi)])
  expect(await vincular(id, [])).toMatchObject({ status: 409, corpo: { atual } })
})

test('a promoção e um plano dela não ganham ao mesmo tempo obrigatórios que se excluem', async () => {
  for (const deTodos of [true, false])
    for (let i = 0; i < 6; i++) {
      const { id: plano } = await umPlano(s().db)
      const { id } = await umaPromocao(s().db, deTodos ? {} : { planos: [plano] })
      const { corpo } = await s().pedir('GET', `/plano/${plano}`, { token: caixa.token })
      const comTv = [{ adicional_id: caixa.tv, obrigatorio: true, valor: null }]
      const salvarPlano = () =>
        s().pedir('PUT', `/plano/${plano}`, {
          token: caixa.token,
          corpo: edicaoDePlano(corpo, { adicionais: comTv }),
        })
      const respostas = await Promise.all([salvarPlano(), vincular(id, [vinculo(caixa.sva)])])
      expect(respostas.map((r) => r.status).sort()).toEqual([200, 422])
      await s().pool.query('update plano set excluido_em = now() where id = $1', [plano])
      await s().pool.query('update promocao set excluido_em = now() where id = $1', [id])
    }
})

test('uma promoção inativa ou que já acabou não impede um plano, e só volta a valer sem o choque', async () => {
  for (const fora of [{ ativo: false }, { vigencia_fim: '2026-01-02' }]) {
    const { id: plano } = await umPlano(s().db)
    const { id } = await umaPromocao(s().db, { planos: [plano], ...fora })
    expect((await vincular(id, [vinculo(caixa.sva)])).status).toBe(200)
    const { corpo } = await s().pedir('GET', `/plano/${plano}`, { token: caixa.token })
    const comTv = edicaoDePlano(corpo, {
      adicionais: [{ adicional_id: caixa.tv, obrigatorio: true, valor: null }],
    })
    const salvo = await s().pedir('PUT', `/plano/${plano}`, { token: caixa.token, corpo: comTv })
    expect(salvo.status).toBe(200)
    const salvar = async (mudancas: Partial<EdicaoPromocao>) =>
      s().pedir('PUT', `/promocao/${id}`, {
        token: caixa.token,
        corpo: edicaoDePromocao(await obter(id), mudancas),
      })
    expect((await salvar({ nome: 'Outro nome' })).status).toBe(200)
    const deVolta = await salvar({ ativo: true, vigencia_fim: null })
    expect(deVolta.status).toBe(422)
    expect(Object.keys(deVolta.corpo.campos)).toEqual(['planos'])
  }
})
