import { DadosCliente } from '@balcao/contract/clientes/cliente/cliente'
import { situacoesDeCliente } from '@balcao/contract/clientes/cliente/situacao'
import { expect, test } from 'vitest'
import { clientesDaDemo } from './clientes.ts'

const ids = {
  vale: '0192f0c1-0000-7000-8000-000000000001',
  serra: '0192f0c1-0000-7000-8000-000000000002',
  litoral: '0192f0c1-0000-7000-8000-000000000003',
}
const clientes = clientesDaDemo(ids)
const dados = clientes.map((c) => c.dados)

test('cada um passaria pelo formulário, e são os mesmos todas as vezes', () => {
  expect(clientes).toHaveLength(3_000)
  for (const d of dados) expect(DadosCliente.safeParse(d).data).toEqual(d)
  expect(clientesDaDemo(ids)).toEqual(clientes)
})

test('ninguém tem o documento ou o código de outro', () => {
  expect(new Set(dados.map((d) => d.cpf_cnpj)).size).toBe(3_000)
  const codigos = dados.filter((d) => d.id_externo).map((d) => `${d.empresa_id} ${d.id_externo}`)
  expect(new Set(codigos).size).toBe(codigos.length)
})

test('há de tudo: situações, restritos, CNPJ com letras e uns poucos repetidos', () => {
  expect(new Set(dados.map((d) => d.situacao))).toEqual(new Set(situacoesDeCliente))
  expect(clientes.filter((c) => c.restricao).length).toBeGreaterThan(20)
  expect(dados.filter((d) => /[A-Z]/.test(d.cpf_cnpj)).length).toBeGreaterThan(50)
  const numeros = dados.flatMap((d) => d.telefones.map((t) => t.numero))
  expect(numeros.length - new Set(numeros).size).toBeGreaterThan(5)
})
