import { Atendimento } from '@balcao/contract/posvenda/atendimento'
import { acoesDoAtendimento } from '@balcao/contract/posvenda/atendimento-transicoes'
import { eq } from 'drizzle-orm'
import { v7 } from 'uuid'
import { describe, expect, test } from 'vitest'
import { conferirRecusa, retratoDoBanco } from '#testes/recusas.ts'
import { usarAtendimentos } from '#testes/usar-atendimentos.ts'
import { contrato } from '#vendas/contrato/contrato.table.ts'
import { dadosDeAtendimento, umaMensagem } from './atendimento.fabrica.ts'
import { atendimento } from './atendimento.table.ts'
import { fecharResolvidos } from './sozinho.commands.ts'

const { s, caixa, umContrato, alguem, pedir, aberto, agir, feito } = usarAtendimentos()

const mover = (id: string, mudancas: Partial<typeof atendimento.$inferInsert>) =>
  s().db.update(atendimento).set(mudancas).where(eq(atendimento.id, id))
const HORA = 3_600_000
const atras = (horas: number) => new Date(Date.now() - horas * HORA).toISOString()

describe('abrir', () => {
  test('dá protocolo, prazo em horas úteis e a primeira linha; o relato é a primeira mensagem', async () => {
    const { corpo: preparo } = await pedir('GET', `/preparo?cliente_plano_id=${caixa.contrato}`)
    const novo = await aberto({ relato: 'Cai toda noite', prioridade: 'URGENTE' })
    expect(Atendimento.safeParse(novo).error).toBeUndefined()
    expect(novo).toMatchObject({
      situacao: 'ABERTO',
      responsavel: null,
      plano: 'Fibra 500',
      cliente: { id: caixa.cliente, nome: 'Maria Aparecida da Silva' },
      mensagens: [{ tipo: 'INTERNA', texto: 'Cai toda noite', envio: null, protocolo: null }],
      historico: [{ acao: 'abrir', de: null, para: 'ABERTO', autor: 'PESSOA' }],
    })
    expect(Math.abs(Date.parse(novo.prazo) - Date.parse(preparo.prazos.URGENTE))).toBeLessThan(60_000)
    expect(Date.parse(preparo.prazos.BAIXA)).toBeGreaterThan(Date.parse(preparo.prazos.NORMAL))
    const depois = await pedir('GET', `/preparo?cliente_plano_id=${caixa.contrato}`)
    expect(depois.corpo.em_aberto.map((a: { id: string }) => a.id)).toContain(novo.id)
  })

  test('trocado o plano do contrato, o atendimento diz o de agora, também na lista', async () => {
    const { contrato: id } = await umContrato()
    const { id: aberta } = await aberto({ cliente_plano_id: id })
    await s().db.update(contrato).set({ plano_nome: 'Fibra 900' }).where(eq(contrato.id, id))
    expect((await pedir('GET', `/${aberta}`)).corpo.plano).toBe('Fibra 900')
    const { corpo: lista } = await pedir('GET', `?cliente_plano_id=${id}`)
    expect(lista.itens.map(({ plano }: { plano: string }) => plano)).toEqual(['Fibra 900'])
    expect((await pedir('GET', `/preparo?cliente_plano_id=${id}`)).corpo.plano).toBe('Fibra 900')
  })

  test('enviado duas vezes, até ao mesmo tempo, é um só; com o mesmo id para outra coisa, é recusado', async () => {
    const dados = dadosDeAtendimento(caixa.contrato)
    const [a, b] = await Promise.all([pedir('POST', '', dados), pedir('POST', '', dados)])
    expect([a.status, b.status]).toEqual([201, 201])
    expect(a.corpo.protocolo).toBe(b.corpo.protocolo)
    expect((await pedir('GET', `/${dados.id}`)).corpo.historico).toHaveLength(1)
    const outroContrato = (await umContrato()).contrato
    const outro = await pedir('POST', '', { ...dados, cliente_plano_id: outroContrato })
    expect([outro.status, outro.corpo.codigo]).toEqual([409, 'JA_EXISTE'])
  })

  test('enviado de novo com outro conteúdo não é o mesmo; com o mesmo é, ainda que já cuidem dele', async () => {
    const dados = dadosDeAtendimento(caixa.contrato, { relato: 'Cai toda noite' })
    const novo = await aberto(dados)
    const responsavel_id = (await alguem()).id
    for (const mudou of [
      { prioridade: 'URGENTE' },
      { assunto: 'Sem internet' },
      { solicitante_telefone: null },
      { responsavel_id },
      { relato: 'Cai todo dia' },
      { relato: null },
    ]) {
      const { status, corpo } = await pedir('POST', '', { ...dados, ...mudou })
      expect([status, corpo.codigo], JSON.stringify(mudou)).toEqual([409, 'JA_EXISTE'])
    }
    await feito(novo, 'atribuir', { responsavel_id })
    await pedir('POST', `/${novo.id}/mensagem`, umaMensagem())
    const repetido = await pedir('POST', '', dados)
    expect([repetido.status, repetido.corpo.responsavel.id]).toEqual([201, responsavel_id])
    expect((await pedir('POST', '', { ...dados, relato: 'Cai todo dia' })).status).toBe(409)
  })

  test('o que não serve é recusado com palavras, e nada fica pela metade', async () => {
    const semDireito = await alguem(['LISTAR.ATENDIMENTO'])
    const antes = await retratoDoBanco(s().pool)
    const dados = (mudancas: object) => ({ ...dadosDeAtendimento(caixa.contrato), ...mudancas })
    const casos: [string, object, number][] = [
      ['contrato que não existe', dados({ cliente_plano_id: v7() }), 404],
      ['sem assunto', dados({ assunto: '  ' }), 400],
      ['tipo inventado', dados({ tipo: 'RECLAMACAO' }), 400],
      ['telefone sem DDD', dados({ solicitante_telefone: '98765-4321' }), 400],
      ['responsável que não atende', dados({ responsavel_id: semDireito.id }), 422],
      ['relato de 100 KB', dados({ relato: 'a'.repeat(102_400) }), 400],
      ['campo a mais', dados({ situacao: 'FECHADO' }), 400],
    ]
    for (const [caso, corpo, status] of casos) {
      const resposta = await pedir('POST', '', corpo)
      expect(resposta.status, `${caso}: ${resposta.texto}`).toBe(status)
      conferirRecusa(resposta, caso)
    }
    expect((await pedir('POST', '', dados({}), semDireito.acesso)).status).toBe(403)
    expect(await retratoDoBanco(s().pool)).toEqual(antes)
  })
})

