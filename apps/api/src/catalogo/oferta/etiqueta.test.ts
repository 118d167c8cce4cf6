import { beforeAll, expect, test } from 'vitest'
import { umAdicional } from '#catalogo/adicional/adicional.fabrica.ts'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { configuracao } from '#provedor/configuracao/configuracao.table.ts'
import { municipiosDoEstado } from '#provedor/municipio/municipio.queries.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { CAMPINAS, SANTOS } from './oferta.fabrica.ts'

const s = usarServidor()
const mundo = { admin: '', norte: '' }

beforeAll(async () => {
  mundo.admin = (await s().admin()).acesso
  mundo.norte = (await s().fabrica.empresa('Norte')).id
})

const etiqueta = (id: string, busca = '', token = mundo.admin) =>
  s().pedir('GET', `/oferta/${id}/etiqueta${busca}`, { token })

test('traz preço em partes, descontos, multa, onde se vende e quem responde', async () => {
  const { db } = s()
  const roteador = await umAdicional(db, { nome: 'Roteador', valor: 10_00 })
  const opcional = await umAdicional(db)
  const loja = await umCanal(db, { nome: 'Loja do centro' })
  const { id } = await umPlano(db, {
    nome: 'Fibra 500',
    empresas: [mundo.norte],
    canais: [loja.id],
    cidades: [CAMPINAS, SANTOS, 5300108],
    valor_mensal: 99_90,
    taxa_instalacao: 100_00,
    adicionais: [
      { adicional_id: roteador.id, obrigatorio: true, valor: null },
      { adicional_id: opcional.id, obrigatorio: false, valor: null },
    ],
  })
  await umaPromocao(db, { nome: 'Metade', planos: [id], duracao_meses: 3 })
  const { status, corpo } = await etiqueta(id)
  expect(status).toBe(200)
  expect(corpo).toMatchObject({
    plano: { nome: 'Fibra 500', valor_mensal: 99_90, fidelidade_meses: 12, beneficio_valor: 600_00 },
    adicionais: [{ nome: 'Roteador', valor: 10_00, cobranca: 'MENSAL' }],
    promocoes: [{ nome: 'Metade' }],
    canais: ['Loja do centro'],
    indice_reajuste: 'IPCA',
    empresas: [{ nome_fantasia: 'Norte', razao_social: 'Norte Ltda.' }],
  })
  expect(corpo.preco.meses[0].total).toBe(49_95 + 10_00)
  expect(corpo.preco.mensalidade_regular).toBe(109_90)
  expect(corpo.cidades).toEqual([
    { uf: 'SP', quantidade: 2, todas: false, nomes: ['Campinas', 'Santos'] },
    { uf: 'DF', quantidade: 1, todas: true, nomes: ['Brasília'] },
  ])
})

test('o adicional que uma promoção traz está no preço, e por isso na lista', async () => {
  const { db } = s()
  const [tv, opcional] = [await umAdicional(db, { nome: 'TV', valor: 10_00 }), await umAdicional(db)]
  const { id } = await umPlano(db, {
    valor_mensal: 100_00,
    adicionais: [tv, opcional].map((a) => ({ adicional_id: a.id, obrigatorio: false, valor: null })),
  })
  await umaPromocao(db, {
    planos: [id],
    duracao_meses: 12,
    adicionais: [{ adicional_id: tv.id, obrigatorio: true, valor_promocional: 5_00, meses: 12 }],
  })
  const { corpo } = await etiqueta(id)
  expect(corpo.preco.meses[0].total).toBe(50_00 + 5_00)
  expect(corpo.adicionais).toEqual([{ id: tv.id, nome: 'TV', valor: 10_00, cobranca: 'MENSAL' }])
})

test('um estado inteiro é dito como tal; o país inteiro não tem lista; o índice é o da configuração', async () => {
  const { db } = s()
  const doAcre = (await municipiosDoEstado(db, 'AC')).map(({ codigo }) => codigo)
  const noAcre = await umPlano(db, { cidades: doAcre })
  const [acre] = (await etiqueta(noAcre.id)).corpo.cidades
  expect(acre).toMatchObject({ uf: 'AC', quantidade: 22, todas: true })
  expect(acre.nomes).toHaveLength(12)

  await db.insert(configuracao).values({ chave: 'indice_reajuste', valor: 'IGP_M' })
  const noPais = await umPlano(db)
  expect((await etiqueta(noPais.id)).corpo).toMatchObject({
    cidades: null,
    canais: null,
    indice_reajuste: 'IGP-M',
  })
})

test('só há etiqueta do que está à venda e ao alcance: o resto é o mesmo 404', async () => {
  const { db, fabrica } = s()
  const retirado = await umPlano(db, { ativo: false })
  const doNorte = await umPlano(db, { empresas: [mundo.norte], cidades: [CAMPINAS] })
  const { acesso } = await fabrica.pessoa({ empresas: [(await fabrica.empresa()).id] })
  const recusas = [
    await etiqueta(retirado.id),
    await etiqueta(doNorte.id, '', acesso),
    await etiqueta(doNorte.id, `?codigo_ibge=${SANTOS}`),
    await etiqueta('0192f0c1-0000-7000-8000-000000000000'),
  ]
  expect(recusas.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(new Set(recusas.map(({ texto }) => texto)).size).toBe(1)
  expect((await etiqueta(doNorte.id, `?codigo_ibge=${CAMPINAS}`)).status).toBe(200)
  expect((await etiqueta(doNorte.id, '', '')).status).toBe(401)
})

test('a promoção só de alguns canais ou cidades entra na etiqueta de quem os disse, e em nenhuma outra', async () => {
  const { db } = s()
  const loja = await umCanal(db)
  const { id } = await umPlano(db)
  await umaPromocao(db, { nome: 'Da loja em Campinas', planos: [id], canais: [loja.id], cidades: [CAMPINAS] })
  const promocoes = async (busca = '') =>
    (await etiqueta(id, busca)).corpo.promocoes.map((p: { nome: string }) => p.nome)
  expect(await promocoes()).toEqual([])
  expect(await promocoes(`?codigo_ibge=${CAMPINAS}`)).toEqual([])
  expect(await promocoes(`?codigo_ibge=${CAMPINAS}&canal_venda_id=${loja.id}`)).toEqual([
    'Da loja em Campinas',
  ])
})
