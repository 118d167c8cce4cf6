import { montarApp } from './app.ts'
import { criarImportador } from './clientes/importacao/execucao/importador.ts'
import { retomarImportacoes } from './clientes/importacao/importacao.commands.ts'
import { retomarLotes } from './cobranca/boleto/lote/retomar.commands.ts'
import { prepararPastaDeRetornos } from './cobranca/retorno/pasta.ts'
import { retomarRetornos } from './cobranca/retorno/retomar.commands.ts'
import { prepararDemonstracao } from './demo/preparar.ts'
import type { Ambiente } from './env.ts'
import { apagarDepoisDoBackup } from './infra/arquivo/apagar-depois.ts'
import { chavesDosArquivos, lerChaveMestra } from './infra/auth/chaves.ts'
import { conectar } from './infra/db/conexao.ts'
import { migrar } from './infra/db/migrar.ts'
import type { Conexao } from './infra/db/opcoes-da-conexao.ts'
import { criarLog } from './infra/http/log.ts'
import { criarFila } from './infra/jobs/fila.ts'
import { criarCorreio } from './infra/mail/correio.ts'
import { abrirStorage } from './infra/storage/abrir.ts'
import { jobs } from './jobs.ts'
import { prepararPrimeiroInicio } from './primeiro-inicio.ts'
import { criarCofre } from './provedor/configuracao/cofre.ts'
import { servidorDeEmail } from './provedor/configuracao/em-vigor.ts'
import { carregarMunicipios } from './provedor/municipio/municipio.commands.ts'
import { criarAlcance } from './provedor/webhook/rede.ts'

/** Starts every part in order, on a running database. Each part tells `aoEncerrar` how to stop it. */
export const iniciar = async (
  env: Ambiente,
  conexao: Conexao,
  aoEncerrar: (parar: () => unknown) => void,
) => {
  const log = criarLog(env.nivelDeLog)
  const aoPerder = (erro: Error) => {
    // Connections that the stopping database cuts are not worth a warning.
    if (!pool.ending) log.warn({ err: erro }, 'conexão com o banco perdida')
  }
  const rastros =
    env.otlp &&
    (await import('./infra/observacao/rastros.ts')).criarRastros(env.otlp, (erro) =>
      log.warn({ err: erro }, 'rastros perdidos'),
    )
  if (rastros) aoEncerrar(rastros.parar)
  const demoradas = {
    rastros,
    limiteMs: env.consultaDemoradaMs,
    avisar: (demorada: object) => log.warn(demorada, 'consulta demorada'),
  }
  const replica = env.replicaUrl ? { connectionString: env.replicaUrl } : undefined
  const { pool, db, leitor } = conectar(conexao, aoPerder, demoradas, replica)
  aoEncerrar(() => pool.end())
  aoEncerrar(leitor.fechar)
  await migrar(pool)
  const primeiro = await prepararPrimeiroInicio({ pool, db }, env.admin, aoEncerrar)
  await carregarMunicipios(db)
  const chaveMestra = lerChaveMestra(env.dataDir, env.chaveMestra)
  const { atual, antigas } = chavesDosArquivos(chaveMestra, env.chavesDosArquivos)
  const storage = await abrirStorage(env.storageUrl, atual, antigas)
  await prepararDemonstracao(db, storage, env.demo)

  await prepararPastaDeRetornos(env.dataDir)

  const cofre = criarCofre(chaveMestra)
  const correio = criarCorreio({
    servidorEmVigor: () => servidorDeEmail(db, cofre, env),
    dataDir: env.dataDir,
    avisar: (linha) => log.info(linha),
  })
  const aoFalhar = (erro: Error) => log.error({ err: erro }, 'falha na fila')
  const fila = criarFila({ pool, jobs, aoFalhar, rastros })
  aoEncerrar(fila.parar)
  const importador = criarImportador({ conexao, storageUrl: env.storageUrl, chaves: { atual, antigas } })
  aoEncerrar(importador.parar)
  await fila.iniciar({
    storage: apagarDepoisDoBackup(storage, db, fila.enfileirar),
    ...{ db, correio, cofre, urlPublica: env.urlPublica, dataDir: env.dataDir },
    enfileirar: fila.enfileirar,
    webhooks: { alcanca: criarAlcance(env.redesDosWebhooks) },
    executarImportacao: importador.executar,
  })
  await retomarImportacoes(db, fila.enfileirar)
  await retomarLotes(db, fila.enfileirar)
  await retomarRetornos(db, fila.enfileirar)

  const app = await montarApp({
    ...{ env, db, pool, leitor, chaveMestra, rastros },
    enfileirar: fila.enfileirar,
    repetirTrabalho: fila.repetir,
    aquecerImportador: importador.aquecer,
  })
  aoEncerrar(() => app.close())
  await app.listen({ port: env.porta, host: env.host })
  return { primeiro }
}
