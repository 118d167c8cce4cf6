import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import type { Venda } from '@balcao/contract/vendas/venda'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { agirNaVenda } from '#testes/agir-na-venda.ts'
import { usarVendas } from '#testes/usar-vendas.ts'
import { venda } from './venda.table.ts'

const vendas = usarVendas()
const { s, dados, enviada, alguem } = vendas
const quem = { editor: '', analista: '', supervisor: '' }
beforeAll(async () => {
  quem.editor = (await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA'])).acesso
  quem.analista = (await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO'])).acesso
  quem.supervisor = (await alguem(['LISTAR.TODAS_VENDAS', 'AUTORIZAR.VENDA_RESTRITA'])).acesso
})
const { agir, feita } = agirNaVenda(vendas, () => quem.editor)
const editada = (antes: Venda, mudados: DadosDoRascunho) =>
  feita(antes, 'editar', { dados: mudados, total_mostrado: antes.preco.total_fidelidade })

const em = async (antes: Venda, situacao: SituacaoVenda) => {
  await s().db.update(venda).set({ situacao }).where(eq(venda.id, antes.id))
  return antes
}
const restringir = ({ cliente_id }: Venda) =>
  s()
    .db.update(cliente)
    .set({ restricao: { motivo: 'Não pagou', por: 'Ana Lima', em: '2026-01-10T12:00:00.000Z' } })
    .where(eq(cliente.id, cliente_id))

describe('uma restrição nova', () => {
  test.each(['EM_ANALISE', 'AGUARDANDO_ACEITE', 'EXPIRADA'] as const)(
    '%s: editada sem mudar o vendido, espera a autorização antes de ser aprovada',
    async (situacao) => {
      const pedido = dados()
      const nova = await em(await enviada(pedido), situacao)
      await restringir(nova)
      const espera = await editada(nova, { ...pedido, dia_vencimento: 15 })
      expect([espera.situacao, espera.restricoes.map(({ regra }) => regra)]).toEqual([
        'AGUARDANDO_AUTORIZACAO',
        ['CLIENTE_RESTRITO'],
      ])
      expect((await agir(espera, 'aprovar', {}, quem.analista)).status).toBe(409)
      const autorizada = await feita(espera, 'autorizar', { motivo: 'Pode' }, quem.supervisor)
      const outraVez = await editada(autorizada, { ...pedido, dia_vencimento: 20 })
      expect([outraVez.situacao, outraVez.dia_vencimento]).toEqual(['EM_ANALISE', 20])
    },
  )

  test.each(['AGUARDANDO_ACEITE', 'EXPIRADA'] as const)(
    '%s: o link que se reenvia espera a autorização, e vai quando ela vem',
    async (situacao) => {
      const { id: canal_venda_id } = await umCanal(s().db, { exige_aceite_digital: true })
      const pedida = await em(await enviada(dados({ canal_venda_id })), situacao)
      await restringir(pedida)
      const espera = await feita(pedida, 'reenviar_link')
      expect([espera.situacao, espera.restricoes.map(({ regra }) => regra)]).toEqual([
        'AGUARDANDO_AUTORIZACAO',
        ['CLIENTE_RESTRITO'],
      ])
      const autorizada = await feita(espera, 'autorizar', { motivo: 'Pode' }, quem.supervisor)
      expect(autorizada.situacao).toBe('AGUARDANDO_ACEITE')
      expect((await feita(autorizada, 'reenviar_link')).situacao).toBe('AGUARDANDO_ACEITE')
    },
  )

  test('a que já foi aprovada segue como foi julgada', async () => {
    const pedido = dados()
    const aprovada = await feita(await enviada(pedido), 'aprovar', {}, quem.analista)
    await restringir(aprovada)
    const { situacao, restricoes } = await editada(aprovada, { ...pedido, dia_vencimento: 15 })
    expect([situacao, restricoes]).toEqual(['APROVADA', []])
  })

  test('a autorizada por outra razão volta a esperar, reenviada ou editada', async () => {
    const { id: plano_id } = await umPlano(s().db, { restrito: true })
    const autorizada = async (pedido: DadosDoRascunho) =>
      feita(await enviada(pedido), 'autorizar', { motivo: 'Pode' }, quem.supervisor)

    const volta = await feita(
      await autorizada(dados({ plano_id })),
      'devolver',
      { motivo: 'Confira' },
      quem.analista,
    )
    await restringir(volta)
    const espera = await feita(volta, 'reenviar')
    expect([espera.situacao, espera.restricoes.map(({ regra }) => regra).toSorted()]).toEqual([
      'AGUARDANDO_AUTORIZACAO',
      ['CLIENTE_RESTRITO', 'PLANO_RESTRITO'],
    ])
    const porAmbas = await feita(espera, 'autorizar', { motivo: 'Também' }, quem.supervisor)
    expect(porAmbas.situacao).toBe('EM_ANALISE')
    const outraVolta = await feita(porAmbas, 'devolver', { motivo: 'De novo' }, quem.analista)
    expect((await feita(outraVolta, 'reenviar')).situacao).toBe('EM_ANALISE')

    const pedido = dados({ plano_id })
    const emAnalise = await autorizada(pedido)
    await restringir(emAnalise)
    const editadaDepois = await editada(emAnalise, { ...pedido, dia_vencimento: 15 })
    expect(editadaDepois.situacao).toBe('AGUARDANDO_AUTORIZACAO')
  })

  test('a devolvida fica com o vendedor, e reenviada espera a autorização', async () => {
    const pedido = dados()
    const volta = await feita(await enviada(pedido), 'devolver', { motivo: 'Confira' }, quem.analista)
    await restringir(volta)
    const devolvida = await editada(volta, { ...pedido, dia_vencimento: 15 })
    expect(devolvida.situacao).toBe('PENDENTE')
    expect((await feita(devolvida, 'reenviar')).situacao).toBe('AGUARDANDO_AUTORIZACAO')
  })
})

describe('um canal que exige outra coisa', () => {
  const canal = async (exige: Parameters<typeof umCanal>[1] = {}) => (await umCanal(s().db, exige)).id
  /** Sold there and then moved to another channel, by somebody who edits nothing else. */
  const mudada = async (de: string, para: string, antes: (nova: Venda) => Promise<Venda>) => {
    const pedido = dados({ canal_venda_id: de })
    return editada(await antes(await enviada(pedido)), { ...pedido, canal_venda_id: para })
  }
  const aprovar = (nova: Venda) => feita(nova, 'aprovar', {}, quem.analista)
  const comoVeio = async (nova: Venda) => nova

  test('passada ao que exige aceite, espera por ele, ainda que já aprovada', async () => {
    const para = await canal({ exige_aceite_digital: true })
    expect((await mudada(await canal(), para, comoVeio)).situacao).toBe('AGUARDANDO_ACEITE')
    const desfeita = await mudada(await canal(), para, aprovar)
    expect(desfeita.situacao).toBe('AGUARDANDO_ACEITE')
    const contratos = await s().pool.query('select situacao from cliente_plano where venda_id = $1', [
      desfeita.id,
    ])
    expect(contratos.rows).toMatchObject([{ situacao: 'CANCELADO' }])
  })

  test('a aprovada volta à análise se mudam os anexos ou a venda fora da loja', async () => {
    const fora = await canal({ fora_do_estabelecimento: true })
    expect((await mudada(fora, await canal(), aprovar)).situacao).toBe('EM_ANALISE')
    const comFoto = await canal({ anexos_obrigatorios: ['DOCUMENTO_FRENTE'], exige_aceite_digital: true })
    const paraAFoto = await mudada(await canal({ exige_aceite_digital: true }), comFoto, (nova) =>
      em(nova, 'EM_ANALISE'),
    )
    expect(paraAFoto.situacao).toBe('AGUARDANDO_ACEITE')
  })

  test('a que esperava o aceite segue, se o outro canal não o exige', async () => {
    const de = await canal({ exige_aceite_digital: true })
    expect((await mudada(de, await canal(), comoVeio)).situacao).toBe('EM_ANALISE')
  })

  test('outro canal que exige o mesmo não anula nada', async () => {
    expect((await mudada(await canal(), await canal(), aprovar)).situacao).toBe('APROVADA')
  })
})

describe('antes de desfazer o combinado, pergunta', () => {
  const DIA = '2026-12-10'
  const corpo = (antes: Venda, mudados: DadosDoRascunho, ciente?: boolean) => ({
    ...{ dados: mudados, total_mostrado: antes.preco.total_fidelidade },
    ...(ciente !== undefined && { ciente }),
  })
  const agendada = async (pedido: DadosDoRascunho) => {
    const aprovada = await feita(await enviada(pedido), 'aprovar', {}, quem.analista)
    await s()
      .db.update(venda)
      .set({ situacao: 'AGENDADA', agendamento_data: DIA, agendamento_turno: 'TARDE' })
      .where(eq(venda.id, aprovada.id))
    return aprovada
  }

  test('diz o que muda e o que se perde, e nada muda até a pessoa saber', async () => {
    const pedido = dados()
    const nova = await agendada(pedido)
    const comReferencia = { ...pedido, endereco: { ...pedido.endereco, referencia: 'Portão azul' } }
    const pergunta = await agir(nova, 'editar', corpo(nova, comReferencia, false))
    expect([pergunta.status, pergunta.corpo.codigo, pergunta.corpo.atual]).toEqual([
      ...[409, 'CORRECAO_DESFAZ'],
      {
        muda: ['endereco.referencia'],
        desfaz: ['APROVACAO', 'VISITA'],
        visita: { data: DIA, turno: 'TARDE' },
      },
    ])
    const { corpo: como } = await s().pedir('GET', `/venda/${nova.id}`, { token: quem.editor })
    expect([como.situacao, como.versao]).toEqual(['AGENDADA', nova.versao])
    const corrigida = await feita(nova, 'editar', corpo(nova, comReferencia, true))
    expect([corrigida.situacao, corrigida.endereco.referencia]).toEqual(['EM_ANALISE', 'Portão azul'])
  })

  test('o que não desfaz nada não pergunta; e quem não fala da pergunta não a recebe', async () => {
    const pedido = dados()
    const nova = await agendada(pedido)
    const outroDia = { ...pedido, dia_vencimento: 15 }
    const editadaAssim = await feita(nova, 'editar', corpo(nova, outroDia, false))
    expect(editadaAssim.situacao).toBe('AGENDADA')
    const outro = dados()
    const emAnalise = await enviada(outro)
    const comOutroNome = (de: DadosDoRascunho) => ({ ...de, cliente: { ...de.cliente, nome: 'Maria Lima' } })
    const livre = await feita(emAnalise, 'editar', corpo(emAnalise, comOutroNome(outro), false))
    expect(livre.situacao).toBe('EM_ANALISE')
    const semFalar = await feita(editadaAssim, 'editar', corpo(editadaAssim, comOutroNome(outroDia)))
    expect(semFalar.situacao).toBe('EM_ANALISE')
  })

  test('também quando foi o cadastro que mudou depois da venda, e o link que o assinante tem', async () => {
    const { id: canal_venda_id } = await umCanal(s().db, { exige_aceite_digital: true })
    const deAntes = await enviada(dados())
    const { cliente: digitado } = dados()
    const cpf_cnpj = deAntes.cliente.cpf_cnpj
    const pedido = dados({ canal_venda_id, cliente: { ...digitado, cpf_cnpj } })
    const { nome: _, ...semNome } = pedido.cliente
    const comoNoCadastro = { ...pedido, cliente: semNome }
    await s().db.update(venda).set({ situacao: 'CANCELADA' }).where(eq(venda.id, deAntes.id))
    const nova = await enviada(comoNoCadastro)
    expect(nova.situacao).toBe('AGUARDANDO_ACEITE')
    await s().db.update(cliente).set({ nome: 'Maria Souza Lima' }).where(eq(cliente.id, nova.cliente_id))
    const pergunta = await agir(nova, 'editar', corpo(nova, { ...comoNoCadastro, dia_vencimento: 15 }, false))
    expect([pergunta.status, pergunta.corpo.atual]).toEqual([
      409,
      { muda: ['cliente.nome'], desfaz: ['LINK'], visita: null },
    ])
  })
})

test('passada a outra empresa, a aprovada é outra venda: volta à análise, e o contrato se desfaz', async () => {
  const outra = (await s().fabrica.empresa()).id
  const daCasa = await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA'], [vendas.caixa.empresa_id, outra])
  const vendedor = await s().fabrica.pessoa({ empresas: [vendas.caixa.empresa_id, outra] })
  const pedido = dados()
  const aprovada = await feita(
    await enviada(pedido, { token: vendedor.acesso }),
    'aprovar',
    {},
    quem.analista,
  )
  const corpo = { dados: { ...pedido, empresa_id: outra }, total_mostrado: aprovada.preco.total_fidelidade }
  const passada = await feita(aprovada, 'editar', corpo, daCasa.acesso)
  expect([passada.situacao, passada.empresa.id]).toEqual(['EM_ANALISE', outra])
  const { rows } = await s().pool.query('select situacao from cliente_plano where venda_id = $1', [
    passada.id,
  ])
  expect(rows).toMatchObject([{ situacao: 'CANCELADO' }])
})
