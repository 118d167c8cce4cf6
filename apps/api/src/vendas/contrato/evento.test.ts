import { LIMITE_DE_ENDERECOS } from '@balcao/contract/clientes/cliente/cliente'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { usarContratos } from '#testes/usar-contratos.ts'
import { umClienteComEndereco } from './contrato.fabrica.ts'
import { contrato as tabela } from './contrato.table.ts'
import { aplicarEventosDoDia } from './vencidos.commands.ts'

const { s, caixa, um, obter, em, registrar, feito, simular, desfazer } = usarContratos()
const clienteDe = async (id: string) =>
  (await s().pool.query('select situacao from cliente where id = $1', [id])).rows[0]?.situacao
/** As if the days had passed. */
const adiantar = (id: string, dias: number) =>
  s().pool.query(`update contrato_evento set dia = dia - $2::integer where contrato_id = $1`, [id, dias])
const situacoes = async (id: string) => (await obter(id)).eventos.map(({ situacao }) => situacao)

describe('recusas', () => {
  const caso = { id: '' }
  beforeAll(async () => {
    caso.id = (await um()).id
  })

  test.each<[string, string, () => object, RegExp]>([
    [
      'o mesmo plano',
      'TROCA_PLANO',
      () => ({ dados: { plano_id: caixa.plano_id } }),
      /já é do plano Fibra 500/,
    ],
    ['antes do começo', 'SUSPENSAO', () => ({ dia: '2020-01-01' }), /só começou em/],
    ['um dia que passou', 'SUSPENSAO', () => ({ dia: em(-1) }), /já passou/],
    ['daqui a mais de um ano', 'SUSPENSAO', () => ({ dia: em(400) }), /um ano à frente/],
    ['um dia que não existe', 'SUSPENSAO', () => ({ dia: '2027-02-30' }), /válida|inválida/i],
    ['sem motivo', 'SUSPENSAO', () => ({ motivo: null }), /motivo/],
    ['não suspenso', 'REATIVACAO', () => ({}), /não está suspenso/],
    [
      'adicional de outro plano',
      'ADICIONAL_ENTRA',
      () => ({ dados: { adicional_id: caixa.plano_id, quantidade: 1 } }),
      /não é vendido com o plano/,
    ],
    [
      'acima do máximo',
      'ADICIONAL_ENTRA',
      () => ({ dados: { adicional_id: caixa.ponto_id, quantidade: 4 } }),
      /máxima é 3/,
    ],
    [
      'o que não tem',
      'ADICIONAL_SAI',
      () => ({ dados: { adicional_id: caixa.ponto_id, quantidade: 1 } }),
      /não tem este adicional/,
    ],
    [
      'endereço alheio',
      'MUDANCA_ENDERECO',
      () => ({ dados: { endereco_id: caixa.plano_id } }),
      /não é do cliente/,
    ],
    ['endereço nenhum', 'MUDANCA_ENDERECO', () => ({ dados: {} }), /Escolha um endereço/],
    ['ninguém', 'TRANSFERENCIA', () => ({ dados: { cliente_id: caixa.plano_id } }), /não encontrado/],
  ])('%s', async (_, tipo, resto, texto) => {
    const { id } = caso
    const { status, corpo } = await registrar(id, tipo, resto())
    expect([status >= 400 && status < 500, JSON.stringify(corpo)]).toEqual([
      true,
      expect.stringMatching(texto),
    ])
    expect(await obter(id)).toMatchObject({ versao: 1, eventos: [] })
  })

  test('um endereço de cobrança', async () => {
    const { id, cliente } = await um()
    const { rows } = await s().pool.query(
      `insert into cliente_endereco (id, cliente_id, tipo, ordem, cep, logradouro, numero, bairro, codigo_ibge)
       select gen_random_uuid(), cliente_id, 'COBRANCA', 9, cep, logradouro, numero, bairro, codigo_ibge
       from cliente_endereco where cliente_id = $1 returning id`,
      [cliente.id],
    )
    const dados = { endereco_id: rows[0].id }
    expect((await registrar(id, 'MUDANCA_ENDERECO', { dados })).corpo.campos).toEqual({
      'dados.endereco_id': ['Este endereço é de cobrança: escolha um de instalação, ou digite o novo'],
    })
  })

  test('um plano que não se vende ali, ou a essa pessoa, ou em outra cidade', async () => {
    const { db } = s()
    const longe = await umPlano(db, { nome: 'Só Santos', cidades: [3548500] })
    const deEmpresa = await umPlano(db, { nome: 'Empresa', tipos_pessoa: ['PJ'] })
    const { id } = await um()
    const trocar = async (plano_id: string) =>
      (await registrar(id, 'TROCA_PLANO', { dados: { plano_id } })).corpo
    expect(await trocar(longe.id)).toMatchObject({
      message: expect.stringMatching(/não é vendido nesta cidade/),
    })
    expect(await trocar(deEmpresa.id)).toMatchObject({ message: expect.stringMatching(/pessoa física/) })
  })

  test('dois eventos no mesmo dia, e duas pessoas ao mesmo tempo', async () => {
    const { id } = await um()
    await feito(id, 'SUSPENSAO', { dia: em(5) })
    const segundo = await registrar(id, 'TROCA_PLANO', { dia: em(5), dados: { plano_id: caixa.maior_id } })
    expect(segundo.corpo).toMatchObject({ campos: { dia: [expect.stringMatching(/Já há um evento/)] } })
    const { versao } = await obter(id)
    const corrida = await Promise.all(
      [1, 2].map((i) => registrar(id, 'REATIVACAO', { dia: em(10 + i), versao })),
    )
    expect(corrida.map(({ status }) => status).sort()).toEqual([201, 409])
    const perdeu = corrida.find(({ status }) => status === 409)
    expect(perdeu?.corpo).toMatchObject({ codigo: 'VERSAO_DESATUALIZADA', atual: { versao: versao + 1 } })
  })

  test('no prazo de arrependimento o cancelamento é da venda', async () => {
    const { id, venda } = await um({ meses: 0, arrependimento_ate: em(4) })
    const recusado = await registrar(id, 'CANCELAMENTO')
    expect(recusado.corpo.message).toContain(`arrependimento na venda nº ${venda.protocolo}`)
    const simulado = await simular(id, 'CANCELAMENTO', { dia: em(5) })
    expect(simulado.depois?.multa).toMatchObject({ valor: 600_00, causa: 'FIDELIDADE' })
  })

  test('antes da instalação nada acontece ao contrato', async () => {
    const { id } = await um()
    const aindaNao = { situacao: 'AGUARDANDO_INSTALACAO', ativo_desde: null } as const
    await s().db.update(tabela).set(aindaNao).where(eq(tabela.id, id))
    expect((await registrar(id, 'SUSPENSAO')).corpo).toMatchObject({
      message: expect.stringMatching(/começa com a instalação/),
    })
    expect((await obter(id)).meses[0]?.origem).toBe('CONGELADO')
  })
})

