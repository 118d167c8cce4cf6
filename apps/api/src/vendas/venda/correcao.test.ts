import type { Venda } from '@balcao/contract/vendas/venda'
import { eq, sql } from 'drizzle-orm'
import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { dadosDeCliente, enderecoDeTeste, telefoneDeTeste } from '#clientes/cliente/cliente.fabrica.ts'
import { usarCorrecoes } from '#testes/usar-correcoes.ts'
import { enviarAnexo, listar, pdf } from '#vendas/anexo/anexo.fabrica.ts'
import { anexo } from '#vendas/anexo/anexo.table.ts'
import { apagarRascunhosEsquecidos } from '#vendas/rascunho/rascunho.commands.ts'
import { rascunho } from '#vendas/rascunho/rascunho.table.ts'
import { venda } from './venda.table.ts'

const {
  s,
  caixa,
  dados,
  enviar,
  enviada,
  exigir,
  totalDe,
  alguem,
  devolvida,
  abrir,
  aberto,
  gravar,
  gravados,
  comNumero,
  corrigir,
} = usarCorrecoes()

describe('a venda devolvida vira a sua própria correção', () => {
  test('com o que foi digitado, o motivo e a versão; nada é gravado até mudar', async () => {
    const pedido = dados()
    const nova = await devolvida(pedido)
    expect(await aberto(nova.id)).toMatchObject({
      id: nova.id,
      dados: pedido,
      etapa: 'revisao',
      versao: null,
      corrige: {
        protocolo: nova.protocolo,
        versao: nova.versao,
        situacao: 'PENDENTE',
        motivo: 'O número da casa está errado',
        propria: true,
        vendida: { preco: nova.preco },
        canal: { id: pedido.canal_venda_id, nome: expect.any(String) },
        intacta_desde: nova.situacao_em,
      },
    })
    expect(await gravados(nova.id)).toBe(0)
    const { acesso } = await alguem(['EDITAR.VENDA', 'LISTAR.TODAS_VENDAS'])
    const edicao = { dados: { ...pedido, dia_vencimento: 15 }, total_mostrado: nova.preco.total_fidelidade }
    const editada = await exigir(nova, 'editar', edicao, acesso)
    expect([editada.situacao, (await aberto(nova.id)).corrige?.intacta_desde]).toEqual(['PENDENTE', null])
  })

  test('gravada, continua em outro aparelho, com a versão da venda em que começou', async () => {
    const nova = await devolvida()
    const { dados: antes } = await aberto(nova.id)
    const gravada = await gravar(nova.id, { dados: comNumero(antes, '77'), corrige: nova.versao })
    expect([gravada.status, gravada.corpo.versao, gravada.corpo.corrige.protocolo]).toEqual([
      200,
      1,
      nova.protocolo,
    ])
    await s()
      .db.update(venda)
      .set({ versao: nova.versao + 1 })
      .where(eq(venda.id, nova.id))
    const la = await aberto(nova.id)
    expect([la.versao, la.dados.endereco.numero, la.corrige?.versao]).toEqual([1, '77', nova.versao])
    const { corpo } = await s().pedir('GET', '/venda/rascunho', { token: caixa.vendedor })
    expect(corpo).toContainEqual(
      expect.objectContaining({
        id: nova.id,
        corrige: {
          protocolo: nova.protocolo,
          cliente: 'João Batista de Souza',
          versao: nova.versao,
          situacao: 'PENDENTE',
          motivo: nova.motivo,
        },
      }),
    )
  })

  test('corrigida, volta à análise com o mesmo protocolo, e a correção some; duas vezes é uma', async () => {
    const nova = await devolvida()
    const correcao = await aberto(nova.id)
    const mudados = comNumero(correcao.dados, '77')
    await gravar(nova.id, { dados: mudados, corrige: nova.versao })
    const uma = await corrigir(correcao, mudados)
    const outra = await corrigir(correcao, mudados)
    expect([uma.status, uma.corpo.situacao, uma.corpo.protocolo]).toEqual([200, 'EM_ANALISE', nova.protocolo])
    expect(uma.corpo.endereco.numero).toBe('77')
    expect([outra.status, outra.corpo.versao]).toEqual([200, uma.corpo.versao])
    expect(uma.corpo.historico.map((l: { acao: string }) => l.acao)).toEqual(['enviar', 'devolver', 'editar'])
    expect(await gravados(nova.id)).toBe(0)
  })

  test('sem nada mudado além de um anexo, também segue', async () => {
    const nova = await devolvida(dados(), 'A foto está escura')
    await enviarAnexo(s().pedir, pdf(), { token: caixa.vendedor, venda_id: nova.id })
    const { status, corpo } = await corrigir(await aberto(nova.id))
    expect([status, corpo.situacao]).toEqual([200, 'EM_ANALISE'])
  })

  test('um anexo rejeitado e não substituído é dito junto com o resto que falta', async () => {
    const nova = await devolvida()
    const { anexo: ruim } = await enviarAnexo(s().pedir, pdf(), { token: caixa.vendedor, venda_id: nova.id })
    await s()
      .db.update(anexo)
      .set({ veredito: 'REJEITADO' })
      .where(eq(anexo.id, ruim?.id ?? ''))
    const correcao = await aberto(nova.id)
    const semVencimento = await corrigir(correcao, { ...correcao.dados, dia_vencimento: 31 })
    expect(semVencimento.status).toBe(422)
    expect(semVencimento.corpo.atual.faltas.map(({ campo }: { campo: string }) => campo)).toEqual([
      'dia_vencimento',
      'anexos.DOCUMENTO_FRENTE',
    ])
    await enviarAnexo(s().pedir, pdf(), { token: caixa.vendedor, venda_id: nova.id })
    expect((await corrigir(correcao)).corpo.situacao).toBe('EM_ANALISE')
  })
})

