import {
  type CampoDaConta,
  type CodigoDoBanco,
  type ContaNoBanco,
  codigosDosBancos,
  type FormaDoCampo,
} from '@balcao/contract/cobranca/banco/banco'
import { bancos } from '@balcao/contract/cobranca/banco/bancos'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amostra, reunir } from '../amostras.fabrica.ts'
import { linhasDaRemessa } from './linhas-da-remessa.ts'
import { type Movimento, type Remessa, RemessaImpossivel, type TituloDaRemessa } from './remessa.ts'

const escrever = (remessa: Remessa, titulos: Iterable<TituloDaRemessa>) =>
  reunir(linhasDaRemessa(remessa, titulos))

/** Positions as the manuals count them. */
const trecho = (linha: string | undefined, de: number, ate: number) => linha?.slice(de - 1, ate)

const UMA_LINHA = { 240: /^[ -~]{240}\r\n$/, 400: /^[ -~]{400}\r\n$/ }

describe.each(codigosDosBancos)('banco %s', (banco) => {
  const { remessa, titulos, primeiro, formato, conferir } = amostra(banco)

  test('escreve o que o manual confere na amostra', async () => {
    const linhas = await escrever(remessa, titulos)
    expect(linhas).toHaveLength(Math.max(...conferir.map(({ linha }) => linha)))
    for (const linha of linhas) expect(linha).toMatch(UMA_LINHA[formato])
    const lidos = conferir.map(({ linha, de, ate, valor, regra, ...qual }) => {
      const escrito = trecho(linhas[linha - 1], de, ate)
      return { ...qual, linha, escrito: regra === 'texto' ? escrito?.trim() : escrito }
    })
    const esperados = conferir.map(({ linha, registro, campo, valor, regra }) => ({
      registro,
      campo,
      linha,
      escrito: regra === 'texto' ? valor.trim() : valor,
    }))
    expect(lidos).toEqual(esperados)
  })

  test('o mesmo dado sempre dá o mesmo arquivo, venham os títulos de onde vierem', async () => {
    async function* aosPoucos() {
      yield* titulos
    }
    const deUmaVez = await escrever(remessa, titulos)
    expect(await reunir(linhasDaRemessa(remessa, aosPoucos()))).toEqual(deUmaVez)
  })

  const [de, ate] = formato === 240 ? [16, 17] : [109, 110]
  test.each<[Movimento, string]>([
    ['BAIXA', '02'],
    ['VENCIMENTO', '06'],
  ])('%s leva uma linha só, com o mesmo nosso número', async (movimento, codigo) => {
    const [entrada] = (await escrever(remessa, [primeiro])).slice(formato === 240 ? 2 : 1)
    const linhas = await escrever(remessa, [{ ...primeiro, movimento }])
    const detalhes = linhas.slice(formato === 240 ? 2 : 1, formato === 240 ? -2 : -1)
    expect(detalhes).toHaveLength(1)
    expect(trecho(detalhes[0], de, ate)).toBe(codigo)
    const semMovimento = (linha = '') => linha.slice(0, de - 1) + linha.slice(ate)
    expect(semMovimento(detalhes[0])).toBe(semMovimento(entrada))
  })

  test('outros dados: só onde o banco os altera por arquivo', async () => {
    const alterado: TituloDaRemessa = { ...primeiro, movimento: 'OUTROS_DADOS' }
    if (banco === '033')
      return expect(escrever(remessa, [alterado])).rejects.toThrow('não altera outros dados')
    const linhas = await escrever(remessa, [alterado])
    expect(linhas).toHaveLength((await escrever(remessa, [primeiro])).length)
    expect(trecho(linhas[formato === 240 ? 2 : 1], de, ate)).toBe('31')
  })

  test('nenhum texto muda a largura da linha nem sai do ASCII', async () => {
    const qualquer = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 120 }),
      fc.constantFrom('Ação 😀\r\n\t', 'Ŀ'.repeat(90), 'R. Dº Ça, 1/2 – "fundos"', '', '﷽ß'),
    )
    const textos = fc.record({
      nome: qualquer,
      endereco: qualquer,
      bairro: qualquer,
      cidade: qualquer,
      uf: qualquer,
    })
    await fc.assert(
      fc.asyncProperty(textos, qualquer, qualquer, async (pagador, nome, numero_documento) => {
        const linhas = await escrever({ ...remessa, beneficiario: { ...remessa.beneficiario, nome } }, [
          { ...primeiro, numero_documento, pagador: { ...primeiro.pagador, ...pagador } },
        ])
        for (const linha of linhas) expect(linha).toMatch(UMA_LINHA[formato])
      }),
      { numRuns: 60 },
    )
  })

  test('os trailers contam o que há no arquivo', async () => {
    const titulo = fc.record({
      valor: fc.integer({ min: 1, max: 9_999_999 }),
      multa_percentual: fc.constantFrom(0, 200),
      movimento: fc.constantFrom<Movimento>('ENTRADA', 'BAIXA', 'VENCIMENTO'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(titulo, { maxLength: 30 }), async (sorteados) => {
        const linhas = await escrever(
          remessa,
          sorteados.map((sorteado) => ({ ...primeiro, ...sorteado })),
        )
        const ultima = linhas.at(-1)
        if (formato === 400) {
          expect(linhas.map((linha) => Number(trecho(linha, 395, 400)))).toEqual(linhas.map((_, i) => i + 1))
          return
        }
        const doLote = linhas.at(-2)
        expect(Number(trecho(doLote, 18, 23))).toBe(linhas.length - 2)
        expect([trecho(ultima, 18, 23), Number(trecho(ultima, 24, 29))]).toEqual(['000001', linhas.length])
        if (banco !== '756') return
        const soma = sorteados.reduce((total, { valor }) => total + valor, 0)
        expect([Number(trecho(doLote, 24, 29)), Number(trecho(doLote, 30, 46))]).toEqual([
          sorteados.length,
          soma,
        ])
      }),
      { numRuns: 40 },
    )
  })

  test.each<[string, Partial<TituloDaRemessa>]>([
    ['nosso número grande demais', { nosso_numero: '1'.repeat(18) }],
    ['nosso número com letra', { nosso_numero: '12A' }],
    ['valor que não cabe', { valor: 10 ** 15 }],
    ['valor quebrado', { valor: 10.5 }],
    ['data que não é data', { vencimento: '05/12/2026' }],
    ['multa negativa', { multa_percentual: -1 }],
    ['juros negativos', { juros_por_dia: -1 }],
  ])('recusa %s em vez de cortar', async (_, mudanca) => {
    await expect(escrever(remessa, [{ ...primeiro, ...mudanca }])).rejects.toThrow(RemessaImpossivel)
  })

  // Caixa's file has no place for our reference.
  test.skipIf(banco === '104').each(['A'.repeat(26), 'ab-1'])(
    'recusa a referência %s, que voltaria diferente',
    async (referencia) => {
      await expect(escrever(remessa, [{ ...primeiro, referencia }])).rejects.toThrow('referência')
    },
  )
})

