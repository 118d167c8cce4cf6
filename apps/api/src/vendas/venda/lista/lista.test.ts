import { randomUUID } from 'node:crypto'
import { listaDeVendasApi } from '@balcao/contract/vendas/lista-api'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { cpfDeTeste } from '#testes/documentos.ts'
import { olharALista, TODAS } from '#testes/olhar-a-lista.ts'
import { usarVendas } from '#testes/usar-vendas.ts'
import { venda } from '../venda.table.ts'

const vendas = usarVendas()
const { s, caixa, dados, enviada, alguem } = vendas
const { listar, ids, mover, outraEmpresa } = olharALista(vendas)

describe('quem vê o quê', () => {
  test('a linha traz o que se precisa para decidir, no formato do contrato', async () => {
    const { empresa, vendedor, vendas } = await outraEmpresa(1)
    const { acesso } = await alguem(TODAS, [empresa.id])
    const [linha] = (await listar(acesso)).itens
    expect(linha).toMatchObject({
      id: vendas[0]?.id,
      protocolo: vendas[0]?.protocolo,
      cliente: 'João Batista de Souza',
      plano: 'Fibra 500',
      situacao: 'EM_ANALISE',
      empresa: 'Serra Net',
      vendedor: vendedor.nome,
    })
    const pagina = await listar(acesso)
    expect(listaDeVendasApi.listar.resposta.safeParse(pagina).error).toBeUndefined()
  })

  test('sem LISTAR.TODAS_VENDAS, só as próprias; com ela, as das próprias empresas; ninguém as das outras', async () => {
    const { empresa, vendas } = await outraEmpresa(2)
    const minha = await enviada()
    const proprias = await alguem(['LISTAR.VENDA'], [empresa.id])
    await mover(vendas[1]?.id ?? '', { vendedor_id: proprias.id })
    const todas = await alguem(TODAS, [empresa.id])
    const duas = await alguem(TODAS, [empresa.id, caixa.empresa_id])
    expect(ids(await listar(proprias.acesso))).toEqual([vendas[1]?.id])
    expect(ids(await listar(todas.acesso))).toEqual([vendas[1]?.id, vendas[0]?.id])
    expect(ids(await listar(duas.acesso, '?limite=3'))).toEqual([minha.id, vendas[1]?.id, vendas[0]?.id])
    expect(ids(await listar((await s().admin()).acesso, '?limite=1'))).toEqual([minha.id])
    expect(ids(await listar(proprias.acesso, `?empresa_id=${caixa.empresa_id}`))).toEqual([])
  })

  test('quem só vende não abre a lista, e um desconhecido menos ainda', async () => {
    const semLista = await alguem(['REALIZAR_VENDA'])
    for (const caminho of [
      '/venda',
      '/venda/total',
      '/venda/filas',
      '/venda/vendedores',
      '/venda/exportar',
    ]) {
      expect((await s().pedir('GET', caminho, { token: semLista.acesso })).status).toBe(403)
      expect((await s().pedir('GET', caminho)).status).toBe(401)
    }
  })
})

