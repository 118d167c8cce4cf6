import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { idDeTeste, pontoExtra, streaming } from '#catalogo/preco/preco.fabrica.ts'
import { mesesCompletos, somarDias } from '#valores/dia.ts'
import { ATIVO_DESDE, estadoDeTeste, eventoDeTeste, planoDeTeste, troca } from './contrato.fabrica.ts'
import { situacoesDeContrato } from './contrato.ts'
import type { Acordo } from './contrato-acordado.ts'
import { depoisDe, estadoEm, fimDaFidelidade } from './contrato-estado.ts'
import { impedimentoDoEvento, tiposDeEvento } from './contrato-evento.ts'
import { multaNoDia } from './contrato-multa.ts'
import { impedimentoNoContrato, quantosSaem, recusaDoAcordo, recusaDoDia } from './contrato-recusa.ts'
import { eventoEmPalavras } from './contrato-texto.ts'

const estado = estadoDeTeste()
const fibra800 = planoDeTeste({ id: idDeTeste(2), nome: 'Fibra 800 Mega', valor_mensal: 149_90 })
const ninguem = { cliente_id: null, endereco_id: null }
const recusa = (acordo: Acordo, de = estado) => recusaDoAcordo(de, acordo)?.texto ?? null

describe('a multa', () => {
  const dias = { ativo_desde: ATIVO_DESDE, arrependimento_ate: '2026-03-17' }
  const multa = (dia: string, resto = {}) => multaNoDia({ ...estado, ...resto }, { ...dias, dia })

  test.each([
    ['2026-03-09', 0, 'ANTES_DA_ATIVACAO', /Antes da instalação/],
    ['2026-03-17', 0, 'ARREPENDIMENTO', /17\/03\/2026/],
    ['2026-03-18', 600_00, 'FIDELIDADE', /Faltam 12 dos 12 meses/],
    ['2026-08-09', 400_00, 'FIDELIDADE', /Faltam 8 dos 12/],
    [
      '2026-08-10',
      350_00,
      'FIDELIDADE',
      /Faltam 7 dos 12 meses de fidelidade: R\$ 600,00 de benefício × 7 ÷ 12/,
    ],
    ['2027-03-09', 50_00, 'FIDELIDADE', /Falta 1 dos 12/],
    ['2027-03-10', 0, 'FIDELIDADE_CUMPRIDA', /acabou em 10\/03\/2027/],
  ])('em %s: %i (%s)', (dia, valor, causa, texto) => {
    expect(multa(dia)).toMatchObject({ valor, causa, texto: expect.stringMatching(texto) })
  })

  test('com um mês só, diz mês', () => {
    const fidelidade = estado.fidelidade && { ...estado.fidelidade, meses: 1 }
    expect(multa('2026-03-20', { fidelidade }).texto).toMatch(/^Falta 1 mês de fidelidade: .* × 1 ÷ 1$/)
  })

  test('não há quando a culpa é do provedor, sem fidelidade ou depois de cancelado', () => {
    const culpa = multaNoDia(estado, { ...dias, dia: '2026-08-10', culpaDoProvedor: true })
    expect(culpa).toMatchObject({ valor: 0, causa: 'CULPA_DO_PROVEDOR' })
    expect(multa('2026-08-10', { fidelidade: null })).toMatchObject({ valor: 0, causa: 'SEM_FIDELIDADE' })
    expect(multa('2026-08-10', { situacao: 'CANCELADO' })).toMatchObject({ valor: 0, causa: 'CANCELADO' })
  })

  test('só cai com o tempo, e suspenso o tempo também passa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 800 }), fc.integer({ min: 0, max: 60 }), (a, mais) => {
        const [antes, depois] = [somarDias(ATIVO_DESDE, a), somarDias(ATIVO_DESDE, a + mais)]
        expect(multa(depois).valor).toBeLessThanOrEqual(multa(antes).valor)
        expect(multa(antes, { situacao: 'SUSPENSO' })).toEqual(multa(antes))
      }),
    )
  })

  test.each([
    ['2026-01-31', '2026-02-27', 0],
    ['2026-01-31', '2026-02-28', 1],
    ['2026-01-31', '2027-01-31', 12],
    ['2026-03-10', '2026-03-01', 0],
  ])('de %s a %s são %i meses completos', (de, ate, meses) => {
    expect(mesesCompletos(de, ate)).toBe(meses)
  })
})

describe('a fidelidade na troca de plano', () => {
  test('continua a mesma sem benefício novo, e recomeça com ele', () => {
    const sem = depoisDe(estado, eventoDeTeste('2026-08-10', troca(fibra800)))
    expect(sem.fidelidade).toEqual(estado.fidelidade)
    const com = depoisDe(estado, eventoDeTeste('2026-08-10', troca(fibra800, { novo_beneficio: true })))
    expect(com.fidelidade).toMatchObject({ inicio: '2026-08-10', meses: 12, beneficio_valor: 600_00 })
  })

  test('de uma pessoa física nunca passa de doze meses; de uma empresa pode passar', () => {
    const longo = troca({ ...fibra800, fidelidade_meses: 24 }, { novo_beneficio: true })
    const ate = (tipo_pessoa: 'PF' | 'PJ') => {
      const { fidelidade } = depoisDe({ ...estado, tipo_pessoa }, eventoDeTeste('2026-08-10', longo))
      return fidelidade && fimDaFidelidade(fidelidade)
    }
    expect([ate('PF'), ate('PJ')]).toEqual(['2027-08-10', '2028-08-10'])
  })
})