describe('do aberto ao fechado e de volta', () => {
  test('cada passo muda a situação e deixa uma linha; reaberto, o prazo é contado de novo', async () => {
    const novo = await aberto()
    const emAndamento = await feito(novo, 'iniciar')
    expect(emAndamento).toMatchObject({ situacao: 'EM_ANDAMENTO', responsavel: { id: caixa.quem } })
    const esperando = await feito(emAndamento, 'aguardar_cliente')
    expect(esperando.aguarda_desde).not.toBeNull()
    const resolvido = await feito(await feito(esperando, 'retomar'), 'resolver', {
      motivo: 'Roteador trocado',
    })
    const fechado = await feito(resolvido, 'fechar')
    expect(fechado.acoes).toEqual(['reabrir'])
    await mover(novo.id, { prazo: '2026-01-05T12:00:00Z', contado_desde: '2026-01-02T12:00:00Z' })
    const reaberto = await feito(fechado, 'reabrir', { motivo: 'Voltou a cair' })
    expect(reaberto.situacao).toBe('REABERTO')
    expect(Date.parse(reaberto.prazo)).toBeGreaterThan(Date.now())
    expect((await feito(reaberto, 'iniciar')).historico.map(({ acao, motivo }) => [acao, motivo])).toEqual([
      ['abrir', null],
      ['iniciar', null],
      ['aguardar_cliente', null],
      ['retomar', null],
      ['resolver', 'Roteador trocado'],
      ['fechar', null],
      ['reabrir', 'Voltou a cair'],
      ['iniciar', null],
    ])
  })

  test('fechado outra vez é recusado dizendo isso; de quem acabou de fechar, a repetição é a mesma', async () => {
    const fechado = await feito(await feito(await aberto(), 'resolver', { motivo: 'Feito' }), 'fechar')
    const repetido = await agir({ ...fechado, versao: fechado.versao - 1 }, 'fechar')
    expect([repetido.status, repetido.corpo.versao]).toEqual([200, fechado.versao])
    const deNovo = await agir(fechado, 'fechar')
    expect([deNovo.status, deNovo.corpo.message]).toEqual([409, 'Este atendimento já está fechado'])
    const escrita = await pedir('POST', `/${fechado.id}/mensagem`, umaMensagem())
    expect([escrita.status, escrita.corpo.message]).toEqual([
      409,
      'Este atendimento está fechado: reabra-o antes',
    ])
    expect((await agir(fechado, 'reabrir')).status).toBe(400)
  })

  test('repetido com outro motivo não é o mesmo: quem repete fica sabendo do que está escrito', async () => {
    const novo = await aberto()
    const resolvido = await feito(novo, 'resolver', { motivo: 'Roteador trocado' })
    expect(await feito(novo, 'resolver', { motivo: 'Roteador trocado' })).toEqual(resolvido)
    expect((await agir(novo, 'resolver', { motivo: 'Cabo trocado' })).status).toBe(409)
    const reaberto = await feito(resolvido, 'reabrir', { motivo: 'Voltou a cair' })
    expect(await feito(resolvido, 'reabrir', { motivo: 'Voltou a cair' })).toEqual(reaberto)
    const outro = await agir(resolvido, 'reabrir', { motivo: 'Nunca voltou' })
    expect([outro.status, outro.corpo.atual.historico.at(-1).motivo]).toEqual([409, 'Voltou a cair'])
  })

  test('dois ao mesmo tempo: um faz, o outro fica sabendo', async () => {
    const outro = await alguem()
    const novo = await aberto()
    const respostas = await Promise.all([
      agir(novo, 'resolver', { motivo: 'Por mim' }),
      agir(novo, 'resolver', { motivo: 'Por outro' }, outro.acesso),
    ])
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(respostas.find(({ status }) => status === 409)?.corpo.atual).toMatchObject({
      situacao: 'RESOLVIDO',
    })
  })

  test('o tempo útil em que se esperou o cliente anda o prazo, e outra prioridade o conta do começo', async () => {
    const novo = await aberto()
    const esperando = await feito(novo, 'aguardar_cliente')
    // Two weeks ago: whatever the holidays, far more than a week's working hours lie in between.
    await mover(novo.id, { aguarda_desde: atras(24 * 14), contado_desde: atras(24 * 14) })
    const retomado = await feito(esperando, 'retomar')
    const andou = (Date.parse(retomado.prazo) - Date.parse(novo.prazo)) / HORA
    expect(andou).toBeGreaterThan(24 * 7)
    const { solicitante_nome, solicitante_telefone, canal, tipo, assunto } = retomado
    const dados = { solicitante_nome, solicitante_telefone, canal, tipo, assunto }
    const urgente = await feito(retomado, 'editar', { ...dados, prioridade: 'URGENTE' })
    expect(Date.parse(urgente.prazo)).toBeLessThan(Date.parse(retomado.prazo))
    expect(Date.parse(urgente.prazo)).toBeGreaterThan(Date.parse(novo.prazo) - 24 * 7 * HORA)
    expect(urgente.historico.at(-1)).toMatchObject({
      acao: 'editar',
      detalhe: 'Prioridade: Normal → Urgente',
    })
    const outraAba = await agir({ ...urgente, versao: urgente.versao - 1 }, 'editar', {
      ...dados,
      prioridade: 'BAIXA',
    })
    expect(outraAba.status).toBe(409)
  })

  test('o que foi resolvido há dias fecha sozinho; o de ontem espera', async () => {
    const [velho, novo] = await Promise.all(
      [1, 2].map(async () => feito(await aberto(), 'resolver', { motivo: 'Feito' })),
    )
    await mover(velho?.id ?? '', { situacao_em: atras(24 * 4) })
    await fecharResolvidos(s().db)
    const { corpo } = await pedir('GET', `/${velho?.id}`)
    expect(corpo).toMatchObject({ situacao: 'FECHADO' })
    expect(corpo.historico.at(-1)).toMatchObject({ acao: 'fechar', autor: 'SISTEMA', quem: null })
    expect((await pedir('GET', `/${novo?.id}`)).corpo.situacao).toBe('RESOLVIDO')
  })
})

