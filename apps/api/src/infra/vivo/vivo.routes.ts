import { vivoApi } from '@balcao/contract/infra/vivo-api'
import type pg from 'pg'
import type { Pessoa } from '#infra/http/contexto.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { lerCarga } from './carga.ts'
import { criarEscuta } from './escuta.ts'
import { criarLigadas } from './ligadas.ts'
import { publicado } from './publicar.ts'

type Partes = { pool: pg.Pool; reconhecer: (sessaoId: string) => Promise<Pessoa | null> }

const semVivo = () =>
  new Recusa(503, 'SEM_VIVO', 'Esta tela se atualiza quando você voltar a ela', { esperarSegundos: 30 })

export const rotasDoVivo = (app: Servidor, { pool, reconhecer }: Partes) => {
  const ligadas = criarLigadas(reconhecer)
  const escuta = criarEscuta({
    pool,
    aoOuvir: (carga) => ligadas.espalhar(lerCarga(carga)),
    aoVoltar: ligadas.dizerATodasQueTudoMudou,
    aoEnsurdecer: ligadas.encerrarTodas,
    avisar: (erro) => app.log.warn({ err: erro }, 'sem ouvir o banco'),
  })
  let fechando = false
  // Before Fastify waits for the answers that are under way: these would never end by themselves.
  app.addHook('preClose', async () => {
    fechando = true
    ligadas.encerrarTodas()
  })
  app.addHook('onClose', async () => {
    await publicado(pool)
    await escuta.parar()
  })
  rota(app, vivoApi.abrir, async ({ query }, { usuario }) => {
    if (!(await escuta.pronta()) || fechando) throw semVivo()
    return ligadas.abrir(usuario, query.assuntos)
  })
  return { ligacoesVivas: ligadas.quantas }
}
