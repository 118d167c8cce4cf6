import { eq } from 'drizzle-orm'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { type Autor, agir, type VendaTravada } from './agir.commands.ts'
import { faltasDosAnexosDe } from './anexos.queries.ts'
import { recusarIncompleta } from './conferir.commands.ts'
import { porQueNaoSeVende, venderCongelada } from './oferta-da-venda.commands.ts'
import { portaDe } from './porta.ts'
import { prazoDoAceite } from './prazo-do-aceite.ts'
import { julgarRestricoes, restricoesProprias } from './restricoes.ts'

/** Back to where it came from: judged again, and what is already satisfied is not asked for twice. */
export const reenviarVenda = (contexto: Contexto, id: string, { versao }: { versao: number }) =>
  agir(contexto, 'reenviar', id, versao, async (db, atual) => {
    const faltas = await faltasDosAnexosDe(db, id, atual.oferta.canal)
    if (faltas.length) throw recusarIncompleta(faltas)
    return julgada(db, atual)
  })

/** The earlier link is dead, and the sale judged again. After it expired, the promotions have to be free still. */
export const reenviarLink = (contexto: Contexto, id: string, { versao }: { versao: number }) =>
  agir(contexto, 'reenviar_link', id, versao, async (db, atual, autor) => {
    await exigirOfertaVendida(db, autor, atual)
    await venderCongelada(db, atual, usoDe(atual)).tomarPromocoes()
    return julgada(db, atual)
  })

/** With another link, at the first door that is closed now. */
const julgada = async (db: Db, atual: VendaTravada) => {
  const restricoes = await restricoesDe(db, atual)
  const para = portaDe({ ...atual, restricoes })
  const aceite_ate = para === 'AGUARDANDO_ACEITE' ? await prazoDoAceite(db) : atual.aceite_ate
  return { para, mudancas: { restricoes, aceite_ate, link_numero: atual.link_numero + 1 } }
}

const usoDe = ({ id, vendedor_id, cliente }: VendaTravada) => ({
  venda_id: id,
  vendedor_id,
  documento: cliente.cpf_cnpj,
})

const restricoesDe = async (db: Db, atual: VendaTravada) => {
  const { id, empresa_id, cliente_id, endereco, oferta } = atual
  const [dono] = await db
    .select({ restricao: cliente.restricao, cpf_cnpj: cliente.cpf_cnpj })
    .from(cliente)
    .where(eq(cliente.id, cliente_id))
  // Corrected on record, it is no longer what the sale says.
  const documento = dono?.cpf_cnpj ?? atual.cliente.cpf_cnpj
  return [
    ...restricoesProprias(dono ?? null, oferta.plano),
    ...(await julgarRestricoes(db, { empresa_id, documento, porta: endereco, exceto: id })),
  ]
}

const exigirOfertaVendida = async (db: Db, { usuario }: Autor, atual: VendaTravada) => {
  const motivo = await porQueNaoSeVende(db, usuario, atual)
  if (motivo)
    throw new Recusa(409, 'OFERTA_ENCERRADA', `${motivo}. Corrija a venda com outra oferta, ou cancele-a.`)
}
