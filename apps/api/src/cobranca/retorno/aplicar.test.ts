import type { Boleto } from '@balcao/contract/cobranca/boleto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { umaConta } from '#cobranca/conta-bancaria/conta-bancaria.fabrica.ts'
import { contaUnica } from '#cobranca/conta-bancaria/contas-dos-bancos.fabrica.ts'
import { type TituloDoRetorno, umRetorno } from '#demo/retorno-do-itau.ts'
import { empresa } from '#provedor/empresa/empresa.table.ts'
import { usarRetornos } from '#testes/usar-retornos.ts'
import { aplicarRetorno } from './aplicar.commands.ts'
import { retorno } from './retorno.table.ts'

const { s, caixa, pedir, contrato, enviar, ler, pronto, linhasDe, obter, obterRetorno, remetido, agir } =
  usarRetornos()

const dados = { documento: '', agencia: '', conta: '', conta_dv: '', conta_id: '', carteira: '' }
let sequencia = 0
let numero = 100

beforeAll(async () => {
  const [dona] = await s().db.select().from(empresa).where(eq(empresa.id, caixa.empresa_id))
  const { conta, conta_dv, ...resto } = contaUnica('341')
  const criada = await umaConta(s().db, { empresa_id: caixa.empresa_id, ...resto, conta, conta_dv })
  Object.assign(dados, { ...criada, conta_id: criada.id, documento: dona?.cnpj })
})

const arquivo = (titulos: TituloDoRetorno[], outros: object = {}) =>
  umRetorno({ ...dados, sequencial: ++sequencia, ...outros }, titulos)

const um = async (valor = 100_00) => {
  const nosso_numero = String(++numero).padStart(8, '0')
  return { id: await remetido(dados.conta_id, nosso_numero, valor), nosso_numero, valor }
}
const pago = ({ nosso_numero, valor }: { nosso_numero: string; valor: number }) => ({
  ...{ nosso_numero, valor, ocorrencia: '06', data: '2026-12-08', credito: '2026-12-09' },
  ...{ pago: valor, tarifa: 195 },
})
const resultados = async (id: string) =>
  (await linhasDe(id)).map(({ resultado, texto }) => [resultado, texto])

test('o que não acha boleto fica à vista, e soma o que veio', async () => {
  const { id, valor_pago, tarifas } = await ler(
    arquivo([
      { nosso_numero: '99999999', ocorrencia: '06', valor: 5000, pago: 5000, tarifa: 195 },
      { nosso_numero: '00000000', ocorrencia: '28', valor: 0, tarifa: 500 },
    ]),
  )
  expect(await linhasDe(id, '&resultado=SEM_BOLETO')).toMatchObject([
    {
      linha: 2,
      nosso_numero: '99999999',
      boleto: null,
      valor_pago: 5000,
      texto: expect.stringMatching(/Nenhum boleto/),
    },
  ])
  expect((await resultados(id))[1]).toEqual(['ANOTADO', 'Tarifa do banco que não é de um boleto'])
  expect([valor_pago, tarifas]).toEqual([5000, 695])
})

test('a mesma notícia em outro arquivo é repetida; a soma é do primeiro', async () => {
  const boleto = await um()
  const primeiro = await ler(arquivo([{ ...boleto, ocorrencia: '02' }, pago(boleto)]))
  expect(primeiro.resultados).toEqual({ REGISTRADO: 1, PAGO: 1 })
  const depois = await obter(boleto.id)
  const segundo = await ler(arquivo([pago(boleto), { ...boleto, ocorrencia: '02' }]))
  expect(segundo).toMatchObject({ resultados: { REPETIDA: 2 }, valor_pago: 0, tarifas: 0, lidas: 2 })
  expect(await obter(boleto.id)).toEqual(depois)
})

test('duas vezes no mesmo arquivo, e dois arquivos ao mesmo tempo: uma vez só', async () => {
  const [um1, um2] = [await um(), await um()]
  const { id } = await ler(arquivo([pago(um1), pago(um1)]))
  expect((await resultados(id)).map(([resultado]) => resultado)).toEqual(['PAGO', 'REPETIDA'])
  const enviados = await Promise.all([
    enviar(arquivo([pago(um2)])),
    enviar(arquivo([pago(um2), { ...um2, ocorrencia: '02' }])),
  ])
  await Promise.all(enviados.map(({ corpo }) => pronto(corpo.id)))
  const { pagamentos, situacao } = await obter(um2.id)
  expect([situacao, pagamentos.map((p) => p.situacao)]).toEqual(['PAGO', ['QUITOU']])
})

