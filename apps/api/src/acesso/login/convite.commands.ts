import type { Convite } from '@balcao/contract/acesso/usuario'
import type { Db } from '#infra/db/conexao.ts'
import { fecharRemessa } from '#infra/mail/remessa.ts'
import type { PartesDoAviso } from '#provedor/configuracao/aviso-de-mudanca.ts'
import { servidorDeEmail } from '#provedor/configuracao/em-vigor.ts'
import { escreverConvite } from './senha.commands.ts'

/**
 * Invites a person, in the transaction that created them. With a mail server the link is made where the
 * letter is sent, and nobody else ever has it. Without one, the letter is in a folder that the inviter can
 * hardly reach, so they get its link.
 */
export const convidar = async (
  db: Db,
  { env, cofre, enfileirar }: PartesDoAviso,
  usuarioId: string,
): Promise<Convite> => {
  if (await servidorDeEmail(db, cofre, env)) {
    await enfileirar(db, 'convite', { usuarioId })
    return { por_email: true, link: null }
  }
  const convite = await escreverConvite(db, env.urlPublica, usuarioId)
  if (!convite) return { por_email: false, link: null }
  const fechada = fecharRemessa(cofre, {
    carta: convite.carta,
    servidor: null,
    sobre: { entidade: 'usuario', id: usuarioId },
    destinatario: convite.carta.para,
  })
  await enfileirar(db, 'carta', { fechada })
  return { por_email: false, link: convite.link }
}