describe('o que não pode', () => {
  test('em análise não se corrige: nem abre, nem grava, e não vira venda nova', async () => {
    const nova = await enviada()
    const { status, corpo } = await abrir(nova.id)
    expect([status, corpo.codigo]).toEqual([409, 'RASCUNHO_ENVIADO'])
    expect(corpo.message).toContain('peça a quem analisa')
    for (const corrige of [{}, { corrige: nova.versao }]) {
      const gravada = await gravar(nova.id, { dados: dados(), ...corrige })
      expect([gravada.status, gravada.corpo.codigo]).toEqual([409, 'RASCUNHO_ENVIADO'])
    }
    expect(await gravados(nova.id)).toBe(0)
  })

  test('um rascunho antigo da venda devolvida não passa por correção dela', async () => {
    const nova = await devolvida()
    const { status, corpo } = await gravar(nova.id, { dados: dados() })
    expect([status, corpo.codigo]).toEqual([409, 'RASCUNHO_ENVIADO'])
    expect((await enviar(dados(), { id: nova.id })).corpo.codigo).toBe('CHAVE_USADA')
  })

  test('a venda de outro vendedor ou de outra empresa é como se não existisse', async () => {
    const nova = await devolvida()
    const outra = await s().fabrica.empresa('Outra')
    const alheios = [
      (await alguem(['REALIZAR_VENDA'])).acesso,
      (await alguem(['REALIZAR_VENDA', 'EDITAR.VENDA', 'LISTAR.TODAS_VENDAS'], [outra.id])).acesso,
    ]
    const correcao = await aberto(nova.id)
    for (const token of alheios) {
      expect((await abrir(nova.id, token)).status).toBe(404)
      const gravada = await gravar(nova.id, { dados: correcao.dados, corrige: nova.versao }, token)
      expect(gravada.status).toBe(404)
      expect((await corrigir(correcao, correcao.dados, { token })).status).toBe(404)
    }
    expect((await gravar(v7(), { dados: dados(), corrige: 1 })).status).toBe(404)
  })

  test('duas pessoas na mesma venda: a segunda é avisada ao gravar, e quem envia depois não sobrescreve', async () => {
    const nova = await devolvida()
    const editor = (await alguem(['REALIZAR_VENDA', 'EDITAR.VENDA', 'LISTAR.TODAS_VENDAS'])).acesso
    const correcao = await aberto(nova.id)
    await gravar(nova.id, { dados: comNumero(correcao.dados, '1'), corrige: nova.versao })
    const outra = await gravar(
      nova.id,
      { dados: comNumero(correcao.dados, '2'), corrige: nova.versao },
      editor,
    )
    expect([outra.status, outra.corpo.codigo]).toEqual([409, 'CORRECAO_DE_OUTRO'])

    const doEditor = await corrigir(correcao, comNumero(correcao.dados, '2'), { token: editor })
    expect(doEditor.status).toBe(200)
    expect(await gravados(nova.id)).toBe(1)
    const tarde = await corrigir(correcao, comNumero(correcao.dados, '1'))
    expect([tarde.status, tarde.corpo.codigo]).toEqual([409, 'VERSAO_DESATUALIZADA'])
    expect(tarde.corpo.atual).toMatchObject({ situacao: 'EM_ANALISE', endereco: { numero: '2' } })
    expect((await s().pedir('GET', '/venda/rascunho', { token: caixa.vendedor })).corpo).not.toContainEqual(
      expect.objectContaining({ id: nova.id }),
    )
  })

  test('dez correções diferentes ao mesmo tempo, da mesma pessoa: vale uma, as outras são avisadas', async () => {
    const nova = await devolvida()
    const correcao = await aberto(nova.id)
    const respostas = await Promise.all(
      Array.from({ length: 10 }, (_, i) => corrigir(correcao, comNumero(correcao.dados, `${i + 100}`))),
    )
    const boas = respostas.filter(({ status }) => status === 200)
    expect(boas).toHaveLength(1)
    for (const { status, corpo } of respostas.filter((r) => r !== boas[0]))
      expect([status, corpo.atual.endereco.numero]).toEqual([409, boas[0]?.corpo.endereco.numero])
  })
})

