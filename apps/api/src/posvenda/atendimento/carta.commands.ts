import { eq } from 'drizzle-orm'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { auditar } from '#infra/auditoria/auditoria.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { cartaDoAtendimento } from '#infra/mail/cartas.ts'
import type { Correio } from '#infra/mail/correio.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { remetente } from '#provedor/configuracao/em-vigor.ts'
import { atendimento } from './atendimento.table.ts'
import { atendimentoMensagem } from './conversa.table.ts'

const DA_FILA = { sistema: 'entrega de cartas' }

const lerMensagem = async (db: Db, id: string) => {
  const [lida] = await db
    .select({
      texto: atendimentoMensagem.texto,
      para: atendimentoMensagem.para,
      envio: atendimentoMensagem.envio,
      atendimento_id: atendimento.id,
      protocolo: atendimento.protocolo,
      assunto: atendimento.assunto,
      nome: cliente.nome,
    })
    .from(atendimentoMensagem)
    .innerJoin(atendimento, eq(atendimento.id, atendimentoMensagem.atendimento_id))
    .innerJoin(cliente, eq(cliente.id, atendimento.cliente_id))
    .where(eq(atendimentoMensagem.id, id))
  return lida
}

/**
 * Delivers a message to the client. Its words stay in their own table until then, so that what is forgotten meanwhile is
 * not sent. The screen says how far it got; the queue goes on trying for about a day.
 */
export const entregarMensagem = async (
  db: Db,
  { correio }: { correio: Correio },
  id: string,
  tentativa: number,
) => {
  const lida = await lerMensagem(db, id)
  if (!lida?.para || lida.envio === 'ENVIADA') return
  const { para, atendimento_id, protocolo, assunto, texto, nome } = lida
  const marcar = async (envio: 'ENVIADA' | 'FALHOU') => {
    await db.update(atendimentoMensagem).set({ envio }).where(eq(atendimentoMensagem.id, id))
    publicar(db, 'atendimento', [atendimento_id])
  }
  const { marca } = await lerConfiguracao(db)
  const carta = cartaDoAtendimento({ marca, nome, protocolo, assunto, texto })
  try {
    await correio.enviar({ ...carta, para, de: await remetente(db) })
  } catch (erro) {
    await marcar('FALHOU')
    if (tentativa === 0)
      await auditar(
        db,
        DA_FILA,
        'atendimento',
        atendimento_id,
        'AVISO_NAO_ENTREGUE',
        {},
        {
          destinatario: 'o cliente',
        },
      )
    throw erro
  }
  await marcar('ENVIADA')
}
