import { randomBytes } from 'node:crypto'
import { codigosDosBancos } from '@balcao/contract/cobranca/banco/banco'
import { describe, expect, test } from 'vitest'
import { arquivoDaAmostra, emPedacos, reunir } from '../amostras.fabrica.ts'
import { lerRetorno } from './ler-retorno.ts'
import { RetornoRecusado } from './recusado.ts'

const texto = (nome: string) => arquivoDaAmostra(nome).toString('latin1')

const lerPedacos = async (bytes: AsyncIterable<Uint8Array>) => reunir((await lerRetorno(bytes)).registros)

const recusa = async (arquivo: string | Buffer) => {
  const bytes = typeof arquivo === 'string' ? Buffer.from(arquivo, 'latin1') : arquivo
  const erro = await lerPedacos(emPedacos(bytes)).catch((e: unknown) => e)
  if (!(erro instanceof RetornoRecusado)) throw new Error(`Expected a refusal, got ${erro}`)
  return `${erro.codigo}: ${erro.mensagem}`
}

/** Writes over a line of the sample, at the positions of the manual. */
const escrevendo = (arquivo: string, linha: number, de: number, valor: string) =>
  arquivo
    .split('\r\n')
    .map((atual, i) =>
      i + 1 === linha ? atual.slice(0, de - 1) + valor + atual.slice(de - 1 + valor.length) : atual,
    )
    .join('\r\n')

const semLinhas = (arquivo: string, ...numeros: number[]) =>
  arquivo
    .split('\r\n')
    .filter((_, i) => !numeros.includes(i + 1))
    .join('\r\n')

const bb = texto('001.ret')
const itau = texto('341.ret')

test.each<[string, string | Buffer]>([
  ['nada', ''],
  ['só quebras de linha', '\r\n\r\n'],
  ['só o 0x1A', '\x1a'],
])('vazio: %s', async (_, arquivo) => {
  expect(await recusa(arquivo)).toBe('VAZIO: O arquivo está vazio. Baixe-o de novo no banco.')
})

