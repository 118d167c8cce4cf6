import { readFileSync } from 'node:fs'
import { txidDoBoleto } from '@balcao/contract/cobranca/boleto'
import { formatarData } from '@balcao/contract/valores/data'
import { describe, expect, test } from 'vitest'
import { acontecer } from '#cobranca/boleto/acontecer/acontecer.commands.ts'
import { usarAvisos } from '#testes/usar-avisos.ts'

const { s, caixa, pedir, outraEmpresa, obter, agir, gateway, um, mandar, avisar, hoje, porPix, porBoleto } =
  usarAvisos()

const conta = async (tabela: string, onde = 'true') =>
  (await s().pool.query(`select count(*)::integer as n from ${tabela} where ${onde}`)).rows[0].n

describe('um pagamento avisado', () => {
  test('por Pix quita o boleto, e o banco é avisado se já o conhece', async () => {
    const boleto = await um()
    const { status, corpo } = await avisar(porPix(boleto.numero, { tarifa: 99, credito_em: hoje() }))
    expect([status, corpo]).toEqual([
      200,
      { resultado: 'APLICADO', texto: expect.stringMatching(/^Pago: R\$\s129,90 por Pix$/) },
    ])
    expect(await obter(boleto.id)).toMatchObject({
      ...{ situacao: 'PAGO', meio: 'PIX', valor_pago: 12990, pago_em: hoje(), tarifa: 99, a_remeter: [] },
    })
    const registrado = await um()
    await s().pool.query(`update boleto set registro = 'REGISTRADO' where id = $1`, [registrado.id])
    await avisar(porPix(registrado.numero))
    expect((await obter(registrado.id)).a_remeter).toEqual(['BAIXA'])
  })

  test('pelo nosso número: como o guardamos, sem os zeros, com o dígito; com outro dígito, não', async () => {
    for (const escrever of [
      (n: string) => n,
      (n: string) => n.replace(/^0+/, ''),
      (n: string) => `000${n}`,
    ]) {
      const boleto = await um()
      expect((await avisar(porBoleto(escrever(boleto.nosso_numero)))).corpo.resultado).toBe('APLICADO')
      expect((await obter(boleto.id)).meio).toBe('BOLETO')
    }
    const boleto = await um()
    const { rows } = await s().pool.query('select nosso_numero_dv as dv from boleto where id = $1', [
      boleto.id,
    ])
    const outro = rows[0].dv === '0' ? '1' : '0'
    expect((await avisar(porBoleto(`${boleto.nosso_numero}-${outro}`))).corpo.resultado).toBe('SEM_BOLETO')
    expect((await avisar(porBoleto(`${boleto.nosso_numero}-${rows[0].dv}`))).corpo.resultado).toBe('APLICADO')
  })

  test('vinte vezes ao mesmo tempo, com o mesmo número de aviso: um pagamento e a mesma resposta', async () => {
    const boleto = await um()
    const respostas = await Promise.all(
      Array.from({ length: 20 }, () => avisar(porPix(boleto.numero), { id: 'msg_1' })),
    )
    expect(new Set(respostas.map(({ status, texto }) => `${status} ${texto}`)).size).toBe(1)
    expect(await conta('aviso_de_pagamento', `aviso_id = 'msg_1'`)).toBe(1)
    const { pagamentos, historico } = await obter(boleto.id)
    expect([pagamentos.length, historico.length]).toEqual([1, 1])
  })

  test('vinte vezes ao mesmo tempo, cada vez com outro número de aviso: um pagamento', async () => {
    const boleto = await um()
    const respostas = await Promise.all(Array.from({ length: 20 }, () => avisar(porPix(boleto.numero))))
    const resultados = respostas.map(({ corpo }) => corpo.resultado).sort()
    expect(resultados).toEqual(['APLICADO', ...Array(19).fill('SEM_EFEITO')])
    const { pagamentos, historico } = await obter(boleto.id)
    expect([pagamentos.length, historico.length]).toEqual([1, 1])
  })

  test('por Pix e por boleto no mesmo instante: um quita, o outro é mostrado como duplicado', async () => {
    for (let i = 0; i < 5; i++) {
      const boleto = await um()
      const respostas = await Promise.all([
        avisar(porPix(boleto.numero)),
        avisar(porBoleto(boleto.nosso_numero)),
      ])
      expect(respostas.map(({ corpo }) => corpo.resultado).sort()).toEqual(['APLICADO', 'CONFERIR'])
      const { pagamentos } = await obter(boleto.id)
      expect(pagamentos.map(({ situacao }) => situacao).sort()).toEqual(['DUPLICADO', 'QUITOU'])
    }
  })

  test.each([
    ['com e depois sem', ['E1aaaaaaa', null]],
    ['sem e depois com', [null, 'E1aaaaaaa']],
  ] as const)('o mesmo Pix avisado %s o número é um; por outro número, é outro', async (_, relatos) => {
    const boleto = await um()
    for (const fim_a_fim of relatos) await avisar(porPix(boleto.numero, { fim_a_fim }))
    expect((await obter(boleto.id)).pagamentos).toMatchObject([{ situacao: 'QUITOU' }])
    expect((await avisar(porPix(boleto.numero, { fim_a_fim: 'E2aaaaaaa' }))).corpo.resultado).toBe('CONFERIR')
    for (const fim_a_fim of [...relatos, 'E2aaaaaaa'])
      expect((await avisar(porPix(boleto.numero, { fim_a_fim }))).corpo.resultado).toBe('SEM_EFEITO')
    expect((await obter(boleto.id)).pagamentos).toMatchObject([
      { situacao: 'QUITOU' },
      { situacao: 'DUPLICADO' },
    ])
  })

  test('a menos fica para conferir e não quita; a mais quita', async () => {
    const boleto = await um()
    const { status, corpo } = await avisar(porPix(boleto.numero, { valor: 12989 }))
    expect([status, corpo.resultado, corpo.texto]).toEqual([200, 'CONFERIR', expect.stringMatching(/menos/)])
    const aberto = await obter(boleto.id)
    expect([aberto.situacao, aberto.pagamentos[0]?.situacao]).toEqual(['ABERTO', 'CONFERIR'])
    const outro = await um()
    await avisar(porPix(outro.numero, { valor: 13500 }))
    expect(await obter(outro.id)).toMatchObject({ situacao: 'PAGO', valor_pago: 13500 })
  })

  test('que o retorno já tinha dito não muda nada', async () => {
    const boleto = await um()
    const comum = { meio: 'BOLETO' as const, valor: 12990, pago_em: hoje(), credito_em: null, tarifa: null }
    const chave = `BOLETO ${hoje()} 12990`
    await acontecer(s().db, [
      { boleto_id: boleto.id, acontecimento: { tipo: 'PAGO', chave, a_mao: false, ...comum } },
    ])
    const antes = await obter(boleto.id)
    expect((await avisar(porBoleto(boleto.nosso_numero))).corpo.resultado).toBe('SEM_EFEITO')
    expect(await obter(boleto.id)).toEqual(antes)
  })

  test('de número desconhecido, ou de boleto de outra conta, fica guardado e é respondido em palavras', async () => {
    const deles = await outraEmpresa()
    const boleto = await um()
    await s().pool.query('update boleto set conta_bancaria_id = $1 where id = $2', [
      deles.conta_id,
      boleto.id,
    ])
    for (const dados of [
      porPix(999_999_999),
      porPix(1, { txid: 'outro-formato' }),
      porBoleto('99999999'),
      porPix(boleto.numero),
      porBoleto(boleto.nosso_numero),
    ]) {
      const { status, corpo } = await avisar(dados)
      expect([status, corpo]).toEqual([
        200,
        { resultado: 'SEM_BOLETO', texto: expect.stringMatching(/guardado/) },
      ])
    }
    expect((await obter(boleto.id)).situacao).toBe('ABERTO')
  })
})

