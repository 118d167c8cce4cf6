import { codigosDosBancos } from '@balcao/contract/cobranca/banco/banco'
import { bancos } from '@balcao/contract/cobranca/banco/bancos'
import type { EventoDoRetorno } from '@balcao/contract/cobranca/retorno-eventos'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amostra, arquivoDaAmostra, emPedacos, reunir } from '../amostras.fabrica.ts'
import { lerRetorno } from './ler-retorno.ts'
import { nossoNumeroDoRetorno, numeroNoRetorno } from './numero-no-retorno.ts'
import { pertenceAConta } from './pertence-a-conta.ts'
import { RetornoRecusado } from './recusado.ts'

const ler = async (arquivo: Buffer | string, tamanho?: number) => {
  const bytes = typeof arquivo === 'string' ? Buffer.from(arquivo, 'latin1') : arquivo
  const { cabecalho, registros } = await lerRetorno(emPedacos(bytes, tamanho))
  return { cabecalho, registros: await reunir(registros) }
}

/** The samples have one name for everything that changes no title. */
const SEM_EFEITO: readonly EventoDoRetorno[] = ['TARIFA', 'INSTRUCAO_RECUSADA']
const comoNaAmostra = (evento: EventoDoRetorno) => (SEM_EFEITO.includes(evento) ? 'OUTRO' : evento)

const amostras = [...codigosDosBancos, '341-pix']

describe.each(amostras)('amostra %s', (nome) => {
  const arquivo = arquivoDaAmostra(`${nome}.ret`)
  const texto = arquivo.toString('latin1')

  test('cada registro é lido à letra', async () => {
    const esperado = JSON.parse(arquivoDaAmostra(`${nome}.ret.json`).toString())
    const { cabecalho, registros } = await ler(arquivo)
    expect(cabecalho).toMatchObject({ banco: esperado.banco, formato: esperado.formato })
    const lidos = registros.map(({ linha, referencia, evento, ...resto }) => {
      const {
        valor_titulo,
        valor_pago,
        valor_creditado,
        juros_multa,
        desconto,
        abatimento,
        tarifa,
        ...outros
      } = resto
      return {
        ...outros,
        evento: comoNaAmostra(evento),
        valor_titulo_centavos: valor_titulo,
        valor_pago_centavos: valor_pago,
        valor_creditado_centavos: valor_creditado,
        juros_multa_centavos: juros_multa,
        desconto_centavos: desconto,
        abatimento_centavos: abatimento,
        tarifa_centavos: tarifa,
      }
    })
    expect(lidos).toEqual(esperado.registros)
  })

  test.each<[string, (texto: string) => string]>([
    ['só com LF', (t) => t.replaceAll('\r\n', '\n')],
    ['sem os brancos do fim das linhas', (t) => t.replace(/ +\r\n/g, '\r\n')],
    ['com 0x1A depois da última linha', (t) => `${t}\x1a`],
    ['com 0x1A na última linha', (t) => t.replace(/\r\n$/, '\x1a')],
    ['com uma linha vazia no fim', (t) => `${t}\r\n`],
    ['sem a última quebra de linha', (t) => t.replace(/\r\n$/, '')],
    ['com letras em Latin-1', (t) => t.replaceAll('CONCEICAO', 'CONCEI\xc7\xc3O')],
  ])('%s lê o mesmo', async (_, mudar) => {
    expect(await ler(mudar(texto))).toEqual(await ler(arquivo))
  })

  test('o nome da empresa vem em Latin-1', async () => {
    const { cabecalho } = await ler(texto.replace('EXEMPLO', 'EX\xcaMPLO'))
    expect(cabecalho.nome).toBe('PROVEDOR EXÊMPLO TELECOM LTDA')
  })

  test('corte-se o que chega onde se cortar', async () => {
    const inteiro = await ler(arquivo)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: arquivo.length }), async (tamanho) => {
        expect(await ler(arquivo, tamanho)).toEqual(inteiro)
      }),
      { numRuns: 40 },
    )
  })

  test('bytes trocados: ou se lê tudo, ou se recusa com uma frase', async () => {
    const troca = fc.tuple(fc.nat(arquivo.length - 1), fc.nat(255))
    await fc.assert(
      fc.asyncProperty(fc.array(troca, { minLength: 1, maxLength: 5 }), async (trocas) => {
        const danificado = Buffer.from(arquivo)
        for (const [posicao, byte] of trocas) danificado[posicao] = byte
        const lido = await ler(danificado).catch((erro: unknown) => erro)
        if (lido instanceof Error) expect(lido).toBeInstanceOf(RetornoRecusado)
        else expect(lido).toHaveProperty('registros')
      }),
      { numRuns: 100 },
    )
  })

  test('um começo do arquivo nunca passa por arquivo inteiro', async () => {
    const conteudo = texto.trimEnd().length
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: conteudo - 1 }), async (tamanho) => {
        await expect(ler(texto.slice(0, tamanho))).rejects.toMatchObject({ name: 'RetornoRecusado' })
      }),
      { numRuns: 60 },
    )
  })
})

