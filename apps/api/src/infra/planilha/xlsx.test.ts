import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { abrirPlanilha } from './abrir.ts'
import { fonteDe, lerTudo, livroXml, textosXml, xlsxComLinhas, xlsxDe } from './planilha.fabrica.ts'
import { zipDe } from './zip.fabrica.ts'

const primeira = async (celulas: string, textos: string[] = [], outras = {}) =>
  (await lerTudo(xlsxComLinhas(`<row>${celulas}</row>`, textos, outras)))[0]?.celulas

describe('células', () => {
  test.each([
    ['texto na própria célula', '<c t="inlineStr"><is><t>Ana &amp; Bia</t></is></c>', 'Ana & Bia'],
    [
      'texto com formatação',
      '<c t="inlineStr"><is><r><t>A</t></r><r><rPr><b/></rPr><t>na</t></r></is></c>',
      'Ana',
    ],
    ['leitura fonética fora', '<c t="inlineStr"><is><t>Ana</t><rPh><t>x</t></rPh></is></c>', 'Ana'],
    ['CDATA e entidades', '<c t="str"><v>&#65;<![CDATA[<n>]]>&#x61;</v></c>', 'A<n>a'],
    ['verdadeiro', '<c t="b"><v>1</v></c>', 'Sim'],
    ['falso', '<c t="b"><v>0</v></c>', 'Não'],
    ['erro', '<c t="e"><f>A1/0</f><v>#REF!</v></c>', '#REF!'],
    ['fórmula: o valor guardado', '<c t="str"><f>"a"&amp;"b"</f><v>ab</v></c>', 'ab'],
    ['CPF em notação científica', '<c><v>5.2998224725E10</v></c>', '52998224725'],
    ['número pequeno', '<c><v>-1.5E-7</v></c>', '-0.00000015'],
    ['o que o Excel guarda por 19,9', '<c s="3"><v>19.899999999999999</v></c>', '19.9'],
    ['inteiro longo', '<c><v>12345678901234567890</v></c>', '12345678901234567890'],
    ['quebra de linha escapada', '<c t="inlineStr"><is><t>a_x000D_b_x005F_c</t></is></c>', 'a\rb_c'],
    ['byte nulo escapado', '<c t="inlineStr"><is><t>a_x0000_b</t></is></c>', 'ab'],
    ['meia letra escapada', '<c t="inlineStr"><is><t>a_xD800_b</t></is></c>', 'a\uFFFDb'],
    ['letra de duas metades', '<c t="inlineStr"><is><t>_xD83D__xDE00_</t></is></c>', '😀'],
    ['meia letra como entidade', '<c t="str"><v>a&#xD800;b</v></c>', 'a\uFFFDb'],
    ['data', '<c s="1"><v>36526</v></c>', '2000-01-01'],
    ['data com hora', '<c s="2"><v>45000.75</v></c>', '2023-03-15'],
    ['antes do 29/02/1900 do Excel', '<c s="1"><v>59</v></c>', '1900-02-28'],
    ['depois dele', '<c s="1"><v>61</v></c>', '1900-03-01'],
    ['data em ISO', '<c t="d"><v>2020-02-29T00:00:00</v></c>', '2020-02-29'],
    ['número que não é dia nenhum', '<c s="1"><v>-5</v></c>', '-5'],
    ['etiquetas com prefixo', '<x:c t="str"><x:v>Ana</x:v></x:c>', 'Ana'],
    ["atributos entre ' e com >", "<c x='>' t='str'><v>Ana</v></c>", 'Ana'],
  ])('%s', async (_, xml, esperado) => {
    expect(await primeira(xml)).toEqual([esperado])
  })

  test('textos compartilhados, com formatação e na ordem que for', async () => {
    const celulas = '<c t="s"><v>1</v></c><c t="s"><v>0</v></c><c t="s"><v>1</v></c>'
    expect(await primeira(celulas, ['José & <filhos>', ' Ana '])).toEqual([
      ' Ana ',
      'José & <filhos>',
      ' Ana ',
    ])
  })

  test('um texto que não existe é um problema da linha', async () => {
    const linhas = await lerTudo(
      xlsxComLinhas('<row><c t="s"><v>0</v></c></row><row><c t="s"><v>9</v></c></row>', ['a']),
    )
    expect(linhas[1]).toMatchObject({ numero: 2, problema: expect.stringContaining('que o arquivo não tem') })
  })

  test('datas de 1904', async () => {
    const outras = { 'xl/workbook.xml': livroXml('<sheet name="a" r:id="rId1"/>', 'date1904="1"') }
    expect(await primeira('<c s="1"><v>0</v></c>', [], outras)).toEqual(['1904-01-01'])
  })
})

