// @module-tag demorado
import type { Endpoint } from '@balcao/contract/base/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { pareceFormula } from '#infra/db/csv.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { exemploDe } from '#testes/exemplo.ts'
import { HOJE, tudoDeUmaEmpresa } from '#testes/tudo-de-uma-empresa.ts'

const s = usarServidor()
const NINGUEM = '0192f0c1-0000-7000-8000-0000000000ff'
/** It would be a formula in a spreadsheet. */
const MARCA = '=ALHEIO'

type Mundo = Awaited<ReturnType<typeof tudoDeUmaEmpresa>>
const caixa = { mundo: {} as Mundo, outra: '', deFora: '', colega: '', antes: new Map<string, string>() }

/** Records of the whole provider, of nobody, or opened by something else than a login. */
const SEM_EMPRESA = [
  ...['/recurso', '/adicional', '/grupo-permissao', '/auth/sessao', '/situacao/trabalho/:job'],
  ...['/anexo/envio', '/aviso-de-pagamento'],
]
/** Undoing what is not there answers as if it had been undone. */
const SEM_QUEIXA = new Set(['DELETE /venda/rascunho/:id', 'DELETE /venda/:id/em-maos'])
/** A device makes the id of a draft, so that one nobody has seen is empty and not missing. */
const DO_APARELHO = new Set(['GET /venda/:id/anexo'])

const inicio = ({ path }: Endpoint) => path.split('/:id')[0] ?? ''
const nome = ({ method, path }: Endpoint) => `${method} ${path}`
const comId = () =>
  s().app.endpoints.filter((e) => e.path.includes('/:id') && !SEM_EMPRESA.includes(inicio(e)))

/** Everything but the id is as it should be. */
const consulta = ({ query }: Endpoint, outros: Record<string, string> = {}) => {
  const campos = exemploDe(query)
  const exigidos = query?.safeParse({}).success === false ? campos : {}
  const { cursor: _, limite: __, ...resto } = { ...exigidos, ...outros } as Record<string, string>
  const cabem = Object.entries(resto).filter(([campo]) => campo in campos)
  return cabem.length ? `?${new URLSearchParams(cabem)}` : ''
}
const chamar = (e: Endpoint, id: string, token: string) =>
  s().pedir(e.method, `${e.path.replace(':id', id).replace(/:\w+/g, NINGUEM)}${consulta(e)}`, {
    token,
    ...(e.body && { corpo: exemploDe(e.body) }),
    ...(e.binario && { corpo: 'x', cabecalhos: { 'content-type': 'application/octet-stream' } }),
  })

/** What tells how the program or the provider is, and not what a company has. */
const DO_PROGRAMA =
  /^\/(vivo|health|metrics|municipio|icone|auth|assinante|fechada|boleto\/publico|anexo\/ver|recurso|adicional|grupo-permissao|primeiros-passos)/
const semId = () =>
  s().app.endpoints.filter((e) => e.method === 'GET' && !e.path.includes(':') && !DO_PROGRAMA.test(e.path))
const ler = (e: Endpoint, token: string, busca?: string) => {
  const { empresa = NINGUEM, ids = {} } = caixa.mundo
  const alvo = ids[e.path.startsWith('/boleto') ? '/boleto' : '/cliente'] ?? NINGUEM
  const periodo = { de: HOJE, ate: HOJE, mes: HOJE }
  const exigidos = { empresa_id: empresa, ids: alvo, cliente_plano_id: ids['/contrato'] ?? NINGUEM }
  const obrigatorio = (campo: string) => {
    const { [campo]: _, ...resto } = exemploDe(e.query)
    return e.query?.safeParse(resto).success === false
  }
  const campos = Object.entries(exigidos).filter(([campo]) => obrigatorio(campo))
  const opcionais = { canal_venda_id: '', ...periodo, ...Object.fromEntries(campos), ...(busca && { busca }) }
  return s().pedir('GET', `${e.path}${limpa(e, opcionais)}`, { token })
}
const semHora = (texto: string) => texto.replace(/"\d{4}-\d\d-\d\dT[^"]+"/g, '""')
const limpa = (e: Endpoint, valores: Record<string, string>) => {
  const parametros = new URLSearchParams(consulta(e, valores))
  for (const campo of ['canal_venda_id', ...(valores.empresa_id ? [] : ['empresa_id'])])
    parametros.delete(campo)
  return parametros.size ? `?${parametros}` : ''
}

beforeAll(async () => {
  const { fabrica } = s()
  const { id: outra } = await fabrica.empresa('Outra')
  caixa.outra = outra
  caixa.deFora = (await fabrica.pessoa({ grupo: 'Administrador', empresas: [outra] })).acesso
  for (const e of semId()) caixa.antes.set(e.path, semHora((await ler(e, caixa.deFora)).texto))
  caixa.mundo = await tudoDeUmaEmpresa(s(), MARCA)
  caixa.colega = (await fabrica.pessoa({ empresas: [caixa.mundo.empresa] })).acesso
})

const conferirQueNaoExiste = async (e: Endpoint) => {
  const id = caixa.mundo.ids[inicio(e)]
  if (!id)
    throw new Error(`${nome(e)}: diga em tudo-de-uma-empresa.ts que registro é, ou aqui que não tem empresa`)
  const [alheio, inexistente] = [await chamar(e, id, caixa.deFora), await chamar(e, NINGUEM, caixa.deFora)]
  // What is wrong with the body may be said before, if it does not depend on the record.
  if (!SEM_QUEIXA.has(nome(e))) expect([404, 422], nome(e)).toContain(alheio.status)
  if (!DO_APARELHO.has(nome(e))) expect(alheio.texto, nome(e)).toBe(inexistente.texto)
  return id
}

