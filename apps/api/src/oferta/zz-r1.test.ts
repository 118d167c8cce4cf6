import { beforeAll, test } from 'vitest'
import { usarServidor } from '../teste/ambiente.ts'
import { umPlano, dadosDePlano, edicaoDePlano } from '../plano/plano.fabrica.ts'
import { umaPromocao, dadosDePromocao, edicaoDePromocao } from '../promocao/promocao.fabrica.ts'
import { umCanal, dadosDeCanal } from '../canal-venda/canal-venda.fabrica.ts'
import { umAdicional } from './ofertas-de-teste.ts'
import { povoar } from '../demo/povoar.ts'
import { contasDaDemo } from '../demo/contas.ts'
import { usuario } from '../usuario/usuario.table.ts'
import { eq } from 'drizzle-orm'

const s = usarServidor()
const NINGUEM = '0192f0c1-0000-7000-8000-000000000000'
const c: any = {}
const log = (...a: any[]) => process.stdout.write('>> ' + a.map((x) => (typeof x === 'string' ? x : JSON.stringify(x))).join(' ') + '\n')
beforeAll(async () => {
  const { fabrica } = s()
  c.minha = (await fabrica.empresa('Minha')).id
  c.outra = (await fabrica.empresa('SegredoOutra')).id
  c.eu = (await fabrica.pessoa({ grupo: 'Administrador', empresas: [c.minha] })).acesso
  c.adm = (await s().admin()).acesso
})
const como = (token: string) => (m: any, u: string, corpo?: any) => s().pedir(m, u, { token, ...(corpo && { corpo }) })