describe('cancelar', () => {
  test('com multa; o que estava planejado cai com ele; desfeito no mesmo dia, tudo volta', async () => {
    const { id, cliente } = await um()
    await feito(id, 'SUSPENSAO', { dia: em(20) })
    expect((await simular(id, 'CANCELAMENTO')).avisos).toEqual([
      expect.stringMatching(/Deixa de acontecer: Suspensão/),
    ])
    const fim = await feito(id, 'CANCELAMENTO', { motivo: 'Mudou de cidade' })
    expect(fim).toMatchObject({ situacao: 'CANCELADO', motivo: 'Mudou de cidade', multa: { valor: 0 } })
    const [planejada, cancelamento] = fim.eventos
    expect([planejada?.situacao, planejada?.falha]).toEqual(['DESFEITO', 'O contrato foi cancelado'])
    expect(cancelamento).toMatchObject({ situacao: 'FEITO', multa: 350_00 })
    expect(await clienteDe(cliente.id)).toBe('CANCELADO')
    expect((await registrar(id, 'SUSPENSAO', { dia: em(30) })).corpo).toMatchObject({
      message: expect.stringMatching(/está cancelado/),
    })
    const volta = await desfazer(fim, cancelamento?.id ?? '')
    expect(volta.corpo).toMatchObject({
      situacao: 'ATIVO',
      motivo: null,
      cancelado_em: null,
      multa: { valor: 350_00 },
    })
    expect(await situacoes(id)).toEqual(['PLANEJADO', 'DESFEITO'])
    expect(await clienteDe(cliente.id)).toBe('ATIVO')
  })

  test('sem multa quando a culpa é do provedor; quem tem outro contrato continua ativo', async () => {
    const { id, cliente } = await um()
    const outro = await um()
    await s().pool.query('update cliente_plano set cliente_id = $1 where id = $2', [cliente.id, outro.id])
    const fim = await feito(id, 'CANCELAMENTO', { dados: { culpa_do_provedor: true } })
    expect(fim.eventos[0]).toMatchObject({ multa: 0, texto: expect.stringMatching(/culpa do provedor/i) })
    expect(await clienteDe(cliente.id)).toBe('ATIVO')
  })
})

