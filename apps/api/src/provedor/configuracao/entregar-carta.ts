import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Correio } from '#infra/mail/correio.ts'
import { abrirRemessa } from '#infra/mail/remessa.ts'
import type { Cofre } from './cofre.ts'

const DA_FILA = { sistema: 'entrega de cartas' }

/**
 * Delivers a letter of the job queue. What it reports has already happened and stays. A failure is written
 * once to the history of its subject, and the queue goes on trying.
 */
export const entregarCarta = async (
  db: Db,
  { correio, cofre }: { correio: Correio; cofre: Cofre },
  fechada: string,
  tentativa: number,
) => {
  const { carta, servidor, sobre, destinatario } = abrirRemessa(cofre, fechada)
  try {
    await correio.enviar(carta, servidor)
  } catch (erro) {
    if (tentativa === 0)
      await auditar(db, DA_FILA, sobre.entidade, sobre.id, 'AVISO_NAO_ENTREGUE', {}, { destinatario })
    throw erro
  }
}
