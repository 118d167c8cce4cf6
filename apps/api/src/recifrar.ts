import { quantos } from '@balcao/contract/valores/quantos'
import { arquivosGuardados } from './arquivos-guardados.ts'
import { comando } from './comando.ts'
import { recifrarArquivos } from './infra/arquivo/recifrar.commands.ts'
import { chavesDosArquivos, lerChaveMestra } from './infra/auth/chaves.ts'
import { abrirStorage } from './infra/storage/abrir.ts'

const recifradosDe = (n: number) => quantos(n, 'recifrado', 'recifrados')

await comando(async (db, env) => {
  const { atual, antigas } = chavesDosArquivos(
    lerChaveMestra(env.dataDir, env.chaveMestra),
    env.chavesDosArquivos,
  )
  const storage = await abrirStorage(env.storageUrl, atual, antigas)
  const { vistos, recifrados, falhas, passageiros } = await recifrarArquivos(db, storage, arquivosGuardados, {
    avisar: (chave, erro) =>
      process.stderr.write(`${chave}: ${erro instanceof Error ? erro.message : String(erro)}\n`),
    andamento: (ate) =>
      process.stdout.write(
        `${quantos(ate.vistos, 'arquivo visto', 'arquivos vistos')}, ${recifradosDe(ate.recifrados)}\n`,
      ),
  })
  process.stdout.write(`Fim: ${quantos(vistos, 'arquivo', 'arquivos')}, ${recifradosDe(recifrados)} agora.\n`)
  if (falhas)
    process.stdout.write(
      `${quantos(falhas, 'não abriu', 'não abriram')} com nenhuma das chaves, ou ${falhas === 1 ? 'não está' : 'não estão'} no armazenamento.\n`,
    )
  if (passageiros)
    process.stdout.write(
      `${passageiros} de passagem ainda ${passageiros === 1 ? 'tem' : 'têm'} uma chave antiga. Rode de novo amanhã.\n`,
    )
  if (falhas || passageiros) process.exitCode = 1
  else process.stdout.write('Nenhum arquivo precisa mais de CHAVES_ARQUIVOS_ANTIGAS.\n')
})
