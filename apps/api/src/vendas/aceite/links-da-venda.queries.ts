import { ocultarEmail } from '@balcao/contract/clientes/cliente/mascara'
import { ehFixo } from '@balcao/contract/valores/telefone'
import type { LinksDaVenda } from '@balcao/contract/vendas/aceite-da-venda-api'
import { enderecoDoWhatsapp } from '@balcao/contract/vendas/aceite-link'
import type { ClienteDaVenda } from '@balcao/contract/vendas/venda-dados'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { semPermissao } from '#infra/recusa/recusa.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { linkAberto } from '#vendas/venda/link-aberto.ts'
import { comoVista } from '#vendas/venda/mascarar.ts'
import { quemAceita } from '#vendas/venda/quem-aceita.ts'
import { mandaLink } from '#vendas/venda/venda.queries.ts'
import { vendaAlcancada } from './aceite.queries.ts'
import { type Links, paraAcompanhar } from './link.ts'
import { linkBloqueado } from './tentativa.queries.ts'

/** Where WhatsApp may be, best first. A hidden number is not given away: then WhatsApp asks to whom. */
const telefoneDe = ({ telefones }: Pick<ClienteDaVenda, 'telefones'>) => {
  const moveis = telefones.filter(({ numero }) => /^\+\d+$/.test(numero) && !ehFixo(numero))
  const melhor = moveis.find(({ whatsapp, principal }) => whatsapp && principal)
  return (melhor ?? moveis.find(({ whatsapp }) => whatsapp) ?? moveis[0])?.numero ?? null
}

/** 404 out of reach. */
export const vendaDeQuemManda = async (db: Db, quem: Pessoa, id: string) => {
  const vendida = await vendaAlcancada(db, quem, id)
  if (!mandaLink(quem, vendida))
    throw semPermissao('Só quem vendeu, ou quem edita vendas, manda o link desta venda')
  return vendida
}

export const linksDaVenda = async (db: Db, links: Links, quem: Pessoa, id: string): Promise<LinksDaVenda> => {
  const vendida = await vendaDeQuemManda(db, quem, id)
  const { marca } = await lerConfiguracao(db)
  const telefone = telefoneDe(comoVista(quem, vendida).cliente)
  const para = { telefone, nome: quemAceita(vendida.cliente).nome, marca }
  const link = (qual: 'aceite' | 'fechada', endereco: string) => ({
    endereco,
    whatsapp: enderecoDoWhatsapp(qual, { ...para, link: endereco }),
  })
  const { link_numero: numero, aceite_ate } = vendida
  const doAceite = { vendaId: id, numero }
  const aceite = async (vale_ate: string) => ({
    ...link('aceite', links.enderecoDoAceite(doAceite)),
    vale_ate,
    bloqueado: await linkBloqueado(db, links.tokenDoAceite(doAceite)),
  })
  const { email } = vendida.cliente
  return {
    aceite: linkAberto(vendida, numero) && aceite_ate ? await aceite(aceite_ate) : null,
    fechada: link('fechada', links.enderecoDaFechada(paraAcompanhar(vendida))),
    email: email && ocultarEmail(email),
  }
}