describe('quem', () => {
  test('assume-se, atribui-se a quem atende na empresa, e volta a ser de ninguém', async () => {
    const [colega, deFora, soLe] = [
      await alguem(),
      await alguem(undefined, [(await s().fabrica.empresa('Outra Net')).id]),
      await alguem(['LISTAR.ATENDIMENTO']),
    ]
    const meu = await feito(await aberto(), 'assumir')
    expect(meu.responsavel?.id).toBe(caixa.quem)
    expect((await agir(meu, 'assumir')).corpo.message).toBe('Este atendimento já é seu')
    const { corpo: possiveis } = await pedir('GET', `/${meu.id}/responsaveis`)
    const ids = possiveis.map((p: { id: string }) => p.id)
    expect(ids).toContain(colega.id)
    for (const id of [deFora.id, soLe.id, caixa.quem]) expect(ids).not.toContain(id)
    expect((await agir(meu, 'atribuir', { responsavel_id: deFora.id })).status).toBe(422)
    const dele = await feito(meu, 'atribuir', { responsavel_id: colega.id })
    expect(dele.historico.at(-1)?.detalhe).toBe(`a ${colega.nome}`)
    expect((await feito(dele, 'atribuir', { responsavel_id: null })).responsavel).toBeNull()
  })

  test('fora do alcance é como se não existisse, para ler e para cada ação; só ler não age', async () => {
    const novo = await aberto()
    const { acesso: deFora } = await alguem(undefined, [(await s().fabrica.empresa()).id])
    const { acesso: soLe } = await alguem(['LISTAR.ATENDIMENTO'])
    const inventado = await pedir('GET', `/${v7()}`, undefined, deFora)
    const lido = await pedir('GET', `/${novo.id}`, undefined, deFora)
    expect([lido.status, lido.texto]).toEqual([404, inventado.texto])
    const acoes = acoesDoAtendimento.filter((acao) => acao !== 'escrever' && acao !== 'anexar')
    const corpos: Record<string, object> = {
      atribuir: { responsavel_id: null },
      unir: { principal_id: novo.id },
      editar: (({ tipo, prioridade, canal, assunto, solicitante_nome, solicitante_telefone }) => ({
        ...{ tipo, prioridade, canal, assunto, solicitante_nome, solicitante_telefone },
      }))(novo),
    }
    for (const acao of acoes) {
      const corpo = { motivo: 'Porque sim' }
      const pedido = ['resolver', 'reabrir'].includes(acao) ? corpo : (corpos[acao] ?? {})
      expect((await agir(novo, acao, pedido, deFora)).status, acao).toBe(404)
      expect((await agir(novo, acao, pedido, soLe)).status, acao).toBe(403)
    }
    const vista = (await pedir('GET', `/${novo.id}`, undefined, soLe)).corpo
    expect(vista.acoes).toEqual([])
    expect(vista.contrato.endereco).toMatch(/^R\*\*\*, \*\*\*/)
  })
})