describe('linhas', () => {
  test('esparsas, com e sem endereço', async () => {
    const xml = `<row r="2"><c r="B2"><v>1</v></c><c><v>2</v></c><c r="AB2"><v>3</v></c></row>
      <row><c><v>4</v></c></row><row r="9"/><row r="10"><c r="A10"/><c t="s"/></row><row r="12"><c><v>5</v></c></row>`
    const linhas = await lerTudo(xlsxComLinhas(xml))
    expect(linhas.map(({ numero }) => numero)).toEqual([2, 3, 12])
    expect(linhas[0]?.celulas).toEqual(['', '1', '2', ...Array(24).fill(''), '3'])
    expect(linhas[1]?.celulas).toEqual(['4'])
  })

  test('números que não crescem são corrigidos', async () => {
    const xml = ['5', '5', '2', 'x', '9'].map((r) => `<row r="${r}"><c><v>1</v></c></row>`).join('')
    expect((await lerTudo(xlsxComLinhas(xml))).map(({ numero }) => numero)).toEqual([5, 6, 7, 8, 9])
  })

  test('a primeira planilha visível; botões ancorados nela não são linhas', async () => {
    const outras = {
      'xl/workbook.xml': livroXml(
        '<sheet name="a" state="hidden" r:id="rId1"/><sheet name="b" r:id="rId4"/>',
      ),
      'xl/worksheets/sheet2.xml':
        '<worksheet><sheetData><row><c><v>7</v></c></row></sheetData><from><row>3</row></from></worksheet>',
    }
    expect(await lerTudo(xlsxComLinhas('<row><c><v>1</v></c></row>', [], outras))).toEqual([
      { numero: 1, celulas: ['7'] },
    ])
  })

  test('larga demais: recusa no cabeçalho, problema adiante', async () => {
    const larga = `<row><c r="A1"><v>1</v></c>${'<c><v>2</v></c>'.repeat(600)}</row>`
    await expect(lerTudo(xlsxComLinhas(larga))).rejects.toMatchObject({ codigo: 'COLUNAS_DEMAIS' })
    expect((await lerTudo(xlsxComLinhas(`<row><c><v>1</v></c></row>${larga}`)))[1]?.problema).toContain(
      '500 colunas',
    )
  })

  test('uma célula de 10 MB é um problema da linha', async () => {
    const celula = {
      bytes: Buffer.from(
        `<worksheet><sheetData><row><c t="str"><v>a</v></c></row><row><c t="str"><v>${'x'.repeat(1e7)}</v></c></row><row><c><v>1</v></c></row></sheetData></worksheet>`,
      ),
      metodo: 0,
    }
    const linhas = await lerTudo(xlsxComLinhas(celula))
    expect(linhas.map(({ problema }) => Boolean(problema))).toEqual([false, true, false])
  })
})

test('qualquer tabela escrita como .xlsx é lida de volta igual', async () => {
  const celula = fc
    .string({ unit: 'grapheme', maxLength: 8 })
    .filter((texto) => !/[^\P{Cc}\t\n]/u.test(texto) && !texto.includes('_x'))
  const tabela = fc.array(fc.array(celula, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 30 })
  await fc.assert(
    fc.asyncProperty(tabela, fc.constantFrom(50, 65536), async (linhas, pedaco) => {
      const comCabecalho = [['a'], ...linhas]
      const esperadas = comCabecalho
        .map((celulas, i) => ({
          numero: i + 1,
          celulas: celulas.slice(0, celulas.findLastIndex((c) => c !== '') + 1),
        }))
        .filter(({ celulas }) => celulas.some((c) => c.trim()))
      expect(await lerTudo(fonteDe(xlsxDe(comCabecalho), pedaco))).toEqual(esperadas)
    }),
    { numRuns: 50 },
  )
})

describe('dano no meio', () => {
  const linhas = Array.from(
    { length: 20_000 },
    (_, i) => `<row r="${i + 1}"><c><v>${(i * 7919) % 65537}</v></c></row>`,
  )
  const aba = (xml: string) => Buffer.from(`<worksheet><sheetData>${xml}</sheetData></worksheet>`)

  const lerAteOFim = async (bytes: Buffer) => {
    const lidas: number[] = []
    const erro = await (async () => {
      for await (const lote of (await abrirPlanilha(fonteDe(bytes))).linhas())
        for (const { numero } of lote) lidas.push(numero)
    })().catch((e: unknown) => e)
    return { lidas, erro }
  }

  test.each([
    ['etiqueta fora de lugar', '</c>'],
    ['entidade inventada', '<row><c t="str"><v>&lol;</v></c></row>'],
    ['byte nulo', '\0'],
    ['byte nulo como entidade', '<row><c t="str"><v>&#0;</v></c></row>'],
    ['DOCTYPE', '<!DOCTYPE a [<!ENTITY lol "lol">]>'],
    ['bytes que não são UTF-8', Buffer.from([0xff, 0xfe])],
  ])('%s: as linhas de antes, depois a recusa com o número', async (_, dano) => {
    const meio = [Buffer.from(`<worksheet><sheetData>${linhas.slice(0, 9000).join('')}`), Buffer.from(dano)]
    const bytes = Buffer.concat([
      ...meio,
      Buffer.from(`${linhas.slice(9000).join('')}</sheetData></worksheet>`),
    ])
    const { lidas, erro } = await lerAteOFim(xlsxComLinhas(bytes))
    expect(lidas.length).toBeGreaterThan(5000)
    expect(lidas.length).toBeLessThanOrEqual(9000)
    expect(erro).toMatchObject({
      codigo: 'DANIFICADA',
      linha: lidas.at(-1),
      message: expect.stringContaining(`até a linha ${lidas.at(-1)}`),
    })
  })

  test('soma de verificação errada, XML cortado e dados compactados trocados', async () => {
    const inteira = aba(linhas.join(''))
    const somaErrada = xlsxComLinhas({ bytes: inteira, soma: 1 })
    expect((await lerAteOFim(somaErrada)).erro).toMatchObject({ codigo: 'DANIFICADA', linha: 20_000 })
    const cortada = xlsxComLinhas(inteira.subarray(0, -5000))
    expect((await lerAteOFim(cortada)).erro).toMatchObject({ codigo: 'DANIFICADA' })
    const trocada = xlsxDe(linhas.map((_, i) => [i, (i * 7919) % 65537]))
    trocada.fill(0xee, trocada.length / 2, trocada.length / 2 + 50)
    const { lidas, erro } = await lerAteOFim(trocada)
    expect(erro).toMatchObject({ codigo: 'DANIFICADA' })
    expect(lidas.length).toBeGreaterThan(0)
  })
})

