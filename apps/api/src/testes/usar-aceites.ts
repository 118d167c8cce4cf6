import type { Permissao } from '@balcao/contract/base/permissao'
import type { OfertaDoAssinante } from '@balcao/contract/vendas/aceite'
import type { LinksDaVenda } from '@balcao/contract/vendas/aceite-da-venda-api'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import type { Venda } from '@balcao/contract/vendas/venda'
import { beforeAll } from 'vitest'
import { umCanal } from '#provedor/canal-venda/canal-venda.fabrica.ts'
import { usarVendas } from './usar-vendas.ts'

type Onde = { ip?: string; cabecalhos?: Record<string, string> }

/** For test files about the subscriber: sales of a channel that wants the digital acceptance. */
export const usarAceites = (
  canal: Parameters<typeof umCanal>[1] = {},
  variaveis: Record<string, string> = {},
) => {
  const vendas = usarVendas(variaveis)
  const { s, caixa, dados, enviada, alguem } = vendas
  beforeAll(async () => {
    const novo = { exige_aceite_digital: true, fora_do_estabelecimento: true, ...canal }
    caixa.canal_venda_id = (await umCanal(s().db, novo)).id
  })

  const links = async ({ id }: { id: string }, token = caixa.vendedor): Promise<LinksDaVenda> =>
    (await s().pedir('GET', `/venda/${id}/link`, { token })).corpo
  const tokenDe = (endereco: string | undefined) =>
    new URL(endereco ?? 'http://x/').searchParams.get('t') ?? ''

  /** A sale that waits for its subscriber, and the token of their link. */
  const aguardando = async (mudancas: Partial<DadosDoRascunho> = {}) => {
    const venda = await enviada(dados(mudancas))
    const { aceite, fechada } = await links(venda)
    return { venda, t: tokenDe(aceite?.endereco), fechada: tokenDe(fechada.endereco) }
  }
  const quemE = ({ cliente }: Venda) => ({
    final_cpf: cliente.cpf_cnpj.slice(-4),
    data_nascimento: cliente.data_nascimento ?? '',
  })
  const identificar = (t: string, quem: { final_cpf: string; data_nascimento: string }, onde: Onde = {}) =>
    s().pedir('POST', '/assinante/identificar', { corpo: { t, ...quem }, ...onde })
  const ingressar = async ({ venda, t }: { venda: Venda; t: string }): Promise<string> => {
    const { status, corpo } = await identificar(t, quemE(venda))
    if (status !== 200 || !corpo.ingresso) throw new Error(`identificar: ${status} ${JSON.stringify(corpo)}`)
    return corpo.ingresso
  }
  const oferta = async (ingresso: string): Promise<OfertaDoAssinante> =>
    (await s().pedir('GET', '/assinante/oferta', { token: ingresso })).corpo
  const agir = (ingresso: string, acao: string, corpo: object, onde: Onde = {}) =>
    s().pedir('POST', `/assinante/${acao}`, { token: ingresso, corpo, ...onde })
  const aceitar = async (ingresso: string, onde: Onde = {}) =>
    agir(ingresso, 'aceitar', { texto_sha256: (await oferta(ingresso)).texto_sha256 }, onde)
  const lerVenda = async ({ id }: { id: string }, token = caixa.vendedor): Promise<Venda> =>
    (await s().pedir('GET', `/venda/${id}`, { token })).corpo
  const daEquipe = async (
    { id }: { id: string },
    acao: string,
    corpo: object = {},
    permissoes: Permissao[] = ['LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_SITUACAO', 'EDITAR.VENDA'],
  ): Promise<Venda> => {
    const { acesso: token } = await alguem(permissoes)
    const { versao } = await lerVenda({ id }, token)
    const feita = await s().pedir('POST', `/venda/${id}/${acao}`, { token, corpo: { versao, ...corpo } })
    if (feita.status !== 200) throw new Error(`${acao}: ${feita.status} ${feita.texto}`)
    return feita.corpo
  }
  return {
    ...vendas,
    ...{
      links,
      tokenDe,
      aguardando,
      quemE,
      identificar,
      ingressar,
      oferta,
      agir,
      aceitar,
      lerVenda,
      daEquipe,
    },
  }
}
