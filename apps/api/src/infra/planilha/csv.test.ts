import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { abrirPlanilha } from './abrir.ts'
import { fonteDe, lerTudo } from './planilha.fabrica.ts'

const celulasDe = async (...args: Parameters<typeof lerTudo>) =>
  (await lerTudo(...args)).map(({ celulas }) => celulas)

describe('separador', () => {
  test.each([
    ['ponto e vírgula', 'nome;valor\nAna;1,50\nBia;2,00\n', ';'],
    ['vírgula', 'nome,obs\nAna,a;b;c\nBia,d\n', ','],
    ['tabulação', 'nome\tvalor, em R$\nAna\t1,50\n', '\t'],
    ['vírgulas dentro de aspas não contam', '"a,b,c,d";x\n"e,f,g,h";y\n', ';'],
    ['uma coluna só', 'nome\nAna\n', ';'],
  ])('%s', async (_, csv, separador) => {
    expect((await abrirPlanilha(fonteDe(csv))).separador).toBe(separador)
  })

  test('a linha sep= do Excel vale e não é dado', async () => {
    const linhas = await lerTudo('sep=,\r\na;b,c\r\n1;2,3\r\n')
    expect(linhas).toEqual([
      { numero: 1, celulas: ['a;b', 'c'] },
      { numero: 2, celulas: ['1;2', '3'] },
    ])
  })
})

describe('codificação', () => {
  const texto = 'nome;cidade\nJosé Ção;São João\n'
  test.each([
    ['UTF-8', Buffer.from(texto), 'UTF-8'],
    ['UTF-8 com BOM', Buffer.from(`\uFEFF${texto}`), 'UTF-8'],
    ['Latin-1', Buffer.from(texto, 'latin1'), 'Windows-1252'],
    ['UTF-16 LE com BOM', Buffer.from(`\uFEFF${texto}`, 'utf16le'), 'UTF-16'],
    ['UTF-16 BE com BOM', Buffer.from(`\uFEFF${texto}`, 'utf16le').swap16(), 'UTF-16'],
  ])('%s', async (_, bytes, codificacao) => {
    for (const pedaco of [1, 3, 65536]) {
      const fonte = fonteDe(bytes, pedaco)
      expect((await abrirPlanilha(fonte)).codificacao).toBe(codificacao)
      expect(await celulasDe(fonte)).toEqual([
        ['nome', 'cidade'],
        ['José Ção', 'São João'],
      ])
    }
  })

  test('o que só o Windows-1252 tem: aspas curvas, travessão, euro', async () => {
    const bytes = Buffer.concat([Buffer.from('a;b\n'), Buffer.from([0x93, 0xe1, 0x94, 0x3b, 0x96, 0x80])])
    expect(await celulasDe(bytes)).toEqual([
      ['a', 'b'],
      ['“á”', '–€'],
    ])
  })

  test('acento que só aparece depois de um megabyte de ASCII', async () => {
    const ascii = 'nome;x\n'.repeat(200_000)
    const linhas = await lerTudo(Buffer.concat([Buffer.from(ascii), Buffer.from('José;1\n', 'latin1')]))
    expect(linhas.at(-1)).toEqual({ numero: 200_001, celulas: ['José', '1'] })
  })

  test('linhas de duas codificações no mesmo arquivo', async () => {
    const bytes = Buffer.concat([
      Buffer.from('José;ã\n'),
      Buffer.from('João;é\n', 'latin1'),
      Buffer.from('Inês;ç'),
    ])
    expect(await celulasDe(bytes)).toEqual([
      ['José', 'ã'],
      ['João', 'é'],
      ['Inês', 'ç'],
    ])
  })

  test('bytes nulos e o fim de arquivo do DOS não chegam às células', async () => {
    expect(await celulasDe('a;b\nAna\0\0;1\n\x1a')).toEqual([
      ['a', 'b'],
      ['Ana', '1'],
    ])
  })
})