test.each<[CodigoDoBanco, linha: number, de: number, ate: number, string]>([
  ['001', 1, 164, 166, '083'],
  ['001', 2, 34, 51, '002500044001417019'],
  ['001', 3, 224, 227, '0000'],
  ['033', 1, 48, 72, ' '.repeat(25)],
  ['033', 1, 152, 166, '      000001040'],
  ['033', 2, 34, 53, ' '.repeat(20)],
  ['033', 2, 69, 73, '     '],
  ['033', 3, 33, 42, '0132863659'],
  ['033', 3, 59, 62, '12  '],
  ['033', 3, 221, 221, '0'],
  ['033', 5, 67, 74, '05122026'],
  ['033', 12, 24, 115, ' '.repeat(92)],
  ['104', 1, 33, 52, '0'.repeat(20)],
  ['104', 1, 65, 72, '00000000'],
  ['104', 1, 164, 166, '101'],
  ['104', 2, 14, 16, '060'],
  ['104', 2, 60, 65, '349921'],
  ['104', 3, 30, 40, '0'.repeat(11)],
  ['104', 3, 58, 77, `11220${'36701'.padEnd(15)}`],
  ['104', 3, 196, 220, '36701'.padEnd(25)],
  ['104', 5, 67, 74, '06122026'],
  ['104', 12, 24, 115, '0'.repeat(92)],
  ['756', 1, 33, 52, ' '.repeat(20)],
  ['756', 1, 72, 72, '0'],
  ['756', 1, 164, 166, '081'],
  ['756', 2, 14, 16, '040'],
  ['756', 3, 52, 62, '4     10 22'],
  ['756', 3, 224, 227, '0   '],
  ['756', 12, 47, 115, '0'.repeat(69)],
  ['237', 2, 2, 20, '0'.repeat(19)],
  ['237', 2, 93, 94, '2N'],
  ['237', 2, 140, 149, '0000000012'],
  ['341', 1, 31, 32, '00'],
  ['341', 2, 22, 23, '00'],
])('banco %s, linha %i, posições %i a %i: o que o manual diz além da amostra', async (...caso) => {
  const [banco, linha, de, ate, valor] = caso
  const { remessa, titulos } = amostra(banco)
  expect(trecho((await escrever(remessa, titulos))[linha - 1], de, ate)).toBe(valor)
})

