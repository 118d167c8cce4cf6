import { ocultarEmail } from '@balcao/contract/clientes/cliente/mascara'
import { type EstadoDoBoletoPublico, estadoPublico } from '@balcao/contract/cobranca/boleto-publico'
import { eq } from 'drizzle-orm'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import { veTudo } from '#clientes/cliente/mascarar.ts'
import { exigirVisualizacao } from '#clientes/cliente/travar.ts'
import type { Db } from '#infra/db/conexao.ts'
import { contarTentativa, regrasDeCarta } from '#infra/freio/freio.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import type { Cofre } from '#provedor/configuracao/cofre.ts'
import type { BoletoTravado } from '../alcance.ts'
import { lerBoleto } from '../boleto.queries.ts'
import type { LinksDoBoleto } from '../link.ts'
import { fecharEnvio } from './envio.ts'

export type PartesDoEnvio = {
  links: LinksDoBoleto
  cofre: Cofre
  enfileirar: Enfileirar
  /** Refuses while there is no mail server. */
  exigirEmail: (db: Db) => Promise<void>
}

const porQueNao: Record<EstadoDoBoletoPublico, string | null> = {
  PAGAVEL: null,
  SEM_REGISTRO: null,
  PAGO: 'Este boleto já foi pago: não há o que enviar.',
  CANCELADO: 'Este boleto foi cancelado: não há o que enviar.',
  INDISPONIVEL:
    'O banco não aceita mais este boleto. Mande-o de novo ao banco, ou emita outro, antes de enviar.',
}

const emailDoCliente = async (db: Db, id: string | null) => {
  const [lido] = id ? await db.select({ email: cliente.email }).from(cliente).where(eq(cliente.id, id)) : []
  if (lido?.email) return lido.email
  throw new Recusa(
    409,
    'SEM_EMAIL',
    'Este cliente não tem e-mail. Complete o cadastro, ou mande o link do boleto pelo WhatsApp.',
  )
}

const exigirEnviavel = (lido: BoletoTravado) => {
  if (lido.origem === 'TESTE') throw new Recusa(409, 'ACAO_IMPOSSIVEL', 'Um boleto de teste não é enviado.')
  const motivo = porQueNao[estadoPublico(lido)]
  if (motivo) throw new Recusa(409, 'ACAO_IMPOSSIVEL', motivo)
}

/** To the address on record. Another one only by people who see the client's data, because the PDF shows it. */
export const enviarBoleto = async (
  { db, usuario }: Contexto,
  { links, cofre, enfileirar, exigirEmail }: PartesDoEnvio,
  id: string,
  pedido: { para?: string | undefined },
) => {
  const lido = await lerBoleto(db, usuario, id)
  if (pedido.para) exigirVisualizacao(usuario)
  exigirEnviavel(lido)
  const para = pedido.para ?? (await emailDoCliente(db, lido.cliente_id))
  await exigirEmail(db)
  await contarTentativa(db, regrasDeCarta(id))
  const fechado = fecharEnvio(cofre, { para, link: links.endereco(id), quem: usuario.nome })
  await enfileirar(db, 'carta_do_boleto', { boletoId: id, fechado })
  return { para: veTudo(usuario) ? para : ocultarEmail(para) }
}
