import { situacoesDeVenda } from '@balcao/contract/vendas/situacao'
import { transicoes } from '@balcao/contract/vendas/transicoes'
import { beforeAll, expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { baixarAnexo, listar } from '#vendas/anexo/anexo.fabrica.ts'
import { pessoas, SENHA_DA_DEMO } from './pessoas.ts'
import { povoar } from './povoar.ts'

const s = usarServidor()
const caixa = { token: '' }
beforeAll(async () => {
  await povoar(s().db, s().storage)
  caixa.token = (await s().admin()).acesso
})

const linhas = async <L>(consulta: string) => (await s().pool.query(consulta)).rows as L[]
const uma = async (consulta: string) => (await linhas<Record<string, unknown>>(consulta))[0]

test('dois anos de vendas, em todas as situações', async () => {
  const porSituacao = await linhas<{ situacao: string }>('select situacao from venda group by situacao')
  expect(porSituacao.map(({ situacao }) => situacao).sort()).toEqual(
    situacoesDeVenda.filter((situacao) => situacao !== 'RASCUNHO').sort(),
  )
  expect(
    await uma(`select count(*) > 700 as muitas, min(criado_em) < now() - interval '700 days' as de_longe,
      max(atualizado_em) <= now() as passadas from venda`),
  ).toEqual({ muitas: true, de_longe: true, passadas: true })
})

test('cada linha da história é um passo da tabela, e a última diz onde a venda está', async () => {
  const passos = await linhas<{ acao: keyof typeof transicoes; de: string | null; para: string }>(
    'select distinct acao, de, para from venda_historico',
  )
  for (const { acao, de, para } of passos) {
    const transicao: { de: readonly string[]; para: readonly string[] | string } = transicoes[acao]
    expect(transicao.de).toContain(de ?? 'RASCUNHO')
    expect(transicao.para).toContain(para)
  }
  expect(
    await uma(`select count(*)::integer as fora_do_lugar from venda v where v.situacao is distinct from (
      select h.para from venda_historico h where h.venda_id = v.id order by h.id desc limit 1)`),
  ).toEqual({ fora_do_lugar: 0 })
})

test('há contrato onde a venda foi aprovada, e os usos das promoções são os das vendas', async () => {
  expect(
    await uma(`select count(*)::integer as sem_par from venda v full join cliente_plano p on p.venda_id = v.id
      where (v.situacao in ('APROVADA', 'AGENDADA', 'CONCLUIDA')) is distinct from (p.id is not null)`),
  ).toEqual({ sem_par: 0 })
  const [erradas] = await linhas<{ erradas: number; usadas: number }>(`
    select count(*) filter (where usos <> contados or usos > coalesce(limite_total, usos))::integer as erradas,
      count(*) filter (where usos > 0)::integer as usadas
    from promocao cross join lateral (
      select count(*) as contados from venda, jsonb_array_elements(oferta -> 'promocoes') p
      where p ->> 'id' = promocao.id::text) t`)
  expect(erradas).toMatchObject({ erradas: 0 })
  expect(erradas?.usadas).toBeGreaterThan(1)
})

test('há contratos trocados, suspensos, cancelados e com o que está planejado, e as páginas deles abrem', async () => {
  const eventos = await linhas<{ tipo: string; situacao: string; contrato_id: string }>(
    'select distinct on (tipo, situacao) tipo, situacao, contrato_id from contrato_evento order by tipo, situacao',
  )
  expect(eventos.map(({ tipo, situacao }) => `${tipo} ${situacao}`)).toEqual([
    ...['ADICIONAL_ENTRA FEITO', 'CANCELAMENTO FEITO', 'REATIVACAO PLANEJADO'],
    ...['SUSPENSAO FEITO', 'SUSPENSAO PLANEJADO', 'TROCA_PLANO FEITO'],
  ])
  for (const { contrato_id } of eventos)
    expect((await s().pedir('GET', `/contrato/${contrato_id}`, { token: caixa.token })).status).toBe(200)
})

test('cada vendedor tem vendas devolvidas, em andamento e rascunhos, e abre o que vendeu', async () => {
  for (const { email, grupo } of pessoas.filter(({ grupo }) => grupo === 'Vendedor')) {
    const { acesso: token } = await s().entrar(email, SENHA_DA_DEMO)
    const { corpo: minhas } = await s().pedir('GET', '/venda/minhas', { token })
    expect(minhas.proximo, `${grupo} ${email}: mais do que uma página`).not.toBeNull()
    const aberta = await s().pedir('GET', `/venda/${minhas.itens[0].id}`, { token })
    expect(aberta.status).toBe(200)
    const { corpo: rascunhos } = await s().pedir('GET', '/venda/rascunho', { token })
    expect(rascunhos).toHaveLength(3)
  }
})

test('os documentos são desenhados e abrem, e o áudio tem a duração pedida', async () => {
  const [audio] = await linhas<{ id: string; venda_id: string; duracao_ms: number }>(
    "select id, venda_id, duracao_ms from anexo where tipo = 'AUDIO_ACEITE' limit 1",
  )
  expect(audio?.duracao_ms).toBeGreaterThanOrEqual(10_000)
  const frentes = await linhas(
    "select distinct f.sha256 from anexo a join arquivo f on f.id = a.arquivo_id where a.tipo = 'DOCUMENTO_FRENTE'",
  )
  expect(frentes.length, 'nem toda venda mostra a mesma pessoa').toBeGreaterThan(5)
  const anexos = await listar(s().pedir, audio?.venda_id ?? '', caixa.token)
  expect(anexos.map(({ tipo }) => tipo).sort()).toEqual(['AUDIO_ACEITE', 'DOCUMENTO_FRENTE'])
  for (const { id, tipo, usado_em } of anexos) {
    expect(usado_em).toEqual([])
    const bytes = await baixarAnexo(s().app, s().pedir, id, caixa.token)
    expect(bytes.subarray(0, 4).toString('latin1')).toBe(
      tipo === 'AUDIO_ACEITE' ? 'RIFF' : '\xff\xd8\xff\xdb',
    )
  }
})
