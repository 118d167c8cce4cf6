import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { dadosDeCliente, enderecoDeTeste, telefoneDeTeste } from '#clientes/cliente/cliente.fabrica.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { cpfDeTeste } from '#testes/documentos.ts'
import { conferirRecusa, retratoDoBanco } from '#testes/recusas.ts'
import { usarVendas } from '#testes/usar-vendas.ts'
import { venda } from './venda.table.ts'

const { s, caixa, dados, totalDe, enviar, insistir, enviada, alguem } = usarVendas()

const faltasDe = (corpo: { atual: { faltas: { etapa: string; campo: string }[] } }) =>
  corpo.atual.faltas.map(({ etapa, campo }) => `${etapa}: ${campo}`)
const hojeDoProvedor = () => diaNoFuso(new Date(), 'America/Sao_Paulo')
const vendas = (id: string) => s().db.$count(venda, eq(venda.id, id))

describe('o dia pedido para a instalação', () => {
  test.each([
    ['mais de um ano à frente', { data: somarDias(hojeDoProvedor(), 400), turno: 'MANHA' as const }, 'data'],
    ['já passado', { data: somarDias(hojeDoProvedor(), -1), turno: 'MANHA' as const }, 'data'],
  ])('%s, a venda não sai', async (_, agendamento, campo) => {
    const { status, corpo } = await enviar(dados({ agendamento }))
    expect([status, faltasDe(corpo)]).toEqual([422, [`pagamento: agendamento.${campo}`]])
  })

  test('a manhã de hoje, pedida à noite no relógio do provedor, já passou', async () => {
    const hoje = hojeDoProvedor()
    // 22:30 in São Paulo is the next day in UTC.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${somarDias(hoje, 1)}T01:30:00Z`) })
    onTestFinished(() => void vi.useRealTimers())
    const { acesso: token } = await alguem(['REALIZAR_VENDA'])
    const pedir = (turno: 'MANHA' | 'TARDE', data: string) =>
      enviar(dados({ agendamento: { data, turno } }), { token })
    const recusada = await pedir('MANHA', hoje)
    expect([recusada.status, faltasDe(recusada.corpo)]).toEqual([422, ['pagamento: agendamento.turno']])
    expect((await pedir('MANHA', somarDias(hoje, 1))).status).toBe(201)
  })
})

describe('o caminho feliz', () => {
  test('a venda recebe protocolo, o cliente nasce e o preço é o do catálogo', async () => {
    const pedido = dados()
    const total = await totalDe(pedido)
    const feita = await enviada(pedido)
    expect(feita).toMatchObject({
      situacao: 'EM_ANALISE',
      cliente: { nome: 'João Batista de Souza', cpf_cnpj: pedido.cliente.cpf_cnpj },
      plano: { id: caixa.plano_id, nome: 'Fibra 500' },
      preco: { total_fidelidade: total },
      restricoes: [],
      historico: [{ acao: 'enviar', de: null, para: 'EM_ANALISE', autor: 'PESSOA' }],
    })
    expect(feita.protocolo).toBeGreaterThan(0)
    const admin = (await s().admin()).acesso
    const { corpo: cliente } = await s().pedir('GET', `/cliente/${feita.cliente_id}`, { token: admin })
    expect(cliente).toMatchObject({ situacao: 'PROSPECTO', origem: 'VENDA', nome: 'João Batista de Souza' })
    expect(cliente.enderecos).toHaveLength(1)
  })

  test('a etiqueta congelada nomeia só a empresa da venda, e o dia do envio', async () => {
    await s().fabrica.empresa('Serra Fibra')
    const { id } = await enviada()
    const [guardada] = await s().db.select({ oferta: venda.oferta }).from(venda).where(eq(venda.id, id))
    expect(guardada?.oferta.etiqueta).toMatchObject({
      dia: guardada?.oferta.dia,
      empresas: [{ nome_fantasia: 'Vale Net' }],
    })
    expect(guardada?.oferta.etiqueta.empresas).toHaveLength(1)
  })

  test('o que sobrou de quando o documento era de empresa não vai com a venda', async () => {
    const pedido = dados()
    const sobras = { responsavel: { nome: 'R' }, nome_fantasia: 'Padaria' }
    const feita = await enviada({ ...pedido, cliente: { ...pedido.cliente, ...sobras } })
    expect(feita.cliente).toMatchObject({ responsavel: null, nome_fantasia: null })
  })

  test('o rascunho que virou venda deixa de existir, e não volta', async () => {
    const id = v7()
    const pedido = dados()
    const gravacao = { dados: pedido, etapa: 'revisao', dispositivo: 'Chrome', versao: null }
    const token = caixa.vendedor
    await s().pedir('PUT', `/venda/rascunho/${id}`, { token, corpo: gravacao })
    await enviada(pedido, { id })
    const { corpo: meus } = await s().pedir('GET', '/venda/rascunho', { token })
    expect(meus).not.toContainEqual(expect.objectContaining({ id }))
    const denovo = await s().pedir('PUT', `/venda/rascunho/${id}`, { token, corpo: gravacao })
    expect([denovo.status, denovo.corpo.codigo]).toEqual([409, 'RASCUNHO_ENVIADO'])
  })

  test('o canal que pede aceite digital leva a venda ao assinante', async () => {
    const canal = await umCanal(s().db, { exige_aceite_digital: true })
    const feita = await enviada(dados({ canal_venda_id: canal.id }))
    expect(feita.situacao).toBe('AGUARDANDO_ACEITE')
  })
})

