import { expect, test } from 'vitest'
import { cpfDeTeste } from '#testes/documentos.ts'
import { usarClientes } from '#testes/usar-clientes.ts'
import { dadosDeCliente, edicaoDeCliente, enderecoDeTeste } from './cliente.fabrica.ts'

const { s, caixa, chamar, criar, alguem } = usarClientes()
const POR_JANELA = 60
const NENHUM = '0192f0c1-0000-7000-8000-000000000000'
const JA_EXISTE = 'Já existe um cliente com este documento'

const cadastrar = (token: string, dados: object) =>
  chamar('POST', '', dadosDeCliente(caixa.empresa, dados), token)
/** Refused whatever the document is, so that a guess creates no client. */
const comEnderecoAlheio = (cpf_cnpj: string) => ({
  cpf_cnpj,
  enderecos: [{ ...enderecoDeTeste(), id: NENHUM }],
})
const jaPerguntou = (quantas: number) =>
  s().pool.query(`update tentativa_de_login set falhas = $1 where chave like 'cliente-chave:%'`, [quantas])

test('quem não visualiza pergunta por documentos ao cadastrar até o limite de sempre, nas palavras de sempre', async () => {
  const { cpf_cnpj } = await criar()
  const token = await alguem(['EDITAR.CLIENTE'])
  expect(await cadastrar(token, { cpf_cnpj })).toMatchObject({
    status: 422,
    corpo: { campos: { cpf_cnpj: [JA_EXISTE] } },
  })
  await jaPerguntou(POR_JANELA - 2)
  expect((await cadastrar(token, { cpf_cnpj })).status, 'a recusa também foi contada').toBe(422)
  expect((await cadastrar(token, { cpf_cnpj: cpfDeTeste() })).status).toBe(201)

  const existe = await cadastrar(token, { cpf_cnpj })
  const naoExiste = await cadastrar(token, { cpf_cnpj: cpfDeTeste() })
  expect(existe).toMatchObject({ status: 429, corpo: { codigo: 'MUITAS_TENTATIVAS' } })
  expect(existe.corpo.message).toMatch(
    /^Muitas consultas em pouco tempo\. Aguarde \d+ min e tente de novo\.$/,
  )
  expect({ ...existe.corpo, message: '' }).toEqual({ ...naoExiste.corpo, message: '' })
})

test('o código externo é uma chave como o documento, e conta à parte', async () => {
  await criar({ id_externo: 'ERP-77' })
  const token = await alguem(['EDITAR.CLIENTE'])
  expect((await cadastrar(token, { id_externo: 'ERP-77' })).status).toBe(422)
  await jaPerguntou(POR_JANELA - 1)
  expect((await cadastrar(token, { id_externo: 'ERP-77' })).status).toBe(429)
})

test('o id de um endereço é conferido antes de o documento ser comparado, ao cadastrar e ao editar', async () => {
  const { cpf_cnpj } = await criar()
  const token = await alguem(['EDITAR.CLIENTE'])
  const [existe, naoExiste] = [
    await cadastrar(token, comEnderecoAlheio(cpf_cnpj ?? '')),
    await cadastrar(token, comEnderecoAlheio(cpfDeTeste())),
  ]
  expect(existe).toMatchObject({
    status: 422,
    corpo: { campos: { 'enderecos.0.id': ['Endereço não encontrado'] } },
  })
  expect(existe.texto).toBe(naoExiste.texto)

  const outro = await criar()
  const edicao = edicaoDeCliente(outro, comEnderecoAlheio(cpf_cnpj ?? ''))
  expect((await chamar('PUT', `/${outro.id}`, edicao)).texto).toBe(existe.texto)
})

test('quem visualiza não é contado ao cadastrar', async () => {
  const token = await alguem(['EDITAR.CLIENTE', 'VISUALIZAR.CLIENTE'])
  const { cpf_cnpj } = await criar()
  await jaPerguntou(POR_JANELA)
  for (let vez = 0; vez < 3; vez++) expect((await cadastrar(token, { cpf_cnpj })).status).toBe(422)
})

test('editar e unificar respondem o mesmo a quem não visualiza, qualquer que seja o documento', async () => {
  const [atual, outro] = [await criar(), await criar()]
  const token = await alguem(['EDITAR.CLIENTE'])
  const editar = (cpf_cnpj: string) =>
    chamar('PUT', `/${atual.id}`, edicaoDeCliente(atual, { cpf_cnpj }), token)
  const [existe, naoExiste] = [await editar(outro.cpf_cnpj ?? ''), await editar(cpfDeTeste())]
  expect([existe.status, existe.texto]).toEqual([403, naoExiste.texto])

  const unificar = (outro_id: string) =>
    chamar(
      'POST',
      `/${atual.id}/unificacao`,
      { outro_id, versao: 1, versao_do_outro: 1, campos_do_outro: ['cpf_cnpj'] },
      token,
    )
  const [achado, perdido] = [await unificar(outro.id), await unificar(NENHUM)]
  expect([achado.status, achado.texto]).toEqual([403, perdido.texto])
})
