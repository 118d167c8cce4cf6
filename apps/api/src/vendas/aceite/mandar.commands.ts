import { ocultarEmail } from '@balcao/contract/clientes/cliente/mascara'
import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { formatarInstante } from '@balcao/contract/valores/data'
import { primeiroNome } from '@balcao/contract/vendas/aceite-link'
import type { Db } from '#infra/db/conexao.ts'
import { contarTentativa, regrasDeCarta } from '#infra/freio/freio.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { cartaDaFechada, cartaDoAceite } from '#infra/mail/cartas.ts'
import type { Carta } from '#infra/mail/correio.ts'
import { fecharRemessa } from '#infra/mail/remessa.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import type { Cofre } from '#provedor/configuracao/cofre.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { remetenteEm } from '#provedor/configuracao/em-vigor.ts'
import { linkAberto } from '#vendas/venda/link-aberto.ts'
import type { VendaComLink } from '#vendas/venda/link-do-assinante.ts'
import { quemAceita } from '#vendas/venda/quem-aceita.ts'
import { type Links, paraAcompanhar } from './link.ts'
import { vendaDeQuemManda } from './links-da-venda.queries.ts'

export type PartesDaCarta = { links: Links; cofre: Cofre; enfileirar: Enfileirar }
/** Refuses while there is no mail server. */
type ExigirEmail = (db: Db) => Promise<void>
export type PartesDeQuemManda = PartesDaCarta & { exigirEmail: ExigirEmail }

type DaCarta = Pick<VendaComLink, 'id' | 'cliente' | 'cliente_numero'>
type Escrever = (configuracao: Configuracao, nome: string) => Carta

/** Without an address, the seller sends it. */
const postar = async (
  db: Db,
  { cofre, enfileirar }: PartesDaCarta,
  { id, cliente }: DaCarta,
  escrever: Escrever,
  lida?: Configuracao,
) => {
  if (!cliente.email) return
  const configuracao = lida ?? (await lerConfiguracao(db))
  const carta = escrever(configuracao, primeiroNome(quemAceita(cliente).nome))
  const remessa = {
    carta: { ...carta, para: cliente.email, de: remetenteEm(configuracao) },
    sobre: { entidade: 'venda', id },
    destinatario: 'o assinante',
  }
  await enfileirar(db, 'carta', { fechada: fecharRemessa(cofre, remessa) })
}

/** The link to accept by, while it is valid, or else the one of the closed sale. */
export const mandarLink = (
  db: Db,
  partes: PartesDaCarta,
  vendida: VendaComLink,
  configuracao?: Configuracao,
) => {
  const { id, link_numero: numero = 1, aceite_ate } = vendida
  if (!aceite_ate || !linkAberto({ ...vendida, aceite_ate, link_numero: numero }, numero))
    return mandarFechada(db, partes, vendida, configuracao)
  const link = partes.links.enderecoDoAceite({ vendaId: id, numero })
  const escrever: Escrever = ({ marca, fuso_horario }, nome) =>
    cartaDoAceite({ marca, nome, link, ate: formatarInstante(aceite_ate, fuso_horario) })
  return postar(db, partes, vendida, escrever, configuracao)
}

export const mandarDeNovo = async ({ db, usuario }: Contexto, partes: PartesDeQuemManda, id: string) => {
  const vendida = await vendaDeQuemManda(db, usuario, id)
  const { email } = vendida.cliente
  if (!email)
    throw new Recusa(409, 'SEM_EMAIL', 'Esta venda não tem e-mail. Mande o link pelo WhatsApp, ou copie-o.')
  await partes.exigirEmail(db)
  await contarTentativa(db, regrasDeCarta(id))
  await db.transaction((db) => mandarLink(db, partes, vendida))
  return { email: ocultarEmail(email) }
}

export const mandarFechada = (
  db: Db,
  partes: PartesDaCarta,
  vendida: DaCarta & Pick<VendaComLink, 'protocolo'>,
  configuracao?: Configuracao,
) => {
  const { protocolo } = vendida
  const link = partes.links.enderecoDaFechada(paraAcompanhar(vendida))
  const escrever: Escrever = ({ marca }, nome) => cartaDaFechada({ marca, nome, protocolo, link })
  return postar(db, partes, vendida, escrever, configuracao)
}