test('zip64, sem compressão e nomes fora do padrão', async () => {
  const partes = {
    'XL/Workbook.xml': livroXml('<sheet name="a" r:id="rId1"/>'),
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/worksheet" Target="a.xml"/></Relationships>',
    '/xl\\a.xml': {
      bytes: Buffer.from('<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>'),
      metodo: 0,
    },
  }
  for (const zip64 of [true, false])
    expect(await lerTudo(zipDe(partes, { zip64 }))).toEqual([{ numero: 1, celulas: ['1'] }])
})

test('muitos textos, pedidos fora de ordem, passam pelo disco, voltam certos e não deixam rastro', async () => {
  // Its own folder: other tests, and other programs of ours, have files in the system's.
  const pasta = await mkdtemp(path.join(tmpdir(), 'balcao-rastro-'))
  vi.stubEnv('TMPDIR', pasta)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(pasta, { recursive: true })
  })
  const textos = Array.from({ length: 60_000 }, (_, i) => `texto número ${i} ção`)
  const linhas = textos.map((_, i) => `<row><c t="s"><v>${(i * 7919) % textos.length}</v></c></row>`).join('')
  const lidas = await lerTudo(xlsxComLinhas(linhas, [], { 'xl/sharedStrings.xml': textosXml(textos) }))
  expect(lidas).toHaveLength(textos.length)
  expect(lidas.every(({ celulas: [texto] }, i) => texto === textos[(i * 7919) % textos.length])).toBe(true)
  expect(await readdir(pasta)).toEqual([])
})

describe('textos compartilhados que muitas células repetem', () => {
  const repetindo = (colunas: number) => `<row>${'<c t="s"><v>0</v></c>'.repeat(colunas)}</row>`

  test('uma linha não passa do limite de caracteres por somar células que cabem', async () => {
    const planilha = xlsxComLinhas(`<row><c><v>1</v></c></row>${repetindo(3)}${repetindo(2)}`, [
      'x'.repeat(40),
    ])
    const [, longa, curta] = await lerTudo(planilha, { caracteres: 100 })
    expect(longa).toEqual({ numero: 2, celulas: [], problema: expect.stringContaining('100 caracteres') })
    expect(curta?.celulas).toEqual(['x'.repeat(40), 'x'.repeat(40)])
  })

  test('juntos não crescem mais do que uma parte do arquivo poderia', async () => {
    const planilha = xlsxComLinhas(repetindo(4).repeat(200), ['x'.repeat(50_000)])
    await expect(lerTudo(planilha)).rejects.toMatchObject({
      codigo: 'GRANDE_DEMAIS',
      message: expect.stringContaining('cresce mais de 100 vezes'),
    })
  })
})

test('células que saltam entre textos longos não prendem o servidor: a planilha é recusada', async () => {
  const textos = Array.from({ length: 33 }, (_, i) => (i % 16 === 0 ? 'curto' : 'x'.repeat(250_000)))
  const celulas = [32, ...Array.from({ length: 400 }, (_, i) => (i % 2) * 16)]
  const linha = `<row>${celulas.map((indice) => `<c t="s"><v>${indice}</v></c>`).join('')}</row>`
  await expect(lerTudo(xlsxComLinhas(linha.repeat(10), textos))).rejects.toMatchObject({
    codigo: 'GRANDE_DEMAIS',
  })
})

test('uma linha com número quebrado recebe o seguinte ao da anterior', async () => {
  const lidas = await lerTudo(
    xlsxComLinhas(['1', '2.5', '7', '1e999'].map((r) => `<row r="${r}"><c><v>1</v></c></row>`).join('')),
  )
  expect(lidas.map((linha) => linha.numero)).toEqual([1, 2, 7, 8])
})
