import { getTableName } from 'drizzle-orm'
import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usarClientes } from '#testes/usar-clientes.ts'
import { edicaoDeCliente, enderecoDeTeste } from './cliente.fabrica.ts'
import { clienteEndereco } from './cliente.table.ts'
import { referenciasAoCliente, referenciasAoEndereco } from './referencias.ts'

const { s, chamar, criar } = usarClientes()

const chavesEstrangeiras = async (tabela: string) => {
  const { rows } = await s().pool.query<{ coluna: string }>(
    `select f.conrelid::regclass || '.' || a.attname as coluna
     from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
     where f.contype = 'f' and f.confrelid = $1::regclass order by 1`,
    [tabela],
  )
  return rows.map((r) => r.coluna)
}
const registradas = (lista: { coluna: { table: Parameters<typeof getTableName>[0]; name: string } }[]) =>
  lista.map(({ coluna }) => `${getTableName(coluna.table)}.${coluna.name}`).sort()

test('tudo o que se refere a um cliente está no registro: unificar não deixa nada para trás', async () => {
  expect(registradas(referenciasAoCliente)).toEqual(await chavesEstrangeiras('cliente'))
})

test('tudo o que se refere a um endereço está no registro: remover não quebra nada', async () => {
  expect(registradas(referenciasAoEndereco)).toEqual(await chavesEstrangeiras('cliente_endereco'))
})

// As a future noun would do it.
const visita = pgTable('visita', {
  nome: text().notNull(),
  endereco_id: uuid().references(() => clienteEndereco.id),
})
const registrar = (nome: string, enderecoId: string | undefined) =>
  s()
    .db.insert(visita)
    .values({ nome, endereco_id: enderecoId ?? null })
beforeAll(async () => {
  await s().pool.query(
    'create table visita (nome text not null, endereco_id uuid references cliente_endereco)',
  )
  referenciasAoEndereco.push({
    coluna: visita.endereco_id,
    um: 'visita',
    varios: 'visitas',
    nome: visita.nome,
  })
})
afterAll(() => void referenciasAoEndereco.pop())

test('o endereço em uso não se remove, e a recusa diz por quem é usado', async () => {
  const atual = await criar({ enderecos: [enderecoDeTeste()] })
  await registrar('V-1', atual.enderecos[0]?.id)
  const { status, corpo } = await chamar('PUT', `/${atual.id}`, edicaoDeCliente(atual, { enderecos: [] }))
  expect([status, corpo.campos]).toEqual([
    422,
    { enderecos: ['Um endereço removido ainda está em uso: 1 visita (V-1)'] },
  ])
})

test('onde algo está instalado não vira endereço de cobrança: dali a porta deixaria de ser achada', async () => {
  const livre = enderecoDeTeste({ numero: '7' })
  const atual = await criar({ enderecos: [livre, enderecoDeTeste({ numero: '8' })] })
  await registrar('V-3', atual.enderecos[1]?.id)
  const cobrarEm = (qual: number) => {
    const enderecos = atual.enderecos.map(({ cidade: _, uf: __, ...e }, i) =>
      i === qual ? { ...e, tipo: 'COBRANCA' as const } : e,
    )
    return chamar('PUT', `/${atual.id}`, edicaoDeCliente(atual, { enderecos }))
  }
  const recusada = await cobrarEm(1)
  expect([recusada.status, recusada.corpo.campos]).toEqual([
    422,
    {
      'enderecos.1.tipo': [
        'Continua de instalação, porque está em uso: 1 visita (V-3). Para cobrar aqui, adicione o mesmo endereço como cobrança',
      ],
    },
  ])
  expect((await cobrarEm(0)).status).toBe(200)
})

test('ao unificar, a mesma porta fica duas vezes se ambas estão em uso', async () => {
  const dados = { enderecos: [enderecoDeTeste({ numero: '5' })] }
  const [fica, sai] = [await criar(dados), await criar(dados)]
  await registrar('V-2', sai.enderecos[0]?.id)
  const pedido = { outro_id: sai.id, versao: 1, versao_do_outro: 1, campos_do_outro: [] }
  const { corpo } = await chamar('POST', `/${fica.id}/unificacao`, pedido)
  expect(corpo.enderecos.map((e: { id: string }) => e.id)).toEqual([
    fica.enderecos[0]?.id,
    sai.enderecos[0]?.id,
  ])
})