describe('a fidelidade na troca de titularidade', () => {
  const deEmpresa = (meses: number) =>
    estadoDeTeste({
      tipo_pessoa: 'PJ',
      fidelidade: { inicio: ATIVO_DESDE, meses, beneficio_valor: 600_00, beneficio_descricao: null },
    })
  const ate = (meses: number, dia: string, tipo_pessoa: 'PF' | 'PJ') => {
    const passa = eventoDeTeste(dia, { tipo: 'TRANSFERENCIA', dados: { tipo_pessoa } })
    const { fidelidade } = depoisDe(deEmpresa(meses), passa)
    return fidelidade && fimDaFidelidade(fidelidade)
  }

  test.each([
    ['PF', 24, '2026-03-10', '2027-03-10'],
    ['PF', 24, '2026-08-25', '2027-08-10'],
    ['PF', 24, '2027-08-10', '2028-03-10'],
    ['PF', 12, '2026-08-10', '2027-03-10'],
    ['PJ', 24, '2026-08-25', '2028-03-10'],
  ] as const)('a %s, de %i meses, em %s: vai até %s', (tipo_pessoa, meses, dia, fim) => {
    expect(ate(meses, dia, tipo_pessoa)).toBe(fim)
  })
})

describe('o que não cabe no contrato', () => {
  const entra = (adicional = streaming, quantidade = 1, plano_id = idDeTeste(1)): Acordo => ({
    ...{ tipo: 'ADICIONAL_ENTRA', ...ninguem },
    dados: { adicional: { ...adicional, quantidade }, plano_id },
  })
  const sai = (id: string, quantidade = 1): Acordo => ({
    ...{ tipo: 'ADICIONAL_SAI', ...ninguem },
    dados: { adicional: { id, nome: 'Ponto extra', quantidade } },
  })
  const obrigatorio = estadoDeTeste({ itens: estado.itens.map((item) => ({ ...item, obrigatorio: true })) })
  const mudanca = (endereco_id: string, plano_id = idDeTeste(1)): Acordo => ({
    ...{ tipo: 'MUDANCA_ENDERECO', cliente_id: null, endereco_id, dados: { codigo_ibge: 1, plano_id } },
  })
  const transferencia = (cliente_id: string, tipo_pessoa: 'PF' | 'PJ'): Acordo => ({
    ...{ tipo: 'TRANSFERENCIA', endereco_id: null, cliente_id, dados: { tipo_pessoa } },
  })
  const soPF = estadoDeTeste({ plano: planoDeTeste({ tipos_pessoa: ['PF'] }) })

  test.each<[Acordo, RegExp, typeof estado?]>([
    [troca(planoDeTeste()), /já é do plano Fibra 500 Mega/],
    [troca({ ...fibra800, tipos_pessoa: ['PJ'] }), /não é vendido para pessoa física/],
    [troca(fibra800), /outra cidade/, estadoDeTeste({ codigo_ibge: 3548500 })],
    [entra({ ...streaming, incompativel_com: [pontoExtra.id] }), /não podem ser vendidos juntos/],
    [entra(pontoExtra, 3), /quantidade máxima é 3/],
    [entra(streaming, 1, idDeTeste(2)), /acertado com outro plano/],
    [sai(streaming.id), /não tem este adicional/],
    [sai(pontoExtra.id, 2), /só tem 1 de Ponto extra/],
    [sai(pontoExtra.id), /obrigatório neste plano/, obrigatorio],
    [mudanca('endereco'), /já é neste endereço/],
    [mudanca('outro', idDeTeste(2)), /acertada com outro plano/],
    [transferencia('cliente', 'PF'), /já é deste cliente/],
    [transferencia('outro', 'PJ'), /não é vendido para pessoa jurídica/, soPF],
  ])('%#: %s', (acordo, texto, de) => {
    expect(recusa(acordo, de)).toMatch(texto)
  })

  test('o que cabe passa', () => {
    const cabem = [entra(), sai(pontoExtra.id), mudanca('outro'), transferencia('outro', 'PJ')]
    expect(cabem.map((acordo) => recusa(acordo))).toEqual([null, null, null, null])
  })

  test('cada estado diz por que não', () => {
    expect(impedimentoDoEvento('SUSPENSAO', 'SUSPENSO')).toMatch(/já está suspenso/)
    expect(impedimentoDoEvento('TROCA_PLANO', 'SUSPENSO')).toMatch(/Reative/)
    expect(impedimentoDoEvento('REATIVACAO', 'ATIVO')).toMatch(/não está suspenso/)
    for (const tipo of tiposDeEvento) {
      expect(impedimentoDoEvento(tipo, 'CANCELADO')).toMatch(/cancelado/)
      expect(impedimentoDoEvento(tipo, 'AGUARDANDO_INSTALACAO')).toMatch(/instalação/)
      expect(situacoesDeContrato.some((situacao) => impedimentoDoEvento(tipo, situacao) === null)).toBe(true)
    }
  })

  test('sem adicional que possa sair, não se retira; quando um pode, sai o que o plano não exige', () => {
    const [item] = estado.itens
    if (!item) throw new Error('um adicional')
    const com = (...itens: (typeof item)[]) => ({ ...estado, itens })
    const exigido = { ...item, obrigatorio: true }
    const impedimento = (de: typeof estado) => impedimentoNoContrato('ADICIONAL_SAI', de)
    expect(impedimento(com())).toMatch(/não tem adicional que possa sair/)
    expect(impedimento(com(exigido))).toMatch(/não tem adicional que possa sair/)
    expect(impedimento({ ...com(), situacao: 'SUSPENSO' })).toMatch(/Reative/)
    expect(impedimento(com(item))).toBeNull()
    expect(impedimento(com(exigido, { ...item, desde: '2026-05-01' }))).toBeNull()
    expect(impedimentoNoContrato('ADICIONAL_ENTRA', com())).toBeNull()
    expect(quantosSaem(com({ ...exigido, quantidade: 3 }).itens, item.id)).toBe(2)
  })

  test('o planejado que já não cabe não conta', () => {
    const [um, outro] = ['2026-05-01', '2026-06-01'].map((dia) =>
      eventoDeTeste(dia, troca(fibra800, { novo_beneficio: true }), 'PLANEJADO'),
    )
    if (!um || !outro) throw new Error('dois eventos')
    expect(estadoEm(estado, [outro, um]).fidelidade?.inicio).toBe('2026-05-01')
    expect(estadoEm(estado, [outro, um], '2026-04-30')).toEqual(estado)
  })
})

