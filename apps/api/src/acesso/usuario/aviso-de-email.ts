import { formatarInstante } from '@balcao/contract/valores/data'
import type { Db } from '#infra/db/conexao.ts'
import { cartaDeTrocaDeEmail } from '#infra/mail/cartas.ts'
import { fecharRemessa } from '#infra/mail/remessa.ts'
import type { PartesDoAviso } from '#provedor/configuracao/aviso-de-mudanca.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { remetente } from '#provedor/configuracao/em-vigor.ts'

/**
 * Sent to the address that is no longer the person's, so that its owner learns of the change while there is
 * still somebody to ask. It does not name the new address: the old one may have been a typing mistake and
 * belong to a stranger.
 */
export const avisarEnderecoAntigo = async (
  db: Db,
  { env, cofre, enfileirar }: PartesDoAviso,
  pessoa: { id: string; nome: string; email: string },
  quem: string,
) => {
  const { marca, fuso_horario, email_suporte } = await lerConfiguracao(db)
  const carta = cartaDeTrocaDeEmail({
    ...{ marca, quem, suporte: email_suporte },
    nome: pessoa.nome,
    quando: formatarInstante(new Date().toISOString(), fuso_horario),
    link: `${env.urlPublica}/login`,
  })
  const remessa = {
    carta: { ...carta, para: pessoa.email, de: await remetente(db) },
    sobre: { entidade: 'usuario', id: pessoa.id },
    destinatario: pessoa.email,
  }
  await enfileirar(db, 'carta', { fechada: fecharRemessa(cofre, remessa) })
}
