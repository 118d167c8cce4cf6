import { expect, test } from 'vitest'
import { cnpjDeTeste, cpfDeTeste } from '#testes/documentos.ts'
import { usarClientes } from '#testes/usar-clientes.ts'
import { dadosDeCliente, edicaoDeCliente, enderecoDeTeste, telefoneDeTeste } from './cliente.fabrica.ts'

const { s, caixa, chamar, criar, alguem } = usarClientes()
const criarCom = (dados: Parameters<typeof dadosDeCliente>[1], token?: string) =>
  chamar('POST', '', dadosDeCliente(caixa.empresa, dados), token)
const historico = async (id: string) => (await chamar('GET', `/${id}/historico`)).corpo.itens

test('o cliente criado volta inteiro, com o histórico em palavras', async () => {
  const criado = await criar({
    cpf_cnpj: '529.982.247-25',
    nome: 'João d’Ávila',
    email: 'Joao@Exemplo.com.br',
    telefones: [telefoneDeTeste({ numero: '(19) 98765-4321' })],
    enderecos: [
      enderecoDeTeste({ tipo: 'COBRANCA', codigo_ibge: 3550308 }),
      enderecoDeTeste({ numero: '100' }),
    ],
  })
  expect(criado).toMatchObject({
    cpf_cnpj: '52998224725',
    empresa: 'Vale Net',
    email: 'joao@exemplo.com.br',
    origem: 'CADASTRO',
    versao: 1,
    mascarado: false,
    telefones: [{ numero: '+5519987654321' }],
    enderecos: [
      { cidade: 'São Paulo', uf: 'SP' },
      { cidade: 'Campinas', numero: '100' },
    ],
  })
  const [{ acao, mudancas }] = await historico(criado.id)
  expect(acao).toBe('CRIAR')
  expect(mudancas).toContainEqual({ campo: 'empresa', antes: null, depois: 'Vale Net' })
  expect(mudancas).toContainEqual({
    campo: 'telefones',
    antes: null,
    depois: ['(19) 98765-4321, Celular, WhatsApp, principal'],
  })
  const { rows } = await s().pool.query('select codigo_ibge from cliente where id = $1', [criado.id])
  expect(rows[0].codigo_ibge, 'a cidade principal é a da instalação').toBe(3509502)
})

test('nem por fora do programa um cliente passa a um código de cidade que não existe', async () => {
  const { id } = await criar({ enderecos: [enderecoDeTeste()] })
  const mudar = (cidade: number) =>
    s().pool.query('update cliente set codigo_ibge = $2 where id = $1', [id, cidade])
  await expect(mudar(9_999_999)).rejects.toThrow('cliente_cidade_existe')
})

test('um telefone fixo é guardado sem WhatsApp; o que já estava guardado com ele ainda se lê e se salva', async () => {
  const fixo = telefoneDeTeste({ numero: '+551932321000', tipo: 'RESIDENCIAL', whatsapp: true })
  const criado = await criar({ telefones: [fixo] })
  expect(criado.telefones).toEqual([{ ...fixo, whatsapp: false }])
  await s().pool.query('update cliente set telefones = $1 where id = $2', [JSON.stringify([fixo]), criado.id])
  const guardado = (await chamar('GET', `/${criado.id}`)).corpo
  expect(guardado.telefones).toEqual([fixo])
  const { corpo } = await chamar('PUT', `/${criado.id}`, edicaoDeCliente(guardado, { nome: 'Ana Lima' }))
  expect(corpo).toMatchObject({ nome: 'Ana Lima', telefones: [{ whatsapp: false }] })
})

test('um CNPJ com letras é de uma pessoa jurídica, e só dela', async () => {
  const pj = {
    tipo_pessoa: 'PJ',
    cpf_cnpj: '12.ABC.345/01DE-35',
    responsavel: { nome: 'Ana Lima', cpf: cpfDeTeste() },
  } as const
  expect((await criar(pj)).cpf_cnpj).toBe('12ABC34501DE35')
  expect((await criarCom({ ...pj, tipo_pessoa: 'PF' })).corpo.campos).toHaveProperty('cpf_cnpj')
  expect((await criarCom({ tipo_pessoa: 'PJ', cpf_cnpj: cpfDeTeste() })).corpo.campos).toHaveProperty(
    'cpf_cnpj',
  )
})

test('o nascimento de quem responde por uma empresa fica guardado, e mudá-lo está no histórico', async () => {
  const responsavel = { nome: 'Ana Lima', cpf: '529.982.247-25', data_nascimento: '1980-05-17' }
  const criado = await criar({ tipo_pessoa: 'PJ', cpf_cnpj: cnpjDeTeste(), responsavel })
  expect(criado.responsavel).toEqual({ ...responsavel, cpf: '52998224725' })
  const edicao = edicaoDeCliente(criado, { responsavel: { ...responsavel, data_nascimento: '1980-05-18' } })
  await chamar('PUT', `/${criado.id}`, edicao)
  const [{ mudancas }] = await historico(criado.id)
  expect(mudancas).toEqual([
    {
      campo: 'responsavel',
      antes: 'Ana Lima – CPF 529.982.247-25 – nasc. 17/05/1980',
      depois: 'Ana Lima – CPF 529.982.247-25 – nasc. 18/05/1980',
    },
  ])
})