test.each([
  ['2026-03-09', /começou em 10\/03\/2026/],
  ['2026-08-09', /já passou/],
  ['2027-08-11', /um ano à frente: 10\/08\/2027/],
  ['2026-09-01', /Já há um evento em 01\/09\/2026: Suspensão/],
  ['2026-08-12', /desistir sem multa: registre o arrependimento na venda nº 7/],
])('cancelar em %s não dá', (dia, texto) => {
  const contrato = {
    hoje: '2026-08-10',
    ativo_desde: ATIVO_DESDE,
    arrependimento_ate: '2026-08-15',
    protocolo: 7,
  }
  const ocupados = [{ dia: '2026-09-01', tipo: 'SUSPENSAO', situacao: 'PLANEJADO' } as const]
  expect(recusaDoDia('CANCELAMENTO', dia, contrato, ocupados)?.texto).toMatch(texto)
  expect(recusaDoDia('CANCELAMENTO', '2026-08-16', contrato, ocupados)).toBeNull()
  expect(recusaDoDia('SUSPENSAO', '2026-08-12', contrato, ocupados)).toBeNull()
})

test('depois de um cancelamento planejado nada se acerta, e o dia dele e a saída são ditos', () => {
  const hoje = '2026-08-10'
  const contrato = { hoje, ativo_desde: ATIVO_DESDE, arrependimento_ate: null, protocolo: 7 }
  const recusado = (dia: string, situacao: 'PLANEJADO' | 'FEITO') =>
    recusaDoDia('TROCA_PLANO', dia, contrato, [{ dia: '2026-09-01', tipo: 'CANCELAMENTO', situacao }])
  expect(recusado('2026-09-02', 'PLANEJADO')).toEqual({
    campo: 'dia',
    texto:
      'O contrato será cancelado em 01/09/2026: escolha um dia antes desse, ou desfaça primeiro o cancelamento planejado',
  })
  expect(recusado('2026-08-31', 'PLANEJADO')).toBeNull()
  expect(recusado('2026-09-02', 'FEITO')).toBeNull()
})

test('em palavras', () => {
  const nomes = { cliente: (id: string) => `@${id}`, endereco: (id: string) => `#${id}` }
  const dito = (acordo: Acordo) => eventoEmPalavras(estado, { dia: '2026-08-10', ...acordo }, nomes)
  expect(dito(troca(fibra800))).toBe(
    'De Fibra 500 Mega para Fibra 800 Mega: de R$ 119,80 para R$ 169,80 por mês',
  )
  expect(dito(troca({ ...fibra800, fidelidade_meses: 1 }, { novo_beneficio: true }))).toContain(
    ', com nova fidelidade de 1 mês:',
  )
  const transferencia = { tipo: 'TRANSFERENCIA', dados: { tipo_pessoa: 'PF' } } as const
  expect(dito({ ...transferencia, cliente_id: 'b', endereco_id: null })).toBe('De @cliente para @b')
})