describe('o que é planejado', () => {
  test('a suspensão de amanhã é desfeita antes do dia', async () => {
    const { id } = await um()
    const antes = await obter(id)
    const planejada = await feito(id, 'SUSPENSAO', { dia: em(1) })
    expect(planejada).toMatchObject({ situacao: 'ATIVO', eventos: [{ situacao: 'PLANEJADO', dia: em(1) }] })
    const { corpo } = await desfazer(planejada, planejada.eventos[0]?.id ?? '')
    expect(corpo.eventos).toMatchObject([{ situacao: 'DESFEITO', pode_desfazer: false }])
    expect(corpo.meses).toEqual(antes.meses)
    expect((await desfazer(corpo, planejada.eventos[0]?.id ?? '')).corpo).toMatchObject({
      message: expect.stringMatching(/Já foi desfeito/),
    })
  })

  test('aquilo de que outro depende não se desfaz, nem se põe no meio o que o impede', async () => {
    const { id } = await um()
    await feito(id, 'SUSPENSAO', { dia: em(10) })
    const com = await feito(id, 'REATIVACAO', { dia: em(20) })
    const suspensao = com.eventos.find(({ tipo }) => tipo === 'SUSPENSAO')
    expect(suspensao).toMatchObject({
      pode_desfazer: false,
      por_que_nao: expect.stringMatching(/Desfaça antes “Reativação”/),
    })
    expect((await desfazer(com, suspensao?.id ?? '')).status).toBe(409)
    const meio = await registrar(id, 'SUSPENSAO', { dia: em(5) })
    expect(meio.corpo).toMatchObject({ message: expect.stringMatching(/deixaria de ser possível/) })
  })

  test('depois do cancelamento planejado nada se acerta: diz o dia dele e que antes é preciso desfazê-lo', async () => {
    const { id } = await um()
    const com = await feito(id, 'CANCELAMENTO', { dia: em(20) })
    const texto = expect.stringMatching(/será cancelado em .* desfaça primeiro o cancelamento planejado/)
    expect((await registrar(id, 'SUSPENSAO', { dia: em(30) })).corpo.campos).toEqual({ dia: [texto] })
    expect((await simular(id, 'CANCELAMENTO', { dia: em(30) })).recusas).toEqual([{ campo: 'dia', texto }])
    const { corpo } = await desfazer(com, com.eventos[0]?.id ?? '')
    expect(corpo.situacao).toBe('ATIVO')
    await feito(id, 'SUSPENSAO', { dia: em(30) })
  })

  test('chegado o dia é feito uma vez, em ordem, e o cliente acompanha', async () => {
    const { id, cliente } = await um()
    await feito(id, 'SUSPENSAO', { dia: em(2) })
    await feito(id, 'REATIVACAO', { dia: em(4) })
    await feito(id, 'TROCA_PLANO', { dia: em(6), dados: { plano_id: caixa.maior_id } })
    await adiantar(id, 3)
    await Promise.all([aplicarEventosDoDia(s().db), aplicarEventosDoDia(s().db)])
    expect(await obter(id)).toMatchObject({ situacao: 'SUSPENSO', versao: 5 })
    expect(await clienteDe(cliente.id)).toBe('SUSPENSO')
    await adiantar(id, 3)
    await aplicarEventosDoDia(s().db)
    await aplicarEventosDoDia(s().db)
    expect(await obter(id)).toMatchObject({ situacao: 'ATIVO', plano: { nome: 'Fibra 800' }, versao: 7 })
    expect(await situacoes(id)).toEqual(['FEITO', 'FEITO', 'FEITO'])
    expect(await clienteDe(cliente.id)).toBe('ATIVO')
  })

  test('o que já não é possível no seu dia falha com o porquê, e não impede o resto', async () => {
    const { db, pool } = s()
    const passageiro = await umPlano(db, { nome: 'Passageiro' })
    const { id } = await um()
    await feito(id, 'TROCA_PLANO', { dia: em(2), dados: { plano_id: passageiro.id } })
    await feito(id, 'SUSPENSAO', { dia: em(3) })
    await pool.query('update plano set excluido_em = now() where id = $1', [passageiro.id])
    await adiantar(id, 3)
    await aplicarEventosDoDia(db)
    const { eventos, situacao, plano } = await obter(id)
    expect([situacao, plano.nome]).toEqual(['SUSPENSO', 'Fibra 500'])
    expect(eventos.at(-1)).toMatchObject({ situacao: 'FALHOU', falha: 'O plano Passageiro não existe mais' })
  })

  test('a mudança planejada por um titular leva o endereço ao cadastro de quem o contrato é no dia', async () => {
    const { db, pool } = s()
    const { id, cliente } = await um()
    const outro = await umClienteComEndereco(db, caixa.empresa_id)
    await pool.query(
      `insert into cliente_endereco (id, cliente_id, tipo, ordem, cep, logradouro, numero, bairro, codigo_ibge)
       values (gen_random_uuid(), $1, 'INSTALACAO', 9, '13010000', 'Rua da Mudança', '7', 'Centro', 3509502)`,
      [cliente.id],
    )
    const { rows } = await pool.query('select id from cliente_endereco where cliente_id = $1 and ordem = 9', [
      cliente.id,
    ])
    await feito(id, 'MUDANCA_ENDERECO', { dia: em(2), dados: { endereco_id: rows[0].id } })
    await feito(id, 'TRANSFERENCIA', { dados: { cliente_id: outro.id } })
    await pool.query(`update contrato_evento set dia = dia - 1 where contrato_id = $1`, [id])
    await pool.query(
      `update contrato_evento set dia = dia - 1 where contrato_id = $1 and situacao = 'PLANEJADO'`,
      [id],
    )
    await aplicarEventosDoDia(db)
    const { rows: moradas } = await pool.query(
      `select e.cliente_id, e.logradouro from cliente_plano p join cliente_endereco e on e.id = p.endereco_id
       where p.id = $1`,
      [id],
    )
    expect(moradas).toEqual([{ cliente_id: outro.id, logradouro: 'Rua da Mudança' }])
  })

  test('o que é recusado no meio do caminho não deixa nada feito', async () => {
    const { db, pool } = s()
    const { id, cliente } = await um()
    const cheio = await umClienteComEndereco(db, caixa.empresa_id)
    await feito(id, 'TRANSFERENCIA', { dia: em(1), dados: { cliente_id: cheio.id } })
    await pool.query(
      `insert into cliente_endereco (id, cliente_id, tipo, ordem, cep, logradouro, numero, bairro, codigo_ibge)
       select gen_random_uuid(), $1, 'INSTALACAO', n, '13010000', 'Rua', 'x' || n, 'Centro', 3509502
       from generate_series(1, $2::integer) n`,
      [cheio.id, LIMITE_DE_ENDERECOS],
    )
    await adiantar(id, 1)
    await aplicarEventosDoDia(db)
    const contrato = await obter(id)
    expect(contrato).toMatchObject({ cliente: { id: cliente.id }, situacao: 'ATIVO' })
    expect(contrato.eventos[0]).toMatchObject({
      situacao: 'FALHOU',
      falha: expect.stringMatching(/endereços/),
    })
  })

  test('quem muda o contrato antes da rotina encontra o vencido já feito', async () => {
    const { id } = await um()
    await feito(id, 'SUSPENSAO', { dia: em(1) })
    await adiantar(id, 2)
    expect(await feito(id, 'REATIVACAO')).toMatchObject({ situacao: 'ATIVO', versao: 4 })
  })
})

