import type { Convite, LinkDeSenha, Usuario } from '@balcao/contract/acesso/usuario'
import type { Db } from '#infra/db/conexao.ts'
import type { Envelope } from '#infra/mail/correio.ts'
import { fecharRemessa } from '#infra/mail/remessa.ts'
import type { PartesDoAviso } from '#provedor/configuracao/aviso-de-mudanca.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { servidorDeEmail } from '#provedor/configuracao/em-vigor.ts'
import { escreverConvite, escreverRecuperacao } from './senha.commands.ts'

type CartaComLink = {
  usuarioId: string
  /** With a mail server the link is made where the letter is sent, and nobody else ever has it. */
  mandar: () => Promise<unknown>
  escrever: () => Promise<{ carta: Envelope; link: string } | null>
}

/** Without a mail server, the letter is in a folder that its author can hardly reach, so they get its link. */
const entregar = async (
  db: Db,
  { env, cofre, enfileirar }: PartesDoAviso,
  { usuarioId, mandar, escrever }: CartaComLink,
): Promise<Convite> => {
  if (await servidorDeEmail(db, cofre, env)) {
    await mandar()
    return { por_email: true, link: null }
  }
  const escrita = await escrever()
  if (!escrita) return { por_email: false, link: null }
  const fechada = fecharRemessa(cofre, {
    carta: escrita.carta,
    servidor: null,
    sobre: { entidade: 'usuario', id: usuarioId },
    destinatario: escrita.carta.para,
  })
  await enfileirar(db, 'carta', { fechada })
  return { por_email: false, link: escrita.link }
}

/** Invites a person, in the transaction that created them. */
export const convidar = (db: Db, partes: PartesDoAviso, usuarioId: string) =>
  entregar(db, partes, {
    usuarioId,
    mandar: () => partes.enfileirar(db, 'convite', { usuarioId }),
    escrever: () => escreverConvite(db, partes.env.urlPublica, usuarioId),
  })

/** For somebody who cannot ask for it, or to whom no letter would come. */
export const darLinkDeSenha = async (
  db: Db,
  partes: PartesDoAviso,
  { id, nome, email }: Usuario,
): Promise<LinkDeSenha> => {
  const entrega = await entregar(db, partes, {
    usuarioId: id,
    mandar: () => partes.enfileirar(db, 'recuperacao', { email }),
    escrever: () => escreverRecuperacao(db, partes.env.urlPublica, { id, nome, email }),
  })
  const { minutos_da_recuperacao: minutos } = await lerConfiguracao(db)
  return { ...entrega, minutos }
}
