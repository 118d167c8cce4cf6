import { situacaoApi } from '@balcao/contract/provedor/situacao-api'
import { rota, type Servidor } from '#infra/http/rota.ts'
import type { RepetirTrabalho } from '#infra/jobs/fila.ts'
import { criarCertificadosDeFora } from './certificados-de-fora.ts'
import { repetirDesistido } from './repetir.commands.ts'
import { type Partes, verSituacao } from './situacao.queries.ts'

export const rotasDaSituacao = (
  app: Servidor,
  { repetirTrabalho, ...partes }: Partes & { repetirTrabalho: RepetirTrabalho },
) => {
  const verDeFora = criarCertificadosDeFora()
  rota(app, situacaoApi.obter, (_, { db }) => verSituacao(db, { ...partes, verDeFora }))
  rota(app, situacaoApi.repetir, async ({ params }, contexto) => {
    await repetirDesistido(contexto, repetirTrabalho, params)
    return { message: 'O trabalho voltou para a fila' }
  })
}
