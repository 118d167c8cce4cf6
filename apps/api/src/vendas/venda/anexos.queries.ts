import type { TipoAnexo } from '@balcao/contract/base/anexo'
import type { Db } from '#infra/db/conexao.ts'

export const anexosPresentes = async (_db: Db, _id: string): Promise<TipoAnexo[]> => []
export const haAnexoRejeitado = async (_db: Db, _id: string): Promise<boolean> => false
export const exigirAnexosCompletos = async (_db: Db, _id: string, _canal: object) => {}
export const exigirAnexosAprovados = async (_db: Db, _id: string, _tipos: readonly TipoAnexo[]) => {}