test('o mesmo arquivo enviado por duas pessoas ao mesmo tempo é um retorno', async () => {
  const bytes = arquivo([pago(await um())])
  const respostas = await Promise.all([
    enviar(bytes, 'a.ret'),
    enviar(bytes, 'b.ret'),
    enviar(bytes, 'c.ret'),
  ])
  expect(respostas.map(({ status }) => status)).toEqual([202, 202, 202])
  expect(new Set(respostas.map(({ corpo }) => corpo.id)).size).toBe(1)
  expect(respostas.map(({ corpo }) => corpo.repetido).sort()).toEqual([false, true, true])
})

describe('o que é para uma pessoa conferir', () => {
  test('o pagamento que o banco desfez, uma pessoa desfaz aqui, uma vez; pago de novo, fica pago', async () => {
    const boleto = await um()
    await ler(arquivo([pago(boleto)]))
    expect((await obter(boleto.id)).acoes).toEqual([])
    const { id } = await ler(arquivo([{ ...boleto, ocorrencia: '59', pago: boleto.valor }]))
    // Itaú has no occurrence that says so. Caixa and Bradesco have.
    await s().pool.query(`update retorno_linha set evento = 'ESTORNO' where retorno_id = $1`, [id])
    const estornado = await obter(boleto.id)
    expect(estornado.acoes).toEqual(['desfazer_baixa'])
    const { status, corpo } = await agir(estornado, 'desfazer_baixa', { motivo: 'O banco estornou' })
    expect([status, corpo.situacao, corpo.pagamentos[0].situacao]).toEqual([200, 'ABERTO', 'DESFEITO'])
    expect(corpo.historico[0]).toMatchObject({ texto: 'Pagamento desfeito pelo banco' })
    await ler(arquivo([pago(boleto)]))
    expect((await obter(boleto.id)).situacao).toBe('ABERTO')
    await ler(arquivo([{ ...pago(boleto), data: '2026-12-15' }]))
    expect(await obter(boleto.id)).toMatchObject({ situacao: 'PAGO', acoes: [] })
  })

  test('pago a menos, pago de novo por outro meio, instrução recusada, estorno', async () => {
    const [menor, dobrado, instruido] = [await um(), await um(), await um()]
    const cobrado = await obter(dobrado.id)
    const aMao = { pago_em: cobrado.emissao, valor: 100_00, meio: 'DINHEIRO', motivo: 'No balcão' }
    await agir(cobrado, 'pagar', aMao)
    const { id, resultados: contados } = await ler(
      arquivo([
        { ...pago(menor), pago: 50_00 },
        pago(dobrado),
        { ...instruido, ocorrencia: '17', motivos: '37' },
        { ...instruido, ocorrencia: '59', pago: 100_00 },
        { ...instruido, ocorrencia: '95' },
      ]),
    )
    expect(contados).toEqual({ CONFERIR: 4, ANOTADO: 1 })
    expect(await resultados(id)).toEqual([
      ['CONFERIR', expect.stringMatching(/^Vieram R\$ 50,00, menos/)],
      ['CONFERIR', expect.stringMatching(/duplicidade/)],
      ['CONFERIR', 'O banco recusou uma instrução: CPF ou CNPJ do pagador inválido'],
      ['CONFERIR', expect.stringMatching(/^Ocorrência 59 do banco/)],
      ['ANOTADO', 'O banco avisa um pagamento que ainda não foi creditado'],
    ])
    expect((await obter(menor.id)).situacao).toBe('ABERTO')
    const historico = (await obter(instruido.id)).historico.map(({ texto }) => texto)
    expect(historico).toEqual(expect.arrayContaining([expect.stringMatching(/recusou uma instrução: CPF/)]))
    expect(historico).toHaveLength(3)
  })

  test('o mesmo nosso número em duas carteiras da conta: o valor decide, e sem ele ninguém', async () => {
    const { id: outra } = await umaConta(s().db, {
      ...{ empresa_id: caixa.empresa_id, banco: '341', agencia: dados.agencia, conta: dados.conta },
      ...{ conta_dv: dados.conta_dv, carteira: '157', padrao: false },
    })
    const [a, b] = [await um(10_00), await um(30_00)]
    const gemeo = await remetido(outra, a.nosso_numero, 20_00)
    const soDaOutra = await remetido(outra, '00777777', 40_00)
    await remetido(outra, b.nosso_numero, 30_00)
    const { id } = await ler(
      arquivo([pago({ ...a, valor: 20_00 }), pago({ nosso_numero: '00777777', valor: 40_00 }), pago(b)]),
    )
    expect(await linhasDe(id)).toMatchObject([
      { resultado: 'PAGO', boleto: { id: gemeo } },
      { resultado: 'PAGO', boleto: { id: soDaOutra } },
      { resultado: 'CONFERIR', boleto: null, texto: expect.stringMatching(/Mais de um boleto/) },
    ])
  })
})