test('o documento e o código externo são únicos na empresa, e só nela', async () => {
  const { cpf_cnpj } = await criar({ id_externo: 'ERP-1' })
  const repetido = await criarCom({ cpf_cnpj: cpf_cnpj ?? '' })
  expect(repetido).toMatchObject({
    status: 422,
    corpo: { campos: { cpf_cnpj: ['Já existe um cliente com este documento'] } },
  })
  const { status, corpo } = await criarCom({ id_externo: 'ERP-1' })
  expect([status, Object.keys(corpo.campos)]).toEqual([422, ['id_externo']])
  const outra = await s().fabrica.empresa()
  const { status: emOutra } = await chamar(
    'POST',
    '',
    dadosDeCliente(outra.id, { cpf_cnpj: cpf_cnpj ?? '', id_externo: 'ERP-1' }),
  )
  expect(emOutra).toBe(201)
})

test('de vinte que cadastram o mesmo documento juntos, um consegue', async () => {
  const cpf_cnpj = cpfDeTeste()
  const respostas = await Promise.all(Array.from({ length: 20 }, () => criarCom({ cpf_cnpj })))
  expect(respostas.map((r) => r.status).sort()).toEqual([201, ...Array(19).fill(422)])
})

test.each([
  ['data_nascimento', { data_nascimento: '2999-01-01' }, 422],
  ['data_nascimento', { data_nascimento: '1800-01-01' }, 400],
  ['email', { email: 'a@b' }, 400],
  ['enderecos.0.codigo_ibge', { enderecos: [enderecoDeTeste({ codigo_ibge: 3599999 })] }, 422],
  ['enderecos.0.cep', { enderecos: [enderecoDeTeste({ cep: '00000000' })] }, 400],
  ['enderecos.0.id', { enderecos: [enderecoDeTeste({ id: '0192f0c1-0000-7000-8000-000000000000' })] }, 422],
  ['telefones', { telefones: [telefoneDeTeste({ principal: false })] }, 400],
  ['telefones.0.numero', { telefones: [telefoneDeTeste({ numero: '123' })] }, 400],
  ['cpf_cnpj', { cpf_cnpj: '52998224724' }, 400],
])('%s que não serve é recusado no seu campo', async (campo, dados, status) => {
  const resposta = await criarCom(dados)
  expect(resposta.status).toBe(status)
  expect(Object.keys(resposta.corpo.campos)).toEqual([campo])
})

test('só se cria em empresa que se alcança', async () => {
  const token = await alguem(['EDITAR.CLIENTE', 'VISUALIZAR.CLIENTE'])
  const outra = await s().fabrica.empresa()
  for (const empresa_id of [outra.id, '0192f0c1-0000-7000-8000-000000000000']) {
    const { status, corpo } = await chamar('POST', '', dadosDeCliente(empresa_id), token)
    expect([status, corpo.campos]).toEqual([422, { empresa_id: ['Empresa não encontrada'] }])
  }
  expect((await criarCom({}, token)).status).toBe(201)
})

test('editar guarda o que mudou; quem ficou para trás recebe o registro de agora', async () => {
  const atual = await criar({ enderecos: [enderecoDeTeste(), enderecoDeTeste({ tipo: 'COBRANCA' })] })
  const [instalacao, cobranca] = atual.enderecos
  const edicao = edicaoDeCliente(atual, { nome: 'Maria Souza', situacao: 'ATIVO' })
  edicao.enderecos = [...edicao.enderecos].reverse()
  const { status, corpo } = await chamar('PUT', `/${atual.id}`, edicao)
  expect([status, corpo.versao, corpo.nome]).toEqual([200, 2, 'Maria Souza'])
  expect(corpo.enderecos.map((e: { id: string }) => e.id)).toEqual([cobranca?.id, instalacao?.id])
  const [ultima] = await historico(atual.id)
  expect(ultima.mudancas.map((m: { campo: string }) => m.campo).sort()).toEqual([
    'enderecos',
    'nome',
    'situacao',
  ])
  const tarde = await chamar('PUT', `/${atual.id}`, edicao)
  expect(tarde).toMatchObject({
    status: 409,
    corpo: { codigo: 'VERSAO_DESATUALIZADA', atual: { versao: 2 } },
  })
})