test.each<[string, string | Buffer]>([
  ['bytes ao acaso', randomBytes(5000)],
  ['um PDF', '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<< /Type /Catalog >>'],
  ['uma imagem', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ['um CSV', 'nome;valor\r\nAna;10,00\r\n'],
  ['UTF-16', Buffer.from(bb, 'utf16le')],
  ['brancos sem fim', ' '.repeat(100_000)],
])('não é CNAB: %s', async (_, arquivo) => {
  expect(await recusa(arquivo)).toMatch(/^NAO_E_CNAB: Este não é um arquivo de retorno/)
})

test.each(codigosDosBancos)('a remessa do banco %s não é retorno', async (banco) => {
  expect(await recusa(texto(`${banco}.rem`))).toMatch(/^REMESSA: Este é um arquivo de remessa/)
})

describe('banco e formato', () => {
  test('banco que não atendemos', async () => {
    expect(await recusa(bb.replaceAll(/^001/gm, '077'))).toBe(
      'BANCO_NAO_ATENDIDO: O arquivo é do banco 077, que não atendemos.',
    )
    expect(await recusa(escrevendo(itau, 1, 77, '422'))).toMatch(/^BANCO_NAO_ATENDIDO: .*422/)
  })

  test('formato que não é o do banco', async () => {
    expect(await recusa(bb.replaceAll(/^001/gm, '341'))).toBe(
      'FORMATO_DO_BANCO: O arquivo está no formato CNAB 240. Peça ao banco 341 o retorno em CNAB 400.',
    )
    expect(await recusa(escrevendo(itau, 1, 77, '001'))).toMatch(/^FORMATO_DO_BANCO: .*CNAB 240\.$/)
  })

  test('outro serviço do banco', async () => {
    expect(await recusa(escrevendo(bb, 2, 10, '20'))).toMatch(/^NAO_E_COBRANCA/)
    expect(await recusa(escrevendo(itau, 1, 10, '02'))).toMatch(/^NAO_E_COBRANCA/)
  })

  test('linhas de outro banco no meio', async () => {
    expect(await recusa(escrevendo(bb, 5, 1, '756'))).toBe(
      'OUTRO_BANCO: A linha 5 não é do banco 001, que escreveu o arquivo.',
    )
    expect(await recusa(escrevendo(itau, 8, 5, '237'))).toMatch(/^OUTRO_BANCO: A linha 8/)
  })

  test('linhas de outra empresa no meio', async () => {
    expect(await recusa(escrevendo(itau, 4, 4, '11222333000181'))).toMatch(/^OUTRO_BENEFICIARIO: A linha 4/)
  })

  test.each([2, 4])('a linha %i pode vir sem o documento', async (linha) => {
    const arquivo = escrevendo(itau, linha, 4, '0'.repeat(14))
    expect(await lerPedacos(emPedacos(Buffer.from(arquivo)))).toHaveLength(6)
  })
})

describe('arquivo danificado', () => {
  test('linha longa demais', async () => {
    expect(await recusa(bb.replace('\r\n', 'X\r\n'))).toMatch(/^LINHA_LONGA: A linha 1 tem mais de 240/)
    expect(await recusa(itau.replace('000004\r\n', '000004X\r\n'))).toMatch(
      /^LINHA_LONGA: A linha 4 tem mais de 400/,
    )
  })

  test('cortado no meio', async () => {
    const fim = /^CORTADO: O arquivo está incompleto/
    for (const arquivo of [bb, itau]) {
      const linhas = arquivo.split('\r\n')
      expect(await recusa(`${linhas.slice(0, 4).join('\r\n')}\r\n`)).toMatch(fim)
      expect(await recusa(arquivo.slice(0, 2000))).toMatch(fim)
      expect(await recusa(arquivo.slice(0, 100))).toMatch(fim)
    }
    expect(await recusa(semLinhas(bb, 17))).toMatch(fim)
    // In the middle of a date, which is then not the trouble.
    expect(await recusa(bb.slice(0, 9 * 242 + 148))).toMatch(fim)
    expect(await recusa(itau.slice(0, 4 * 402 + 113))).toMatch(fim)
  })

  test('contagem do trailer que não confere', async () => {
    expect(await recusa(semLinhas(bb, 5, 6))).toMatch(/^CONTAGEM: .*a linha 15 informa 16 onde contamos 14/)
    expect(await recusa(escrevendo(bb, 18, 24, '000017'))).toMatch(/^CONTAGEM: .*17 onde contamos 18/)
    expect(await recusa(escrevendo(bb, 18, 18, '000002'))).toMatch(/^CONTAGEM: .*2 onde contamos 1/)
    expect(await recusa(semLinhas(itau, 3))).toMatch(/^CONTAGEM: .*informa 8 onde contamos 7/)
  })

  test('T sem U, e U sem T', async () => {
    expect(await recusa(semLinhas(bb, 4))).toMatch(/^T_SEM_U: .*linha 3/)
    expect(await recusa(semLinhas(bb, 16))).toMatch(/^T_SEM_U: .*linha 15/)
    expect(await recusa(semLinhas(bb, 3))).toMatch(/^LINHA_DESCONHECIDA: A linha 3/)
  })

  test('segmentos que não conhecemos, entre títulos, não atrapalham', async () => {
    const linhas = bb.split('\r\n')
    const y = linhas[3]?.replace('U', 'Y') ?? ''
    const comY = escrevendo([...linhas.slice(0, 4), y, ...linhas.slice(4)].join('\r\n'), 18, 18, '000017')
    const arquivo = escrevendo(comY, 19, 24, '000019')
    const semLinha = async (texto: string) =>
      (await lerPedacos(emPedacos(Buffer.from(texto)))).map(({ linha: _, ...registro }) => registro)
    expect(await semLinha(arquivo)).toEqual(await semLinha(bb))
  })

  test('letra onde há um número', async () => {
    expect(await recusa(escrevendo(bb, 10, 80, 'A'))).toBe(
      'CAMPO_NAO_NUMERICO: A linha 10 tem letras onde deveria haver um número (posições 78 a 92).',
    )
    expect(await recusa(escrevendo(itau, 5, 260, '-'))).toMatch(/^CAMPO_NAO_NUMERICO: A linha 5/)
  })

  test('data que não existe', async () => {
    expect(await recusa(escrevendo(bb, 10, 146, '31022027'))).toBe(
      'DATA_IMPOSSIVEL: A linha 10 tem uma data que não existe (posições 146 a 153).',
    )
    expect(await recusa(escrevendo(itau, 5, 111, '310226'))).toMatch(/^DATA_IMPOSSIVEL: A linha 5/)
    expect(await recusa(escrevendo(bb, 1, 144, '99999999'))).toMatch(/^DATA_IMPOSSIVEL: A linha 1/)
  })

  test('linhas estranhas e dois arquivos emendados', async () => {
    expect(await recusa(escrevendo(bb, 4, 8, 'X'))).toMatch(/^LINHA_DESCONHECIDA: A linha 4/)
    expect(await recusa(escrevendo(itau, 4, 1, 'X'))).toMatch(/^LINHA_DESCONHECIDA: A linha 4/)
    expect(await recusa(bb + bb)).toMatch(/^LINHA_DESCONHECIDA: A linha 19/)
    expect(await recusa(itau + itau)).toMatch(/^LINHA_DESCONHECIDA: A linha 9/)
    expect(await recusa(semLinhas(bb, 2))).toMatch(/^LINHA_DESCONHECIDA: A linha 2/)
  })
})

describe('uma linha só, de 100 MB', () => {
  /** Counts what was asked for: nothing after the refusal may be read. */
  const semFim = (inicio: string) => {
    const lido = { pedacos: 0, fechado: false }
    async function* pedacos() {
      try {
        for (let i = 0; i < 1600; i++) {
          lido.pedacos += 1
          yield Buffer.from((i === 0 ? inicio : '').padEnd(64 * 1024, '7'))
        }
      } finally {
        lido.fechado = true
      }
    }
    return { lido, pedacos: pedacos() }
  }

  test.each([
    ['que não é nada', '', 'NAO_E_CNAB'],
    ['que começa como retorno', bb.slice(0, 240), 'LINHA_LONGA'],
    ['depois do cabeçalho', bb.slice(0, 242), 'LINHA_LONGA'],
    ['depois de um cabeçalho de 400', itau.slice(0, 402), 'LINHA_LONGA'],
  ])('%s é recusada no primeiro pedaço', async (_, inicio, codigo) => {
    const { lido, pedacos } = semFim(inicio)
    await expect(lerPedacos(pedacos)).rejects.toMatchObject({ codigo })
    expect(lido).toEqual({ pedacos: 1, fechado: true })
  })

  test.each([bb.slice(0, 242), itau.slice(0, 402)])(
    'quem para no cabeçalho fecha o arquivo',
    async (inicio) => {
      const { lido, pedacos } = semFim(inicio)
      await (await lerRetorno(pedacos)).fechar()
      expect(lido).toEqual({ pedacos: 1, fechado: true })
    },
  )
})
