import type { DadosWebhook, Entrega, Webhook } from '@balcao/contract/provedor/webhook'
import type { SituacaoDeEntrega } from '@balcao/contract/provedor/webhook-filtro'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { criarCofre } from '#provedor/configuracao/cofre.ts'
import { entregarWebhook } from '#provedor/webhook/entregar.commands.ts'
import { quemEntrega } from '#provedor/webhook/pedir-entrega.ts'
import type { Rede } from '#provedor/webhook/postar.ts'
import { criarAlcance } from '#provedor/webhook/rede.ts'
import { dadosDeWebhook } from '#provedor/webhook/webhook.fabrica.ts'
import { type Ambiente, CHAVE_DE_TESTE } from './ambiente.ts'
import { comStatus, ligarReceptor, type Receptor } from './receptor.ts'

/** For a server that may send to this machine. */
export const NESTA_MAQUINA = { WEBHOOK_REDES: '127.0.0.0/8' }

/**
 * Another system that listens, and the delivery run by hand: the queue would be in the way of a test that says when what
 * happens.
 */
export const usarWebhooks = (s: () => Ambiente) => {
  const caixa: { receptor?: Receptor; token: string } = { token: '' }
  const receptor = () => {
    if (!caixa.receptor) throw new Error('sem receptor')
    return caixa.receptor
  }
  const pelaFila = () =>
    quemEntrega((db, webhook_id) => s().enfileirar(db, 'entregar_webhook', { webhook_id }))
  beforeEach(() => quemEntrega(async () => {}))
  beforeAll(async () => {
    caixa.receptor = await ligarReceptor()
    caixa.token = (await s().admin()).acesso
  })
  afterAll(() => receptor().desligar())
  afterEach(async () => {
    await s().pool.query('delete from webhook_entrega')
    await s().pool.query('delete from webhook_empresa')
    await s().pool.query('delete from webhook')
    receptor().recebidas.length = 0
    receptor().responderCom(comStatus(204))
  })

  const pedir = (metodo: 'GET' | 'POST' | 'PUT' | 'DELETE', caminho: string, corpo?: object) =>
    s().pedir(metodo, caminho, { token: caixa.token, ...(corpo && { corpo }) })

  const criar = async (dados: Partial<DadosWebhook> = {}): Promise<Webhook & { segredo: string }> => {
    const { status, corpo, texto } = await pedir(
      'POST',
      '/webhook',
      dadosDeWebhook({ url: receptor().url, ...dados }),
    )
    if (status !== 201) throw new Error(texto)
    return corpo
  }
  const entregar = (id: string, rede: Partial<Rede> = {}) =>
    entregarWebhook(
      {
        ...{ db: s().db, enfileirar: async () => {}, urlPublica: s().env.urlPublica },
        cofre: criarCofre(CHAVE_DE_TESTE),
        webhooks: { alcanca: criarAlcance(s().env.redesDosWebhooks), ...rede },
      },
      id,
    )
  const entregas = async (id: string, situacao?: SituacaoDeEntrega): Promise<Entrega[]> =>
    (await pedir('GET', `/webhook/${id}/entrega${situacao ? `?situacao=${situacao}` : ''}`)).corpo.itens
  /** As if the time until the next attempt, and the receiver's pause, were over. */
  const passarOTempo = async () => {
    await s().pool.query(`update webhook_entrega set proxima_em = now() where situacao = 'PENDENTE'`)
    await s().pool.query('update webhook set pausado_ate = null')
  }
  return { receptor, pedir, criar, entregar, entregas, passarOTempo, pelaFila }
}