describe('páginas e ordem', () => {
  test('para a frente e para trás, cada venda uma vez, com duas empresas misturadas', async () => {
    const uma = await outraEmpresa(3)
    const outra = await outraEmpresa(2)
    const { acesso } = await alguem(TODAS, [uma.empresa.id, outra.empresa.id])
    const todas = ids(await listar(acesso))
    expect(new Set(todas)).toEqual(new Set([...uma.vendas, ...outra.vendas].map(({ id }) => id)))
    const primeira = await listar(acesso, '?limite=2')
    const segunda = await listar(acesso, `?limite=2&cursor=${primeira.proximo}`)
    const terceira = await listar(acesso, `?limite=2&cursor=${segunda.proximo}`)
    expect([...ids(primeira), ...ids(segunda), ...ids(terceira)]).toEqual(todas)
    expect(terceira.proximo).toBeNull()
    const deVolta = await listar(acesso, `?limite=2&cursor=${terceira.anterior}`)
    expect(ids(deVolta)).toEqual(ids(segunda))
    expect(ids(await listar(acesso, '?ordem=criado_em'))).toEqual(todas.toReversed())
  })

  test('na fila, a que espera há mais tempo vem primeiro', async () => {
    const { empresa, vendas } = await outraEmpresa(3)
    const { acesso } = await alguem(TODAS, [empresa.id])
    const [a, b, c] = vendas.map(({ id }) => id) as [string, string, string]
    await mover(a, { situacao: 'PENDENTE', situacao_em: '2026-01-03T12:00:00Z' })
    await mover(b, { situacao: 'EXPIRADA', situacao_em: '2026-01-02T12:00:00Z' })
    expect(ids(await listar(acesso, '?visao=devolvidas'))).toEqual([b, a])
    expect(ids(await listar(acesso, '?visao=para_analisar'))).toEqual([c])
    expect(ids(await listar(acesso, '?visao=devolvidas&ordem=-situacao_em'))).toEqual([a, b])
  })
})

