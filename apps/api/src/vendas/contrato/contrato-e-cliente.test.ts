import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { beforeAll, describe, expect, test } from 'vitest'
import { REMOVIDO } from '#clientes/cliente/removido.ts'
import { usarContratos } from '#testes/usar-contratos.ts'
import { umClienteComEndereco } from './contrato.fabrica.ts'

const { s, caixa, um, obter, em, feito, desfazer } = usarContratos()
const mundo = { admin: '' }
beforeAll(async () => {
  mundo.admin = (await s().admin()).acesso
})
const pedir = (metodo: 'GET' | 'POST', caminho: string, corpo?: object) =>
  s().pedir(metodo, caminho, { token: mundo.admin, ...(corpo && { corpo }) })
const comoEsta = async (id: string) => (await pedir('GET', `/cliente/${id}`)).corpo
const daTabela = async (contratoId: string) =>
  (await s().pool.query('select situacao, motivo from contrato_evento where contrato_id = $1', [contratoId]))
    .rows

test('o arrependimento da venda leva o contrato e o que estava planejado', async () => {
  const { id, venda, cliente } = await um({ meses: 0, arrependimento_ate: em(4) })
  await feito(id, 'SUSPENSAO', { dia: em(2) })
  const { status } = await pedir('POST', `/venda/${venda.id}/desistir`, { versao: venda.versao })
  expect(status).toBe(200)
  const contrato = await obter(id)
  expect(contrato).toMatchObject({
    ...{ situacao: 'CANCELADO', motivo: 'ARREPENDIMENTO', multa: { causa: 'CANCELADO', valor: 0 } },
    eventos: [{ situacao: 'DESFEITO', falha: 'O contrato foi cancelado', pode_desfazer: false }],
  })
  expect(contrato.meses.length).toBeLessThanOrEqual(1)
  // The sale still leads to it: what was paid is given back there.
  const { corpo: analise } = await pedir('GET', `/venda/${venda.id}/analise`)
  expect(analise.contrato).toEqual({ id, cliente_id: cliente.id })
  expect((await comoEsta(cliente.id)).situacao).toBe('PROSPECTO')
})

test('o último em vigor acaba e outro espera a instalação: o cliente volta a prospecto, não a cancelado', async () => {
  const [acaba, espera] = [await um(), await um()]
  await s().pool.query(
    "update cliente_plano set cliente_id = $1, situacao = 'AGUARDANDO_INSTALACAO', ativo_desde = null where id = $2",
    [acaba.cliente.id, espera.id],
  )
  await feito(acaba.id, 'CANCELAMENTO')
  expect((await comoEsta(acaba.cliente.id)).situacao).toBe('PROSPECTO')
})

/** The other's state stays, because it has the contracts. */
const unir = async (fica: string, outro_id: string) => {
  const [a, b] = [await comoEsta(fica), await comoEsta(outro_id)]
  const unido = await pedir('POST', `/cliente/${fica}/unificacao`, {
    ...{ outro_id, versao: a.versao, versao_do_outro: b.versao, campos_do_outro: ['situacao'] },
  })
  expect(unido.status, unido.texto).toBe(200)
}

test('unido o cadastro do novo titular, contrato e evento vão com ele, e o endereço antigo ainda abre a página', async () => {
  const { db } = s()
  const { id } = await um()
  const [novo, fica] = [
    await umClienteComEndereco(db, caixa.empresa_id, { nome: 'Ana Nova' }),
    await umClienteComEndereco(db, caixa.empresa_id, { nome: 'Ana Nova de Souza' }),
  ]
  await feito(id, 'TRANSFERENCIA', { dados: { cliente_id: novo.id } })
  await unir(fica.id, novo.id)
  const { corpo } = await pedir('GET', `/contrato/${id}?cliente_id=${novo.id}`)
  expect((corpo as Contrato).cliente.id).toBe(fica.id)
  expect((corpo as Contrato).eventos[0]?.texto).toMatch(/para Ana Nova/)
  const { texto } = await pedir('GET', `/cliente/${fica.id}/lgpd`)
  expect(JSON.parse(texto)).toMatchObject({
    contratos: [{ plano: 'Fibra 500', eventos: [{ evento: 'Troca de titularidade', situacao: 'Feita' }] }],
    contratos_transferidos: [{ situacao: 'Feita' }],
  })
})

test('esquecida a pessoa, os motivos somem e o que se pagou fica', async () => {
  const { id, cliente } = await um()
  await feito(id, 'CANCELAMENTO', { motivo: 'A Maria se mudou' })
  const { versao } = await comoEsta(cliente.id)
  const { status, texto } = await pedir('POST', `/cliente/${cliente.id}/anonimizacao`, {
    ...{ versao, motivo: 'Pedido da titular' },
  })
  expect(status, texto).toBe(200)
  expect(await daTabela(id)).toEqual([{ situacao: 'FEITO', motivo: REMOVIDO }])
  const contrato = await obter(id)
  expect(contrato).toMatchObject({ situacao: 'CANCELADO', motivo: REMOVIDO, eventos: [{ multa: 350_00 }] })
  expect(JSON.stringify(contrato)).not.toContain('Maria')
})

