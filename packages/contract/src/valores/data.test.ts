import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  anosDoSeletor,
  DataIso,
  formatarData,
  formatarInstante,
  lerData,
  lerDataPassada,
  lerDatas,
  lerIntervalo,
  mascararData,
} from './data.ts'
import { configurarZod, mensagem } from './mensagens.ts'

const dia = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((data) => data.toISOString().slice(0, 10))

const diaRecente = dia.filter((iso) => iso >= '1200')

describe('lerData', () => {
  test.each([
    '05/03/2026',
    '5/3/2026',
    '05-03-2026',
    '05.03.2026',
    '05/03/26',
    '05032026',
    '050326',
    '2026-03-05',
    ' 05/03/2026 ',
  ])('%s é 5 de março de 2026', (texto) => {
    expect(lerData(texto, 2026)).toBe('2026-03-05')
  })

  test.each([
    '05/13/2026',
    '32/01/2026',
    '00/01/2026',
    '01/00/2026',
    '31/02/2026',
    '29/02/2026',
    '31/04/2026',
    '05/03/202',
    '05/03/0026',
    '05/03',
    '5032026',
    '2026-02-30',
    '0000-01-01',
    '05/03/2026 10:00',
    'ontem',
    '',
  ])('recusa %s', (texto) => {
    expect(lerData(texto, 2026)).toBeNull()
  })

  test('29 de fevereiro existe em ano bissexto', () => {
    expect(lerData('29/02/2024')).toBe('2024-02-29')
    expect(lerData('29/02/1900')).toBeNull()
  })

  test.each([
    ['46', 2026, 2046],
    ['47', 2026, 1947],
    ['00', 2026, 2000],
    ['99', 2026, 1999],
    ['26', 2026, 2026],
    ['05', 2090, 2105],
    ['11', 2090, 2011],
  ])('ano %s digitado em %d é %d', (ano, anoAtual, esperado) => {
    expect(lerData(`01/01/${ano}`, anoAtual)).toBe(`${esperado}-01-01`)
  })

  test.each([
    ['12/03/30', '2026-11-15', '1930-03-12'],
    ['15/11/26', '2026-11-15', '2026-11-15'],
    ['16/11/26', '2026-11-15', '1926-11-16'],
    ['010107', '2026-11-15', '2007-01-01'],
    ['29/02/28', '2026-11-15', '1928-02-29'],
    ['29/02/00', '1999-06-01', null],
    ['12/03/2030', '2026-11-15', '2030-03-12'],
    ['2030-03-12', '2026-11-15', '2030-03-12'],
  ])('%s, lida em %s como um dia que já passou, é %s', (texto, hoje, esperado) => {
    expect(lerDataPassada(texto, hoje)).toBe(esperado)
  })

  test('um ano de dois dígitos de um dia que já passou cai nos cem anos até hoje', () => {
    fc.assert(
      fc.property(dia, diaRecente, (iso, hoje) => {
        const digitado = formatarData(iso).replace(/\d\d(?=\d\d$)/, '')
        const lido = lerDataPassada(digitado, hoje)
        if (lido === null) {
          // 29 February in a year without one.
          expect(digitado).toMatch(/^29\/02/)
          return
        }
        expect(lido.slice(2)).toBe(iso.slice(2))
        expect(lido <= hoje).toBe(true)
        expect(lido > `${Number(hoje.slice(0, 4)) - 100}`).toBe(true)
      }),
    )
  })

  test('o século é sempre o que cai entre 79 anos atrás e 20 à frente', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1970, max: 2500 }), (ano, anoAtual) => {
        const lido = Number(lerData(`01/01/${String(ano).padStart(2, '0')}`, anoAtual)?.slice(0, 4))
        expect(lido % 100).toBe(ano)
        expect(lido).toBeGreaterThanOrEqual(anoAtual - 79)
        expect(lido).toBeLessThanOrEqual(anoAtual + 20)
      }),
    )
  })

  test('o que é exibido volta a ser o mesmo dia, com máscara ou sem', () => {
    fc.assert(
      fc.property(dia, (iso) => {
        expect(lerData(formatarData(iso))).toBe(iso)
        expect(lerData(formatarData(iso).replaceAll('/', ''))).toBe(iso)
        expect(mascararData(formatarData(iso))).toBe(formatarData(iso))
      }),
    )
  })
})

describe('lerIntervalo', () => {
  test.each([
    '01/02/2026 - 10/02/2026',
    '01/02/2026-10/02/2026',
    '01-02-2026 - 10-02-2026',
    '01-02-2026-10-02-2026',
    '1/2/26 a 10/2/26',
    '01/02/2026 até 10/02/2026',
    '01/02/2026 ATE 10/02/2026',
    '01/02/2026 – 10/02/2026',
    '01022026 a 10022026',
    '2026-02-01 a 2026-02-10',
  ])('%s', (texto) => {
    expect(lerIntervalo(texto, 2026)).toEqual({ inicio: '2026-02-01', fim: '2026-02-10' })
  })

  test('um dia só, repetido, é um intervalo', () => {
    expect(lerIntervalo('01/02/2026 a 01/02/2026')).toEqual({ inicio: '2026-02-01', fim: '2026-02-01' })
  })

  test.each(['', '01/02/2026', '01/02/2026 -', '31/02/2026 a 01/03/2026', '20/12/2026 a 05/01/2026', 'a'])(
    'recusa "%s"',
    (texto) => {
      expect(lerIntervalo(texto)).toBeNull()
    },
  )
})

