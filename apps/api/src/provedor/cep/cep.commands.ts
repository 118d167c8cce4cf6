import type { ConsultaDeCep } from '@balcao/contract/provedor/cep-consulta'
import { sql } from 'drizzle-orm'
import type { Db } from '#infra/db/conexao.ts'
import { contarTentativa } from '#infra/freio/freio.ts'
import type { Contexto } from '#infra/http/contexto.ts'
import { municipiosPorCodigo } from '#provedor/municipio/municipio.queries.ts'
import type { BuscaDeCep, LocalDoCep } from './busca-de-cep.ts'
import { ultimaConsulta } from './cep.queries.ts'
import { cepConsultado } from './cep.table.ts'

/**
 * More new CEPs in a row than anyone registers by hand. One person must not get us blocked by the service.
 */
const freioDaPessoa = (id: string) => [{ chave: `cep:${id}`, livres: 300, teto: 60 }]

const guardar = (db: Db, cep: string, resposta: LocalDoCep | null) => {
  const consulta = { resposta, consultado_em: sql`now()` }
  return db
    .insert(cepConsultado)
    .values({ cep, ...consulta })
    .onConflictDoUpdate({ target: cepConsultado.cep, set: consulta })
}

const responder = async (db: Db, cep: string, local: LocalDoCep | null): Promise<ConsultaDeCep> => {
  const [cidade] = local ? await municipiosPorCodigo(db, [local.codigo_ibge]) : []
  // A city that we do not know cannot be chosen either, so the person has to check it.
  if (!local || !cidade) return { situacao: 'DESCONHECIDO', endereco: null }
  const { logradouro, bairro, trecho } = local
  return { situacao: 'ENCONTRADO', endereco: { cep, logradouro, bairro, trecho, cidade } }
}

type Busca = { buscar: BuscaDeCep | null; aoFalhar: (erro: unknown) => undefined }

/**
 * Where a CEP is: from an earlier answer, or else from the service. `buscar` is null when none is configured.
 */
export const consultarCep = async (
  { db, usuario }: Pick<Contexto, 'db' | 'usuario'>,
  { buscar, aoFalhar }: Busca,
  cep: string,
): Promise<ConsultaDeCep> => {
  if (!buscar) return { situacao: 'DESLIGADA', endereco: null }
  const ultima = await ultimaConsulta(db, cep)
  if (ultima?.recente) return responder(db, cep, ultima.local)

  await contarTentativa(db, freioDaPessoa(usuario.id))
  const nova = await buscar(cep).catch(aoFalhar)
  if (nova !== undefined) {
    await guardar(db, cep, nova)
    return responder(db, cep, nova)
  }
  // An old answer is better than none.
  return ultima?.local ? responder(db, cep, ultima.local) : { situacao: 'INDISPONIVEL', endereco: null }
}