describe('a baixa à mão desfeita depois do aviso', () => {
  const registrado = async () => {
    const { id } = await um()
    await s().pool.query(`update boleto set registro = 'REGISTRADO' where id = $1`, [id])
    return obter(id)
  }
  const aMao = (meio: string) => ({ pago_em: hoje(), valor: 12990, meio, motivo: 'Comprovante do cliente' })
  const desfazer = async (id: string) =>
    (await agir(await obter(id), 'desfazer_baixa', { motivo: 'Era de outro boleto' })).corpo

  test('segue pago pelo que veio do banco, que já sabe', async () => {
    const boleto = await registrado()
    await agir(boleto, 'pagar', aMao('PIX'))
    const doBanco = { credito_em: hoje(), tarifa: 195, valor: 12995 }
    expect((await avisar(porBoleto(boleto.nosso_numero, doBanco))).corpo.resultado).toBe('CONFERIR')
    const depois = await desfazer(boleto.id)
    expect(depois).toMatchObject({
      ...{ situacao: 'PAGO', meio: 'BOLETO', pago_em: hoje(), credito_em: hoje(), tarifa: 195 },
      ...{
        valor_pago: 12995,
        motivo: null,
        a_remeter: [],
        pagamentos: [{ situacao: 'DESFEITO' }, { situacao: 'QUITOU' }],
      },
    })
    expect(depois.acoes).not.toContain('desfazer_baixa')
    expect(depois.historico[0].texto).toMatch(/^Baixa desfeita, e segue pago: R\$\s129,95 por Boleto$/)
  })

  test('segue pago pelo Pix que veio, e o banco ainda é avisado, uma vez', async () => {
    const boleto = await registrado()
    await agir(boleto, 'pagar', aMao('DINHEIRO'))
    await avisar(porPix(boleto.numero))
    expect(await desfazer(boleto.id)).toMatchObject({ situacao: 'PAGO', meio: 'PIX', a_remeter: ['BAIXA'] })
  })

  test('o banco já recebeu o pedido de baixa: só se desfaz o que segue pago', async () => {
    const boleto = await registrado()
    await agir(boleto, 'pagar', aMao('DINHEIRO'))
    const { corpo: remessa } = await pedir('POST', `/conta-bancaria/${caixa.conta_id}/remessa`, {})
    const situacao = async () => (await pedir('GET', `/remessa/${remessa.id}`)).corpo.situacao
    await expect.poll(situacao, { timeout: 45_000 }).toBe('PRONTA')
    expect((await desfazer(boleto.id)).message).toMatch(/já recebeu o pedido de baixa/)
    expect(await obter(boleto.id)).toMatchObject({ situacao: 'PAGO', pagamentos: [{ situacao: 'QUITOU' }] })
    await avisar(porPix(boleto.numero))
    expect(await desfazer(boleto.id)).toMatchObject({ situacao: 'PAGO', meio: 'PIX', a_remeter: [] })
  })

  test('o que veio não basta: em aberto, e para conferir', async () => {
    const boleto = await registrado()
    await agir(boleto, 'pagar', aMao('DINHEIRO'))
    await avisar(porPix(boleto.numero, { valor: 100 }))
    expect(await desfazer(boleto.id)).toMatchObject({
      ...{ situacao: 'ABERTO', meio: null, valor_pago: null },
      pagamentos: [{ situacao: 'DESFEITO' }, { situacao: 'CONFERIR' }],
    })
  })
})

