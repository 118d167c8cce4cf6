import { expect, test } from 'vitest'
import { usarServidor } from '#testes/ambiente.ts'
import { comecar, fotoDeRuido, listar, mandarParte } from './anexo.fabrica.ts'
import { concluirEnvio } from './concluir.commands.ts'
import { envioDoToken } from './envio.queries.ts'

const s = usarServidor()

test('a última parte repetida enquanto a primeira termina: uma manda, a outra pergunta quanto chegou', async () => {
  const { acesso: token } = await s().fabrica.pessoa({ grupo: 'Vendedor' })
  const foto = await fotoDeRuido(700)
  const { corpo: envio } = await comecar(s().pedir, foto, { token })
  const inicio = foto.length - 1_000
  const ultima = foto.subarray(inicio)
  expect((await mandarParte(s().pedir, envio, 0, foto.subarray(0, inicio))).status).toBe(204)
  const { db, enfileirar, storage } = s()
  const guardado = await envioDoToken(db, envio.id, envio.token)
  // The one that is repeated ends exactly when the other is about to read the parts, and takes them away.
  const lendoTarde = {
    ...storage,
    ler: async (...argumentos: Parameters<typeof storage.ler>) => {
      expect((await mandarParte(s().pedir, envio, inicio, ultima)).status).toBe(204)
      return storage.ler(...argumentos)
    },
  }
  const repetida = concluirEnvio(
    { db, origem: { ip: '127.0.0.1', agente: 'teste' } },
    { storage: lendoTarde, enfileirar },
    guardado,
    { inicio, bytes: ultima },
  )
  await expect(repetida).rejects.toMatchObject({ status: 409, codigo: 'DESLOCAMENTO' })
  expect(await listar(s().pedir, envio.venda_id, token)).toMatchObject([{ versao: 1, atual: true }])
})