describe('descartar', () => {
  const comAnexo = async () => {
    const nova = await devolvida()
    const { token, venda_id } = { token: caixa.vendedor, venda_id: nova.id }
    await enviarAnexo(s().pedir, pdf(), { token, venda_id })
    await gravar(nova.id, { dados: (await aberto(nova.id)).dados, corrige: nova.versao })
    return nova
  }
  const anexosDe = async ({ id }: Venda) => (await listar(s().pedir, id, caixa.vendedor)).length

  test('a correção some, e a venda fica com os seus anexos', async () => {
    const nova = await comAnexo()
    await s().pedir('DELETE', `/venda/rascunho/${nova.id}`, { token: caixa.vendedor })
    expect([await gravados(nova.id), await anexosDe(nova)]).toEqual([0, 1])
    expect(await aberto(nova.id)).toMatchObject({ versao: null, corrige: { protocolo: nova.protocolo } })
  })

  test('a correção esquecida sai com o tempo, e os anexos da venda não', async () => {
    const nova = await comAnexo()
    await s()
      .db.update(rascunho)
      .set({ atualizado_em: sql`now() - interval '400 days'` })
      .where(eq(rascunho.id, nova.id))
    await apagarRascunhosEsquecidos(s().db)
    expect([await gravados(nova.id), await anexosDe(nova)]).toEqual([0, 1])
  })

  test('gravar e enviar ao mesmo tempo não deixa um rascunho da venda para trás', async () => {
    const ids = Array.from({ length: 12 }, () => v7())
    const total_mostrado = await totalDe(dados())
    await Promise.all(
      ids.flatMap((id) => {
        const pedido = dados()
        return [enviar(pedido, { id, total_mostrado }), gravar(id, { dados: pedido })]
      }),
    )
    for (const id of ids) {
      const vendas = await s().db.$count(venda, eq(venda.id, id))
      expect(vendas + (await gravados(id))).toBe(1)
    }
  })
})

