import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import { usarClientes } from '#testes/usar-clientes.ts'
import { edicaoDeCliente, enderecoDeTeste, telefoneDeTeste } from './cliente.fabrica.ts'

const { s, chamar, criar, alguem } = usarClientes()

/** A person with data in every field, and another record merged into theirs. */
const alguemConhecido = async () => {
  const sai = await criar({
    nome: 'Benedita Canário',
    email: 'canario1@exemplo.com.br',
    observacoes: 'canário 2',
  })
  const fica = await criar({
    nome: 'Benedita Canário Lopes',
    nome_social: 'Bene Canário',
    rg: 'CANARIO-3',
    data_nascimento: '1980-05-17',
    nome_mae: 'Rosa Canário',
    email: 'canario4@exemplo.com.br',
    id_externo: `CANARIO-${randomInt(1_000_000)}`,
    telefones: [telefoneDeTeste({ numero: '+5519987650001' })],
    enderecos: [
      enderecoDeTeste({
        logradouro: 'Rua do Canário',
        referencia: 'Canário 6',
        latitude: -22.91,
        longitude: -47.06,
      }),
    ],
  })
  await chamar('POST', `/${fica.id}/consentimento`, {
    finalidade: 'OFERTAS',
    concedido: true,
    meio: 'carta do canário',
  })
  const restricao = { motivo: 'Canário deve', versao: 1 }
  const { corpo: restrito } = await chamar('POST', `/${fica.id}/restricao`, restricao)
  const pedido = { outro_id: sai.id, versao: restrito.versao, versao_do_outro: 1, campos_do_outro: [] }
  const { corpo } = await chamar('POST', `/${fica.id}/unificacao`, pedido)
  return { atual: corpo, absorvido: sai }
}

test('o arquivo conta tudo sobre a pessoa, em português e legível, e o acesso fica registrado', async () => {
  const { atual, absorvido } = await alguemConhecido()
  const { status, texto, cabecalhos } = await chamar('GET', `/${atual.id}/lgpd`)
  expect(status).toBe(200)
  expect(cabecalhos['content-type']).toBe('application/json; charset=utf-8')
  expect(cabecalhos['content-disposition']).toBe('attachment')
  const arquivo = JSON.parse(texto)
  expect(texto).toBe(`${JSON.stringify(arquivo, null, 2)}\n`)
  expect(Object.keys(arquivo)).toEqual([
    'sobre_este_arquivo',
    'titular',
    'enderecos',
    'consentimentos',
    'acessos_aos_dados',
    'cadastros_unificados',
    'vendas',
    'contratos',
    'contratos_transferidos',
    'aceites_de_vendas_passadas_a_outro',
    'boletos',
    'atendimentos',
    'vendas_em_preenchimento',
    'aceites',
    'historico_de_alteracoes',
  ])
  expect(arquivo).toMatchObject({
    sobre_este_arquivo: { gerado_por: 'Administrador', empresa: 'Vale Net' },
    titular: {
      nome: 'Benedita Canário Lopes',
      telefones: [{ numero: '+5519987650001' }],
      restricao: { motivo: 'Canário deve' },
    },
    enderecos: [{ tipo: 'Instalação', logradouro: 'Rua do Canário', cidade: 'Campinas – SP' }],
    consentimentos: [
      { finalidade: 'Receber ofertas', meio: 'carta do canário', registrado_por: 'Administrador' },
    ],
    acessos_aos_dados: [{ quem: 'Administrador', acesso: 'Gerou o arquivo com os dados da pessoa' }],
    cadastros_unificados: [{ nome: 'Benedita Canário', cpf_cnpj: absorvido.cpf_cnpj }],
  })
  expect(arquivo.historico_de_alteracoes).toHaveLength(6)
  const { corpo } = await chamar('GET', `/${absorvido.id}/acessos`)
  expect(corpo.itens).toMatchObject([{ quem: 'Administrador', acao: 'LGPD', ip: '10.0.0.1' }])
})

test('o arquivo é só para quem visualiza; a lista de acessos, para quem edita ou audita', async () => {
  const { id } = await criar()
  expect((await chamar('GET', `/${id}/lgpd`, undefined, await alguem(['EDITAR.CLIENTE']))).status).toBe(403)
  expect((await chamar('GET', `/${id}/acessos`, undefined, await alguem(['LISTAR.AUDITORIA']))).status).toBe(
    200,
  )
  expect(
    (await chamar('GET', `/${id}/acessos`, undefined, await alguem(['VISUALIZAR.CLIENTE']))).status,
  ).toBe(403)
  expect((await chamar('GET', `/${id}/acessos`)).corpo.total).toBe(0)
})

