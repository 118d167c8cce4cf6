import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { conjuntoDeIcones } from './conjunto.ts'
import { VERBETES } from './palavras.ts'

const s = usarServidor()
const pedir = (consulta: string, arquivo = 'tabler.json') => s().pedir('GET', `/icone/${arquivo}${consulta}`)

test('entrega os desenhos pedidos, sem login e para guardar', async () => {
  const { status, corpo, cabecalhos } = await pedir('?icons=users,home')
  expect(status).toBe(200)
  expect(corpo).toMatchObject({ prefix: 'tabler', width: 24, height: 24, aliases: {} })
  expect(Object.keys(corpo.icons)).toEqual(['users', 'home'])
  expect(corpo.icons.users.body).toContain('<path')
  expect(corpo).not.toHaveProperty('not_found')
  expect(cabecalhos['cache-control']).toContain('max-age=604800')
})

test('aceita a vírgula codificada, como o cliente do Iconify escreve', async () => {
  const consulta = new URLSearchParams({ icons: 'users,home' })
  expect(Object.keys((await pedir(`?${consulta}`)).corpo.icons)).toHaveLength(2)
})

test('um apelido traz o ícone de que é apelido; o que não existe é dito', async () => {
  const { corpo } = await pedir('?icons=12-hours,nao-existe,constructor')
  expect(corpo.aliases).toEqual({ '12-hours': { parent: 'hours-12' } })
  expect(Object.keys(corpo.icons)).toEqual(['hours-12'])
  expect(corpo.not_found).toEqual(['nao-existe', 'constructor'])
})

test.each([
  ['?icons=', 400],
  ['', 400],
  ['?icons=USERS', 400],
  ['?icons=users,', 400],
  ['?icons=__proto__', 400],
  ['?icons=users&icons=home', 400],
  ['?icons=users&callback=x', 400],
  [`?icons=${Array.from({ length: 101 }, () => 'a').join()}`, 400],
  [`?icons=${'a'.repeat(2_001)}`, 400],
])('recusa a consulta %#', async (consulta, esperado) => {
  expect((await pedir(consulta)).status).toBe(esperado)
})

test.each(['mdi.json', 'tabler', 'tabler.svg', '..%2f..%2fpackage.json'])(
  '%s não existe',
  async (arquivo) => {
    expect((await pedir('?icons=users', arquivo)).status).toBe(404)
  },
)

const buscar = async (termo: string) => {
  const { acesso } = await s().fabrica.pessoa()
  const resposta = await s().pedir('GET', `/icone/busca?termo=${encodeURIComponent(termo)}`, {
    token: acesso,
  })
  return resposta.corpo
}

test('procura por palavras, a mais parecida primeiro', async () => {
  expect((await buscar('wifi'))[0]).toBe('tabler:wifi')
  expect(await buscar('Wi-Fi off')).toEqual(['tabler:wifi-off'])
  expect(await buscar('a')).toHaveLength(60)
  expect(await buscar('---')).toEqual([])
})

test.each([
  ['foguete', 'tabler:rocket'],
  ['fogue', 'tabler:rocket'],
  ['Satélite', 'tabler:satellite'],
  ['telefones', 'tabler:phone'],
  ['casa', 'tabler:home'],
  ['nuvem off', 'tabler:cloud-off'],
  ['tv', 'tabler:device-tv'],
])('procura em português: %s', async (termo, primeiro) => {
  expect((await buscar(termo))[0]).toBe(primeiro)
})

test('cada palavra em português leva a um ícone que existe, e aparece uma vez só', async () => {
  const nomes = Object.keys((await conjuntoDeIcones()).icons)
  for (const { portugues, ingles } of VERBETES) {
    expect(portugues).toMatch(/^[a-z]+$/)
    for (const parte of ingles)
      expect(
        nomes.some((nome) => nome.includes(parte)),
        `${portugues}: ${parte}`,
      ).toBe(true)
  }
  expect(new Set(VERBETES.map((v) => v.portugues)).size).toBe(VERBETES.length)
})

test('procurar é para quem entrou', async () => {
  expect((await s().pedir('GET', '/icone/busca?termo=wifi')).status).toBe(401)
})