const permutar = <T>(itens: T[]): T[][] =>
  itens.length < 2
    ? [itens]
    : itens.flatMap((um, i) => permutar(itens.toSpliced(i, 1)).map((r) => [um, ...r]))

test('em qualquer ordem, e cada um duas vezes: pago e baixado, com um pagamento', async () => {
  for (const ordem of permutar(['REGISTRADO', 'PAGO', 'BAIXADO'])) {
    const boleto = await um()
    for (const evento of [...ordem, ...ordem.toReversed()])
      await avisar(evento === 'PAGO' ? porPix(boleto.numero) : { evento, txid: txidDoBoleto(boleto.numero) })
    const { situacao, registro, pagamentos } = await obter(boleto.id)
    expect([situacao, registro, pagamentos.length], ordem.join()).toEqual(['PAGO', 'BAIXADO', 1])
  }
})

test('o mesmo número de aviso para outro conteúdo é recusado: esconderia um pagamento', async () => {
  const [boleto, outro] = [await um(), await um()]
  await avisar(porPix(boleto.numero), { id: 'msg_usado' })
  const { status, corpo } = await avisar(porPix(outro.numero), { id: 'msg_usado' })
  expect([status, corpo.codigo]).toEqual([409, 'AVISO_DIFERENTE'])
  expect((await obter(outro.id)).situacao).toBe('ABERTO')
})