describe('filtros e busca', () => {
  test('cada filtro sozinho deixa só a venda que se procura', async () => {
    const { empresa, vendas } = await outraEmpresa(3)
    const { acesso } = await alguem(TODAS, [empresa.id])
    const [a] = vendas.map(({ id }) => id) as [string]
    const canal = await umCanal(s().db)
    const { plano_id, vendedor_id } = (await s().db.select().from(venda).where(eq(venda.id, a)))[0] ?? {}
    await mover(a, {
      canal_venda_id: canal.id,
      mensalidade: 777,
      codigo_ibge: 3_550_308,
      situacao: 'CANCELADA',
    })
    await mover(a, { criado_em: '2025-03-10T02:30:00Z' })
    for (const filtro of [
      `canal_venda_id=${canal.id}`,
      'situacao=CANCELADA',
      'codigo_ibge=3550308',
      'valor_de=777&valor_ate=777',
      // Half past eleven at night of the day before, where the provider is.
      'criado_de=2025-03-09&criado_ate=2025-03-09',
    ]) {
      expect(ids(await listar(acesso, `?${filtro}`)), filtro).toEqual([a])
      const { corpo } = await s().pedir('GET', `/venda/total?${filtro}`, { token: acesso })
      expect(corpo).toEqual({ total: 1, total_exato: true })
    }
    const dono = `cliente_id=${vendas[0]?.cliente_id}`
    expect(ids(await listar(acesso, `?${dono}`))).toContain(a)
    expect(ids(await listar(acesso, `?cliente_id=${randomUUID()}`))).toEqual([])
    for (const filtro of [`plano_id=${plano_id}`, `vendedor_id=${vendedor_id}`, `empresa_id=${empresa.id}`])
      expect((await listar(acesso, `?${filtro}`)).itens, filtro).toHaveLength(3)
    expect((await listar(acesso, '?criado_de=2025-03-10&criado_ate=2025-03-10')).itens).toEqual([])
  })

  test('acha por protocolo, nome, documento e telefone; sem ver clientes, só por nome e protocolo', async () => {
    const cpf_cnpj = cpfDeTeste()
    const { cliente } = dados()
    const nome = 'Zuleide Quaresma'
    const feita = await enviada(dados({ cliente: { ...cliente, nome, cpf_cnpj } }))
    const telefone = feita.cliente.telefones[0]?.numero ?? ''
    const ve = await alguem(TODAS)
    const naoVe = await alguem(['LISTAR.VENDA', 'LISTAR.TODAS_VENDAS'])
    const acha = async (token: string, busca: string) =>
      ids(await listar(token, `?busca=${encodeURIComponent(busca)}`)).includes(feita.id)
    for (const busca of ['quaresma zuleide', String(feita.protocolo)])
      expect([await acha(ve.acesso, busca), await acha(naoVe.acesso, busca)], busca).toEqual([true, true])
    for (const busca of [cpf_cnpj, telefone, cpf_cnpj.slice(0, 6)])
      expect([await acha(ve.acesso, busca), await acha(naoVe.acesso, busca)], busca).toEqual([true, false])
  })

  test('o número de uma venda acha só essa, não quem tem esses dígitos no telefone; o de outra empresa, não', async () => {
    const { empresa, vendas, vendedor } = await outraEmpresa(1)
    const protocolo = vendas[0]?.protocolo ?? 0
    const { cliente } = dados()
    const nome = `Sala ${protocolo} Ltda`
    const daSala = await enviada(dados({ empresa_id: empresa.id, cliente: { ...cliente, nome } }), {
      token: vendedor.acesso,
    })
    const { acesso } = await alguem(TODAS, [empresa.id])
    // Where the list does not have it, the digits are a text as any other.
    const doCliente = `?cliente_id=${daSala.cliente_id}&busca=${protocolo}`
    expect(ids(await listar(acesso, doCliente))).toEqual([daSala.id])
    expect(ids(await listar(acesso, `?busca=${protocolo}`))).toEqual([vendas[0]?.id])
    const { corpo } = await s().pedir('GET', `/venda/total?busca=${protocolo}`, { token: acesso })
    expect(corpo).toEqual({ total: 1, total_exato: true })
    const outra = await outraEmpresa(1)
    const deFora = await alguem(TODAS, [outra.empresa.id])
    expect(ids(await listar(deFora.acesso, `?busca=${protocolo}`))).not.toContain(vendas[0]?.id)
  })

  test('o que é raro se acha também quando não está entre as primeiras da lista, em qualquer ordem', async () => {
    const { empresa, vendas } = await outraEmpresa(3)
    const outra = await outraEmpresa(2)
    const { acesso } = await alguem(TODAS, [empresa.id, outra.empresa.id])
    const proprias = await alguem(['LISTAR.VENDA'], [empresa.id])
    const rara = vendas[1]?.id ?? ''
    await mover(rara, { mensalidade: 123, situacao: 'REPROVADA', vendedor_id: proprias.id })
    for (const token of [acesso, proprias.acesso])
      for (const ordem of ['', '&ordem=criado_em', '&ordem=situacao_em', '&ordem=-situacao_em'])
        for (const filtro of [
          'valor_ate=123',
          'situacao=REPROVADA',
          `empresa_id=${empresa.id}&valor_ate=123`,
        ])
          expect(ids(await listar(token, `?${filtro}${ordem}`)), filtro + ordem).toEqual([rara])
    const pagina = await listar(acesso, '?criado_de=2020-01-01&limite=2')
    const segunda = await listar(acesso, `?criado_de=2020-01-01&limite=2&cursor=${pagina.proximo}`)
    expect([...ids(pagina), ...ids(segunda)]).toEqual(ids(await listar(acesso)).slice(0, 4))
    const deVolta = await listar(acesso, `?criado_de=2020-01-01&limite=2&cursor=${segunda.anterior}`)
    expect(ids(deVolta)).toEqual(ids(pagina))
  })

  test('o que não existe como filtro é recusado com o nome', async () => {
    const { acesso } = await alguem(TODAS)
    const ontem = Buffer.from(
      JSON.stringify({ sentido: 'depois', chave: 'ontem', id: randomUUID() }),
    ).toString('base64url')
    for (const ruim of [
      `cursor=${ontem}`,
      'ordem=agendamento',
      'cliente_id=1',
      'visao=minhas',
      'valor_de=-1',
      'ordem=cliente',
      'cursor=abc',
      'preco=1',
    ])
      expect((await s().pedir('GET', `/venda?${ruim}`, { token: acesso })).status, ruim).toBe(400)
  })
})