/** As if everything so far had been a day earlier. */
const passarUmDia = (id: string) =>
  s().pool.query(
    `update contrato_evento set dia = dia - 1, criado_em = criado_em - interval '1 day',
       aplicado_em = aplicado_em - interval '1 day' where contrato_id = $1`,
    [id],
  )

test('de titular em titular: o arquivo diz o do tempo de cada um, e quem foi titular no meio também é esquecido', async () => {
  const { id } = await um()
  const [b, c] = [
    await umClienteComEndereco(s().db, caixa.empresa_id, { nome: 'Bento Meio' }),
    await umClienteComEndereco(s().db, caixa.empresa_id, { nome: 'Clara Fim' }),
  ]
  const adicional = (motivo: string) =>
    feito(id, 'ADICIONAL_ENTRA', { dados: { adicional_id: caixa.ponto_id, quantidade: 1 }, motivo })
  await adicional('A primeira pediu')
  await passarUmDia(id)
  await feito(id, 'TRANSFERENCIA', { dados: { cliente_id: b.id }, motivo: 'Vendeu a casa' })
  await passarUmDia(id)
  await adicional('O Bento pediu')
  await feito(id, 'SUSPENSAO', { dia: em(5), motivo: 'O Bento viaja' })
  await passarUmDia(id)
  await feito(id, 'TRANSFERENCIA', { dados: { cliente_id: c.id }, motivo: 'Alugou' })
  await passarUmDia(id)
  await adicional('A Clara pediu')

  const { texto } = await pedir('GET', `/cliente/${c.id}/lgpd`)
  const [{ eventos }] = JSON.parse(texto).contratos
  expect(eventos.map(({ evento, motivo }: Record<string, unknown>) => [evento, motivo])).toEqual([
    ['Troca de titularidade', 'Alugou'],
    ['Adicional incluído', 'A Clara pediu'],
    ['Suspensão', null],
  ])
  expect(texto).not.toMatch(/primeira|Bento|casa/)

  const { versao } = await comoEsta(b.id)
  const esquecido = await pedir('POST', `/cliente/${b.id}/anonimizacao`, { versao, motivo: 'Pedido dele' })
  expect(esquecido.status, esquecido.texto).toBe(200)
  expect(JSON.stringify(await daTabela(id))).not.toContain('Bento')
})

describe('desfazer não devolve o contrato a quem foi anonimizado', () => {
  const anonimizar = async (id: string) => {
    const { versao } = await comoEsta(id)
    const { status, texto } = await pedir('POST', `/cliente/${id}/anonimizacao`, { versao, motivo: 'Pediu' })
    expect(status, texto).toBe(200)
  }

  test.each<[string, () => Promise<object>]>([
    ['CANCELAMENTO', async () => ({})],
    [
      'TRANSFERENCIA',
      async () => ({ cliente_id: (await umClienteComEndereco(s().db, caixa.empresa_id)).id }),
    ],
  ])('%s', async (tipo, dados) => {
    const { id, cliente } = await um()
    await feito(id, tipo, { dados: await dados() })
    await anonimizar(cliente.id)
    const antes = await obter(id)
    const { status, corpo } = await desfazer(antes, antes.eventos[0]?.id ?? '')
    expect([status, corpo.message]).toEqual([403, expect.stringMatching(/foi anonimizado/)])
    expect(await obter(id)).toMatchObject({ situacao: antes.situacao, cliente: { id: antes.cliente.id } })
  })
})

const situacaoDe = async (id: string) => (await comoEsta(id)).situacao

/** Two contracts of one client. */
const dois = async () => {
  const prazo = { meses: 0, arrependimento_ate: em(4) }
  const [primeiro, segundo] = [await um(prazo), await um(prazo)]
  const deles = [primeiro.cliente.id, segundo.id]
  await s().pool.query('update cliente_plano set cliente_id = $1 where id = $2', deles)
  await s().pool.query(
    'update venda set cliente_id = $1 from cliente_plano p where p.venda_id = venda.id and p.id = $2',
    deles,
  )
  return { primeiro, segundo, cliente: primeiro.cliente.id }
}

test('suspensos os dois contratos, desfazer a primeira suspensão deixa o cliente ativo', async () => {
  const { primeiro, segundo, cliente } = await dois()
  const suspenso = await feito(primeiro.id, 'SUSPENSAO')
  const outro = await feito(segundo.id, 'SUSPENSAO')
  expect(await situacaoDe(cliente)).toBe('SUSPENSO')
  await desfazer(suspenso, suspenso.eventos[0]?.id ?? '')
  expect(await situacaoDe(cliente)).toBe('ATIVO')
  await desfazer(outro, outro.eventos[0]?.id ?? '')
  expect(await situacaoDe(cliente)).toBe('ATIVO')
})

