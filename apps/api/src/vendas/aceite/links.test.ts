import type { Permissao } from '@balcao/contract/base/permissao'
import { describe, expect, test } from 'vitest'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { esperarCarta } from '#testes/cartas.ts'
import { conferirRecusa } from '#testes/recusas.ts'
import { usarAceites } from '#testes/usar-aceites.ts'

const aceites = usarAceites()
const { s, caixa, dados, totalDe, enviada, alguem, aguardando } = aceites
const { links, tokenDe, lerVenda, daEquipe } = aceites
let quantos = 0
const comEmail = () => {
  const base = dados()
  const email = `assinante${++quantos}@exemplo.com.br`
  return { email, dados: { ...base, cliente: { ...base.cliente, email } } }
}
const tokenDaCarta = ({ texto }: { texto: string }) => tokenDe(/https?:\/\/\S+/.exec(texto)?.[0])
const mandar = (id: string, token: string) => s().pedir('POST', `/venda/${id}/link/email`, { token })

test('quem vendeu copia os links e manda pelo WhatsApp, com o nome, o provedor e o prazo', async () => {
  const { venda } = await aguardando()
  const { aceite, fechada, email } = await links(venda)
  expect(email).toBeNull()
  expect(Date.parse(aceite?.vale_ate ?? '')).toBeGreaterThan(Date.now())
  expect(aceite?.endereco).toMatch(/^http:\/\/localhost:3000\/assinante\?t=[\w-]{56}$/)
  const whatsapp = new URL(aceite?.whatsapp ?? '')
  expect(`${whatsapp.origin}${whatsapp.pathname}`).toBe(
    `https://wa.me/${venda.cliente.telefones[0]?.numero.replace('+', '')}`,
  )
  const texto = whatsapp.searchParams.get('text') ?? ''
  for (const parte of ['João', 'Balcão', aceite?.endereco ?? '-']) expect(texto).toContain(parte)
  expect(new URL(fechada.whatsapp).searchParams.get('text')).toContain(fechada.endereco)
})