test('cada leitura com um id: quem é da empresa lê, e para quem é de outra o registro não existe', async () => {
  const { dono, vendedor } = caixa.mundo
  for (const e of comId().filter(({ method }) => method === 'GET')) {
    const id = await conferirQueNaoExiste(e)
    const proprio = await chamar(e, id, inicio(e) === '/venda/rascunho' ? vendedor.acesso : dono.acesso)
    expect([401, 403], nome(e)).not.toContain(proprio.status)
    expect(proprio.corpo?.codigo, nome(e)).not.toBe('NAO_ENCONTRADO')
  }
})

test('cada mudança com um id: para quem é de outra empresa o registro não existe', async () => {
  for (const e of comId().filter(({ method }) => method !== 'GET')) await conferirQueNaoExiste(e)
})

test('a venda, o rascunho, o anexo e o aviso de um vendedor não existem para outro da mesma empresa', async () => {
  const deles = comId().filter((e) => ['/venda', '/venda/rascunho', '/anexo', '/aviso'].includes(inicio(e)))
  expect(deles.length).toBeGreaterThan(25)
  for (const e of deles) {
    const { status, texto } = await chamar(e, caixa.mundo.ids[inicio(e)] ?? '', caixa.colega)
    if (SEM_QUEIXA.has(nome(e)) && status === 200) expect(texto).toBe('{}')
    else expect([403, 404], nome(e)).toContain(status)
  }
  const { ids, vendedor } = caixa.mundo
  const proprio = await s().pedir('GET', `/venda/rascunho/${ids['/venda/rascunho']}`, {
    token: vendedor.acesso,
  })
  expect(proprio.status).toBe(200)
})

test('nenhuma lista, conta, busca, soma ou exportação muda para quem é de outra empresa', async () => {
  const mostram: string[] = []
  for (const e of semId()) {
    const [dono, fora] = [
      await ler(e, caixa.mundo.dono.acesso, 'ALHEIO'),
      await ler(e, caixa.deFora, 'ALHEIO'),
    ]
    if (dono.texto.includes('ALHEIO')) mostram.push(e.path)
    expect(fora.texto, e.path).not.toContain('ALHEIO')
    expect(fora.status, e.path).toBeLessThan(500)
    const { texto } = await ler(e, caixa.deFora)
    if (dono.status === 200 && fora.status === 200)
      expect(semHora(texto), e.path).toBe(caixa.antes.get(e.path))
  }
  // Whoever is of the company finds it in all of these, so that the search above could have found it too.
  expect(mostram).toEqual(
    expect.arrayContaining([
      ...['/empresa', '/canal-venda', '/usuario', '/plano', '/promocao', '/oferta', '/oferta/retrato'],
      ...['/cliente', '/cliente/consulta', '/cliente/resumos', '/importacao', '/venda', '/venda/vendedores'],
      ...['/conta-bancaria', '/aviso-de-pagamento', '/boleto', '/boleto/lote', '/remessa', '/retorno'],
      ...[
        '/chave-api',
        '/webhook',
        '/atendimento',
        '/atendimento/responsaveis',
        '/painel/meta',
        '/painel/cortes',
      ],
    ]),
  )
})

test('um pedaço de um arquivo, pedido por quem não tem a permissão: 403; por quem é de outra empresa: 404', async () => {
  const arquivos = comId().filter((e) => e.method === 'GET' && 'arquivo' in e.resposta)
  expect(arquivos.length).toBeGreaterThan(6)
  const semNada = await s().fabrica.pessoa({ grupo: [], empresas: [caixa.mundo.empresa] })
  // The tests before this one have used up what that person may export in a while.
  const deFora = await s().fabrica.pessoa({ grupo: 'Administrador', empresas: [caixa.outra] })
  for (const e of arquivos) {
    const url = `/api${e.path.replace(':id', caixa.mundo.ids[inicio(e)] ?? '')}${consulta(e)}`
    const pedaco = async (token: string) =>
      (await s().app.inject({ url, headers: { authorization: `Bearer ${token}`, range: 'bytes=0-9' } }))
        .statusCode
    expect([nome(e), await pedaco(semNada.acesso), await pedaco(deFora.acesso)]).toEqual([nome(e), 403, 404])
  }
})

/** The cells of a CSV with quotes. */
const celulas = (texto: string) =>
  [...texto.replace(/^\uFEFF/, '').matchAll(/(?:^|[;\n])(?:"((?:[^"]|"")*)"|([^;\r\n]*))/g)].map(
    ([, citada, simples]) => (citada ?? simples ?? '').replaceAll('""', '"'),
  )

test('nenhuma exportação deixa viva a fórmula que alguém escreveu num nome', async () => {
  const exportacoes = s().app.endpoints.filter(
    ({ resposta, path }) =>
      'arquivo' in resposta && resposta.arquivo.startsWith('text/csv') && !path.includes(':'),
  )
  expect(exportacoes.length).toBeGreaterThan(12)
  const comNome: string[] = []
  for (const e of exportacoes) {
    const { status, texto } = await ler(e, caixa.mundo.dono.acesso)
    expect(status, e.path).toBe(200)
    expect(celulas(texto).filter(pareceFormula), e.path).toEqual([])
    if (texto.includes(`'${MARCA}`)) comNome.push(e.path)
  }
  expect(comNome).toEqual(
    expect.arrayContaining([
      ...['/empresa/exportar', '/canal-venda/exportar', '/usuario/exportar', '/recurso/exportar'],
      ...['/adicional/exportar', '/plano/exportar', '/promocao/exportar', '/cliente/exportar'],
      ...['/venda/exportar', '/boleto/exportar', '/atendimento/exportar', '/painel/exportar'],
      ...['/aviso-de-pagamento/exportar', '/remessa/exportar', '/retorno/exportar'],
    ]),
  )
})