test('S1 nomes ao excluir canal', async () => {
  const { db, fabrica } = s()
  const canal = await umCanal(db, { empresas: [c.minha] })
  const plano = await umPlano(db, { nome: 'SEGREDO plano alheio', empresas: [c.outra], canais: [canal.id] })
  await umaPromocao(db, { nome: 'SEGREDO promo alheia', planos: [plano.id], canais: [canal.id] })
  const u = await fabrica.usuario({ nome: 'SEGREDO Pessoa', empresas: [c.outra] })
  await db.update(usuario).set({ canal_venda_id: canal.id }).where(eq(usuario.id, u.id))
  const r = await como(c.eu)('DELETE', `/canal-venda/${canal.id}`)
  log('S1', r.status, r.texto)
})
test('S3 adicional: nome da promocao alheia', async () => {
  const { db } = s()
  const a = await umAdicional(db), b = await umAdicional(db)
  const plano = await umPlano(db, { nome: 'SEGREDO p3', empresas: [c.outra] })
  await umaPromocao(db, { nome: 'SEGREDO promo3', planos: [plano.id], adicionais: [{ adicional_id: a.id, obrigatorio: true, valor_promocional: 0, meses: 1 }, { adicional_id: b.id, obrigatorio: true, valor_promocional: 0, meses: 1 }] })
  log('S3 del', (await como(c.eu)('DELETE', `/adicional/${a.id}`)).texto)
  const at = (await como(c.eu)('GET', `/adicional/${a.id}`)).corpo
  const { id, planos, promocoes, criado_em, atualizado_em, ...resto } = at
  log('S3 put', (await como(c.eu)('PUT', `/adicional/${a.id}`, { ...resto, incompativel_com: [b.id] })).texto)
  log('S3 contagens', at.planos, at.promocoes)
})
test('S4 nomes de empresas/canais alheios em plano e canal e etiqueta, historico', async () => {
  const { db } = s()
  const canal = (await como(c.adm)('POST', '/canal-venda', dadosDeCanal({ nome: 'SEGREDO canal', empresas: [c.outra] }))).corpo
  const canal2 = (await como(c.adm)('POST', '/canal-venda', dadosDeCanal({ nome: 'Canal dividido', empresas: [c.outra, c.minha] }))).corpo
  const p = (await como(c.adm)('POST', '/plano', dadosDePlano({ nome: 'Dividido', empresas: [c.minha, c.outra], canais: [canal.id, canal2.id] }))).corpo
  const r = (await como(c.eu)('GET', `/plano/${p.id}`)).corpo
  log('S4 plano', r.empresas, r.canais)
  log('S4 canal', (await como(c.eu)('GET', `/canal-venda/${canal2.id}`)).corpo.empresas)
  log('S4 canal hist', (await como(c.eu)('GET', `/canal-venda/${canal2.id}/historico`)).texto.slice(0, 900))
  const et = await como(c.eu)('GET', `/oferta/${p.id}/etiqueta?canal_venda_id=todos`)
  log('S4 etiqueta', et.status, et.corpo.canais, et.corpo.empresas?.map((e: any) => e.nome_fantasia))
  // promo with foreign plan: history
  const meu = await umPlano(db, { nome: 'Meu', empresas: [c.minha] })
  const alheio = await umPlano(db, { nome: 'SEGREDO plano', empresas: [c.outra] })
  const promo = (await como(c.adm)('POST', '/promocao', dadosDePromocao({ planos: [meu.id, alheio.id] }))).corpo
  log('S4 promo GET', (await como(c.eu)('GET', `/promocao/${promo.id}`)).corpo.planos)
  const h = (await como(c.eu)('GET', `/promocao/${promo.id}/historico`)).corpo
  log('S4 promo hist', h.itens[0].mudancas.filter((m: any) => m.campo === 'planos'))
})
test('S7 oraculo de canal', async () => {
  const { db } = s()
  const canal = await umCanal(db, { empresas: [c.outra] })
  const p = await umPlano(db, { nome: 'S7', empresas: [c.minha] })
  for (const k of [canal.id, NINGUEM]) log('S7', (await como(c.eu)('POST', '/oferta/preco', { plano_id: p.id, canal_venda_id: k, adicionais: [], promocoes: null })).texto)
  for (const k of [canal.id, NINGUEM]) log('S7 user canal/promo filter', (await como(c.eu)('GET', `/promocao?canal_venda_id=${k}`)).corpo.total)
})
test('S19 obrigatorio inativo some', async () => {
  const { db } = s()
  const a = await umAdicional(db, { valor: 5000 })
  const p = await umPlano(db, { nome: 'S19', adicionais: [{ adicional_id: a.id, obrigatorio: true, valor: null }] })
  const corpo = { plano_id: p.id, adicionais: [], promocoes: [] }
  const antes = (await como(c.adm)('POST', '/oferta/preco', corpo)).corpo
  const so = (await s().fabrica.pessoa({ grupo: ['EDITAR.ADICIONAL'], empresas: [c.minha] })).acesso
  const { id, planos, promocoes, criado_em, atualizado_em, ...resto } = (await como(so)('GET', `/adicional/${a.id}`)).corpo
  const ed = await como(so)('PUT', `/adicional/${a.id}`, { ...resto, incompativel_com: [], ativo: false })
  const depois = (await como(c.adm)('POST', '/oferta/preco', corpo)).corpo
  log('S19', ed.status, antes.preco.mensalidade_regular, depois.preco?.mensalidade_regular ?? depois)
})
test('S12 preco de adicional alcança outra empresa', async () => {
  const { db } = s()
  const a = await umAdicional(db, { valor: 5000 })
  const p = await umPlano(db, { nome: 'SEGREDO S12', empresas: [c.outra], adicionais: [{ adicional_id: a.id, obrigatorio: true, valor: null }] })
  const { id, planos, promocoes, criado_em, atualizado_em, ...resto } = (await como(c.eu)('GET', `/adicional/${a.id}`)).corpo
  const ed = await como(c.eu)('PUT', `/adicional/${a.id}`, { ...resto, incompativel_com: [], valor: 1 })
  const r = (await como(c.adm)('POST', '/oferta/preco', { plano_id: p.id, adicionais: [], promocoes: [] })).corpo
  log('S12', ed.status, (await como(c.eu)('GET', `/plano/${p.id}`)).status, r.preco?.mensalidade_regular)
})
test('S16 cursores e valores ruins', async () => {
  const cur = (o: any) => Buffer.from(JSON.stringify(o)).toString('base64url')
  for (const [u, ordem] of [['/adicional', 'valor'], ['/promocao', 'vigencia_fim'], ['/oferta', 'destaque'], ['/plano', 'valor_mensal'], ['/plano', 'atualizado_em'], ['/plano', 'nome']])
    for (const chave of ['abc', '99999999999', 'a\0b', '\ud800', '300000-01-01', ''])
      { const r = await como(c.adm)('GET', `${u}?ordem=${ordem}&cursor=${cur({ sentido: 'depois', chave, id: NINGUEM })}`); if (r.status >= 500) log('S16 500', u, ordem, chave, r.texto) }
  for (const d of ['0001-01-01', '0999-12-31', '1000-01-01', '9999-12-31', '10000-01-01', '2026-02-30', 'infinity', '+275760-09-13']) {
    const r = await como(c.adm)('POST', '/plano', dadosDePlano({ vigencia_inicio: d }))
    const r2 = r.status === 201 ? await como(c.adm)('POST', `/plano/${r.corpo.id}/preco`, { a_partir_de: '9999-12-31', valor_mensal: 1, taxa_instalacao: 0, versao: 1 }) : null
    log('S16 data', d, r.status, r2?.status ?? '', r.corpo.precos ?? r.corpo.campos)
    const r3 = await como(c.adm)('POST', '/promocao', dadosDePromocao({ vigencia_inicio: d, vigencia_fim: '9999-12-31' }))
    if (r3.status >= 500) log('S16 promo 500', d)
  }
  for (const o of ['vigencia_inicio', '-vigencia_fim', 'vigencia_fim']) log('ord', (await como(c.adm)('GET', `/promocao?ordem=${o}&limite=1`)).status)
  const ks = Array.from({ length: 6000 }, (_, i) => 3500000 + i)
  log('6000', (await como(c.adm)('POST', '/plano', dadosDePlano({ cidades: ks }))).status, (await como(c.adm)('POST', '/plano', dadosDePlano({ cidades: [...ks, 1] }))).status)
  for (const corpo of [null, [], {}, { ...dadosDePlano(), cidades: null }, { ...dadosDePlano(), tipos_pessoa: 5, fidelidade_meses: null }, { ...dadosDePlano(), valor_mensal: 1e300 }, { ...dadosDePlano(), nome: 'a\u0000bc' }, { ...dadosDePlano(), nome: 'a\ud800bc' }])
    { const r = await como(c.adm)('POST', '/plano', corpo); if (r.status >= 500 || r.status < 400) log('S16 corpo', r.status, corpo) }
  for (const nome of ['\u200b\u200b\u200b', '\u0001\u0002\u0003', '日本語'])
    log('S16 nome', nome, (await como(c.adm)('POST', '/plano', dadosDePlano({ nome }))).status)
})
test('S41 nomes que colidem', async () => {
  for (const nome of ['Disney', 'Disney+', '日本', '中国'])
    log('S41', nome, (await como(c.adm)('POST', '/adicional', { nome, descricao: null, categoria: 'STREAMING', cobranca: 'MENSAL', valor: 1, quantidade_maxima: 1, incompativel_com: [], icone: null, ativo: true })).texto.slice(0, 120))
})
test('VINCULAR so', async () => {
  const { db } = s()
  const a = await umAdicional(db)
  const p = await umaPromocao(db, {})
  const so = (await s().fabrica.pessoa({ grupo: ['VINCULAR.ADICIONAL'] })).acesso
  log('VINC', (await como(so)('PUT', `/promocao/${p.id}/adicionais`, { versao: 1, adicionais: [{ adicional_id: a.id, obrigatorio: true, valor_promocional: 0, meses: 60 }] })).status)
})
test('S26 demo', async () => {
  const limpo = s()
  await povoar(limpo.db)
  const r = await s().pedir('POST', '/auth/login?provedor=local', { corpo: { email: 'alice@demo.example', senha: 'balcao-de-demonstracao' } })
  log('S26 login sem DEMO', r.status)
  const [alice] = await limpo.db.select().from(usuario).where(eq(usuario.email, 'vera@demo.example'))
  log('S26 del', (await como(c.adm)('DELETE', `/usuario/${alice!.id}`)).status, (await contasDaDemo(limpo.db)).map((x) => x.email))
})
