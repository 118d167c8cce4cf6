import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import type { DadosUnificacao } from '@balcao/contract/clientes/cliente/unificacao'
import { expect, test } from 'vitest'
import { cnpjDeTeste } from '#testes/documentos.ts'
import { usarClientes } from '#testes/usar-clientes.ts'
import { dadosDeCliente, enderecoDeTeste, telefoneDeTeste } from './cliente.fabrica.ts'

const { s, caixa, chamar, criar, alguem } = usarClientes()

const unificar = (fica: Cliente, sai: Cliente, mais: Partial<DadosUnificacao> = {}, token?: string) =>
  chamar(
    'POST',
    `/${fica.id}/unificacao`,
    { outro_id: sai.id, versao: fica.versao, versao_do_outro: sai.versao, campos_do_outro: [], ...mais },
    token,
  )
const consentir = (id: string) =>
  chamar('POST', `/${id}/consentimento`, { finalidade: 'OFERTAS', concedido: true, meio: 'por telefone' })
const reler = async (id: string): Promise<Cliente> => (await chamar('GET', `/${id}`)).corpo

test('quem fica recebe tudo, com os campos escolhidos do outro; o endereço antigo leva a ele', async () => {
  const fica = await criar({
    nome: 'Maria Silva',
    telefones: [telefoneDeTeste({ numero: '+5519987654321', whatsapp: false })],
    enderecos: [enderecoDeTeste({ numero: '10' })],
  })
  const sai = await criar({
    nome: 'Maria da Silva Souza',
    email: 'maria@exemplo.com.br',
    id_externo: 'ERP-7',
    telefones: [
      telefoneDeTeste({ numero: '+5519987654321' }),
      telefoneDeTeste({ numero: '+551932324000', principal: false }),
    ],
    enderecos: [
      enderecoDeTeste({ numero: '10', latitude: -22.9, longitude: -47 }),
      enderecoDeTeste({ numero: '20' }),
    ],
  })
  await consentir(sai.id)
  const { status, corpo } = await unificar(fica, sai, { campos_do_outro: ['cpf_cnpj', 'nome', 'id_externo'] })
  expect(status).toBe(200)
  expect(corpo).toMatchObject({
    id: fica.id,
    nome: 'Maria da Silva Souza',
    cpf_cnpj: sai.cpf_cnpj,
    id_externo: 'ERP-7',
    email: null,
    versao: 2,
    telefones: [
      { numero: '+5519987654321', whatsapp: true, principal: true },
      { numero: '+551932324000', principal: false },
    ],
    enderecos: [{ numero: '10', latitude: -22.9 }, { numero: '20' }],
    consentimentos: [{ finalidade: 'OFERTAS' }],
  })
  expect((await reler(sai.id)).id).toBe(fica.id)
  const { itens } = (await chamar('GET', `/${sai.id}/historico`)).corpo
  expect(itens.map((i: { acao: string }) => i.acao).sort()).toEqual([
    'CONSENTIR',
    'CRIAR',
    'CRIAR',
    'UNIFICAR',
    'UNIFICAR',
  ])
  expect(JSON.stringify(itens)).toContain(`nº ${sai.codigo} – Maria da Silva Souza`)
})

test('uma cadeia de unificações leva ao último', async () => {
  const [a, b, c] = [await criar(), await criar(), await criar()]
  const meio = (await unificar(b, a)).corpo
  await unificar(c, meio)
  expect((await reler(a.id)).id).toBe(c.id)
  expect((await reler(b.id)).id).toBe(c.id)
  expect((await chamar('GET', `/${c.id}/historico`)).corpo.total).toBe(7)
})

test('a restrição de qualquer um dos dois fica', async () => {
  const restringir = async (motivo: string) => {
    const { id, versao } = await criar()
    return (await chamar('POST', `/${id}/restricao`, { motivo, versao })).corpo
  }
  const do_outro = await unificar(await criar(), await restringir('Fraude'))
  expect(do_outro.corpo.restricao.motivo).toBe('Fraude')
  const dos_dois = await unificar(await restringir('Inadimplente'), await restringir('Fraude'))
  expect(dos_dois.corpo.restricao.motivo).toBe('Inadimplente\nFraude')
})

test('casas sem número na mesma rua são a mesma só se a referência diz que são', async () => {
  const semNumero = { cep: '36500000', numero: 'S/N' }
  const fica = await criar({ enderecos: [enderecoDeTeste({ ...semNumero, referencia: 'Casa azul' })] })
  const sai = await criar({
    enderecos: [
      enderecoDeTeste({ ...semNumero, referencia: 'casa  AZUL' }),
      enderecoDeTeste({ ...semNumero, referencia: 'Depois da ponte' }),
      enderecoDeTeste({ ...semNumero, logradouro: 'Rua de Cima', referencia: 'Casa azul' }),
    ],
  })
  const { enderecos } = (await unificar(fica, sai)).corpo
  expect(enderecos.map((e: { referencia: string }) => e.referencia)).toEqual([
    'Casa azul',
    'Depois da ponte',
    'Casa azul',
  ])
})

test('de duas pessoas que unificam o mesmo par em sentidos opostos, uma consegue', async () => {
  for (let vez = 0; vez < 5; vez++) {
    const [a, b] = [await criar(), await criar()]
    const respostas = await Promise.all([unificar(a, b), unificar(b, a), unificar(a, b)])
    const status = respostas.map((r) => r.status)
    expect(status.filter((r) => r === 200)).toHaveLength(1)
    for (const outro of status.filter((r) => r !== 200)) expect([404, 409]).toContain(outro)
  }
})

test('quem foi editado no meio do caminho não se unifica sem olhar de novo', async () => {
  const [fica, sai] = [await criar(), await criar()]
  const velha = { ...sai, versao: 9 }
  expect(await unificar(fica, velha)).toMatchObject({ status: 409, corpo: { atual: { id: sai.id } } })
  expect(await unificar({ ...fica, versao: 9 }, sai)).toMatchObject({
    status: 409,
    corpo: { atual: { id: fica.id } },
  })
})

test('o que não é a mesma pessoa não se unifica', async () => {
  const fica = await criar()
  const outraEmpresa = await s().fabrica.empresa()
  const deOutra = (await chamar('POST', '', dadosDeCliente(outraEmpresa.id))).corpo
  const empresa = await criar({ tipo_pessoa: 'PJ', cpf_cnpj: cnpjDeTeste() })
  const ninguem = { ...fica, id: '0192f0c1-0000-7000-8000-000000000000' }
  for (const outro of [fica, deOutra, empresa, ninguem]) {
    const { status, corpo } = await unificar(fica, outro)
    expect([status, Object.keys(corpo.campos)]).toEqual([422, ['outro_id']])
  }
  const soDaqui = await alguem(['EDITAR.CLIENTE', 'VISUALIZAR.CLIENTE'])
  expect((await unificar(fica, deOutra, {}, soDaqui)).corpo.campos).toEqual({
    outro_id: ['Cadastro não encontrado'],
  })
  expect((await unificar(fica, await criar(), {}, await alguem(['EDITAR.CLIENTE']))).status).toBe(403)
  expect(caixa.empresa).toBe(fica.empresa_id)
})