describe('uma chave, uma venda', () => {
  test('cem envios ao mesmo tempo fazem uma venda, e todos recebem o mesmo protocolo', async () => {
    const [id, pedido] = [v7(), dados()]
    const total_mostrado = await totalDe(pedido)
    const respostas = await Promise.all(
      Array.from({ length: 100 }, () => insistir(pedido, { id, total_mostrado })),
    )
    expect(respostas.map(({ status }) => status).filter((status) => status !== 201)).toEqual([])
    expect(new Set(respostas.map(({ corpo }) => corpo.protocolo)).size).toBe(1)
    expect(await vendas(id)).toBe(1)
  })

  test('a mesma chave com outros dados é recusada, e a de outra pessoa também', async () => {
    const [id, pedido] = [v7(), dados()]
    await enviada(pedido, { id })
    const outros = await enviar({ ...pedido, dia_vencimento: 15 }, { id })
    expect([outros.status, outros.corpo.codigo]).toEqual([422, 'CHAVE_USADA'])
    const outra = await alguem(['REALIZAR_VENDA'])
    const alheia = await enviar(pedido, { id, token: outra.acesso })
    expect([alheia.status, alheia.corpo.codigo]).toEqual([422, 'CHAVE_USADA'])
  })

  test('o rascunho de outra pessoa é como se não existisse: não vira venda de mais ninguém, e fica', async () => {
    const [id, pedido, token] = [v7(), dados(), caixa.vendedor]
    const gravacao = { dados: pedido, etapa: 'revisao', dispositivo: 'Chrome', versao: null }
    await s().pedir('PUT', `/venda/rascunho/${id}`, { token, corpo: gravacao })
    const outra = await alguem(['REALIZAR_VENDA'])
    expect((await enviar(pedido, { id, token: outra.acesso })).status).toBe(404)
    expect((await s().pedir('GET', `/venda/rascunho/${id}`, { token })).status).toBe(200)
    expect((await enviar(pedido, { id })).status).toBe(201)
  })

  test('um envio recusado deixa a chave livre', async () => {
    const [id, pedido] = [v7(), dados()]
    expect((await enviar(pedido, { id, total_mostrado: 1 })).status).toBe(409)
    expect((await enviar(pedido, { id })).status).toBe(201)
  })
})

