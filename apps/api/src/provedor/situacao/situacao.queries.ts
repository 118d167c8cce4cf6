import type { SituacaoDoSistema } from '@balcao/contract/provedor/situacao-api'
import type pg from 'pg'
import type { Ambiente } from '#env.ts'
import type { Db } from '#infra/db/conexao.ts'
import type { Storage } from '#infra/storage/storage.ts'
import type { Cofre } from '#provedor/configuracao/cofre.ts'
import { servidorDeEmail } from '#provedor/configuracao/em-vigor.ts'
import { VERSAO } from '#versao.ts'
import { verArmazenamento } from './armazenamento.ts'
import { verBackup } from './backup.ts'
import { verBanco } from './banco.queries.ts'
import { verCertificado } from './certificado.ts'
import type { criarCertificadosDeFora } from './certificados-de-fora.ts'
import { verDisco } from './disco.ts'
import { verEmail } from './email.queries.ts'
import { lerFalhas, lerRepetidos, verFila } from './fila.queries.ts'
import { achado, ateOPrazo, conferir, dado, instante } from './parte.ts'
import { servicosDeFora } from './servicos-de-fora.ts'

export type Partes = { env: Ambiente; pool: pg.Pool; cofre: Cofre; storage: Storage }
type ComMemoria = Partes & { verDeFora: ReturnType<typeof criarCertificadosDeFora> }

const verPrograma = async () =>
  achado('OK', 'Está no ar.', null, [
    dado('Versão', VERSAO),
    instante('Desde', new Date(performance.timeOrigin)),
    dado('Node', process.version),
  ])

/** Everything at once, each part for itself: one that hangs holds up no other. */
export const verSituacao = async (
  db: Db,
  { env, pool, cofre, storage, verDeFora }: ComMemoria,
): Promise<SituacaoDoSistema> => {
  const [falhas, repetidos, ...partes] = await Promise.all([
    ateOPrazo(
      lerFalhas(pool).catch(() => []),
      [],
    ),
    ateOPrazo(
      lerRepetidos(pool).catch(() => []),
      [],
    ),
    conferir('programa', '', verPrograma),
    conferir('banco', 'Veja se o PostgreSQL está no ar e o que ele diz no log.', () => verBanco(pool)),
    conferir('armazenamento', 'Confira STORAGE_URL, as chaves e a rede até o armazenamento.', () =>
      verArmazenamento(storage, env.storageUrl),
    ),
    conferir('disco', 'Confira a pasta de DATA_DIR.', () => verDisco(env.dataDir)),
    conferir('email', 'Confira o servidor de e-mail em Configurações gerais.', async () =>
      verEmail(pool, await servidorDeEmail(db, cofre, env)),
    ),
    conferir('fila', 'Veja no log as falhas da fila.', () => verFila(pool)),
    conferir('backup', 'Confira a pasta de DATA_DIR.', () => verBackup(env.dataDir)),
    conferir('certificado', 'Confira PUBLIC_URL.', () => verCertificado(env.urlPublica)),
    conferir('certificados_de_fora', 'Confira a rede até os outros serviços.', async () =>
      verDeFora(await servicosDeFora(db, cofre, env)),
    ),
  ])
  return { em: new Date().toISOString(), partes, falhas, repetidos }
}
