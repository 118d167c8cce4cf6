import { codigosDosBancos } from '@balcao/contract/cobranca/banco/banco'
import type { ResultadoLinha } from '@balcao/contract/cobranca/retorno-resultados'
import { describe, expect, test } from 'vitest'
import { arquivoDaAmostra } from '#cobranca/cnab/amostras.fabrica.ts'
import { usarRetornos } from '#testes/usar-retornos.ts'

const { daAmostra, ler, linhasDe, obter, enviar } = usarRetornos()

type Registro = { evento: string; nosso_numero: string; valor_pago_centavos: number; tarifa_centavos: number }
const registrosDa = (nome: string): Registro[] =>
  JSON.parse(arquivoDaAmostra(`${nome}.ret.json`).toString()).registros

/** What the samples call `OUTRO` is a fee, but for Itaú's refused instruction. */
const esperado = (banco: string, { evento }: Registro): ResultadoLinha => {
  const resultados: Record<string, ResultadoLinha> = {
    ENTRADA_CONFIRMADA: 'REGISTRADO',
    ENTRADA_REJEITADA: 'REJEITADO',
    LIQUIDACAO: 'PAGO',
    BAIXA: 'BAIXADO',
    OUTRO: banco === '341' ? 'CONFERIR' : 'ANOTADO',
  }
  return resultados[evento] ?? 'SEM_BOLETO'
}

describe.each(codigosDosBancos)('o retorno do banco %s', (banco) => {
  test('registra, recusa com motivos, quita e baixa; outra vez, não muda nada', async () => {
    const { ids, conta } = await daAmostra(banco)
    const registros = registrosDa(banco)
    const bytes = arquivoDaAmostra(`${banco}.ret`)
    const lido = await ler(bytes)
    expect(lido).toMatchObject({
      conta: { id: conta.id, banco },
      ...{ sequencial: 7, gerado_em: '2027-01-26', linhas: registros.length, lidas: registros.length },
      valor_pago: registros.reduce((soma, r) => soma + r.valor_pago_centavos, 0),
      tarifas: registros.reduce((soma, r) => soma + r.tarifa_centavos, 0),
    })
    const linhas = await linhasDe(lido.id)
    expect(linhas.map(({ resultado }) => resultado)).toEqual(registros.map((r) => esperado(banco, r)))
    expect(linhas.map(({ nosso_numero }) => nosso_numero)).toEqual(registros.map((r) => r.nosso_numero))

    const [pago, rejeitado, terceiro] = await Promise.all(ids.map(obter))
    const pagamento = registros.find(({ evento }) => evento === 'LIQUIDACAO')
    expect(pago).toMatchObject({
      ...{ situacao: 'PAGO', registro: 'REGISTRADO', meio: 'BOLETO', pago_em: '2026-12-08' },
      ...{ valor_pago: pagamento?.valor_pago_centavos, tarifa: pagamento?.tarifa_centavos },
    })
    expect(rejeitado).toMatchObject({ situacao: 'ABERTO', registro: 'REJEITADO' })
    expect(rejeitado?.rejeicao).toMatch(/^CEP (inválido|não numérico); CPF ou CNPJ do pagador inválido$/)
    const pagoDepois = registros.filter(({ evento }) => evento === 'LIQUIDACAO').length > 1
    expect(terceiro).toMatchObject({ situacao: pagoDepois ? 'PAGO' : 'ABERTO', registro: 'BAIXADO' })
    expect(pago?.historico.map(({ quem }) => quem)).toEqual(pago?.historico.map(() => null))

    const outraVez = await enviar(bytes, 'outro nome.ret')
    expect(outraVez.corpo).toMatchObject({ id: lido.id, repetido: true, situacao: 'PRONTO' })
    expect(await Promise.all(ids.map(obter))).toEqual([pago, rejeitado, terceiro])
  })
})

test('o Pix do boleto do Itaú: sem o aviso do Pix é para conferir, e não quita', async () => {
  const linhas = await linhasDe((await ler(arquivoDaAmostra('341-pix.ret'))).id)
  expect(linhas.length).toBeGreaterThan(0)
  for (const { evento, resultado, texto, boleto } of linhas.filter((l) => l.evento === 'BAIXA_POR_PIX')) {
    const pago = boleto && (await obter(boleto.id)).situacao === 'PAGO'
    expect([evento, resultado, texto]).toEqual([
      'BAIXA_POR_PIX',
      pago ? 'ANOTADO' : 'CONFERIR',
      expect.stringMatching(pago ? /confirma/ : /aviso do Pix não chegou/),
    ])
  }
})