describe('quem não visualiza clientes', () => {
  const noCadastro = async () => {
    const { corpo: cliente } = await s().pedir('POST', '/cliente', {
      token: (await s().admin()).acesso,
      corpo: dadosDeCliente(caixa.empresa_id, {
        email: 'segredo@exemplo.com.br',
        data_nascimento: '1980-02-03',
        telefones: [telefoneDeTeste()],
        enderecos: [enderecoDeTeste()],
      }),
    })
    const [{ id, codigo_ibge }] = cliente.enderecos
    const { cpf_cnpj, telefones } = cliente
    return {
      cliente,
      comoLa: { cliente: { id: cliente.id as string }, endereco: { id, codigo_ibge } },
      segredos: ['segredo@', '1980-02-03', 'Jaguara', telefones[0].numero, cpf_cnpj] as string[],
    }
  }

  test('não vê do cadastro mais do que digitou, e o que não tocou continua como lá', async () => {
    const { cliente, comoLa, segredos } = await noCadastro()
    const nova = await devolvida(dados(comoLa))
    const { texto } = await abrir(nova.id)
    for (const segredo of segredos) expect(texto).not.toContain(segredo)
    const correcao = await aberto(nova.id)
    expect(correcao.dados.cliente).toEqual({ id: cliente.id })
    expect((await corrigir(correcao, { ...correcao.dados, dia_vencimento: 15 })).status).toBe(200)
    const token = (await s().admin()).acesso
    const { corpo } = await s().pedir('GET', `/venda/${nova.id}`, { token })
    expect(corpo).toMatchObject({
      dia_vencimento: 15,
      cliente: { email: 'segredo@exemplo.com.br', data_nascimento: '1980-02-03' },
    })
  })

  test('a venda que nasceu com um cliente e passa a outro não mostra o cadastro do outro', async () => {
    const { comoLa, segredos } = await noCadastro()
    const nova = await devolvida()
    const correcao = await aberto(nova.id)
    const { status, texto } = await corrigir(correcao, { ...correcao.dados, ...comoLa })
    expect(status).toBe(200)
    for (const segredo of segredos) expect(texto).not.toContain(segredo)
  })

  test('acha as próprias vendas pelo que vê delas, e não adivinha o que não vê', async () => {
    const { cliente, comoLa } = await noCadastro()
    const deles = await enviada(dados(comoLa))
    const pedido = dados()
    const dela = await enviada(pedido)
    const achadas = async (busca: string, token = caixa.vendedor) => {
      const { corpo } = await s().pedir('GET', `/venda/minhas?busca=${encodeURIComponent(busca)}`, { token })
      return corpo.itens.map(({ protocolo }: Venda) => protocolo)
    }
    const oculto = [cliente.cpf_cnpj, cliente.telefones[0].numero.slice(-9)]
    for (const busca of oculto) expect(await achadas(busca)).toEqual([])
    expect(await achadas(`${deles.protocolo} ${cliente.nome}`)).toEqual([deles.protocolo])
    expect(await achadas(pedido.cliente.cpf_cnpj ?? '')).toEqual([dela.protocolo])
    const digitada = await enviada(
      dados({ ...comoLa, cliente: { ...comoLa.cliente, cpf_cnpj: cliente.cpf_cnpj } }),
    )
    expect(await achadas(cliente.cpf_cnpj)).toEqual([digitada.protocolo])
    expect(await achadas(oculto[1])).toEqual([])
  })

  test('ao corrigir, a própria venda não é a "venda em andamento" que pede autorização', async () => {
    const pedido = dados()
    const nova = await devolvida(pedido)
    const { cpf_cnpj } = pedido.cliente
    const consultar = async (alem: object) => {
      const corpo = { empresa_id: caixa.empresa_id, cpf_cnpj, ...alem }
      const resposta = await s().pedir('POST', '/venda/cliente', { token: caixa.vendedor, corpo })
      return resposta.corpo.restricoes.map(({ regra }: { regra: string }) => regra)
    }
    expect(await consultar({})).toEqual(['VENDA_ABERTA'])
    expect(await consultar({ venda_id: nova.id })).toEqual([])
  })
})
