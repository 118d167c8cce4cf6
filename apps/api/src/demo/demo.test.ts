import { tiposDeCanal } from '@balcao/contract/provedor/canal-venda-filtro'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { contasDaDemo } from './contas.ts'
import { povoar } from './povoar.ts'

const s = usarServidor()
const caixa = { token: '' }
beforeAll(async () => {
  await povoar(s().db, s().storage)
  caixa.token = (await s().admin()).acesso
})

const itens = async (caminho: string) =>
  (await s().pedir('GET', `${caminho}?limite=200`, { token: caixa.token })).corpo.itens

test('três empresas, doze planos à venda em três tecnologias, canais de todos os tipos', async () => {
  expect(await itens('/empresa')).toHaveLength(3)
  const planos: { tecnologia: string; situacao: string }[] = await itens('/plano')
  expect(planos).toHaveLength(12)
  expect(new Set(planos.map((p) => p.tecnologia)).size).toBe(3)
  expect(new Set(planos.map((p) => p.situacao))).toEqual(new Set(['A_VENDA']))
  const canais: { tipo: string }[] = await itens('/canal-venda')
  expect(canais.map((c) => c.tipo).sort()).toEqual([...tiposDeCanal].sort())
})

test('cada empresa recebe por boleto numa conta padrão a que não falta nada', async () => {
  for (const { id } of await itens('/empresa')) {
    const { corpo } = await s().pedir('GET', `/conta-bancaria?empresa_id=${id}`, { token: caixa.token })
    expect(corpo).toMatchObject([{ padrao: true, ativo: true, incompleta: false }])
  }
})

test('seis promoções, com descontos de todo tipo, uma por vir', async () => {
  const promocoes: {
    situacao: string
    desconto_mensalidade: { tipo: string } | null
    desconto_instalacao: { tipo: string } | null
  }[] = await itens('/promocao')
  expect(promocoes).toHaveLength(6)
  const tipos = promocoes.flatMap((p) => [p.desconto_mensalidade?.tipo, p.desconto_instalacao?.tipo])
  expect(tipos).toEqual(expect.arrayContaining(['PERCENTUAL', 'VALOR', 'PRECO_FINAL']))
  expect(promocoes.filter((p) => p.situacao === 'VALENDO')).toHaveLength(5)
  expect(promocoes.filter((p) => p.situacao === 'FUTURA')).toHaveLength(1)
})

test('há uma conta conhecida de cada grupo, e todas entram', async () => {
  const contas = await contasDaDemo(s().db)
  expect(contas.map((c) => c.grupo)).toEqual(['Administrador', 'Supervisor', 'Backoffice', 'Vendedor'])
  for (const { email, senha } of contas) {
    const { status } = await s().pedir('POST', '/auth/login?provedor=local', { corpo: { email, senha } })
    expect(status).toBe(200)
  }
})

test('povoar outra vez não deixa nada pela metade', async () => {
  await expect(povoar(s().db, s().storage)).rejects.toThrow()
  expect(await itens('/empresa')).toHaveLength(3)
  expect(await itens('/plano')).toHaveLength(12)
})

test('a conta que alguém excluiu ou desativou não se mostra mais', async () => {
  const pessoas: { id: string; nome: string }[] = await itens('/usuario')
  const [supervisor, vendedor] = (await contasDaDemo(s().db)).filter((c) => /Super|Vende/.test(c.grupo))
  const id = (nome: string | undefined) => pessoas.find((p) => p.nome === nome)?.id ?? ''
  await s().pedir('DELETE', `/usuario/${id(supervisor?.nome)}`, { token: caixa.token })
  await s()
    .db.update(usuario)
    .set({ ativo: false })
    .where(eq(usuario.id, id(vendedor?.nome)))
  expect((await contasDaDemo(s().db)).map((c) => c.grupo)).toEqual(['Administrador', 'Backoffice'])
})

test('três mil clientes nas três empresas, com história e consentimento', async () => {
  const { rows } = await s().pool.query(`
    select count(*)::integer as clientes, count(distinct empresa_id)::integer as empresas,
      count(cidade)::integer as com_cidade, count(restricao)::integer > 20 as ha_restritos,
      (select count(distinct entidade_id)::integer from auditoria where entidade = 'cliente') as com_historico
    from cliente`)
  expect(rows).toEqual([
    { clientes: 3_000, empresas: 3, com_cidade: 3_000, ha_restritos: true, com_historico: 3_000 },
  ])
})

test('atendimentos em toda situação, uns atrasados, nas três empresas', async () => {
  const { rows } = await s().pool.query(`
    select count(distinct situacao)::integer as situacoes, count(distinct tipo)::integer as tipos,
      count(distinct empresa_id)::integer as empresas, count(*) filter (where vence_em < now()) > 5 as ha_atrasados,
      count(*) filter (where vence_em between now() and now() + interval '1 year') > 5 as ha_em_dia,
      (select bool_and(responsavel_id is not null) from atendimento where situacao = 'EM_ANDAMENTO') as com_alguem
    from atendimento`)
  expect(rows).toEqual([
    { situacoes: 6, tipos: 6, empresas: 3, ha_atrasados: true, ha_em_dia: true, com_alguem: true },
  ])
  const { corpo } = await s().pedir('GET', '/atendimento?limite=1', { token: caixa.token })
  const { corpo: primeiro } = await s().pedir('GET', `/atendimento/${corpo.itens[0].id}`, {
    token: caixa.token,
  })
  expect(primeiro.historico[0]).toMatchObject({ acao: 'abrir', para: 'ABERTO' })
  expect(primeiro.mensagens[0].tipo).toBe('INTERNA')
})