describe('o que falta', () => {
  test('tudo de uma vez, com a etapa e o campo de cada coisa', async () => {
    const canal = await umCanal(s().db, { anexos_obrigatorios: ['AUDIO_ACEITE'] })
    const antes = await retratoDoBanco(s().pool)
    const recusada = await enviar(
      dados({
        canal_venda_id: canal.id,
        cliente: { tipo_pessoa: 'PF', cpf_cnpj: cpfDeTeste(), nome: 'Ana', data_nascimento: '2015-01-01' },
        dia_vencimento: 31,
      }),
    )
    expect(recusada.status).toBe(422)
    expect(faltasDe(recusada.corpo)).toEqual([
      'cliente: cliente.telefones',
      'cliente: cliente.data_nascimento',
      'pagamento: dia_vencimento',
      'anexos: anexos.AUDIO_ACEITE',
    ])
    conferirRecusa(recusada, 'incompleta')
    expect(await retratoDoBanco(s().pool)).toEqual(antes)
  })

  test('um e-mail com outra linha dentro, que o rascunho guardaria, não entra na venda', async () => {
    const { cliente } = dados()
    for (const email of ['a@b.br\r\nBcc: c@d.br', 'a@b.br,c@d.br']) {
      const recusada = await enviar(dados({ cliente: { ...cliente, email } }))
      expect([recusada.status, faltasDe(recusada.corpo)]).toEqual([422, ['cliente: cliente.email']])
    }
  })

  test('um plano que não é vendido ali volta como algo a mudar na etapa do plano', async () => {
    const plano = await umPlano(s().db, { todas_cidades: false, cidades: [3548500] })
    const { status, corpo } = await enviar(dados({ plano_id: plano.id }))
    expect([status, faltasDe(corpo), corpo.errors]).toEqual([
      422,
      ['plano: plano_id'],
      ['Este plano não é vendido nesta cidade'],
    ])
  })

  test('empresa, canal e plano de fora do alcance são como se não existissem', async () => {
    const outra = await s().fabrica.empresa('Outra')
    const daOutra = await umCanal(s().db, { empresas: [outra.id] })
    expect(faltasDe((await enviar(dados({ empresa_id: outra.id }))).corpo)).toContain('cliente: empresa_id')
    expect(faltasDe((await enviar(dados({ canal_venda_id: daOutra.id }))).corpo)).toEqual([
      'cliente: canal_venda_id',
    ])
    const plano = await umPlano(s().db, { empresas: [outra.id] })
    expect(faltasDe((await enviar(dados({ plano_id: plano.id }))).corpo)).toEqual(['plano: plano_id'])
  })
})

describe('o preço', () => {
  test('outro total volta como pergunta, com o antes e o depois, e nada é escrito', async () => {
    const pedido = dados()
    const total = await totalDe(pedido)
    const noBanco = await retratoDoBanco(s().pool)
    const { status, corpo } = await enviar(pedido, { total_mostrado: total - 1 })
    expect([status, corpo.codigo, corpo.atual.antes, corpo.atual.depois.preco.total_fidelidade]).toEqual([
      409,
      'PRECO_MUDOU',
      total - 1,
      total,
    ])
    expect(await retratoDoBanco(s().pool)).toEqual(noBanco)
  })

  test('preço, situação ou vendedor no corpo são recusados e nada é escrito', async () => {
    const outro = await alguem(['REALIZAR_VENDA'])
    const pedido = dados()
    const antes = await retratoDoBanco(s().pool)
    const corpo = { id: v7(), dados: pedido, total_mostrado: 1 }
    for (const intruso of [{ preco: 1 }, { situacao: 'APROVADA' }, { cliente_id: v7() }]) {
      const { status } = await s().pedir('POST', '/venda', {
        token: caixa.vendedor,
        corpo: { ...corpo, ...intruso },
      })
      expect(status, JSON.stringify(intruso)).toBe(400)
    }
    const total_mostrado = await totalDe(pedido)
    expect((await enviar({ ...pedido, vendedor_id: outro.id }, { total_mostrado })).status).toBe(403)
    expect(await retratoDoBanco(s().pool)).toEqual(antes)
  })
})

