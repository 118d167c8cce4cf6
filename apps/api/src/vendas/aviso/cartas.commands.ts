import { nomesDosAvisos, type TipoDeAviso } from '@balcao/contract/provedor/configuracao-avisos'
import { oQueEspera } from '@balcao/contract/vendas/aviso-espera'
import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { cartaDeAvisos } from '#infra/mail/cartas.ts'
import { fecharRemessa } from '#infra/mail/remessa.ts'
import type { Cofre } from '#provedor/configuracao/cofre.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { remetente } from '#provedor/configuracao/em-vigor.ts'

export type PartesDasCartas = { db: Db; cofre: Cofre; urlPublica: string; enfileirar: Enfileirar }

type Pendente = {
  tipo: TipoDeAviso
  de: SituacaoVenda | null
  para: SituacaoVenda
  venda_id: string
  protocolo: string
  propria: boolean
  usuario_id: string
  nome: string
  email: string
}

const POR_VEZ = 500

/**
 * One letter for each person about what is new and unread, at most once a minute. Two copies of the program never write
 * about the same notice. A letter that a crash prevented is not written twice either.
 */
export const escreverCartas = (partes: PartesDasCartas) =>
  partes.db.transaction(async (db) => {
    const { avisos_por_email, marca } = await lerConfiguracao(db)
    const porPessoa = Object.groupBy(
      await tomarPendentes(db, avisos_por_email),
      ({ usuario_id }) => usuario_id,
    )
    const de = await remetente(db)
    for (const avisos of Object.values(porPessoa))
      if (avisos) await escrever(db, partes, { marca, de, avisos })
  })

/** All that is pending is settled. Given back is what somebody still in the house wants to hear by mail. */
const tomarPendentes = async (db: Db, permitidos: readonly TipoDeAviso[]) => {
  const { rows } = await db.execute<Pendente>(sql`
    with tomados as (
      update aviso set carta_pendente = false where id in (
        select id from aviso where carta_pendente order by id limit ${POR_VEZ} for update skip locked)
      returning id, usuario_id, venda_id, historico_id, tipo, lido_em)
    select t.tipo, h.de, h.para, t.venda_id, v.protocolo, u.id = any(v.donos) as propria, u.id as usuario_id, u.nome, u.email
    from tomados t join venda v on v.id = t.venda_id
      join venda_historico h on h.id = t.historico_id
      join usuario u on u.id = t.usuario_id and u.ativo and u.excluido_em is null
      left join aviso_preferencia p on p.usuario_id = u.id
    where t.lido_em is null and t.tipo = any(${sql.param([...permitidos])}::text[])
      and t.tipo <> all(coalesce(p.sem_email, '{}'))
    order by t.id`)
  return rows
}

type Correspondencia = { marca: string; de: Awaited<ReturnType<typeof remetente>>; avisos: Pendente[] }

/** Protocols only. Who the client is and why something happened is read behind the login. */
const escrever = async (
  db: Db,
  { cofre, urlPublica, enfileirar }: PartesDasCartas,
  { marca, de, avisos }: Correspondencia,
) => {
  const [primeiro, ...outros] = avisos
  if (!primeiro) return
  const { usuario_id, nome, email, venda_id, propria } = primeiro
  const lugar = outros.length ? '/avisos' : `/${propria ? 'vendedor' : 'admin'}/venda/${venda_id}`
  const carta = cartaDeAvisos({
    ...{ marca, nome, link: `${urlPublica}${lugar}` },
    linhas: avisos.map(({ protocolo, ...passo }) => ({
      houve: `${nomesDosAvisos[passo.tipo]}: venda ${protocolo}`,
      espera: oQueEspera(passo),
    })),
    preferencias: `${urlPublica}/conta`,
  })
  const remessa = {
    carta: { ...carta, para: email, de },
    sobre: { entidade: 'usuario', id: usuario_id },
    destinatario: nome,
  }
  await enfileirar(db, 'carta', { fechada: fecharRemessa(cofre, remessa) })
}