describe('linhas', () => {
  test.each(['\n', '\r\n', '\r'])('quebra %j, em pedaços de qualquer tamanho', async (quebra) => {
    const csv = `a;b${quebra}"1${quebra}2";"x""y"${quebra}${quebra}3;${quebra}`
    for (const pedaco of [1, 2, 5, 1000])
      expect(await lerTudo(fonteDe(csv, pedaco))).toEqual([
        { numero: 1, celulas: ['a', 'b'] },
        { numero: 2, celulas: [`1${quebra}2`, 'x"y'] },
        { numero: 4, celulas: ['3'] },
      ])
  })

  test('o número é o da linha na planilha, com quebras de linha nas células ou sem', async () => {
    const linhas = await lerTudo('a;b\r\n"1\r\n2\n3";x\r\n\r\n"4\n5";"6\n7"\r\n8;y\r\n')
    expect(linhas.map(({ numero, celulas }) => [numero, celulas[0]])).toEqual([
      [1, 'a'],
      [2, '1\r\n2\n3'],
      [4, '4\n5'],
      [5, '8'],
    ])
  })

  test('pula as vazias e apara as colunas vazias do fim', async () => {
    expect(await lerTudo(';;\n  \na;b;;\n\n;x;\n;;;')).toEqual([
      { numero: 3, celulas: ['a', 'b'] },
      { numero: 5, celulas: ['', 'x'] },
    ])
  })

  test('só o cabeçalho', async () => {
    expect(await celulasDe('nome;documento')).toEqual([['nome', 'documento']])
  })

  test('uma linha de 10 MB tem um problema, e as outras não', async () => {
    for (const longa of ['x'.repeat(1e7), `"${'x'.repeat(1e7)}"`, 'x;'.repeat(5e6)]) {
      const linhas = await lerTudo(`a;b\r\n${longa}\r\n1;2\r\n`)
      expect(linhas.map(({ numero, celulas }) => [numero, celulas])).toEqual([
        [1, ['a', 'b']],
        [2, []],
        [3, ['1', '2']],
      ])
      expect(linhas[1]?.problema).toContain('mais de 262.144 caracteres')
    }
  })

  test('uma linha larga demais tem um problema; um cabeçalho, a recusa', async () => {
    const larga = Array.from({ length: 10_000 }, (_, i) => `coluna ${i}`).join(';')
    expect((await lerTudo(`a;b\n${larga}\n1;2`))[1]).toEqual({
      numero: 2,
      celulas: [],
      problema: 'A linha tem mais de 500 colunas.',
    })
    await expect(lerTudo(`${larga}\n1;2`)).rejects.toMatchObject({
      codigo: 'COLUNAS_DEMAIS',
      message: expect.stringContaining('mais de 500 colunas'),
    })
  })
})

describe('aspas quebradas', () => {
  const problemas = async (csv: string, pedaco = 64 * 1024) =>
    (await lerTudo(fonteDe(csv, pedaco))).map(({ numero, problema }) => [numero, problema?.slice(0, 15)])

  test('abertas e nunca fechadas: perde-se só a linha', async () => {
    const resto = Array.from({ length: 50_000 }, (_, i) => `Ana ${i};${i}\n`).join('')
    const linhas = await lerTudo(`nome;n\n"Bia;1\n${resto}`)
    expect(linhas).toHaveLength(50_002)
    expect(linhas[1]).toMatchObject({ numero: 2, problema: expect.stringContaining('não se fecham') })
    expect(linhas.filter(({ problema }) => problema)).toHaveLength(1)
    expect(linhas.at(-1)).toEqual({ numero: 50_002, celulas: ['Ana 49999', '49999'] })
  })

  test('abertas, com outras linhas entre aspas depois', async () => {
    for (const pedaco of [1, 7, 1000])
      expect(await problemas('"nome";"n"\n"Bia;"1"\n"Ana";"2"\n"Eva";"3"\n', pedaco)).toEqual([
        [1, undefined],
        [2, 'Há aspas no mei'],
        [3, undefined],
        [4, undefined],
      ])
  })

  test('abertas no último campo do arquivo', async () => {
    expect(await problemas('a;b\n1;"x\n2;y')).toEqual([
      [1, undefined],
      [2, 'As aspas aberta'],
      [3, undefined],
    ])
  })

  test('soltas no meio do texto: a linha vem com o motivo e o que se pôde ler', async () => {
    expect(await lerTudo('nome;n\n"Ana "Aninha" Lima";1\nBia "Bi";2\n')).toEqual([
      { numero: 1, celulas: ['nome', 'n'] },
      { numero: 2, celulas: ['Ana "Aninha" Lima', '1'], problema: expect.stringContaining('dobre-as') },
      // A field that does not start with a quote may contain quotes, as inches are written with them.
      { numero: 3, celulas: ['Bia "Bi"', '2'] },
    ])
  })
})

