import type { Venda } from '@balcao/contract/vendas/venda'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { esperarCarta } from '#testes/cartas.ts'
import { usarAceites } from '#testes/usar-aceites.ts'
import { aceite } from './aceite.table.ts'

const aceites = usarAceites()
const { s, dados, enviada, alguem, aguardando, ingressar, aceitar } = aceites
const { agir, links, tokenDe, identificar, quemE, daEquipe, lerVenda } = aceites

const NOME = 'Quitéria Zimbrólio'
const ONDE = { ip: '198.51.100.77', cabecalhos: { 'user-agent': 'Zimbrofone' } }
const de = (nome: string) => ({ cliente: { ...dados().cliente, nome } })

/** The same sale, which from now on is of another person. */
const passar = async ({ id, preco }: Venda, novos = dados()): Promise<Venda> =>
  daEquipe({ id }, 'editar', { dados: novos, total_mostrado: preco.total_fidelidade })

/** Accepted by the first person, then given to the second, who has not accepted it. */
const passada = async ({ novos = dados(), nome = NOME } = {}) => {
  const pedida = await aguardando(de(nome))
  const ingresso = await ingressar(pedida)
  await aceitar(ingresso, ONDE)
  return { antes: pedida, ingresso, depois: await passar(pedida.venda, novos) }
}
const renovado = async (venda: Venda) => {
  const { aceite: link, fechada } = await links(venda)
  return { venda, t: tokenDe(link?.endereco), fechada: tokenDe(fechada.endereco) }
}
const fechada = (token: string) => s().pedir('GET', '/fechada', { token })
const comprovante = (t: string) => s().app.inject(`/api/fechada/pdf?t=${t}`)
const daEquipeVer = async (id: string, resto = '') => {
  const { acesso: token } = await alguem(['LISTAR.TODAS_VENDAS', 'VISUALIZAR.CLIENTE'])
  return s().pedir('GET', `/venda/${id}/aceite${resto}`, { token })
}
const guardados = ({ id }: { id: string }) =>
  s().db.select().from(aceite).where(eq(aceite.venda_id, id)).orderBy(aceite.id)

const noCliente = async (metodo: 'GET' | 'POST', caminho: string, corpo?: object) =>
  s().pedir(metodo, `/cliente/${caminho}`, { token: (await s().admin()).acesso, ...(corpo && { corpo }) })
const arquivoDe = async (id: string) => (await noCliente('GET', `${id}/lgpd`)).corpo
const anonimizar = async (id: string) => {
  const { versao } = (await noCliente('GET', id)).corpo
  const { status, texto } = await noCliente('POST', `${id}/anonimizacao`, { versao, motivo: 'Pedido' })
  expect(status, texto).toBe(200)
}
const tracos = async (nome: string) =>
  (
    await s().pool.query(
      `select 'auditoria' as onde from auditoria t where t::text like $1 union
       select 'venda_historico' from venda_historico t where t::text like $1 union
       select 'aceite' from aceite t where t::text like $1 order by 1`,
      [`%${nome}%`],
    )
  ).rows.map(({ onde }) => onde)

test('o aceite de quem comprou antes não passa por aceite de quem compra agora', async () => {
  const { antes, ingresso, depois } = await passada()
  expect(depois.situacao).toBe('AGUARDANDO_ACEITE')
  expect((await daEquipeVer(depois.id)).corpo.aceite).toBeNull()
  expect((await daEquipeVer(depois.id, '/pdf')).status).toBe(404)
  expect((await agir(ingresso, 'aceitar', { texto_sha256: 'a'.repeat(64) })).status).toBe(409)

  const agora = await renovado(depois)
  expect((await aceitar(await ingressar(agora))).status).toBe(200)
  expect((await daEquipeVer(depois.id)).corpo.aceite).toMatchObject({ nome: 'João Batista de Souza' })
  expect((await comprovante(agora.fechada)).statusCode).toBe(200)
  expect((await identificar(antes.t, quemE(antes.venda))).status).toBe(401)
})

test('o link de acompanhar de quem comprou antes não abre a venda do outro', async () => {
  const novos = dados()
  const { antes, depois } = await passada({ novos })
  expect((await fechada(antes.fechada)).status).toBe(404)
  expect((await comprovante(antes.fechada)).statusCode).toBe(404)
  const agora = await renovado(depois)
  expect((await fechada(agora.fechada)).corpo).toMatchObject({ primeiro_nome: 'João', aceite: null })
  await passar(depois, { ...novos, dia_vencimento: 20 })
  expect((await fechada(agora.fechada)).status).toBe(200)
})

