import type { TipoDeAviso } from '@balcao/contract/provedor/configuracao-avisos'
import type { PreferenciaDeAvisos } from '@balcao/contract/vendas/aviso-api'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import type { Contexto, Pessoa } from '#infra/http/contexto.ts'
import { naoEncontrado } from '#infra/recusa/recusa.ts'
import { publicar } from '#infra/vivo/publicar.ts'
import { lerConfiguracao } from '#provedor/configuracao/configuracao.queries.ts'
import { aviso, avisoPreferencia } from './aviso.table.ts'

const meu = ({ id }: Pessoa, avisoId?: string) =>
  and(eq(aviso.usuario_id, id), avisoId ? eq(aviso.id, avisoId) : undefined)

/** Read twice, it keeps the first time. Somebody else's does not exist. */
export const lerAviso = ({ db, usuario }: Contexto, id: string) =>
  db.transaction(async (db) => {
    const [lido] = await db
      .update(aviso)
      .set({ lido_em: sql`coalesce(${aviso.lido_em}, now())` })
      .where(meu(usuario, id))
      .returning({ id: aviso.id })
    if (!lido) throw naoEncontrado()
    publicar(db, 'aviso', [usuario.id])
    return {}
  })

export const lerTodosOsAvisos = ({ db, usuario }: Contexto) =>
  db.transaction(async (db) => {
    await db
      .update(aviso)
      .set({ lido_em: sql`now()` })
      .where(and(meu(usuario), isNull(aviso.lido_em)))
    publicar(db, 'aviso', [usuario.id])
    return {}
  })

export const preferenciaDeAvisos = async (db: Db, { id }: Pessoa): Promise<PreferenciaDeAvisos> => {
  const { avisos_por_email: permitidos } = await lerConfiguracao(db)
  const [propria] = await db.select().from(avisoPreferencia).where(eq(avisoPreferencia.usuario_id, id))
  return { permitidos, por_email: permitidos.filter((tipo) => !propria?.sem_email.includes(tipo)) }
}

/** Of what does not go by mail now, the earlier choice is kept. */
export const preferirAvisos = async ({ db, usuario }: Contexto, por_email: TipoDeAviso[]) => {
  await db.transaction(async (db) => {
    const { permitidos } = await preferenciaDeAvisos(db, usuario)
    const [antes] = await db
      .select()
      .from(avisoPreferencia)
      .where(eq(avisoPreferencia.usuario_id, usuario.id))
      .for('update')
    const guardados = antes?.sem_email.filter((tipo) => !permitidos.includes(tipo)) ?? []
    const sem_email = [...guardados, ...permitidos.filter((tipo) => !por_email.includes(tipo))]
    await db
      .insert(avisoPreferencia)
      .values({ usuario_id: usuario.id, sem_email })
      .onConflictDoUpdate({ target: avisoPreferencia.usuario_id, set: { sem_email } })
  })
  return preferenciaDeAvisos(db, usuario)
}

/** What was read long ago. */
export const apagarAvisosLidos = async (db: Db) => {
  const { dias_dos_avisos } = await lerConfiguracao(db)
  await db
    .delete(aviso)
    .where(lt(aviso.lido_em, sql`now() - make_interval(days => ${dias_dos_avisos}::integer)`))
}