describe.each(codigosDosBancos)('banco %s', (banco) => {
  const { remessa, titulos } = amostra(banco)
  const { conta, beneficiario } = remessa

  test('o cabeçalho diz de quem é o arquivo', async () => {
    const { cabecalho } = await ler(arquivoDaAmostra(`${banco}.ret`))
    expect(cabecalho).toMatchObject({
      banco,
      documento: beneficiario.documento,
      nome: 'PROVEDOR EXEMPLO TELECOM LTDA',
      gerado_em: '2027-01-26',
      sequencial: 7,
    })
    expect(pertenceAConta(cabecalho, conta, beneficiario.documento)).toBeNull()
    expect(pertenceAConta(cabecalho, conta, '11222333000181')).toContain('11.222.333/0001-81')
    expect(pertenceAConta(cabecalho, { ...conta, agencia: '9999' }, beneficiario.documento)).toContain(
      'agência 9999',
    )
    for (const outro of codigosDosBancos.filter((codigo) => codigo !== banco))
      expect(pertenceAConta(cabecalho, amostra(outro).remessa.conta, beneficiario.documento)).toContain(
        `banco ${outro}`,
      )
  })

  test('o número da conta ou do convênio também é conferido', async () => {
    const { cabecalho } = await ler(arquivoDaAmostra(`${banco}.ret`))
    const outros = { conta: '12345', convenio: '7654321', codigo_empresa: '555' }
    const recusas = Object.entries(outros).map(([campo, valor]) =>
      pertenceAConta(cabecalho, { ...conta, [campo]: valor }, beneficiario.documento),
    )
    const semConta = banco === '104'
    const comConvenio = ['001', '033', '104'].includes(banco)
    expect(recusas.map((recusa) => recusa !== null)).toEqual([!semConta, comConvenio, banco === '237'])
  })

  test('cada registro volta com o número e a referência de um título nosso', async () => {
    const { registros } = await ler(arquivoDaAmostra(`${banco}.ret`))
    const nossos = titulos.map(
      ({ nosso_numero, referencia }) => `${numeroNoRetorno(conta, nosso_numero)} ${referencia}`,
    )
    const lidos = registros.map(({ nosso_numero, referencia }) => `${nosso_numero} ${referencia}`)
    expect(new Set(lidos)).toEqual(new Set(nossos))
  })

  test('o número volta a ser o nosso, e o que não é desta conta não é de nenhum', () => {
    const tamanho = bancos[banco].tamanhoDoNossoNumero(conta)
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** Math.min(tamanho, 9) - 1 }), (sequencia) => {
        const nosso = String(sequencia).padStart(tamanho, '0')
        expect(nossoNumeroDoRetorno(conta, numeroNoRetorno(conta, nosso))).toBe(nosso)
      }),
    )
    expect(nossoNumeroDoRetorno(conta, '')).toBeNull()
    expect(nossoNumeroDoRetorno(conta, '00000000000000000')).toBeNull()
  })
})