describe('lerDatas', () => {
  test.each([
    '10/02/2026, 01/02/2026',
    '10/02/2026;01/02/2026',
    '10/02/2026\n01/02/2026\n',
    '10-02-2026 01.02.2026',
    '01/02/2026, 10/02/2026, 01/02/2026',
  ])('%j', (texto) => {
    expect(lerDatas(texto)).toEqual(['2026-02-01', '2026-02-10'])
  })

  test('nenhum texto é nenhuma data; uma data ruim recusa todas', () => {
    expect(lerDatas(' ')).toEqual([])
    expect(lerDatas('01/02/2026, 31/02/2026')).toBeNull()
  })
})

describe('mascararData', () => {
  test.each([
    ['', ''],
    ['0', '0'],
    ['05', '05'],
    ['050', '05/0'],
    ['0503', '05/03'],
    ['05032', '05/03/2'],
    ['05032026', '05/03/2026'],
    ['050320269', '05/03/2026'],
    ['5/', '5/'],
    ['5/3/2026', '5/3/2026'],
    ['5-3-26', '5/3/26'],
    ['05/03/', '05/03/'],
    ['05/0/2026', '05/0/2026'],
    ['05//2026', '05//2026'],
    ['/03/2026', '/03/2026'],
    ['0503/2026', '05/03/2026'],
    ['053/03/2026', '05/03/2026'],
    ['2026-03-05', '05/03/2026'],
    ['05/03/2026 14:30', '05/03/2026'],
  ])('%s → %s', (digitado, exibido) => {
    expect(mascararData(digitado)).toBe(exibido)
  })

  test('nunca faz de uma data outra data', () => {
    const separador = fc.constantFrom('/', '-', '.')
    fc.assert(
      fc.property(dia, separador, fc.boolean(), (iso, marca, curta) => {
        const partes = iso.split('-').reverse()
        const texto = (curta ? partes.map((parte) => String(Number(parte))) : partes).join(marca)
        expect(lerData(mascararData(texto))).toBe(iso)
      }),
    )
  })

  test('uma data ISO digitada tecla a tecla é entendida, como a colada', () => {
    const digitar = (texto: string) => [...texto].reduce((ate, tecla) => mascararData(ate + tecla), '')
    expect(digitar('1985-12-31')).toBe('31/12/1985')
    expect(digitar('2010-05-')).toBe('2010-05-')
    expect(digitar('20-10-05')).toBe('20/10/05')
    fc.assert(
      fc.property(dia, (iso) => {
        expect(digitar(iso)).toBe(formatarData(iso))
        expect(digitar(formatarData(iso))).toBe(formatarData(iso))
        expect(digitar(formatarData(iso).replaceAll('/', '-'))).toBe(formatarData(iso))
      }),
    )
  })

  test('mascarar de novo não muda nada', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789/-. ') }), (texto) => {
        expect(mascararData(mascararData(texto))).toBe(mascararData(texto))
      }),
    )
  })
})

describe('anosDoSeletor', () => {
  test('vai de 100 anos atrás a 52 à frente', () => {
    const anos = anosDoSeletor('2026-11-15')
    expect([anos[0], anos.at(-1), anos.length]).toEqual([1926, 2078, 153])
  })

  test('respeita o mínimo e o máximo', () => {
    expect(anosDoSeletor('2026-11-15', '2024-06-01', '2026-01-01')).toEqual([2024, 2025, 2026])
    expect(anosDoSeletor('2026-11-15', undefined, '2008-11-15').at(-1)).toBe(2008)
    expect(anosDoSeletor('2026-11-15', '2026-01-01')[0]).toBe(2026)
    expect(anosDoSeletor('2026-11-15', '2027-01-01', '2026-01-01')).toEqual([])
  })
})

test('DataIso aceita dias que existem e recusa os outros', () => {
  fc.assert(fc.property(dia, (iso) => DataIso.parse(iso) === iso))
  for (const ruim of ['2026-02-30', '05/03/2026', '0000-01-01', '2026-3-5', '2026-03-05T00:00:00Z'])
    expect(DataIso.safeParse(ruim).error?.issues.map((issue) => issue.message)).toEqual(['Data inválida'])
})

test('uma data vazia é um campo obrigatório', () => {
  configurarZod()
  for (const vazio of ['', undefined, null])
    expect(DataIso.safeParse(vazio).error?.issues.map((issue) => issue.message)).toEqual([
      mensagem('obrigatorio'),
    ])
})

test('formatarInstante mostra a hora do fuso pedido', () => {
  expect(formatarInstante('2026-03-05T17:30:59Z', 'America/Sao_Paulo')).toBe('05/03/2026 14:30')
  expect(formatarInstante('2026-03-05T03:00:00Z', 'America/Sao_Paulo')).toBe('05/03/2026 00:00')
  expect(formatarInstante('2026-01-01T01:00:00.000Z', 'America/Sao_Paulo')).toBe('31/12/2025 22:00')
  expect(formatarInstante('2026-03-05T17:30:00Z', 'America/Rio_Branco')).toBe('05/03/2026 12:30')
})