test('o exemplo da documentação é aceito', async () => {
  const texto = readFileSync(new URL('../../../../../docs/AVISOS.md', import.meta.url), 'utf8')
  const codigo = /^```js\n([\s\S]*?)^```/m.exec(texto)?.[1] ?? ''
  const exemplo = await import(`data:text/javascript,${encodeURIComponent(codigo)}`)
  const { status, corpo } = await mandar(exemplo.corpo, exemplo.assinar(gateway.segredo, exemplo.corpo))
  expect([status, Object.keys(corpo)]).toEqual([200, ['resultado', 'texto']])
})

describe('a lista para as pessoas', () => {
  test('traz o que não serviu para nada, o último primeiro, página por página', async () => {
    for (const i of [1, 2, 3]) await avisar(porPix(999_999_000 + i), { id: `msg_lista_${i}` })
    const pagina = async (resto = '') =>
      (await pedir('GET', `/aviso-de-pagamento?resultado=SEM_BOLETO&limite=2${resto}`)).corpo
    const primeira = await pagina()
    const segunda = await pagina(`&cursor=${primeira.proximo}`)
    const ids = [...primeira.itens, ...segunda.itens].map(({ aviso_id }) => aviso_id)
    expect(ids.slice(0, 3)).toEqual(['msg_lista_3', 'msg_lista_2', 'msg_lista_1'])
    expect(primeira.itens[0]).toMatchObject({
      ...{ evento: 'PAGO', referencia: txidDoBoleto(999_999_003), valor: 12990, dia: hoje(), boleto: null },
      conta: { id: caixa.conta_id },
    })
  })

  test('em CSV saem os filtrados, em palavras e sem fórmula viva, para quem edita boletos', async () => {
    const boleto = await um()
    await avisar(porPix(boleto.numero))
    await avisar(porPix(999_998_001), { id: '=SOMA(A1)' })
    const exportar = async (resto: string, token?: string) => {
      const { status, texto } = await pedir('GET', `/aviso-de-pagamento/exportar${resto}`, undefined, token)
      return { status, linhas: texto.replace('\uFEFF', '').trimEnd().split('\r\n') }
    }
    const [titulos, ...linhas] = (await exportar('?resultado=SEM_BOLETO')).linhas
    expect(titulos).toBe(
      'Recebido em;Resultado;Aviso;Boleto;Número avisado;Valor;Dia;O que foi feito;Conta;Banco;Empresa;Número do aviso',
    )
    const achada = `;Sem boleto;Pagamento;;${txidDoBoleto(999_998_001)};129,90;${formatarData(hoje())};`
    expect(linhas[0]).toContain(achada)
    expect(linhas[0]).toMatch(/;"'=SOMA\(A1\)"$/)
    expect(linhas.filter((linha) => !linha.includes(';Sem boleto;'))).toEqual([])
    const aplicados = (await exportar('?resultado=APLICADO')).linhas
    expect(aplicados[1]).toContain(`;Aplicado;Pagamento;${boleto.numero};`)
    const { acesso } = await s().fabrica.pessoa({ grupo: ['LISTAR.BOLETO'], empresas: [caixa.empresa_id] })
    expect((await exportar('', acesso)).status).toBe(403)
  })

  test('é de quem edita boletos, e só das suas empresas', async () => {
    await avisar(porPix(999_999_999))
    const { empresa_id } = await outraEmpresa()
    const ver = async (grupo: ('EDITAR.BOLETO' | 'LISTAR.BOLETO')[], empresas: string[]) => {
      const { acesso } = await s().fabrica.pessoa({ grupo, empresas })
      return pedir('GET', '/aviso-de-pagamento', undefined, acesso)
    }
    expect((await ver(['LISTAR.BOLETO'], [caixa.empresa_id])).status).toBe(403)
    expect((await ver(['EDITAR.BOLETO'], [empresa_id])).corpo.itens).toEqual([])
    expect((await ver(['EDITAR.BOLETO'], [caixa.empresa_id])).corpo.itens.length).toBeGreaterThan(0)
  })
})