describe('unir', () => {
  test('o duplicado fecha apontando para o principal, que mostra o que nele se escreveu', async () => {
    const [principal, duplicado, terceiro] = [
      await aberto(),
      await aberto({ relato: 'De novo' }),
      await aberto(),
    ]
    const aninhado = await feito(terceiro, 'unir', { principal_id: duplicado.id })
    expect(aninhado).toMatchObject({
      situacao: 'FECHADO',
      unido_a: { protocolo: duplicado.protocolo },
      acoes: [],
    })
    const { versao } = (await pedir('GET', `/${duplicado.id}`)).corpo
    await feito({ id: duplicado.id, versao }, 'unir', { principal_id: principal.id })
    const { corpo: visto } = await pedir('GET', `/${principal.id}`)
    expect(visto.unidos.map((u: { protocolo: number }) => u.protocolo)).toEqual([
      duplicado.protocolo,
      terceiro.protocolo,
    ])
    expect(visto.mensagens).toMatchObject([{ texto: 'De novo', protocolo: duplicado.protocolo }])
    expect(visto.historico.filter((l: { acao: string }) => l.acao === 'receber')).toMatchObject([
      { protocolo: duplicado.protocolo, detalhe: `o ${terceiro.protocolo}` },
      { protocolo: null, detalhe: `o ${duplicado.protocolo}` },
    ])
    const { corpo: filho } = await pedir('GET', `/${terceiro.id}`)
    const reaberto = await agir(filho, 'reabrir', { motivo: 'Quero este' })
    expect([reaberto.status, reaberto.corpo.message]).toEqual([
      409,
      `Este atendimento foi unido ao ${principal.protocolo}: continue por lá`,
    ])
  })

  test('a si mesmo, a um fechado ou ao de outro cliente, não; um ao outro ao mesmo tempo, só um', async () => {
    const { contrato } = await umContrato()
    const [a, b, alheio] = [await aberto(), await aberto(), await aberto({ cliente_plano_id: contrato })]
    const fechado = await feito(await feito(await aberto(), 'resolver', { motivo: 'Feito' }), 'fechar')
    for (const principal_id of [a.id, alheio.id, v7()]) {
      const { status, corpo } = await agir(a, 'unir', { principal_id })
      expect([status, corpo.message]).toEqual([422, 'Escolha outro atendimento deste cliente'])
    }
    const noFechado = await agir(a, 'unir', { principal_id: fechado.id })
    expect(noFechado.corpo.message).toContain(`O atendimento ${fechado.protocolo} está fechado`)
    const juntos = await Promise.all([
      agir(a, 'unir', { principal_id: b.id }),
      agir(b, 'unir', { principal_id: a.id }),
    ])
    expect(juntos.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
