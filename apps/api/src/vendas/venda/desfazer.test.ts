import { type SituacaoCliente, situacoesDeCliente } from '@balcao/contract/clientes/cliente/situacao'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import type { Venda } from '@balcao/contract/vendas/venda'
import type { ClienteDaVenda } from '@balcao/contract/vendas/venda-dados'
import { beforeAll, describe, expect, test } from 'vitest'
import { umPlano } from '#catalogo/plano/plano.fabrica.ts'
import { umaPromocao } from '#catalogo/promocao/promocao.fabrica.ts'
import { dadosDeCliente } from '#clientes/cliente/cliente.fabrica.ts'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { agirNaVenda } from '#testes/agir-na-venda.ts'
import { usarVendas } from '#testes/usar-vendas.ts'
import { chegarODia, visitaAmanha } from '#testes/visita.ts'

const vendas = usarVendas()
const { s, caixa, dados, totalDe, enviada, alguem } = vendas
const mundo = { tudo: '', plano_id: '', restrito_id: '', canal_venda_id: '' }
beforeAll(async () => {
  const { db } = s()
  const pessoa = await alguem([
    ...(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO', 'EDITAR.VENDA'] as const),
    ...(['AUTORIZAR.VENDA_RESTRITA', 'EDITAR.CLIENTE', 'VISUALIZAR.CLIENTE'] as const),
  ])
  mundo.tudo = pessoa.acesso
  mundo.plano_id = (await umPlano(db)).id
  mundo.restrito_id = (await umPlano(db, { restrito: true })).id
  await umaPromocao(db, { planos: [mundo.plano_id, mundo.restrito_id], limite_total: 1_000 })
  mundo.canal_venda_id = (await umCanal(db, { fora_do_estabelecimento: true })).id
})
const { feita } = agirNaVenda(vendas, () => mundo.tudo)

// What happened stays written down: the sale, its history, the audit, the figures, and what was told to whom. Cities are
// no business.
const REGISTROS = /^(venda|auditoria|rascunho|sessao|anexo|aviso|aceite|cliente_acesso|municipio|painel)/
/** What stays although it no longer counts: an ended contract, a use that was given back. */
const SO_O_QUE_VALE: Record<string, string> = {
  cliente_plano: `where situacao <> 'CANCELADO'`,
  promocao_uso: 'where devolvido_em is null',
}
/** A change and its undoing are two changes. */
const DE_CADA_MUDANCA = ['versao', 'atualizado_em', 'resumo']

/** Every table of the business, as it stands. */
const fotografar = async () => {
  const { rows: tabelas } = await s().pool.query<{ nome: string }>(
    `select table_name as nome from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const foto: Record<string, object[]> = {}
  for (const { nome } of tabelas.filter(({ nome }) => !REGISTROS.test(nome))) {
    const { rows } = await s().pool.query(`select * from ${nome} ${SO_O_QUE_VALE[nome] ?? ''}`)
    foto[nome] = rows
      .map((linha) =>
        Object.fromEntries(Object.entries(linha).filter(([coluna]) => !DE_CADA_MUDANCA.includes(coluna))),
      )
      .sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  }
  return foto
}

/** A sale to a client on record, of whom it says nothing new. */
const paraCliente = async (situacao: SituacaoCliente, plano_id = mundo.plano_id) => {
  const pedido = dados({ plano_id, canal_venda_id: mundo.canal_venda_id })
  const { cpf_cnpj, nome, data_nascimento, telefones } = pedido.cliente as ClienteDaVenda
  const endereco = { ...pedido.endereco, tipo: 'INSTALACAO', complemento: null, referencia: null }
  const corpo = dadosDeCliente(caixa.empresa_id, {
    ...{ cpf_cnpj, nome, data_nascimento, telefones, situacao },
    enderecos: [{ ...endereco, latitude: null, longitude: null } as never],
  })
  const { status, corpo: registro } = await s().pedir('POST', '/cliente', { token: mundo.tudo, corpo })
  if (status !== 201) throw new Error(JSON.stringify(registro))
  return { pedido, registro }
}

type Passo = (atual: Venda, pedido: DadosDoRascunho) => Promise<Venda>
const com =
  (acao: string, corpo: object = {}): Passo =>
  (atual) =>
    feita(atual, acao, corpo)
const motivo = 'Porque sim'
const passos: Record<string, Passo> = {
  autorizar: com('autorizar', { motivo }),
  negar: com('negar', { motivo }),
  devolver: com('devolver', { motivo }),
  reenviar: com('reenviar'),
  aprovar: com('aprovar'),
  reprovar: com('reprovar', { motivo }),
  agendar: com('agendar', visitaAmanha()),
  concluir: async (atual) => feita(await chegarODia(s().db, atual), 'concluir', { numero_de_serie: 'ONU-1' }),
  cancelar: com('cancelar', { motivo }),
  desistir: com('desistir'),
  // A note changes nothing that was sold.
  editar: (atual, pedido) =>
    feita(atual, 'editar', {
      dados: { ...pedido, observacoes: 'Tocar o interfone' },
      total_mostrado: atual.preco.total_fidelidade,
    }),
  // Another plan undoes the contract, and the sale is looked at again.
  outro_plano: async (atual, pedido) => {
    const outro = { ...pedido, plano_id: caixa.plano_id }
    return feita(atual, 'editar', { dados: outro, total_mostrado: await totalDe(outro) })
  },
}
const seguir = async (atual: Venda, pedido: DadosDoRascunho, caminho: string) => {
  let agora = atual
  for (const nome of caminho.split(' ')) agora = await (passos[nome] as Passo)(agora, pedido)
  return agora
}

describe('o que a venda fez é desfeito, e mais nada muda', () => {
  const livres = [
    'cancelar',
    'devolver cancelar',
    'reprovar',
    'aprovar cancelar',
    'devolver reenviar aprovar editar cancelar',
    'aprovar agendar outro_plano aprovar cancelar',
    'aprovar agendar agendar editar cancelar',
    'aprovar agendar concluir desistir',
  ]
  const restritas = ['negar', 'cancelar', 'autorizar cancelar', 'autorizar aprovar agendar concluir desistir']

  const todos = [...livres, ...restritas.map((c) => `restrita: ${c}`)]
  // Only an installed sale changes what the client is.
  const instaladas = todos.filter((caminho) => caminho.includes('concluir'))
  const casos = situacoesDeCliente.map((s) => [s, s === 'PROSPECTO' ? todos : instaladas] as const)

  test.each(casos)('o cliente estava como %s', async (situacao, caminhos) => {
    for (const caminho of caminhos) {
      const [, restrita, resto = ''] = /^(restrita: )?(.*)$/.exec(caminho) ?? []
      const plano_id = restrita ? mundo.restrito_id : mundo.plano_id
      const { pedido } = await paraCliente(situacao, plano_id)
      const antes = await fotografar()
      await seguir(await enviada(pedido), pedido, resto)
      expect(await fotografar(), `${caminho}, ${situacao}`).toEqual(antes)
    }
  })

  test('o cliente que nasceu com a venda fica, como prospecto', async () => {
    const pedido = dados({ plano_id: mundo.plano_id, canal_venda_id: mundo.canal_venda_id })
    const antes = await fotografar()
    const venda = await enviada(pedido)
    await seguir(venda, pedido, 'aprovar agendar concluir desistir')
    const { cliente = [], cliente_endereco = [], ...depois } = await fotografar()
    const doOutro = (linhas: object[], coluna: string) =>
      linhas.filter((linha) => (linha as Record<string, unknown>)[coluna] !== venda.cliente_id)
    expect({
      ...depois,
      cliente: doOutro(cliente, 'id'),
      cliente_endereco: doOutro(cliente_endereco, 'cliente_id'),
    }).toEqual(antes)
    const nascido = cliente.find((linha) => (linha as { id?: string }).id === venda.cliente_id)
    expect(nascido).toMatchObject({ situacao: 'PROSPECTO' })
  })

  test('o que se aprendeu sobre a pessoa fica no cadastro dela', async () => {
    const { pedido, registro } = await paraCliente('PROSPECTO')
    const corrigido = { ...pedido, cliente: { ...pedido.cliente, nome: 'João Batista Corrigido' } }
    const venda = await enviada(corrigido)
    await seguir(venda, corrigido, 'aprovar cancelar')
    const { corpo } = await s().pedir('GET', `/cliente/${registro.id}`, { token: mundo.tudo })
    expect([corpo.nome, corpo.situacao]).toEqual(['João Batista Corrigido', 'PROSPECTO'])
  })
})

describe('duas vendas do mesmo cliente', () => {
  const duasConcluidas = async (situacao: SituacaoCliente) => {
    const { pedido, registro } = await paraCliente(situacao)
    const antes = await fotografar()
    const primeira = await seguir(await enviada(pedido), pedido, 'aprovar agendar concluir')
    const segunda = await seguir(await enviada(pedido), pedido, 'autorizar aprovar agendar concluir')
    const situacaoAgora = async () =>
      (await s().pedir('GET', `/cliente/${registro.id}`, { token: mundo.tudo })).corpo.situacao
    return { antes, primeira, segunda, situacaoAgora }
  }

  test.each([
    ['primeira', 'segunda'],
    ['segunda', 'primeira'],
  ] as const)(
    'desfeita a %s, a outra o mantém ativo; desfeita a %s, volta ao que era',
    async (uma, outra) => {
      for (const situacao of ['PROSPECTO', 'SUSPENSO'] as const) {
        const { antes, situacaoAgora, ...feitas } = await duasConcluidas(situacao)
        await feita(feitas[uma], 'desistir')
        expect(await situacaoAgora()).toBe('ATIVO')
        await feita(feitas[outra], 'desistir')
        expect(await fotografar(), situacao).toEqual(antes)
      }
    },
  )
})

test('o que uma pessoa mudou no cliente depois da instalação não é desfeito com a venda', async () => {
  const { pedido, registro } = await paraCliente('PROSPECTO')
  const pronta = await seguir(await enviada(pedido), pedido, 'aprovar agendar concluir')
  await s().pool.query(`update cliente set situacao = 'SUSPENSO' where id = $1`, [registro.id])
  await feita(pronta, 'desistir')
  const { corpo } = await s().pedir('GET', `/cliente/${registro.id}`, { token: mundo.tudo })
  expect(corpo.situacao).toBe('SUSPENSO')
})