test('os links são de quem vendeu e de quem edita vendas', async () => {
  const { venda } = await aguardando()
  const { id: outra } = await s().fabrica.empresa('Outra Net')
  const status = async (...quem: Parameters<typeof alguem>) => {
    const { acesso: token } = await alguem(...quem)
    const vistos = await s().pedir('GET', `/venda/${venda.id}/link`, { token })
    const mandados = await mandar(venda.id, token)
    return [vistos.status, mandados.status]
  }
  expect(await status(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA'])).toEqual([200, 409])
  expect(await status(['LISTAR.TODAS_VENDAS', 'REALIZAR_VENDA'])).toEqual([403, 403])
  expect(await status(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO'])).toEqual([403, 403])
  expect(await status(['REALIZAR_VENDA', 'EDITAR.VENDA'])).toEqual([404, 404])
  expect(await status(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA'], [outra])).toEqual([404, 404])
})

test('o telefone oculto de um cliente não vaza pelo link do WhatsApp', async () => {
  const primeira = await enviada(dados())
  const pessoal = { id: primeira.cliente_id, cpf_cnpj: primeira.cliente.cpf_cnpj }
  await daEquipe(primeira, 'cancelar', { motivo: 'Desistiu' })
  const venda = await enviada(dados({ cliente: pessoal as never }))
  const { aceite, email } = await links(venda)
  expect(aceite?.whatsapp).toMatch(/^https:\/\/wa\.me\/\?text=/)
  expect(email).toBeNull()
})

test('ao enviar, o assinante com e-mail recebe o link; ao renovar, recebe o novo', async () => {
  const { email, dados } = comEmail()
  const pedida = await aguardando(dados)
  const carta = await esperarCarta(s().cartas, email)
  expect(tokenDaCarta(carta)).toBe(pedida.t)
  expect(carta.texto).toContain('O link vale até')
  await daEquipe(pedida.venda, 'reenviar_link')
  const segunda = tokenDaCarta(await esperarCarta(s().cartas, email, 2))
  expect(segunda).not.toBe(pedida.t)
  expect(segunda).toBe(tokenDe((await links(pedida.venda)).aceite?.endereco))
})

test('autorizada, a venda restrita manda o link só então', async () => {
  const { email, dados: base } = comEmail()
  const primeira = await enviada(base)
  await esperarCarta(s().cartas, email)
  const repetida = await enviada({ ...base, endereco: dados().endereco })
  expect(repetida.situacao).toBe('AGUARDANDO_AUTORIZACAO')
  expect((await links(repetida)).aceite).toBeNull()
  await daEquipe(repetida, 'autorizar', { motivo: 'Segundo ponto' }, [
    'LISTAR.TODAS_VENDAS',
    'AUTORIZAR.VENDA_RESTRITA',
  ])
  const token = tokenDaCarta(await esperarCarta(s().cartas, email, 2))
  expect(token).toBe(tokenDe((await links(repetida)).aceite?.endereco))
  expect(token).not.toBe(tokenDe((await links(primeira)).aceite?.endereco))
})

test('sem e-mail, mandar diz o que fazer', async () => {
  const { venda } = await aguardando()
  const { status, corpo } = await mandar(venda.id, caixa.vendedor)
  expect([status, corpo.message]).toEqual([409, expect.stringContaining('WhatsApp')])
})

test('sem servidor de e-mail, mandar é recusado dizendo a quem pedir', async () => {
  const { email, dados } = comEmail()
  const { venda } = await aguardando(dados)
  await esperarCarta(s().cartas, email)
  const recusada = await mandar(venda.id, caixa.vendedor)
  expect([recusada.status, recusada.corpo.codigo]).toEqual([409, 'EMAIL_DESLIGADO'])
  conferirRecusa(recusada, 'sem servidor de e-mail')
  expect(s().cartas.filter(({ para }) => para === email)).toHaveLength(1)
})

describe('sem aceite no canal', () => {
  const AUTORIZA: Permissao[] = ['LISTAR.TODAS_VENDAS', 'AUTORIZAR.VENDA_RESTRITA']
  const semAceite = async () => {
    const { email, dados } = comEmail()
    const { id: canal_venda_id } = await umCanal(s().db)
    return { email, dados: { ...dados, canal_venda_id } }
  }
  const cartasDe = (email: string) => s().cartas.filter(({ para }) => para === email)
  /** Whatever was asked for before has arrived when this has. */
  const depoisDeOutraCarta = async () => {
    const { email, dados } = comEmail()
    await aguardando(dados)
    await esperarCarta(s().cartas, email)
  }
  const tokenDaFechada = async (venda: { id: string }) => tokenDe((await links(venda)).fechada.endereco)

  test('ao enviar vai o link de acompanhar, e só uma vez', async () => {
    const { email, dados } = await semAceite()
    const venda = await enviada(dados)
    expect(venda.situacao).toBe('EM_ANALISE')
    const carta = await esperarCarta(s().cartas, email)
    expect(tokenDaCarta(carta)).toBe(await tokenDaFechada(venda))
    for (const parte of [String(venda.protocolo), 'da análise à instalação'])
      expect(carta.texto).toContain(parte)
    await daEquipe(venda, 'devolver', { motivo: 'Falta o número' })
    expect((await daEquipe(venda, 'reenviar')).situacao).toBe('EM_ANALISE')
    await depoisDeOutraCarta()
    expect(cartasDe(email)).toHaveLength(1)
  })

  test('a venda restrita espera a autorização, e outra autorização não manda de novo', async () => {
    const { email, dados: base } = await semAceite()
    const { email: _, ...semEmail } = base.cliente
    const primeira = await enviada({ ...base, cliente: semEmail })
    const venda = await enviada({ ...base, endereco: dados().endereco })
    expect([primeira.situacao, venda.situacao]).toEqual(['EM_ANALISE', 'AGUARDANDO_AUTORIZACAO'])
    await depoisDeOutraCarta()
    expect(cartasDe(email)).toEqual([])
    await daEquipe(venda, 'autorizar', { motivo: 'Segundo ponto' }, AUTORIZA)
    expect(tokenDaCarta(await esperarCarta(s().cartas, email))).toBe(await tokenDaFechada(venda))

    const { acesso: token } = await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA', 'REALIZAR_VENDA'])
    const { versao } = await lerVenda(venda)
    const outros = { ...base, endereco: dados().endereco }
    const corpo = { versao, dados: outros, total_mostrado: await totalDe(outros) }
    const editada = await s().pedir('POST', `/venda/${venda.id}/editar`, { token, corpo })
    expect(editada.corpo.situacao).toBe('AGUARDANDO_AUTORIZACAO')
    const autorizada = await daEquipe(venda, 'autorizar', { motivo: 'Outra porta' }, AUTORIZA)
    expect(autorizada.situacao).toBe('EM_ANALISE')
    await depoisDeOutraCarta()
    expect(cartasDe(email)).toHaveLength(1)
  })

  test('a venda que muda de canal e já não espera o aceite manda o link que agora vale', async () => {
    const { email, dados } = await semAceite()
    const { venda, t } = await aguardando({ ...dados, canal_venda_id: caixa.canal_venda_id })
    expect(tokenDaCarta(await esperarCarta(s().cartas, email))).toBe(t)
    const { acesso: token } = await alguem(['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA', 'REALIZAR_VENDA'])
    const corpo = { versao: venda.versao, dados, total_mostrado: await totalDe(dados) }
    const editada = await s().pedir('POST', `/venda/${venda.id}/editar`, { token, corpo })
    expect(editada.corpo.situacao).toBe('EM_ANALISE')
    expect(tokenDaCarta(await esperarCarta(s().cartas, email, 2))).toBe(await tokenDaFechada(venda))
  })
})
