import { expect, test } from 'vitest'
import { type ClienteGravado, clientesAGravar } from './gravar-clientes.ts'
import { type Vendedor, vendasDaDemo } from './vendas.ts'

const ids = {
  vale: '0192f0c1-0000-7000-8000-000000000001',
  serra: '0192f0c1-0000-7000-8000-000000000002',
  litoral: '0192f0c1-0000-7000-8000-000000000003',
}
const vendedor: Vendedor = { id: '', nome: 'Ana', canal: 'loja', empresaIds: Object.values(ids) }
const clientes = clientesAGravar(ids)
const vendas = vendasDaDemo(clientes, [vendedor], ids)

test('onde a venda é restrita por já haver um contrato, outra pessoa tem um, e cada venda é de outra porta', () => {
  const porta = ({ dados, enderecos: [endereco] }: ClienteGravado) =>
    [dados.empresa_id, endereco?.cep, endereco?.numero, endereco?.complemento].join()
  const comContrato = vendas
    .filter(({ situacao, cliente }) => situacao === 'CONCLUIDA' && cliente.dados.situacao === 'ATIVO')
    .map(({ cliente }) => porta(cliente))
  const restritas = vendas.filter(({ regra }) => regra === 'CONTRATO_ATIVO').map((v) => porta(v.cliente))
  expect(restritas.length).toBeGreaterThan(5)
  expect(comContrato).toEqual(expect.arrayContaining(restritas))
  expect(new Set(restritas).size).toBe(restritas.length)
})

test('quem compra mora onde morava, ou nessa outra porta, na mesma cidade', () => {
  const cidadeDe = ({ enderecos }: ClienteGravado) =>
    enderecos.map(({ id, codigo_ibge }) => [id, codigo_ibge])
  const antes = new Map(clientes.map((cliente) => [cliente.id, cidadeDe(cliente)]))
  for (const { cliente } of vendas) expect(cidadeDe(cliente)).toEqual(antes.get(cliente.id))
})
