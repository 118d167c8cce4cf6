import { beforeAll, expect, test } from 'vitest'
import { chamadasDeImportacao, csvDe } from '#clientes/importacao/importacao.fabrica.ts'
import { usarContratos } from '#testes/usar-contratos.ts'

const { s, caixa, um, feito } = usarContratos()
const mundo = { token: '' }
beforeAll(async () => {
  mundo.token = (await s().admin()).acesso
})
const { importar } = chamadasDeImportacao(s, () => ({ token: mundo.token, empresa: caixa.empresa_id }))

type Dono = Awaited<ReturnType<typeof um>>['cliente']
const COLUNAS = ['CPF', 'Nome', 'CEP', 'Endereço', 'Nº', 'Complemento', 'Bairro', 'Município', 'UF']
const comEndereco = ({ cpf_cnpj, nome }: Dono, ...endereco: string[]) =>
  csvDe(COLUNAS, [[cpf_cnpj ?? '', nome, ...endereco, 'Centro', 'Campinas', 'SP']])
const enderecosDe = async ({ id }: Dono) =>
  (await s().pedir('GET', `/cliente/${id}`, { token: mundo.token })).corpo.enderecos

test('o arquivo traz outra porta: o contrato fica onde está, e o endereço entra como mais um, uma vez só', async () => {
  const { cliente } = await um()
  const [onde] = await enderecosDe(cliente)
  const outraPorta = comEndereco(cliente, '13015-904', 'Avenida Francisco Glicério', '77', '')
  expect(await importar(outraPorta)).toMatchObject({ atualizadas: 1, rejeitadas: 0 })
  const [antes, nova, ...mais] = await enderecosDe(cliente)
  expect([antes, mais]).toEqual([onde, []])
  expect(nova).toMatchObject({ logradouro: 'Avenida Francisco Glicério', numero: '77' })
  expect(await importar(outraPorta)).toMatchObject({ atualizadas: 0, iguais: 1 })
})

test('da mesma porta, o que o arquivo diz a mais é dela; outro complemento já é outra', async () => {
  const { cliente } = await um()
  const [onde] = await enderecosDe(cliente)
  const naPorta = (complemento: string) =>
    importar(comEndereco(cliente, onde.cep, onde.logradouro, onde.numero, complemento))
  await naPorta('Casa 2')
  const nela = { ...onde, complemento: 'Casa 2' }
  expect(await enderecosDe(cliente)).toEqual([nela])
  await naPorta('Casa 3')
  expect(await enderecosDe(cliente)).toMatchObject([nela, { numero: onde.numero, complemento: 'Casa 3' }])
})

test('uma rua sem CEP não muda a do contrato: falta o resto do endereço', async () => {
  const { cliente } = await um()
  const antes = await enderecosDe(cliente)
  const soARua = csvDe(['CPF', 'Nome', 'Endereço'], [[cliente.cpf_cnpj ?? '', cliente.nome, 'Rua Outra']])
  expect(await importar(soARua)).toMatchObject({ rejeitadas: 1 })
  expect(await enderecosDe(cliente)).toEqual(antes)
})

test('o histórico de quem tem contrato diz o que o arquivo mudou, e nada mais', async () => {
  const { cliente } = await um()
  await importar(csvDe(['CPF', 'Nome'], [[cliente.cpf_cnpj ?? '', 'Outro Nome']]))
  const { corpo } = await s().pedir('GET', `/cliente/${cliente.id}/historico`, { token: mundo.token })
  expect(corpo.itens[0].mudancas).toEqual([{ campo: 'nome', antes: cliente.nome, depois: 'Outro Nome' }])
})

test('de um contrato cancelado, a porta volta a ser do cadastro', async () => {
  const { id, cliente } = await um()
  await feito(id, 'CANCELAMENTO')
  const [onde] = await enderecosDe(cliente)
  await importar(comEndereco(cliente, '13015-904', 'Avenida Francisco Glicério', '77', ''))
  expect(await enderecosDe(cliente)).toMatchObject([{ id: onde.id, numero: '77' }])
})