test('de dez edições da mesma versão, uma vale', async () => {
  const atual = await criar()
  const respostas = await Promise.all(
    Array.from({ length: 10 }, (_, i) =>
      chamar('PUT', `/${atual.id}`, edicaoDeCliente(atual, { nome: `Nome ${i}` })),
    ),
  )
  expect(respostas.map((r) => r.status).sort()).toEqual([200, ...Array(9).fill(409)])
})

test('o endereço de outro cliente não se toma, nem o próprio duas vezes', async () => {
  const [um, outro] = [
    await criar({ enderecos: [enderecoDeTeste()] }),
    await criar({ enderecos: [enderecoDeTeste()] }),
  ]
  const alheio = edicaoDeCliente(um, { enderecos: edicaoDeCliente(outro).enderecos })
  expect((await chamar('PUT', `/${um.id}`, alheio)).corpo.campos).toEqual({
    'enderecos.0.id': ['Endereço não encontrado'],
  })
  const { enderecos } = edicaoDeCliente(um)
  const duas = edicaoDeCliente(um, { enderecos: [...enderecos, ...enderecos] })
  expect((await chamar('PUT', `/${um.id}`, duas)).corpo.campos).toHaveProperty(['enderecos.1.id'])
})

test('o endereço removido sai, o novo entra e o que fica guarda o seu id', async () => {
  const atual = await criar({ enderecos: [enderecoDeTeste(), enderecoDeTeste()] })
  const [, segundo] = edicaoDeCliente(atual).enderecos
  if (!segundo) throw new Error('sem o segundo endereço')
  const enderecos = [{ ...segundo, numero: '77' }, enderecoDeTeste({ numero: '88', codigo_ibge: 3550308 })]
  const { corpo } = await chamar('PUT', `/${atual.id}`, edicaoDeCliente(atual, { enderecos }))
  expect(corpo.enderecos).toHaveLength(2)
  expect(corpo.enderecos[0]).toMatchObject({ id: segundo.id, numero: '77' })
  expect(corpo.enderecos[1]).toMatchObject({ numero: '88', cidade: 'São Paulo' })
})

test('um cliente não muda de empresa', async () => {
  const atual = await criar()
  const outra = await s().fabrica.empresa()
  const { corpo } = await chamar('PUT', `/${atual.id}`, edicaoDeCliente(atual, { empresa_id: outra.id }))
  expect(corpo.campos).toHaveProperty('empresa_id')
})

test('quem não visualiza cria, mas não edita: salvaria o que vê pela metade', async () => {
  const token = await alguem(['EDITAR.CLIENTE'])
  const { status, corpo } = await criarCom({ tipo_pessoa: 'PJ', cpf_cnpj: cnpjDeTeste() }, token)
  expect([status, corpo.mascarado]).toEqual([201, true])
  const inteiro = await criar()
  const edicao = await chamar('PUT', `/${inteiro.id}`, edicaoDeCliente(inteiro), token)
  expect([edicao.status, edicao.corpo.codigo]).toEqual([403, 'SEM_PERMISSAO'])
})

test('de outra empresa nada existe: em todo endereço, 404', async () => {
  const { id, versao } = await criar()
  const outro = await criar()
  const { id: outraEmpresa } = await s().fabrica.empresa()
  const token = await alguem(['EDITAR.CLIENTE', 'VISUALIZAR.CLIENTE', 'LISTAR.AUDITORIA'], [outraEmpresa])
  const consentimento = { finalidade: 'OFERTAS', concedido: true, meio: 'por telefone' }
  const chamadas = [
    chamar('PUT', `/${id}`, edicaoDeCliente(outro), token),
    chamar('POST', `/${id}/restricao`, { motivo: 'Fraude', versao }, token),
    chamar('POST', `/${id}/liberacao`, { versao }, token),
    chamar('POST', `/${id}/consentimento`, consentimento, token),
    chamar(
      'POST',
      `/${id}/unificacao`,
      { outro_id: outro.id, versao, versao_do_outro: 1, campos_do_outro: [] },
      token,
    ),
    chamar('POST', `/${id}/anonimizacao`, { motivo: 'Pedido', versao }, token),
    chamar('GET', `/${id}/lgpd`, undefined, token),
    chamar('GET', `/${id}/historico`, undefined, token),
    chamar('GET', `/${id}/acessos`, undefined, token),
  ]
  for (const { status, corpo } of await Promise.all(chamadas))
    expect([status, corpo.codigo]).toEqual([404, 'NAO_ENCONTRADO'])
})

test('a empresa que tem clientes não se exclui, e a recusa diz quem são', async () => {
  const { id } = await s().fabrica.empresa()
  await chamar('POST', '', dadosDeCliente(id, { nome: 'Rita Nunes' }))
  const { status, corpo } = await s().pedir('DELETE', `/empresa/${id}`, { token: caixa.token })
  expect([status, corpo.message]).toEqual([409, expect.stringContaining('1 cliente (Rita Nunes)')])
})