test('recebidos dois contratos, desfazer o primeiro deixa ativo quem ainda tem o outro', async () => {
  const [a, b, novo] = [await um(), await um(), await umClienteComEndereco(s().db, caixa.empresa_id)]
  const dados = { cliente_id: novo.id }
  const recebido = await feito(a.id, 'TRANSFERENCIA', { dados })
  await feito(b.id, 'TRANSFERENCIA', { dados })
  await desfazer(recebido, recebido.eventos[0]?.id ?? '')
  expect([await situacaoDe(novo.id), await situacaoDe(a.cliente.id)]).toEqual(['ATIVO', 'ATIVO'])
})

test('o que uma pessoa mudou no cliente depois do evento não é desfeito com ele', async () => {
  const { id, cliente } = await um()
  const suspenso = await feito(id, 'SUSPENSAO')
  await s().pool.query(`update cliente set situacao = 'CANCELADO' where id = $1`, [cliente.id])
  await desfazer(suspenso, suspenso.eventos[0]?.id ?? '')
  expect(await situacaoDe(cliente.id)).toBe('CANCELADO')
})

describe('o arrependimento', () => {
  const desistir = async ({ venda }: Awaited<ReturnType<typeof um>>) => {
    const { status, texto } = await pedir('POST', `/venda/${venda.id}/desistir`, { versao: venda.versao })
    expect(status, texto).toBe(200)
  }

  test('de um contrato suspenso devolve o cliente ao que era antes dele', async () => {
    const contrato = await um({ meses: 0, arrependimento_ate: em(4) })
    await feito(contrato.id, 'SUSPENSAO')
    await desistir(contrato)
    expect(await situacaoDe(contrato.cliente.id)).toBe('PROSPECTO')
  })

  test('do contrato ativo deixa suspenso quem só tem outro suspenso', async () => {
    const { primeiro, segundo, cliente } = await dois()
    await feito(segundo.id, 'SUSPENSAO')
    await desistir(primeiro)
    expect(await situacaoDe(cliente)).toBe('SUSPENSO')
  })
})

describe('unido o cadastro no mesmo dia, desfaz-se', () => {
  test('a suspensão: quem ficou volta a ativo', async () => {
    const [{ id, cliente }, fica] = [await um(), await umClienteComEndereco(s().db, caixa.empresa_id)]
    const { eventos } = await feito(id, 'SUSPENSAO')
    await unir(fica.id, cliente.id)
    const { status } = await desfazer(await obter(id), eventos[0]?.id ?? '')
    expect([status, await situacaoDe(fica.id)]).toEqual([200, 'ATIVO'])
  })

  test('a transferência: quem ficou volta a prospecto', async () => {
    const { db } = s()
    const [{ id }, novo] = [await um(), await umClienteComEndereco(db, caixa.empresa_id)]
    const fica = await umClienteComEndereco(db, caixa.empresa_id)
    const { eventos } = await feito(id, 'TRANSFERENCIA', { dados: { cliente_id: novo.id } })
    await unir(fica.id, novo.id)
    const { status } = await desfazer(await obter(id), eventos[0]?.id ?? '')
    expect([status, await situacaoDe(fica.id)]).toEqual([200, 'PROSPECTO'])
  })
})

describe('o endereço que vem com um contrato entra no cadastro como se fosse escrito ali', () => {
  const CIDADE = 3509502
  const semEndereco = async () => {
    const { id } = await umClienteComEndereco(s().db, caixa.empresa_id)
    await s().pool.query('delete from cliente_endereco where cliente_id = $1', [id])
    await s().pool.query('update cliente set codigo_ibge = null where id = $1', [id])
    return comoEsta(id)
  }

  test('a lista o acha pela cidade, o histórico o diz, e quem editava o que havia antes vê que mudou', async () => {
    const [{ id }, antes] = [await um(), await semEndereco()]
    await feito(id, 'TRANSFERENCIA', { dados: { cliente_id: antes.id } })
    const depois = await comoEsta(antes.id)
    expect(depois.enderecos).toHaveLength(1)
    const { corpo: lista } = await pedir('GET', `/cliente?codigo_ibge=${CIDADE}&busca=${antes.cpf_cnpj}`)
    expect(lista.itens).toMatchObject([{ id: antes.id }])
    const { corpo: historico } = await pedir('GET', `/cliente/${antes.id}/historico`)
    expect(historico.itens.flatMap(({ mudancas }: { mudancas: object[] }) => mudancas)).toContainEqual({
      ...{ campo: 'enderecos', antes: [], depois: [expect.stringContaining('Instalação')] },
    })
  })

  test('uma mudança para depois já conta como mudança do cadastro', async () => {
    const { id, cliente } = await um()
    const antes = await comoEsta(cliente.id)
    const { id: _, cliente_id: __, ordem: ___, tipo: ____, ...endereco } = cliente.endereco
    await feito(id, 'MUDANCA_ENDERECO', {
      dia: em(5),
      dados: { endereco: { ...endereco, numero: '4321' } },
    })
    const depois = await comoEsta(cliente.id)
    expect([depois.versao, depois.enderecos.length]).toEqual([antes.versao + 1, antes.enderecos.length + 1])
  })
})