test('qualquer tabela escrita como CSV é lida de volta igual', async () => {
  const alfabeto = fc.oneof(
    fc.constantFrom(';', ',', '"', '\n', '\r', '\r\n', ' ', "'", '='),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }),
  )
  const legivel = (texto: string) => !['\0', '\x1a', '\uFEFF'].some((letra) => texto.includes(letra))
  const celula = fc
    .array(alfabeto, { maxLength: 6 })
    .map((partes) => partes.join(''))
    .filter(legivel)
  const emLatim = fc.string({
    unit: fc
      .integer({ min: 0x20, max: 0xff })
      .filter((c) => c < 0x7f || c > 0x9f)
      .map((c) => String.fromCharCode(c)),
  })
  const tabelaDe = (qualquer: fc.Arbitrary<string>) =>
    fc.array(fc.array(qualquer, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 })

  const caso = fc.record({
    separador: fc.constantFrom(';', ','),
    quebra: fc.constantFrom('\n', '\r\n', '\r'),
    sempreAspas: fc.boolean(),
    pedaco: fc.constantFrom(5, 65536),
    escrita: fc.oneof(
      fc.record({
        codificacao: fc.constantFrom('utf8' as const, 'utf16le' as const),
        tabela: tabelaDe(celula),
      }),
      fc.record({ codificacao: fc.constant('latin1' as const), tabela: tabelaDe(emLatim) }),
    ),
  })

  await fc.assert(
    fc.asyncProperty(
      caso,
      async ({ separador, quebra, sempreAspas, pedaco, escrita: { codificacao, tabela } }) => {
        const escrever = (texto: string) =>
          sempreAspas || /[;,"\r\n\t]/.test(texto) ? `"${texto.replaceAll('"', '""')}"` : texto
        // The header determines the separator; the cells' content must not.
        const cabecalho = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].join(separador)
        const corpo = tabela.map((linha) => linha.map(escrever).join(separador))
        const csv = [cabecalho, ...corpo].join(quebra)
        const bytes = Buffer.from(codificacao === 'utf16le' ? `\uFEFF${csv}` : csv, codificacao)
        // Line by line, Latin-1 bytes that happen to be valid UTF-8 are read as UTF-8.
        fc.pre(codificacao !== 'latin1' || corpo.every((linha) => !/[\xc2-\xf4][\x80-\xbf]/.test(linha)))

        const aparada = (linha: string[]) => linha.slice(0, linha.findLastIndex((c) => c !== '') + 1)
        const esperada = tabela
          .map((linha, i) => ({ numero: i + 2, celulas: aparada(linha) }))
          .filter(({ celulas }) => celulas.some((c) => c.trim()))
        const lida = await lerTudo(fonteDe(bytes, pedaco))
        expect(lida.slice(1)).toEqual(esperada)
        expect(lida.some(({ problema }) => problema)).toBe(false)
      },
    ),
    { numRuns: 200 },
  )
})
