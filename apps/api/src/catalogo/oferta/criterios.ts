import { TODOS_OS_CANAIS } from '@balcao/contract/catalogo/oferta-filtro'
import type { TipoPessoa } from '@balcao/contract/valores/pessoa'
import { and, eq, isNull } from 'drizzle-orm'
import { usuario } from '#acesso/usuario/usuario.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { canalVenda } from '#provedor/canal-venda/canal-venda.table.ts'
import { hojeNoFuso } from '#provedor/configuracao/configuracao.queries.ts'

/** Where, by whom, to whom and when something is sold. A criterion that is missing does not restrict. */
export type Criterios = {
  /** `YYYY-MM-DD`, in the provider's time zone. */
  dia: string
  empresa_id?: string | undefined
  codigo_ibge?: number | undefined
  canal_venda_id?: string | undefined
  tipo_pessoa?: TipoPessoa | undefined
  /** Includes the promotion with this coupon. */
  cupom?: string | undefined
}

/** Uses today, and the person's own channel when the call names none. `hoje`: for who knows it already. */
export const criteriosDe = async (
  db: Db,
  quem: Pessoa,
  { empresa_id, codigo_ibge, canal_venda_id, tipo_pessoa, cupom }: Omit<Criterios, 'dia'>,
  hoje?: string,
): Promise<Criterios> => {
  const canal = canal_venda_id ?? (await canalDaPessoa(db, quem))
  return {
    dia: hoje ?? (await hojeNoFuso(db)),
    empresa_id,
    codigo_ibge,
    canal_venda_id: canal === TODOS_OS_CANAIS ? undefined : canal,
    tipo_pessoa,
    cupom,
  }
}

/** Unless the channel was retired since. */
const canalDaPessoa = async (db: Db, quem: Pessoa) => {
  const [canal] = await db
    .select({ id: canalVenda.id })
    .from(usuario)
    .innerJoin(canalVenda, eq(canalVenda.id, usuario.canal_venda_id))
    .where(and(eq(usuario.id, quem.id), eq(canalVenda.ativo, true), isNull(canalVenda.excluido_em)))
  return canal?.id
}
