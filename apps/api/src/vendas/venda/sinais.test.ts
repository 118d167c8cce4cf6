import { beforeAll, expect, test } from 'vitest'
import { dadosDeCliente, enderecoDeTeste } from '#clientes/cliente/cliente.fabrica.ts'
import { usarVendas } from '#testes/usar-vendas.ts'
import { diaDoId } from './sinais.queries.ts'

const { s, caixa, dados, enviada, alguem } = usarVendas()
const quem = { analista: '', admin: '' }
beforeAll(async () => {
  quem.admin = (await s().admin()).acesso
  quem.analista = (await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO'])).acesso
})
/** Tests beside this one turn the clock, and ids never go back. */
const UM_DIA = expect.stringMatching(/^20\d\d-\d\d-\d\d$/)

const consultar = async (cpf_cnpj: string, token = caixa.vendedor) => {
  const corpo = { empresa_id: caixa.empresa_id, cpf_cnpj }
  return (await s().pedir('POST', '/venda/cliente', { token, corpo })).corpo
}
const comEnderecos = async (...enderecos: ReturnType<typeof enderecoDeTeste>[]) => {
  const corpo = dadosDeCliente(caixa.empresa_id, { data_nascimento: '1980-02-03', enderecos })
  return (await s().pedir('POST', '/cliente', { token: quem.admin, corpo })).corpo
}

test('endereços mascarados se distinguem por desde quando são do cadastro e por terem um contrato', async () => {
  const cliente = await comEnderecos(enderecoDeTeste(), enderecoDeTeste())
  const [livre, vendido] = cliente.enderecos
  const nova = await enviada(
    dados({
      cliente: { id: cliente.id, telefones: dados().cliente.telefones ?? [] },
      endereco: { id: vendido.id, codigo_ibge: vendido.codigo_ibge },
    }),
  )
  const aprovada = await s().pedir('POST', `/venda/${nova.id}/aprovar`, {
    token: quem.analista,
    corpo: { versao: nova.versao },
  })
  expect(aprovada.status, aprovada.texto).toBe(200)
  expect((await consultar(cliente.cpf_cnpj)).sinais).toEqual([
    { id: livre.id, desde: UM_DIA, contrato: false },
    { id: vendido.id, desde: UM_DIA, contrato: true },
  ])
})

test('o dia é o do relógio do provedor', () => {
  // Made at 2 in the morning of the 19th, UTC.
  const id = '01a1f188-3d00-74dc-9808-5bfbeb72e543'
  expect([diaDoId(id, 'America/Sao_Paulo'), diaDoId(id, 'Pacific/Kiritimati')]).toEqual([
    '2026-11-18',
    '2026-11-19',
  ])
})

test('quem os vê inteiros não precisa de sinais, nem quem tem um só', async () => {
  const { cpf_cnpj } = await comEnderecos(enderecoDeTeste(), enderecoDeTeste())
  const { acesso } = await alguem(['REALIZAR_VENDA', 'VISUALIZAR.CLIENTE'])
  expect((await consultar(cpf_cnpj, acesso)).sinais).toBeUndefined()
  const { cpf_cnpj: deUmSo } = await comEnderecos(enderecoDeTeste())
  expect((await consultar(deUmSo)).sinais).toBeUndefined()
})
