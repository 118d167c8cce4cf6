import { DIAS_DE_AVISO } from '@balcao/contract/acesso/chave-api'
import { formatarInstante } from '@balcao/contract/valores/data'
import { sql } from 'drizzle-orm'
import { administradores } from '#acesso/usuario/administrador.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import { cartaDaChaveAVencer } from '#infra/mail/cartas.ts'
import { fecharRemessa } from '#infra/mail/remessa.ts'
import type { Cofre } from '#provedor/configuracao/cofre.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { remetente } from '#provedor/configuracao/em-vigor.ts'

export type PartesDoFim = { db: Db; cofre: Cofre; urlPublica: string; enfileirar: Enfileirar }

type AVencer = { id: string; nome: string; expira_em: string; criador: string; email: string }

/** Once for each key that ends soon: a letter to whoever made it, and to the administrators. */
export const avisarDoFim = ({ db, cofre, urlPublica, enfileirar }: PartesDoFim) =>
  db.transaction(async (db) => {
    const { rows: chaves } = await db.execute<AVencer>(sql`
      update chave_api c set avisada_em = now() from usuario u
      where u.id = c.criada_por and u.ativo and u.excluido_em is null
        and c.revogada_em is null and c.avisada_em is null and c.expira_em > now()
        and c.expira_em <= now() + make_interval(days => ${DIAS_DE_AVISO}::integer)
      returning c.id, c.nome, c.expira_em, u.nome as criador, u.email`)
    if (!chaves.length) return
    const { marca, fuso_horario } = await lerConfiguracao(db)
    const [de, admins] = [await remetente(db), await administradores(db)]
    for (const { id, nome: chave, expira_em, criador, email } of chaves) {
      const pessoas = new Map([{ nome: criador, email }, ...admins].map((p) => [p.email, p.nome]))
      const ate = formatarInstante(new Date(expira_em).toISOString(), fuso_horario)
      for (const [para, nome] of pessoas) {
        const carta = cartaDaChaveAVencer({
          ...{ marca, nome, chave, criador, ate },
          link: `${urlPublica}/admin/chave-api/${id}`,
        })
        const remessa = {
          carta: { ...carta, para, de },
          sobre: { entidade: 'chave_api', id },
          destinatario: nome,
        }
        await enfileirar(db, 'carta', { fechada: fecharRemessa(cofre, remessa) })
      }
    }
  })
