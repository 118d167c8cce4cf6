// @module-tag demorado
import { tiposDeCanal } from '@balcao/contract/provedor/canal-venda-filtro'
import { diaNoFuso, somarDias } from '@balcao/contract/valores/dia'
import { situacoesDeVenda } from '@balcao/contract/vendas/situacao'
import { transicoes } from '@balcao/contract/vendas/transicoes'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import { usarServidor } from '#testes/ambiente.ts'
import { baixarAnexo, listar } from '#vendas/anexo/anexo.fabrica.ts'
import { contasDaDemo } from './contas.ts'
import { pessoas, SENHA_DA_DEMO } from './pessoas.ts'
import { povoar } from './povoar.ts'
import { prepararDemonstracao } from './preparar.ts'

/** One file, because filling the demonstration takes longer than all of these tests. */
const s = usarServidor({ DEMO: 'sim' })
const caixa = { token: '' }
const preparar = (pedida: boolean) => prepararDemonstracao(s().db, s().storage, pedida)
beforeAll(async () => {
  await s().pool.query('alter table promocao rename to promocao_guardada')
  await expect(preparar(true), 'falha no primeiro início').rejects.toThrow(/promocao/)
  await s().pool.query('alter table promocao_guardada rename to promocao')
  await preparar(true)
  caixa.token = (await s().admin()).acesso
})

const linhas = async <L>(consulta: string) => (await s().pool.query(consulta)).rows as L[]
const uma = async (consulta: string) => (await linhas<Record<string, unknown>>(consulta))[0]
const obter = async (caminho: string) => (await s().pedir('GET', caminho, { token: caixa.token })).corpo

const itens = async (caminho: string) =>
  (await s().pedir('GET', `${caminho}?limite=200`, { token: caixa.token })).corpo.itens

test('se povoar falhou no primeiro início, o seguinte povoou, e três cópias que começam juntas nada mudam', async () => {
  expect(await itens('/empresa')).toHaveLength(3)
  await Promise.all([preparar(true), preparar(true), preparar(true)])
  expect(await itens('/empresa')).toHaveLength(3)
  expect((await s().pedir('GET', '/configuracao/publica')).corpo.demo).toHaveLength(4)
})

test('sem DEMO, o banco da demonstração é recusado', async () => {
  await expect(preparar(false)).rejects.toThrow(/npm run demo/)
})

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

