import {
  codigosDoAceite,
  type EstadoDoLink,
  type Identidade,
  type Identificado,
  TENTATIVAS_DO_LINK,
} from '@balcao/contract/vendas/aceite'
import { primeiroNome } from '@balcao/contract/vendas/aceite-link'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { contarTentativa, perdoarTentativas, regrasDeLink } from '#infra/freio/freio.ts'
import type { Origem } from '#infra/http/contexto.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { bloquearLink } from '#vendas/venda/bloquear-link.commands.ts'
import { linkAberto } from '#vendas/venda/link-aberto.ts'
import { quemAceita } from '#vendas/venda/quem-aceita.ts'
import { venda } from '#vendas/venda/venda.table.ts'
import { aceiteDoLink } from './aceite.queries.ts'
import { tentativaDoLink as tentativa } from './aceite.table.ts'
import { type LinkDaVenda, type Links, paraAcompanhar } from './link.ts'
import { chaveDoLink } from './tentativa.queries.ts'

type Vendida = typeof venda.$inferSelect

const bloqueado = () =>
  new Recusa(
    403,
    codigosDoAceite.bloqueado,
    'Este link foi bloqueado depois de muitas respostas erradas. Peça um novo a quem vendeu para você.',
  )

/** The same for somebody else, for a link that ended, and for what never was a link. */
const naoConfere = (restam: number) =>
  new Recusa(
    401,
    codigosDoAceite.naoConfere,
    `Os dados não conferem com este link. Confira os 4 últimos números do CPF, a data de nascimento e se o link é o último que você recebeu, inteiro. ${
      restam === 1 ? 'Resta 1 tentativa.' : `Restam ${restam} tentativas.`
    }`,
  )

/** Counted before the answer is compared, so that simultaneous tries do not pass together. */
const contar = async (db: Db, chave: string) => {
  const { rows } = await db.execute<{ falhas: number }>(sql`
    insert into ${tentativa} as t (chave, falhas, ultima_em) values (${chave}, 1, now())
    on conflict (chave) do update set falhas = t.falhas + 1, ultima_em = now()
    where t.falhas < ${TENTATIVAS_DO_LINK}
    returning falhas`)
  const [contada] = rows
  if (!contada) throw bloqueado()
  return contada.falhas
}

/** Who has shown who they are, gets the ticket for the rest, or learns what became of the link. */
export const identificar = async (
  db: Db,
  links: Links,
  { ip }: Origem,
  { t, final_cpf, data_nascimento }: Identidade,
): Promise<Identificado> => {
  await contarTentativa(db, regrasDeLink(ip))
  const chave = chaveDoLink(t)
  const falhas = await contar(db, chave)
  const link = links.lerAceite(t)
  const vendida = link && (await vendaDoLink(db, link.vendaId))
  const quem = vendida && quemAceita(vendida.cliente)
  const confere = quem?.cpf.slice(-4) === final_cpf && quem.data_nascimento === data_nascimento
  if (!link || !vendida || !confere) {
    if (falhas < TENTATIVAS_DO_LINK) throw naoConfere(TENTATIVAS_DO_LINK - falhas)
    if (link) await bloquearLink(db, link)
    throw bloqueado()
  }
  await perdoarTentativas(db, regrasDeLink(ip))
  await db.delete(tentativa).where(eq(tentativa.chave, chave))
  return dizer(db, links, link, vendida)
}

const vendaDoLink = async (db: Db, id: string) => {
  const [achada] = await db.select().from(venda).where(eq(venda.id, id))
  return achada
}

const dizer = async (db: Db, links: Links, link: LinkDaVenda, vendida: Vendida): Promise<Identificado> => {
  const estado = await estadoDo(db, link, vendida)
  const { ingresso, vale_ate } = links.emitirIngresso(link)
  const aberto = estado === 'ABERTO'
  return {
    estado,
    primeiro_nome: primeiroNome(quemAceita(vendida.cliente).nome),
    ingresso: aberto ? ingresso : null,
    vale_ate: aberto ? vale_ate : null,
    fechada: estado === 'ACEITO' ? links.caminhoDaFechada(paraAcompanhar(vendida)) : null,
  }
}

const estadoDo = async (db: Db, { numero }: LinkDaVenda, vendida: Vendida): Promise<EstadoDoLink> => {
  if (linkAberto(vendida, numero)) return 'ABERTO'
  const aceito = await aceiteDoLink(db, { vendaId: vendida.id, numero })
  // What was accepted may have been changed since.
  if (aceito && aceito.resumo === vendida.aceite_resumo) return 'ACEITO'
  const aindaSeAceita = vendida.situacao === 'AGUARDANDO_ACEITE' || vendida.situacao === 'EXPIRADA'
  if (!aindaSeAceita) return 'ENCERRADO'
  return vendida.link_numero === numero ? 'VENCIDO' : 'SUBSTITUIDO'
}