describe('pago por um boleto que foi cancelado', () => {
  type Emitir = () => Promise<Boleto>
  const daVenda = async (): Promise<Emitir> => {
    const { venda } = await contrato()
    const corpo = { vencimento: '2030-12-10', conta_bancaria_id: dados.conta_id }
    return async () => (await pedir('POST', `/venda/${venda.id}/boleto`, corpo)).corpo
  }
  const doMes = async (): Promise<Emitir> => {
    const { id, ativo_desde } = await contrato()
    const corpo = { competencias: [ativo_desde.slice(0, 7)], conta_bancaria_id: dados.conta_id }
    return async () => obter((await pedir('POST', `/contrato/${id}/boleto`, corpo)).corpo.emitidos[0].id)
  }
  const cancelado = async (emitir: Emitir) => {
    const { status, corpo } = await agir(await emitir(), 'cancelar', { motivo: 'Emitido com erro' })
    expect(status).toBe(200)
    return corpo as Boleto
  }
  const estadoDe = async ({ id }: { id: string }) => {
    const { situacao, pagamentos } = await obter(id)
    return [situacao, ...pagamentos.map((um) => um.situacao)]
  }
  const demais = ['CONFERIR', expect.stringMatching(/por um boleto cancelado, e outro cobra o mesmo$/)]

  test.each([
    ['da venda', daVenda],
    ['do mês', doMes],
  ])('%s, com outro no lugar: é para conferir, e o resto do arquivo segue', async (_, origem) => {
    const emitir = await origem()
    const [antes, agora, outro] = [await cancelado(emitir), await emitir(), await um()]
    const { id } = await ler(arquivo([pago(antes), pago(outro)]))
    expect(await resultados(id)).toEqual([demais, ['PAGO', expect.any(String)]])
    expect(await Promise.all([antes, agora, outro].map(estadoDe))).toEqual([
      ['CANCELADO', 'DUPLICADO'],
      ['ABERTO'],
      ['PAGO', 'QUITOU'],
    ])
  })

  test.each([
    ['da venda', daVenda],
    ['do mês', doMes],
  ])('%s, e outro cancelado também, no mesmo arquivo: o primeiro quita', async (_, origem) => {
    const emitir = await origem()
    const tres = [await cancelado(emitir), await cancelado(emitir), await cancelado(emitir)]
    // Of three, two are in the same half of the file, and so in the same part of it.
    const { rows } = await s().pool.query<{ ids: string[] }>(
      `select array_agg(id order by numero) as ids from boleto where id = any($1)
       group by hashtext(nosso_numero) & 1 having count(*) > 1`,
      [tres.map(({ id }) => id)],
    )
    const [primeiro, segundo] = tres.filter(({ id }) => rows[0]?.ids.includes(id))
    if (!primeiro || !segundo) throw new Error('dois de três, em duas metades')
    const { id } = await ler(arquivo([pago(primeiro), pago(segundo)]))
    expect(await resultados(id)).toEqual([['PAGO', expect.any(String)], demais])
    expect(await Promise.all([primeiro, segundo].map(estadoDe))).toEqual([
      ['PAGO', 'QUITOU'],
      ['CANCELADO', 'DUPLICADO'],
    ])
  })
})

test('Latin-1, um byte zero e um movimento vazio', async () => {
  const boleto = await um()
  const { nome } = await ler(
    arquivo([{ ...boleto, ocorrencia: '02', pagador: 'JOSÉ CONCEIÇÃO' }], { nome: 'PROVEDOR AÇÃO' }),
    'retorno de março.ret',
  )
  expect(nome).toBe('retorno de março.ret')
  expect((await obter(boleto.id)).registro).toBe('REGISTRADO')
  const zero = await ler(arquivo([{ nosso_numero: '1\u00002', ocorrencia: '02', valor: 1 }]))
  expect(zero.resultados).toEqual({ SEM_BOLETO: 1 })
  expect(await ler(arquivo([]))).toMatchObject({ linhas: 0, lidas: 0, resultados: {}, situacao: 'PRONTO' })
})

