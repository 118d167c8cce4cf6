import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comIds } from '#infra/db/ids.ts'
import { usarClientes } from '#testes/usar-clientes.ts'
import { dadosDeCliente, enderecoDeTeste, telefoneDeTeste } from './cliente.fabrica.ts'
import { atualizarClientes, inserirClientes } from './lote.commands.ts'
import { chaveDeTelefone } from './telefones.ts'

const { s, caixa, chamar } = usarClientes()

/** One query for many values: what the database makes of each. */
const perguntar = async (expressao: string, valores: readonly unknown[]) => {
  const { rows } = await s().pool.query(
    `select ${expressao} as resposta from jsonb_array_elements($1::jsonb) with ordinality v (valor, ordem) order by ordem`,
    [JSON.stringify(valores)],
  )
  return rows.map((r) => r.resposta)
}

const textos = (quantos: number) => {
  const letra = fc.constantFrom(...'aZ09 -./_áÇõÊñßİıſΩ\u0301\n"\\“')
  const texto = fc.oneof(
    fc.string({ unit: letra }),
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^\d+$/),
  )
  return fc.sample(texto, quantos).map((t) => t.replaceAll('\0', ''))
}

test('os atalhos das funções de busca respondem o mesmo que o caminho inteiro', async () => {
  const valores = textos(2_000)
  const sem_acento = await perguntar(
    `public.sem_acento(valor #>> '{}') = btrim(regexp_replace(lower(unaccent('unaccent', valor #>> '{}')), '[^a-z0-9]+', ' ', 'g'))`,
    valores,
  )
  expect(sem_acento.every(Boolean)).toBe(true)
  const minusculas = await perguntar(
    `public.minusculas_sem_acento(valor #>> '{}') = lower(unaccent('unaccent', valor #>> '{}'))`,
    valores,
  )
  expect(minusculas.every(Boolean)).toBe(true)
})

test('a chave de um telefone é a mesma no banco e no programa', async () => {
  const numero = fc.stringMatching(/^\+(55)?\d{0,3}9?[0-9]{6,10}$/)
  const listas = fc.sample(fc.array(numero, { maxLength: 3 }), 500)
  const chaves = await perguntar(
    'chaves_de_telefone(valor)',
    listas.map((lista) => lista.map((n) => ({ numero: n }))),
  )
  expect(chaves).toEqual(listas.map((lista) => lista.map(chaveDeTelefone)))
})

test('o telefone que a lista mostra é o principal, ou então o primeiro', async () => {
  const um = telefoneDeTeste({ numero: '+5511987654321', principal: false })
  const outro = telefoneDeTeste({ numero: '+5511912345678', principal: true })
  const casos = [[um, outro], [outro, um], [um], []]
  expect(await perguntar('telefone_principal(valor)', casos)).toEqual([
    outro.numero,
    outro.numero,
    um.numero,
    null,
  ])
})

test('num lote, cada cliente fica com o que trouxe, e sem o que só outro trouxe', async () => {
  const dados = [
    dadosDeCliente(caixa.empresa, { nome: 'Com "aspas" \\ e Ç', rg: '12.345' }),
    dadosDeCliente(caixa.empresa, {
      nome: 'Com Endereço',
      observacoes: 'duas\nlinhas',
      telefones: [telefoneDeTeste()],
      enderecos: [enderecoDeTeste({ complemento: 'ap. 3', latitude: -22.9 }), enderecoDeTeste()],
    }),
  ]
  const novos = comIds(dados.map((d) => ({ dados: d })))
  await inserirClientes(s().db, novos, 'IMPORTACAO')
  for (const { id, dados } of novos) {
    const { corpo } = await chamar('GET', `/${id}`)
    expect(corpo).toMatchObject({
      ...dados,
      enderecos: dados.enderecos.map((e) => expect.objectContaining(e)),
      origem: 'IMPORTACAO',
      versao: 1,
    })
    const { rows } = await s().pool.query('select resumo::jsonb from cliente where id = $1', [id])
    expect(rows[0].resumo).toMatchObject({
      id,
      nome: dados.nome,
      telefone: dados.telefones[0]?.numero ?? null,
      cidade: dados.enderecos.length ? 'Campinas' : null,
    })
  }
})

test('uma atualização em lote apaga o que ficou vazio em todos', async () => {
  const [novo] = comIds([
    { dados: dadosDeCliente(caixa.empresa, { rg: '12.345', email: 'a@exemplo.com.br' }) },
  ])
  if (!novo) throw new Error('sem cliente')
  await inserirClientes(s().db, [novo], 'IMPORTACAO')
  await atualizarClientes(s().db, [{ ...novo, dados: { ...novo.dados, rg: null, email: null } }])
  expect((await chamar('GET', `/${novo.id}`)).corpo).toMatchObject({ rg: null, email: null, versao: 2 })
})
