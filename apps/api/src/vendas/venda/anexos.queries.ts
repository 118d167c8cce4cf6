import type { TipoAnexo } from '@balcao/contract/base/anexo'
import type { Db } from '#infra/db/conexao.ts'

export const anexosPresentes = async (_db: Db, _id: string): Promise<TipoAnexo[]> => []