describe('morto no meio', () => {
  const MUITAS = 2_300

  test('segue das linhas que faltam, e correr outra vez não faz nada', async () => {
    const boletos = [await um(), await um(), await um()]
    // Two lines find a boleto; of the others, the second part fails.
    const titulos = Array.from({ length: MUITAS }, (_, i) => {
      const deste = i % 1000 === 500 ? boletos[Math.floor(i / 1000)] : undefined
      return deste ? pago(deste) : { nosso_numero: '88888888', ocorrencia: '02', valor: i }
    })
    await s().pool.query(`create function cair() returns trigger language plpgsql as $$ begin
      if new.linha > 1500 and new.nosso_numero = '88888888' and new.resultado is not null then raise exception 'caiu'; end if; return new; end $$`)
    await s().pool.query(
      'create trigger cair before update on retorno_linha for each row execute function cair()',
    )
    const { corpo } = await enviar(arquivo(titulos))
    const lidas = async () => (await obterRetorno(corpo.id)).lidas
    await expect.poll(lidas, { timeout: 45_000 }).toBeGreaterThanOrEqual(1000)
    expect(await lidas()).toBeLessThan(MUITAS)
    expect((await obterRetorno(corpo.id)).situacao).toBe('LENDO')
    await s().pool.query('drop function cair() cascade')
    await Promise.all([aplicarRetorno(s().db, corpo.id), aplicarRetorno(s().db, corpo.id)])
    const fim = await obterRetorno(corpo.id)
    expect(fim).toMatchObject({
      ...{ situacao: 'PRONTO', lidas: MUITAS, resultados: { PAGO: 2, SEM_BOLETO: MUITAS - 2 } },
    })
    await aplicarRetorno(s().db, corpo.id)
    expect(await obterRetorno(corpo.id)).toEqual(fim)
    const [primeiro] = await Promise.all(boletos.map(({ id }) => obter(id)))
    expect(primeiro?.pagamentos).toHaveLength(1)
  })
})

test('as linhas vão de página em página, nos dois sentidos, e o arquivo volta byte por byte', async () => {
  const bytes = arquivo(
    Array.from({ length: 7 }, (_, i) => ({ nosso_numero: '7', ocorrencia: '02', valor: i })),
  )
  const { id } = await ler(bytes, 'CB01.RET')
  const pagina = async (busca: string) =>
    (await s().pedir('GET', `/retorno/${id}/linha?limite=3${busca}`, { token: caixa.token })).corpo
  const numeros = ({ itens }: { itens: { linha: number }[] }) => itens.map(({ linha }) => linha)
  const primeira = await pagina('')
  const segunda = await pagina(`&cursor=${primeira.proximo}`)
  const ultima = await pagina(`&cursor=${segunda.proximo}`)
  expect([primeira, segunda, ultima].map(numeros)).toEqual([[2, 3, 4], [5, 6, 7], [8]])
  expect([primeira.anterior, ultima.proximo]).toEqual([null, null])
  expect(numeros(await pagina(`&cursor=${ultima.anterior}`))).toEqual([5, 6, 7])
  const baixado = await s().app.inject({
    url: `/api/retorno/${id}/arquivo`,
    headers: { authorization: `Bearer ${caixa.token}` },
  })
  expect(baixado.rawPayload.equals(bytes)).toBe(true)
  expect(baixado.headers['content-disposition']).toContain('CB01.RET')
})

test('quem enviou e o que veio ficam na auditoria', async () => {
  const { id } = await ler(arquivo([pago(await um())]))
  const { rows } = await s().pool.query(
    `select acao, autor, mudancas::text from auditoria where entidade = 'retorno' and entidade_id = $1`,
    [id],
  )
  expect(rows).toMatchObject([
    { acao: 'CRIAR', autor: 'PESSOA', mudancas: expect.stringContaining('CB181101') },
  ])
  const [lido] = await s().db.select().from(retorno).where(eq(retorno.id, id))
  expect(lido?.criado_por).not.toBeNull()
})