const digitos = (minimo: number, maximo: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${minimo},${maximo}}$`))

/** Of any shape that the bank takes, and often with what its sample has. */
const umaConta = (banco: CodigoDoBanco) => {
  const { campos } = bancos[banco]
  const { conta } = amostra(banco).remessa
  const qualquer = (Object.entries(campos) as [CampoDaConta, FormaDoCampo][]).map(
    ([campo, { minimo, maximo, letra, valores }]) => [
      campo,
      fc.oneof(
        fc.constantFrom(conta[campo], ...(letra ? [letra] : []), ...(valores ?? [])),
        digitos(minimo, maximo),
      ),
    ],
  )
  return fc.record(Object.fromEntries(qualquer)).map((dados) => comDigitos({ ...conta, ...dados }))
}
/** Check digits that are right, where the bank has a rule for them. */
const comDigitos = (conta: ContaNoBanco): ContaNoBanco => {
  const problemas = bancos[conta.banco].conferir(conta).map(({ campo }) => campo)
  const com = (dv: 'agencia_dv' | 'conta_dv', conta: ContaNoBanco) =>
    [...'0123456789XP']
      .map((digito) => ({ ...conta, [dv]: digito }))
      .find((tentada) => !bancos[conta.banco].conferir(tentada).some(({ campo }) => campo === dv)) ?? conta
  return (['agencia_dv', 'conta_dv'] as const)
    .filter((dv) => problemas.includes(dv))
    .reduce((certa, dv) => com(dv, certa), conta)
}

describe.each(codigosDosBancos)('banco %s', (banco) => {
  const { remessa, primeiro, formato } = amostra(banco)

  test('toda conta que serve à remessa cabe no arquivo, com o maior número que ela dá', async () => {
    let servem = 0
    await fc.assert(
      fc.asyncProperty(umaConta(banco), async (conta) => {
        if (bancos[banco].conferir(conta, 'remessa').length) return
        servem += 1
        const nosso_numero = '9'.repeat(bancos[banco].tamanhoDoNossoNumero(conta))
        const nosso_numero_dv = bancos[banco].dvDoNossoNumero(conta, nosso_numero)
        const linhas = await escrever({ ...remessa, conta }, [{ ...primeiro, nosso_numero, nosso_numero_dv }])
        for (const linha of linhas) expect(linha).toMatch(UMA_LINHA[formato])
        // The barcode has it too.
        if (banco === '756') expect(trecho(linhas[2], 58, 58)).toBe(conta.carteira)
      }),
      { numRuns: 200 },
    )
    expect(servem).toBeGreaterThan(5)
  })
})

test('pede os títulos um a um, à medida que as linhas são lidas', async () => {
  const { remessa, primeiro } = amostra('341')
  let pedidos = 0
  function* semFim() {
    for (;;) {
      pedidos += 1
      yield primeiro
    }
  }
  const linhas = linhasDaRemessa(remessa, semFim())
  for (let lidas = 0; lidas < 21; lidas++) await linhas.next()
  await linhas.return(undefined)
  expect(pedidos).toBe(10)
})

test('CNPJ com letras ocupa o lugar do documento', async () => {
  const { remessa, primeiro } = amostra('001')
  const pagador = { ...primeiro.pagador, documento: '12ABC34501DE35' }
  const [, , , q] = await escrever(remessa, [{ ...primeiro, pagador }])
  expect(trecho(q, 18, 33)).toBe('2012ABC34501DE35')
  const invalido = { ...pagador, documento: '123' }
  await expect(escrever(remessa, [{ ...primeiro, pagador: invalido }])).rejects.toThrow(
    'inscrição do pagador',
  )
})

test.each(codigosDosBancos)(
  'banco %s: a baixa de quem foi esquecido vai sem documento; uma entrada, não',
  async (banco) => {
    const { remessa, primeiro, formato } = amostra(banco)
    const pagador = { ...primeiro.pagador, nome: 'removido', documento: '', endereco: '', bairro: '' }
    const [, primeira, segunda] = await escrever(remessa, [{ ...primeiro, pagador, movimento: 'BAIXA' }])
    expect(formato === 400 ? trecho(primeira, 219, 234) : trecho(segunda, 14, 14)).toBe(
      formato === 400 ? '0'.repeat(16) : 'P',
    )
    await expect(escrever(remessa, [{ ...primeiro, pagador }])).rejects.toThrow('inscrição do pagador')
  },
)

test('sem juros, multa nem desconto', async () => {
  const nada = { juros_por_dia: 0, multa_percentual: 0, desconto: null }
  const semNada = async (banco: '001' | '756' | '341' | '237') => {
    const { remessa, primeiro } = amostra(banco)
    return escrever(remessa, [{ ...primeiro, ...nada }])
  }
  const bb = await semNada('001')
  expect(bb).toHaveLength(6)
  expect(trecho(bb[2], 118, 165)).toBe(`3${'0'.repeat(23)}0${'0'.repeat(23)}`)
  expect(trecho((await semNada('756'))[2], 118, 118)).toBe('0')
  expect(await semNada('341')).toHaveLength(3)
  expect(trecho((await semNada('237'))[1], 66, 70)).toBe('00000')
})

test('dias para baixa: código e dias, onde o banco os recebe', async () => {
  const p = async (banco: '001' | '033' | '104' | '756', dias_para_baixa: number | null) => {
    const { remessa, primeiro } = amostra(banco)
    return trecho((await escrever(remessa, [{ ...primeiro, dias_para_baixa }]))[2], 224, 227)
  }
  expect(await Promise.all([p('104', 60), p('104', null)])).toEqual(['1060', '2000'])
  expect(await Promise.all([p('033', 60), p('033', null)])).toEqual(['1060', '2000'])
  expect(await Promise.all([p('001', 60), p('756', 60)])).toEqual(['0000', '0   '])
  await expect(p('033', 100)).rejects.toThrow('dias para baixa')
})

test('Banco do Brasil com convênio de 6 leva 11 dígitos e o DV', async () => {
  const { remessa, primeiro } = amostra('001')
  const conta = { ...remessa.conta, convenio: '123456' }
  const nosso = async (nosso_numero: string, convenio = '123456') =>
    trecho(
      (
        await escrever({ ...remessa, conta: { ...conta, convenio } }, [
          { ...primeiro, nosso_numero, nosso_numero_dv: 'X' },
        ])
      )[2],
      38,
      57,
    )
  expect(await nosso('00042')).toBe('12345600042X        ')
  await expect(nosso('100042')).rejects.toThrow('nosso número')
  await expect(nosso('00042', '12345678')).rejects.toThrow('nosso número')
})

test('Bradesco: cidade e UF cabem sempre no endereço', async () => {
  const { remessa, primeiro } = amostra('237')
  const pagador = { ...primeiro.pagador, endereco: 'Avenida Doutor Fulano de Tal 1000 Bloco Z' }
  const [, detalhe] = await escrever(remessa, [{ ...primeiro, pagador }])
  expect(trecho(detalhe, 275, 314)).toBe('AVENIDA DOUTOR FULANO DE CAMPO GRANDE MS')
})

test('o sequencial do lote tem cinco dígitos: o que passa vai para outro lote', async () => {
  const { remessa, primeiro } = amostra('756')
  function* muitos() {
    for (let i = 0; i < 33_334; i++) yield { ...primeiro, valor: 100 }
  }
  let linhas = 0
  const marcos: string[] = []
  for await (const linha of linhasDaRemessa(remessa, muitos())) {
    linhas += 1
    if (linha[7] !== '3') marcos.push(linha)
  }
  expect(marcos.map((linha) => trecho(linha, 4, 8))).toEqual([
    '00000',
    '00011',
    '00015',
    '00021',
    '00025',
    '99999',
  ])
  expect(marcos.filter((linha) => linha[7] === '5').map((linha) => trecho(linha, 18, 46))).toEqual([
    '10000103333300000000003333300',
    '00000500000100000000000000100',
  ])
  expect(trecho(marcos.at(-1), 18, 29)).toBe(`000002${linhas}`)
  expect(linhas).toBe(100_008)
})