test('para filtrar, só quem vendeu o que a pessoa alcança', async () => {
  const { empresa, vendedor, vendas } = await outraEmpresa(2)
  const outra = await outraEmpresa(1)
  const proprias = await alguem(['LISTAR.VENDA'], [empresa.id])
  const vendedores = async (token: string) =>
    (await s().pedir('GET', '/venda/vendedores', { token })).corpo as { id: string; nome: string }[]
  const todas = await alguem(TODAS, [empresa.id])
  expect(await vendedores(todas.acesso)).toEqual([{ id: vendedor.id, nome: vendedor.nome }])
  expect(await vendedores(proprias.acesso)).toEqual([])
  await mover(vendas[0]?.id ?? '', { vendedor_id: proprias.id })
  expect(ids({ itens: await vendedores(proprias.acesso) })).toEqual([proprias.id])
  const admin = await vendedores((await s().admin()).acesso)
  expect(ids({ itens: admin })).toEqual(expect.arrayContaining([vendedor.id, outra.vendedor.id]))
})

describe('números das filas', () => {
  test('cada fila diz quantas esperam e quantas passaram do prazo da configuração', async () => {
    const { empresa, vendas } = await outraEmpresa(3)
    const { acesso } = await alguem(TODAS, [empresa.id])
    const ha = (horas: number) => new Date(Date.now() - horas * 3_600_000).toISOString()
    await mover(vendas[0]?.id ?? '', { situacao_em: ha(25) })
    await mover(vendas[1]?.id ?? '', { situacao_em: ha(23) })
    await mover(vendas[2]?.id ?? '', { situacao: 'AGUARDANDO_ACEITE', situacao_em: ha(900) })
    const { corpo } = await s().pedir('GET', '/venda/filas', { token: acesso })
    expect(corpo).toEqual([
      { visao: 'para_autorizar', total: 0, total_exato: true, atrasadas: 0, prazo_em_horas: 4 },
      { visao: 'para_aceitar', total: 1, total_exato: true, atrasadas: 0, prazo_em_horas: null },
      { visao: 'para_analisar', total: 2, total_exato: true, atrasadas: 1, prazo_em_horas: 24 },
      { visao: 'devolvidas', total: 0, total_exato: true, atrasadas: 0, prazo_em_horas: 48 },
      { visao: 'para_agendar', total: 0, total_exato: true, atrasadas: 0, prazo_em_horas: 24 },
      { visao: 'instalacoes_de_hoje', total: 0, total_exato: true, atrasadas: 0, prazo_em_horas: null },
    ])
    const proprias = await alguem(['LISTAR.VENDA'], [empresa.id])
    const vazias = await s().pedir('GET', '/venda/filas', { token: proprias.acesso })
    expect(vazias.corpo.map(({ total }: { total: number }) => total)).toEqual([0, 0, 0, 0, 0, 0])
  })
})

test('o CSV leva o que está filtrado, e um nome que parece fórmula não vira uma', async () => {
  const { empresa, vendedor } = await outraEmpresa(1)
  const { cliente } = dados({ empresa_id: empresa.id })
  await enviada(dados({ empresa_id: empresa.id, cliente: { ...cliente, nome: '=SOMA(A1)' } }), {
    token: vendedor.acesso,
  })
  const { acesso } = await alguem(TODAS, [empresa.id])
  const { texto } = await s().pedir('GET', '/venda/exportar?ordem=criado_em', { token: acesso })
  const linhas = texto.trimEnd().split('\r\n')
  expect(linhas[0]).toBe(
    '\uFEFFProtocolo;Cliente;Plano;Mensalidade;Cidade;Empresa;Canal;Vendedor;Situação;Desde;Motivo;Enviada em;Instalação;Turno',
  )
  expect(linhas).toHaveLength(3)
  expect(linhas[2]).toContain(`"'=SOMA(A1)"`)
})