describe('vendas', () => {
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

  test('o que se digitou é o que a venda tem: corrigida, nada se perde', async () => {
    expect(
      await uma(`select count(*) filter (where observacoes is not null) > 20 as com_notas,
        count(*) filter (where observacoes is distinct from dados ->> 'observacoes') as perdidas from venda`),
    ).toEqual({ com_notas: true, perdidas: '0' })
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

  test('a etiqueta de cada venda é a do dia do envio e nomeia só a empresa que vendeu', async () => {
    const [erradas] = await linhas(`select count(*)::integer as erradas from venda v
      join empresa e on e.id = v.empresa_id
      where v.oferta #>> '{etiqueta,dia}' is distinct from v.oferta ->> 'dia'
        or v.oferta #> '{etiqueta,empresas}' is distinct from jsonb_build_array(v.oferta #> '{etiqueta,empresas,0}')
        or v.oferta #>> '{etiqueta,empresas,0,cnpj}' is distinct from e.cnpj`)
    expect(erradas).toEqual({ erradas: 0 })
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

  test('cada aceite pelo link guardou as suas provas, e o comprovante se baixa', async () => {
    const sem = await linhas(`select v.id from venda v left join aceite a on a.venda_id = v.id
      where v.aceite_resumo is not null and (a.resumo is distinct from v.aceite_resumo)`)
    expect(sem).toEqual([])
    const { id } = (await uma(`select a.venda_id as id from aceite a join venda v on v.id = a.venda_id
      where v.situacao = 'CONCLUIDA' limit 1`)) as { id: string }
    const { aceite } = await obter(`/venda/${id}/aceite`)
    expect(aceite).toMatchObject({ vale: true, ip: expect.stringMatching(/^203\.0\.113\./) })
    expect(aceite.textos.map(({ versao }: { versao: number }) => versao)).toEqual([1, 1])
    expect(aceite.documentos).not.toEqual([])
    const pdf = await s().pedir('GET', `/venda/${id}/aceite/pdf`, { token: caixa.token })
    expect(pdf.status).toBe(200)
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

  test('a venda devolvida por causa de um anexo tem esse anexo rejeitado', async () => {
    const devolvidas = await linhas<{ motivo: string; rejeitados: string[] }>(`
      select motivo, array(
        select tipo from anexo a where a.venda_id = v.id and veredito = 'REJEITADO'
      ) as rejeitados from venda v where situacao = 'PENDENTE'`)
    const esperado = (motivo: string) => {
      if (motivo.startsWith('A frente')) return ['DOCUMENTO_FRENTE']
      if (motivo.startsWith('O verso')) return ['DOCUMENTO_VERSO']
      return motivo.startsWith('O comprovante') ? ['COMPROVANTE_ENDERECO'] : []
    }
    for (const { motivo, rejeitados } of devolvidas) expect(rejeitados, motivo).toEqual(esperado(motivo))
    expect(new Set(devolvidas.map(({ motivo }) => motivo)).size).toBeGreaterThan(2)
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
    const [naMesa] = await linhas<{ frentes: number; vendas: number }>(`
      select count(distinct f.sha256)::integer as frentes, count(*)::integer as vendas
      from anexo a join arquivo f on f.id = a.arquivo_id join venda v on v.id = a.venda_id
      where a.tipo = 'DOCUMENTO_FRENTE' and v.situacao in ('EM_ANALISE', 'PENDENTE', 'AGUARDANDO_AUTORIZACAO')`)
    expect(naMesa?.frentes, 'na mesa, cada venda mostra quem compra').toBe(naMesa?.vendas)
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
})

describe('boletos', () => {
  const HOJE = `(now() at time zone 'America/Sao_Paulo')::date`

  test('há boletos em cada situação e registro, pagos por todo meio, nas três empresas', async () => {
    const [visto] = await linhas<Record<string, string[]>>(`
    select array_agg(distinct situacao order by situacao) as situacoes, array_agg(distinct registro order by registro) as registros,
      array_agg(distinct origem order by origem) as origens,
      array_agg(distinct meio order by meio) filter (where meio is not null) as meios from boleto`)
    expect(visto).toEqual({
      situacoes: ['ABERTO', 'CANCELADO', 'PAGO'],
      registros: ['A_REMETER', 'BAIXADO', 'REGISTRADO', 'REJEITADO'],
      origens: ['AVULSO', 'CONTRATO', 'VENDA'],
      meios: ['BOLETO', 'CARTAO', 'DINHEIRO', 'PIX', 'TRANSFERENCIA'],
    })
    expect(
      await uma(`select count(distinct empresa_id)::integer as empresas,
      count(*) filter (where a_vencer < ${HOJE}) > 10 as ha_vencidos,
      count(*) filter (where situacao = 'ABERTO' and vencimento > ${HOJE}) > 50 as ha_a_vencer,
      count(rejeicao)::integer as com_motivo, bool_and(coalesce(pago_em, emissao) <= ${HOJE}) as passados
      from boleto`),
    ).toEqual({ empresas: 3, ha_vencidos: true, ha_a_vencer: true, com_motivo: 3, passados: true })
  })

  test('cada um tem história, e nada aconteceu amanhã', async () => {
    expect(
      await uma(`select bool_and(h.em <= now()) as passada, count(*) filter (where h.em < b.criado_em)::integer as antes
      from boleto_historico h join boleto b on b.id = h.boleto_id`),
    ).toEqual({ passada: true, antes: 0 })
    const [um] = await linhas<{ id: string }>("select id from boleto where meio = 'DINHEIRO' limit 1")
    const aberto = await obter(`/boleto/${um?.id}`)
    expect(aberto).toMatchObject({ situacao: 'PAGO', pagamentos: [{ situacao: 'QUITOU' }] })
  })

  test('o banco recebeu remessas que se baixam, e disse em arquivos o que aconteceu, até de um título que ninguém conhece', async () => {
    const remessas = (await obter('/remessa?limite=50')).itens
    expect(remessas.length).toBeGreaterThan(5)
    for (const { situacao } of remessas) expect(situacao).toBe('PRONTA')
    const retornos: { linhas: number; lidas: number; resultados: Record<string, number> }[] = (
      await obter('/retorno?limite=50')
    ).itens
    for (const { linhas, lidas, resultados } of retornos) {
      expect(lidas).toBe(linhas)
      expect(Object.values(resultados).reduce((soma, um) => soma + um, 0)).toBe(linhas)
    }
    expect(retornos[0]?.resultados).toMatchObject({ REJEITADO: 3, CONFERIR: 1, SEM_BOLETO: 1 })
    expect(retornos[0]?.resultados.REGISTRADO).toBeGreaterThan(50)
    expect(retornos[0]?.resultados.PAGO).toBeGreaterThan(0)
  })

  test('um lote concluído com uma falha, e avisos de Pix aplicados e a conferir', async () => {
    expect(
      await uma('select situacao, falhas, emitidos > 50 as muitos, vistos = total as todos from boleto_lote'),
    ).toEqual({ situacao: 'CONCLUIDO', falhas: 1, muitos: true, todos: true })
    const avisos = await linhas<{ resultado: string }>(
      'select distinct resultado from aviso_de_pagamento order by 1',
    )
    expect(avisos.map(({ resultado }) => resultado)).toEqual(['APLICADO', 'CONFERIR', 'SEM_BOLETO'])
  })

  test('há a quem suspender e a quem religar', async () => {
    for (const tipo of ['SUSPENDER', 'RELIGAR'])
      expect((await obter(`/cobranca/suspensao?tipo=${tipo}`)).itens.length, tipo).toBeGreaterThan(0)
  })

  test('o painel soma o que a tabela tem', async () => {
    const hoje = diaNoFuso(new Date(), 'America/Sao_Paulo')
    const de = somarDias(hoje, -29)
    const certo = await uma(`
    select (select sum(valor_pago)::integer from boleto where situacao = 'PAGO' and pago_em between '${de}' and '${hoje}') as recebido,
      (select sum(valor)::integer from boleto where situacao = 'ABERTO' and vencimento < '${hoje}') as vencido,
      (select sum(valor)::integer from boleto where situacao = 'ABERTO' and vencimento >= '${hoje}') as a_vencer`)
    const { recebido, vencido, a_vencer } = await obter(`/painel/recebimentos?de=${de}&ate=${hoje}`)
    expect({ recebido: recebido.valor, vencido: vencido.valor, a_vencer: a_vencer.valor }).toEqual(certo)
    expect(recebido.valor).toBeGreaterThan(0)
  })
})

// The last one: the tests above sign in with these accounts.
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
