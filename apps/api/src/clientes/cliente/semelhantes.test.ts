import type { PerguntaDeSemelhantes, Semelhante } from '@balcao/contract/clientes/cliente/semelhante'
import { expect, test } from 'vitest'
import { usarClientes } from '#testes/usar-clientes.ts'
import { dadosDeCliente, enderecoDeTeste, telefoneDeTeste } from './cliente.fabrica.ts'

const { s, caixa, chamar, criar, alguem } = usarClientes()

const perguntar = async (dados: Partial<PerguntaDeSemelhantes>, token?: string): Promise<Semelhante[]> => {
  const pergunta = { empresa_id: caixa.empresa, telefones: [], enderecos: [], ...dados }
  const { status, corpo } = await chamar('POST', '/semelhantes', pergunta, token)
  expect(status, JSON.stringify(corpo)).toBe(200)
  return corpo
}
const motivos = (achados: Semelhante[]) => achados.map(({ id, motivos }) => ({ id, motivos }))

test('o mesmo documento, digitado como for; pela metade, ninguém', async () => {
  const { id } = await criar({ cpf_cnpj: '529.982.247-25' })
  expect(motivos(await perguntar({ cpf_cnpj: '529982247-25' }))).toEqual([{ id, motivos: ['DOCUMENTO'] }])
  for (const cpf_cnpj of ['529.982.247', '529.982.247-24', ''])
    expect(await perguntar({ cpf_cnpj })).toEqual([])
  expect(await perguntar({ cpf_cnpj: '52998224725', exceto: id })).toEqual([])
})

test.each(['(19) 98765-4321', '19987654321', '(19) 8765-4321', '+55 19 98765-4321'])(
  'o mesmo telefone, com o nono dígito ou sem: %s',
  async (digitado) => {
    await s().pool.query(`delete from cliente where chaves_telefone && array['1987654321']`)
    const { id } = await criar({ telefones: [telefoneDeTeste({ numero: '+5519987654321' })] })
    expect(motivos(await perguntar({ telefones: ['lixo', digitado] }))).toEqual([
      { id, motivos: ['TELEFONE'] },
    ])
    expect(await perguntar({ telefones: ['(19) 98765-432'] })).toEqual([])
  },
)

test('o mesmo endereço de instalação; o de cobrança, outro apartamento ou uma rua sem números não', async () => {
  const porta = { cep: '88301-000', numero: '12 B', complemento: 'Apto. 4' }
  const { id } = await criar({ enderecos: [enderecoDeTeste({ ...porta })] })
  await criar({ enderecos: [enderecoDeTeste({ ...porta, tipo: 'COBRANCA' })] })
  await criar({ enderecos: [enderecoDeTeste({ cep: '88301000', numero: 'S/N', complemento: null })] })
  const achar = (dados: object) => perguntar({ enderecos: [{ ...porta, ...dados }] })
  expect(motivos(await achar({ cep: '88301000', numero: '12-b', complemento: 'apto 4' }))).toEqual([
    { id, motivos: ['ENDERECO'] },
  ])
  expect(motivos(await achar({ numero: '012B', complemento: 'AP04' }))).toEqual([
    { id, motivos: ['ENDERECO'] },
  ])
  expect(await achar({ complemento: 'apto 5' })).toEqual([])
  expect(await achar({ numero: 'S/N', complemento: null })).toEqual([])
  expect(await achar({ cep: '88301' })).toEqual([])
})

test('vários motivos numa pessoa só, o documento na frente, dez no máximo', async () => {
  const telefone = telefoneDeTeste({ numero: '+5547991234567' })
  for (let i = 0; i < 12; i++) await criar({ telefones: [telefone] })
  const { id, cpf_cnpj } = await criar({
    telefones: [telefone],
    enderecos: [enderecoDeTeste({ numero: '9' })],
  })
  const achados = await perguntar({
    cpf_cnpj: cpf_cnpj ?? '',
    telefones: [telefone.numero],
    enderecos: [{ cep: '13010000', numero: '9', complemento: null }],
  })
  expect(achados).toHaveLength(10)
  expect(achados[0]?.id).toBe(id)
  expect(achados[0]?.motivos).toEqual(expect.arrayContaining(['DOCUMENTO', 'ENDERECO']))
})

test('só da mesma empresa e do próprio alcance; sem poder visualizar, com o documento oculto', async () => {
  const outra = await s().fabrica.empresa()
  const { cpf_cnpj } = await criar()
  const documento = cpf_cnpj ?? ''
  await chamar('POST', '', dadosDeCliente(outra.id, { cpf_cnpj: documento }))
  expect(await perguntar({ cpf_cnpj: documento })).toHaveLength(1)
  expect(await perguntar({ cpf_cnpj: documento, empresa_id: outra.id })).toHaveLength(1)
  const daqui = await alguem(['EDITAR.CLIENTE'])
  expect(await perguntar({ cpf_cnpj: documento, empresa_id: outra.id }, daqui)).toEqual([])
  const [oculto] = await perguntar({ cpf_cnpj: documento }, daqui)
  expect(oculto?.cpf_cnpj).toBe(`***.${documento.slice(3, 6)}.${documento.slice(6, 9)}-**`)
})

test('quem foi unificado ou anonimizado não é mais semelhante a ninguém', async () => {
  const telefones = [telefoneDeTeste({ numero: '+5547997654321' })]
  const [fica, sai] = [await criar({ telefones }), await criar({ telefones })]
  const pedido = { outro_id: sai.id, versao: 1, versao_do_outro: 1, campos_do_outro: [] }
  const { corpo } = await chamar('POST', `/${fica.id}/unificacao`, pedido)
  const achar = () => perguntar({ telefones: ['47 99765-4321'] })
  expect((await achar()).map((c) => c.id)).toEqual([fica.id])
  await chamar('POST', `/${fica.id}/anonimizacao`, { motivo: 'Pedido', versao: corpo.versao })
  expect(await achar()).toEqual([])
})