test('a troca de titularidade leva contrato, endereço e fidelidade, e no mesmo dia volta', async () => {
  const { db } = s()
  const { id, cliente } = await um()
  const novo = await umClienteComEndereco(db, caixa.empresa_id, { nome: 'Ana Nova' })
  const deFora = await umClienteComEndereco(db, (await s().fabrica.empresa()).id)
  const para = (cliente_id: string) => registrar(id, 'TRANSFERENCIA', { dados: { cliente_id } })
  expect((await para(cliente.id)).corpo).toMatchObject({
    message: expect.stringMatching(/já é deste cliente/),
  })
  expect((await para(deFora.id)).corpo).toMatchObject({
    message: expect.stringMatching(/não encontrado|outra empresa/),
  })
  const feita = await feito(id, 'TRANSFERENCIA', { dados: { cliente_id: novo.id } })
  expect(feita).toMatchObject({
    ...{ cliente: { id: novo.id }, multa: { valor: 350_00 } },
    endereco: { numero: cliente.endereco.numero },
    eventos: [{ texto: `De ${cliente.nome} para Ana Nova` }],
  })
  expect(feita.endereco.id).not.toBe(cliente.endereco.id)
  expect([await clienteDe(cliente.id), await clienteDe(novo.id)]).toEqual(['CANCELADO', 'ATIVO'])
  const { corpo } = await desfazer(feita, feita.eventos[0]?.id ?? '')
  expect(corpo).toMatchObject({ cliente: { id: cliente.id }, endereco: { id: cliente.endereco.id } })
  expect([await clienteDe(cliente.id), await clienteDe(novo.id)]).toEqual(['ATIVO', 'PROSPECTO'])
})