test('sem aceite a pedir, quem compra agora recebe o link de acompanhar', async () => {
  const { id: canal_venda_id } = await umCanal(s().db)
  const venda = await enviada(dados({ canal_venda_id }))
  const email = 'recebe.o.link@exemplo.com.br'
  const cliente = { ...dados().cliente, email }
  const depois = await passar(venda, dados({ canal_venda_id, cliente }))
  const carta = await esperarCarta(s().cartas, email)
  expect(carta.texto).toContain((await links(depois)).fechada.endereco)
})

test('o arquivo de cada pessoa conta o que ela aceitou, e não o que aceitou a outra', async () => {
  const { antes, depois } = await passada()
  await aceitar(await ingressar(await renovado(depois)))
  const [daPrimeira, daSegunda] = [
    await arquivoDe(antes.venda.cliente_id),
    await arquivoDe(depois.cliente_id),
  ]
  const { protocolo } = depois
  expect(daPrimeira).toMatchObject({
    aceites: [],
    aceites_de_vendas_passadas_a_outro: [{ protocolo, nome: NOME, ip: ONDE.ip, navegador: 'Zimbrofone' }],
  })
  expect(daSegunda).toMatchObject({
    aceites: [{ protocolo, nome: 'João Batista de Souza' }],
    aceites_de_vendas_passadas_a_outro: [],
  })
  expect(JSON.stringify(daSegunda)).not.toContain('Zimbrólio')
})

test('esquecida a primeira pessoa, some o seu aceite com o histórico, e o da segunda fica', async () => {
  const pedida = await aguardando(de('Quitéria Zanzibar'))
  await agir(await ingressar(pedida), 'pedir-correcao', { motivo: 'A senhora Zanzibar mudou' }, ONDE)
  await daEquipe(pedida.venda, 'reenviar')
  await aceitar(await ingressar(await renovado(await lerVenda(pedida.venda))), ONDE)
  const depois = await passar(pedida.venda)
  await aceitar(await ingressar(await renovado(depois)))
  expect(await tracos('Zanzibar')).toEqual(['aceite', 'auditoria', 'venda_historico'])

  await anonimizar(pedida.venda.cliente_id)
  expect(await guardados(depois)).toMatchObject([
    { nome: null, ip: null, provas: null },
    { nome: 'João Batista de Souza', descartado_em: null },
  ])
  expect(await tracos('Zanzibar')).toEqual([])
  const { historico } = await lerVenda(depois)
  expect(historico.map(({ quem }) => quem)).toContain('João Batista de Souza')
})

test('esquecida a segunda pessoa, o aceite da primeira fica', async () => {
  const { depois } = await passada()
  await daEquipe(depois, 'cancelar', { motivo: 'Desistiu' })
  await anonimizar(depois.cliente_id)
  expect(await guardados(depois)).toMatchObject([{ nome: NOME, ip: ONDE.ip, descartado_em: null }])
})

test('unificado o cadastro da primeira pessoa, o aceite vai com ela', async () => {
  const { antes, depois } = await passada({ nome: 'Quitéria Zoroastra' })
  const outra = await enviada()
  const [fica, sai] = [
    (await noCliente('GET', outra.cliente_id)).corpo,
    (await noCliente('GET', antes.venda.cliente_id)).corpo,
  ]
  const pedido = { versao: fica.versao, outro_id: sai.id, versao_do_outro: sai.versao, campos_do_outro: [] }
  expect((await noCliente('POST', `${fica.id}/unificacao`, pedido)).status).toBe(200)
  const { protocolo } = depois
  expect(await arquivoDe(fica.id)).toMatchObject({
    aceites_de_vendas_passadas_a_outro: [{ protocolo, nome: 'Quitéria Zoroastra' }],
  })
  await daEquipe(outra, 'cancelar', { motivo: 'Desistiu' })
  await anonimizar(fica.id)
  expect(await guardados(depois)).toMatchObject([{ nome: null, provas: null }])
  expect(await tracos('Zoroastra')).toEqual([])
})
