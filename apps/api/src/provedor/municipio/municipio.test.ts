import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { carregarMunicipios } from './municipio.commands.ts'
import { exigirMunicipios } from './municipio.queries.ts'

const s = usarServidor()
const pedir = async (caminho: string) => {
  const { acesso } = await s().fabrica.pessoa()
  return s().pedir('GET', caminho, { token: acesso })
}
const buscar = async (busca: string, resto = ''): Promise<string[]> => {
  const { corpo } = await pedir(`/municipio?busca=${encodeURIComponent(busca)}${resto}`)
  return corpo.map((c: { nome: string; uf: string }) => `${c.nome}/${c.uf}`)
}

test('o servidor sobe com as 5.571 cidades, e carregar de novo não muda nada', async () => {
  const { rows } = await s().pool.query('select count(*)::integer as total from municipio')
  expect(rows[0].total).toBe(5_571)
  expect(await carregarMunicipios(s().db)).toBe(0)
})

test('carregar corrige a cidade renomeada, traz a que falta e não tira nenhuma', async () => {
  const { db, pool } = s()
  await pool.query(`update municipio set nome = 'Fortaleza do Tabocão' where codigo = 1708254`)
  await pool.query('delete from municipio where codigo = 5101837')
  await pool.query(`insert into municipio (codigo, nome, uf) values (1199999, 'Extinta', 'RO')`)
  const copias = await Promise.all([carregarMunicipios(db), carregarMunicipios(db)])
  expect(Math.max(...copias)).toBe(2)
  const { rows } = await pool.query(
    'select nome from municipio where codigo in (1708254, 5101837, 1199999) order by codigo',
  )
  expect(rows.map((r) => r.nome)).toEqual(['Extinta', 'Tabocão', 'Boa Esperança do Norte'])
  await pool.query('delete from municipio where codigo = 1199999')
})

test.each([
  ['campinas', 'Campinas/SP'],
  ['SAO PAULO', 'São Paulo/SP'],
  ['são jose dos campos', 'São José dos Campos/SP'],
  ['santa barbara d oeste', "Santa Bárbara d'Oeste/SP"],
  ['Santa Bárbara D’Oeste', "Santa Bárbara d'Oeste/SP"],
  ['santa barbara doeste', "Santa Bárbara d'Oeste/SP"],
  ["olho-d'água do b", "Olho d'Água do Borges/RN"],
  ['campo grande ms', 'Campo Grande/MS'],
  ['xangri la', 'Xangri-lá/RS'],
])('"%s" acha primeiro %s', async (busca, primeira) => {
  expect((await buscar(busca))[0]).toBe(primeira)
})

test('quem começa com o texto vem antes de quem só o contém', async () => {
  const nomes = await buscar('rio branco')
  expect(nomes.slice(0, 3)).toEqual(['Rio Branco/AC', 'Rio Branco/MT', 'Rio Branco do Ivaí/PR'])
  expect(nomes.at(-1)).toBe('Visconde do Rio Branco/MG')
})

test('por estado, e com limite', async () => {
  expect(await buscar('bom jesus', '&uf=PI')).toEqual(['Bom Jesus/PI'])
  expect(await buscar('', '&uf=AC&limite=2')).toEqual(['Acrelândia/AC', 'Assis Brasil/AC'])
  expect(await buscar('')).toHaveLength(20)
  expect(await buscar('cidade que não existe')).toEqual([])
  expect(await buscar('%')).toHaveLength(20)
})

test('nomes pelos códigos, em ordem alfabética; o que não existe não volta', async () => {
  const { corpo } = await pedir('/municipio/nomes?codigos=3550308,3509502,3599999')
  expect(corpo).toEqual([
    { codigo: 3509502, nome: 'Campinas', uf: 'SP' },
    { codigo: 3550308, nome: 'São Paulo', uf: 'SP' },
  ])
})

test('todas as cidades de um estado', async () => {
  const { corpo } = await pedir('/municipio/uf/SP')
  expect(corpo).toHaveLength(645)
  expect(corpo[0]).toEqual({ codigo: 3500105, nome: 'Adamantina', uf: 'SP' })
})

test('todas as do país de uma vez, em ordem alfabética, para o aparelho que vai ficar sem rede', async () => {
  const { corpo } = await pedir('/municipio/todos')
  expect(corpo).toHaveLength(5_571)
  expect(corpo[0]).toEqual({ codigo: 5200050, nome: 'Abadia de Goiás', uf: 'GO' })
  expect(corpo).toContainEqual({ codigo: 3509502, nome: 'Campinas', uf: 'SP' })
})

test.each([
  ['/municipio?uf=XX', { uf: ['Valor não permitido'] }],
  ['/municipio?limite=51', { limite: ['O valor máximo é 50'] }],
  [`/municipio?busca=${'a'.repeat(81)}`, { busca: ['Máximo de 80 caracteres'] }],
  ['/municipio/nomes', { codigos: ['Este campo é obrigatório'] }],
  ['/municipio/nomes?codigos=1,2', { codigos: ['Formato inválido'] }],
])('recusa %s', async (caminho, campos) => {
  const { status, corpo } = await pedir(caminho)
  expect(status).toBe(400)
  expect(corpo.campos).toEqual(campos)
})

test('são até 200 nomes de uma vez', async () => {
  const codigos = (quantos: number) => `/municipio/nomes?codigos=${Array(quantos).fill(3550308)}`
  expect((await pedir(codigos(200))).corpo).toHaveLength(1)
  expect((await pedir(codigos(201))).corpo.campos).toEqual({ codigos: ['Escolha no máximo 200 valores'] })
})

test('um estado que não existe não tem cidades', async () => {
  for (const uf of ['XX', 'sp', '35']) expect((await pedir(`/municipio/uf/${uf}`)).status).toBe(404)
})

test.each(['/municipio', '/municipio/nomes?codigos=3550308', '/municipio/uf/SP', '/municipio/todos'])(
  '%s é para quem entrou',
  async (caminho) => {
    expect((await s().pedir('GET', caminho)).status).toBe(401)
  },
)

test('quem grava cidades recusa no campo a que não existe', async () => {
  await exigirMunicipios(s().db, [3550308, 3550308, 3509502], 'cidades')
  await exigirMunicipios(s().db, [], 'cidades')
  await expect(exigirMunicipios(s().db, [3550308, 3599999], 'cidades')).rejects.toMatchObject({
    status: 422,
    detalhes: { campos: { cidades: ['Cidade desconhecida'] } },
  })
})