describe('o cliente que já existe', () => {
  const criarCliente = async (mudancas = {}) => {
    const token = (await s().admin()).acesso
    const { corpo } = await s().pedir('POST', '/cliente', {
      token,
      corpo: dadosDeCliente(caixa.empresa_id, {
        data_nascimento: '1980-02-03',
        telefones: [telefoneDeTeste()],
        enderecos: [enderecoDeTeste()],
        ...mudancas,
      }),
    })
    return corpo
  }
  const consultar = (cpf_cnpj: string) =>
    s().pedir('POST', '/venda/cliente', {
      token: caixa.vendedor,
      corpo: { empresa_id: caixa.empresa_id, cpf_cnpj },
    })

  test('quem não visualiza clientes o vê mascarado, e o que não tocou vale como no cadastro', async () => {
    const cliente = await criarCliente({ email: 'maria@exemplo.com.br' })
    const { corpo } = await consultar(cliente.cpf_cnpj)
    expect(corpo.cliente).toMatchObject({ id: cliente.id, mascarado: true, data_nascimento: null })
    expect(corpo.preenchidos).toEqual(
      expect.arrayContaining(['nome', 'data_nascimento', 'telefones', 'email']),
    )
    const feita = await enviada(
      dados({ cliente: { id: cliente.id }, endereco: { id: cliente.enderecos[0].id } }),
    )
    expect([feita.cliente_id, feita.cliente.nome]).toEqual([cliente.id, cliente.nome])
    expect(feita.cliente).toMatchObject({ data_nascimento: null, email: 'm***@exemplo.com.br' })
    expect(JSON.stringify(feita.endereco)).not.toContain('Jaguara')
    const token = (await s().admin()).acesso
    const { corpo: inteira } = await s().pedir('GET', `/venda/${feita.id}`, { token })
    expect(inteira.cliente).toMatchObject({ data_nascimento: '1980-02-03', email: 'maria@exemplo.com.br' })
  })

  test('o que estava vazio é preenchido; o que estava preenchido só muda na aprovação', async () => {
    const cliente = await criarCliente({ nome: 'Maria Velha' })
    const feita = await enviada(
      dados({
        cliente: { id: cliente.id, nome: 'Maria Nova', email: 'nova@exemplo.com.br' },
        endereco: { id: cliente.enderecos[0].id },
      }),
    )
    expect(feita.cliente).toMatchObject({ nome: 'Maria Nova', email: 'nova@exemplo.com.br' })
    const token = (await s().admin()).acesso
    const { corpo } = await s().pedir('GET', `/cliente/${cliente.id}`, { token })
    expect(corpo).toMatchObject({ nome: 'Maria Velha', email: 'nova@exemplo.com.br' })
  })

  test('restrito, di-lo logo, e a venda espera autorização', async () => {
    const cliente = await criarCliente()
    const token = (await s().admin()).acesso
    await s().pedir('POST', `/cliente/${cliente.id}/restricao`, {
      token,
      corpo: { motivo: 'Deve três meses', versao: 1 },
    })
    const { corpo } = await consultar(cliente.cpf_cnpj)
    expect(corpo.restricoes.map((r: { regra: string }) => r.regra)).toEqual(['CLIENTE_RESTRITO'])
    expect(JSON.stringify(corpo)).not.toContain('três meses')
    const feita = await enviada(dados({ cliente: { id: cliente.id } }))
    expect([feita.situacao, feita.restricoes.map((r) => r.regra)]).toEqual([
      'AGUARDANDO_AUTORIZACAO',
      ['CLIENTE_RESTRITO'],
    ])
  })

  test('a segunda venda do mesmo documento ou da mesma porta espera autorização', async () => {
    const pedido = dados()
    await enviada(pedido)
    const mesmaPessoa = await enviada(dados({ cliente: pedido.cliente }))
    const mesmaPorta = await enviada(dados({ endereco: pedido.endereco }))
    for (const { situacao, restricoes } of [mesmaPessoa, mesmaPorta])
      expect([situacao, restricoes.map((r) => r.regra)]).toEqual(['AGUARDANDO_AUTORIZACAO', ['VENDA_ABERTA']])
  })

  test('a porta que já tem uma venda é dita antes de enviar, digitada ou do cadastro; de outra empresa, nada', async () => {
    const digitada = { cep: '13010000', numero: '8181', complemento: 'Casa 2' }
    const cliente = await criarCliente({ enderecos: [enderecoDeTeste(digitada)] })
    const [doCadastro] = cliente.enderecos
    const { empresa_id } = caixa
    const perguntar = async (porta: object, corpo = {}) => {
      const quem = { empresa_id, cpf_cnpj: cliente.cpf_cnpj, ...corpo }
      const pergunta = { token: caixa.vendedor, corpo: { ...quem, porta } }
      return (await s().pedir('POST', '/venda/restricoes', pergunta)).corpo.restricoes
    }
    expect([await perguntar({ id: doCadastro.id }), await perguntar(digitada)]).toEqual([[], []])
    const outra = await enviada(dados({ endereco: { ...dados().endereco, ...digitada } }))
    const dita = [{ regra: 'VENDA_ABERTA', texto: 'Já há uma venda em andamento para este endereço' }]
    expect([await perguntar({ id: doCadastro.id }), await perguntar(digitada)]).toEqual([dita, dita])
    expect(await perguntar(digitada, { venda_id: outra.id })).toEqual([])
    expect(await perguntar({ ...digitada, numero: '8182' })).toEqual([])
    const deFora = await s().fabrica.empresa('De fora')
    expect(await perguntar(digitada, { empresa_id: deFora.id })).toEqual([])
  })

  test('o cadastro de outra empresa não é deste: nem pelo documento, nem pelo id', async () => {
    const outra = await s().fabrica.empresa('Outra')
    const cliente = await criarCliente({ empresa_id: outra.id })
    expect((await consultar(cliente.cpf_cnpj)).corpo.cliente).toBeNull()
    const { status, corpo } = await enviar(dados({ cliente: { id: cliente.id } }))
    expect([status, faltasDe(corpo)]).toEqual([422, expect.arrayContaining(['cliente: cliente.cpf_cnpj'])])
    const { cpf_cnpj } = cliente
    const feita = await enviada(dados({ cliente: { ...dados().cliente, cpf_cnpj } }))
    expect(feita.cliente_id).not.toBe(cliente.id)
  })

  test('o rascunho de quem já é cliente diz na lista de quem é, só a quem alcança o cadastro', async () => {
    const { cliente_id } = await enviada(dados())
    const outra = await s().fabrica.empresa('Outra')
    const alheio = await criarCliente({ empresa_id: outra.id })
    const token = caixa.vendedor
    const guardar = async (cliente: string) => {
      const id = v7()
      const corpo = { dados: { ...RASCUNHO_VAZIO, cliente: { id: cliente } }, etapa: 'plano' }
      const gravacao = { ...corpo, dispositivo: 'Chrome', versao: null }
      expect((await s().pedir('PUT', `/venda/rascunho/${id}`, { token, corpo: gravacao })).status).toBe(200)
      return id
    }
    const [meu, deOutra] = [await guardar(cliente_id), await guardar(alheio.id)]
    const { corpo: meus } = await s().pedir('GET', '/venda/rascunho', { token })
    const quem = (procurado: string) => meus.find(({ id }: { id: string }) => id === procurado)?.no_cadastro
    expect([quem(meu), quem(deOutra)]).toEqual(['João Batista de Souza', null])
  })

  test('doze vendas ao mesmo tempo do mesmo documento novo fazem um cliente só', async () => {
    const cliente = { ...dados().cliente, cpf_cnpj: cpfDeTeste() }
    const respostas = await Promise.all(
      Array.from({ length: 12 }, () => insistir(dados({ cliente }), { id: v7() })),
    )
    expect(new Set(respostas.map(({ corpo }) => corpo.cliente_id)).size).toBe(1)
    expect(respostas.map(({ status }) => status).filter((status) => status !== 201)).toEqual([])
  })
})
