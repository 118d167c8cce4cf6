import type { SQL } from 'drizzle-orm'
import { encaixe } from '#infra/encaixe.ts'
import type { Pessoa } from '#infra/http/contexto.ts'

/** For a select from `municipio`: whether something is sold in that city, by a company that this person reaches. */
export const cidadeVendida = encaixe<(quem: Pessoa) => SQL<boolean>>('as cidades em que se vende')
