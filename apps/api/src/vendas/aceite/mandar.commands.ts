import { ocultarEmail } from '@balcao/contract/clientes/cliente/mascara'
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
import { remetente } from '#provedor/configuracao/em-vigor.ts'
import { linkAberto } from '#vendas/venda/link-aberto.ts'
import type { VendaComLink } from '#vendas/venda/link-do-assinante.ts'
import { quemAceita } from '#vendas/venda/quem-aceita.ts'
import type { Links } from './link.ts'
import { vendaDeQuemManda } from './links-da-venda.queries.ts'

export type PartesDaCarta = { links: Links; cofre: Cofre; enfileirar: Enfileirar }

const postar = async (
  db: Db,
  { cofre, enfileirar }: PartesDaCarta,
  { id, para, carta }: { id: string; para: string; carta: Carta },
) => {
  const remessa = {
    carta: { ...carta, para, de: await remetente(db) },
    sobre: { entidade: 'venda', id },
    destinatario: 'o assinante',
  }
  await enfileirar(db, 'carta', { fechada: fecharRemessa(cofre, remessa) })
}

/** In the transaction that made the link. Without an address, the seller sends it. */
export const mandarLink = async (db: Db, partes: PartesDaCarta, vendida: VendaComLink) => {
  const { id, cliente, link_numero: numero = 1, aceite_ate } = vendida
  if (!cliente.email || !aceite_ate) return
  const { marca, fuso_horario } = await lerConfiguracao(db)
  const carta = cartaDoAceite({
    marca,
    nome: primeiroNome(quemAceita(cliente).nome),
    link: partes.links.enderecoDoAceite({ vendaId: id, numero }),
    ate: formatarInstante(aceite_ate, fuso_horario),
  })
  await postar(db, partes, { id, para: cliente.email, carta })
}

/** The link that is valid now, or after that the one of the closed sale. */
export const mandarDeNovo = async ({ db, usuario }: Contexto, partes: PartesDaCarta, id: string) => {
  const vendida = await vendaDeQuemManda(db, usuario, id)
  const { email } = vendida.cliente
  if (!email)
    throw new Recusa(409, 'SEM_EMAIL', 'Esta venda não tem e-mail. Mande o link pelo WhatsApp, ou copie-o.')
  await contarTentativa(db, regrasDeCarta(id))
  await db.transaction(async (db) =>
    linkAberto(vendida, vendida.link_numero)
      ? mandarLink(db, partes, vendida)
      : mandarFechada(db, partes, vendida),
  )
  return { email: ocultarEmail(email) }
}

export const mandarFechada = async (
  db: Db,
  partes: PartesDaCarta,
  { id, cliente, protocolo }: Pick<VendaComLink, 'id' | 'cliente'> & { protocolo: number },
) => {
  if (!cliente.email) return
  const { marca } = await lerConfiguracao(db)
  const nome = primeiroNome(quemAceita(cliente).nome)
  const carta = cartaDaFechada({ marca, nome, protocolo, link: partes.links.enderecoDaFechada(id) })
  await postar(db, partes, { id, para: cliente.email, carta })
}