test('anonimizar não deixa a pessoa em lugar nenhum, e diz quem o fez e por quê', async () => {
  const { atual, absorvido } = await alguemConhecido()
  const { status, corpo } = await chamar('POST', `/${atual.id}/anonimizacao`, {
    motivo: 'Pedido do titular por e-mail',
    versao: atual.versao,
  })
  expect(status).toBe(200)
  expect(corpo).toMatchObject({
    nome: 'Cliente anonimizado',
    cpf_cnpj: null,
    telefones: [],
    restricao: null,
    anonimizado_em: expect.any(String),
    enderecos: [
      { cep: '13010000', logradouro: 'Removido (LGPD)', numero: 'S/N', cidade: 'Campinas', latitude: null },
    ],
    consentimentos: [{ finalidade: 'OFERTAS', concedido: true, meio: 'Removido (LGPD)' }],
  })
  const { texto } = await chamar('GET', `/${atual.id}/lgpd`)
  expect(texto).not.toMatch(/can[áa]rio|benedita|1980-05-17|98765-0001|987650001|22\.91/i)
  expect(texto).not.toContain(atual.cpf_cnpj)
  expect(texto).not.toContain(absorvido.cpf_cnpj)
  const [ultima, ...antigas] = (await chamar('GET', `/${atual.id}/historico`)).corpo.itens
  expect(ultima).toMatchObject({
    acao: 'ANONIMIZAR',
    mudancas: [{ campo: 'motivo', depois: 'Pedido do titular por e-mail' }],
  })
  expect(antigas).toHaveLength(6)
  const criacao = antigas.find((e: { acao: string }) => e.acao === 'CRIAR').mudancas
  expect(criacao).toContainEqual({ campo: 'nome', antes: null, depois: 'removido (LGPD)' })
  expect(criacao).toContainEqual({ campo: 'situacao', antes: null, depois: 'PROSPECTO' })
})

test('o banco inteiro não tem mais o documento nem o nome de quem foi anonimizado', async () => {
  const atual = await criar({ nome: 'Xisto Zimbrólio Único' })
  const assinante = { nome: 'Xisto Zimbrólio', id: atual.id }
  const origem = { ip: '203.0.113.77', agente: 'Celular do Zimbrólio' }
  await auditar(s().db, { assinante, origem }, 'cliente', atual.id, 'CONSENTIR')
  const comNome = await chamar('GET', `/${atual.id}/lgpd`)
  expect(comNome.texto).toContain('"Assinante (Xisto Zimbrólio)"')
  await chamar('POST', `/${atual.id}/anonimizacao`, { motivo: 'Pedido', versao: 1 })
  const { rows } = await s().pool.query(
    `select tablename as tabela from pg_tables where schemaname = 'public'`,
  )
  for (const { tabela } of rows) {
    const { rowCount } = await s().pool.query(`select 1 from ${tabela} t where t::text like any ($1)`, [
      [`%${atual.cpf_cnpj}%`, '%Zimbrólio%', '%zimbrolio%', `%${origem.ip}%`],
    ])
    expect(rowCount, tabela).toBe(0)
  }
})

test('quem foi anonimizado não se altera mais, por nenhum caminho', async () => {
  const antes = await criar()
  const { corpo } = await chamar('POST', `/${antes.id}/anonimizacao`, { motivo: 'Pedido', versao: 1 })
  const { versao } = corpo
  const outro = await criar()
  const unificacao = { versao, outro_id: outro.id, versao_do_outro: 1, campos_do_outro: [] }
  const doOutro = { versao: 1, outro_id: antes.id, versao_do_outro: versao, campos_do_outro: [] }
  const consentimento = { finalidade: 'OFERTAS', concedido: true, meio: 'por telefone' }
  const respostas = await Promise.all([
    chamar('PUT', `/${antes.id}`, edicaoDeCliente(antes, { versao })),
    chamar('POST', `/${antes.id}/restricao`, { motivo: 'Fraude', versao }),
    chamar('POST', `/${antes.id}/consentimento`, consentimento),
    chamar('POST', `/${antes.id}/anonimizacao`, { motivo: 'De novo', versao }),
    chamar('POST', `/${antes.id}/unificacao`, unificacao),
    chamar('POST', `/${outro.id}/unificacao`, doOutro),
  ])
  for (const { status, corpo } of respostas)
    expect([status, corpo.message]).toEqual([403, expect.stringContaining('anonimizado')])
  const novo = await criar({ cpf_cnpj: antes.cpf_cnpj ?? '' })
  expect(novo.id, 'o documento fica livre').not.toBe(antes.id)
})

test('quem tem serviço, versão velha ou só metade da vista não anonimiza', async () => {
  const ativo = await criar({ situacao: 'ATIVO' })
  const pedido = { motivo: 'Pedido', versao: 1 }
  const recusa = await chamar('POST', `/${ativo.id}/anonimizacao`, pedido)
  expect([recusa.status, recusa.corpo.codigo]).toEqual([409, 'EM_USO'])
  const { id } = await criar()
  expect((await chamar('POST', `/${id}/anonimizacao`, { ...pedido, versao: 3 })).status).toBe(409)
  expect((await chamar('POST', `/${id}/anonimizacao`, pedido, await alguem(['EDITAR.CLIENTE']))).status).toBe(
    403,
  )
  expect(
    (await chamar('POST', `/${id}/anonimizacao`, { ...pedido, motivo: '' })).corpo.campos,
  ).toHaveProperty('motivo')
})

test('fora da anonimização, o banco recusa mudar o histórico de um cliente', async () => {
  const { id } = await criar()
  const redigir =
    'update auditoria set mudancas = mudancas_sem_dados_pessoais(mudancas) where entidade_id = $1'
  await expect(s().pool.query(redigir, [id])).rejects.toThrow('a auditoria não se altera')
  await chamar('POST', `/${id}/anonimizacao`, { motivo: 'Pedido', versao: 1 })
  const mudar = `update auditoria set mudancas = '[]' where entidade_id = $1`
  await expect(s().pool.query(mudar, [id])).rejects.toThrow('a auditoria não se altera')
  const apagarAutor =
    'update auditoria set autor_nome = null, mudancas = mudancas_sem_dados_pessoais(mudancas) where entidade_id = $1'
  await expect(s().pool.query(apagarAutor, [id])).rejects.toThrow('a auditoria não se altera')
})
