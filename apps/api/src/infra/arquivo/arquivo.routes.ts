import { arquivoApi } from '@balcao/contract/infra/arquivo'
import { urlDaImagem } from '@balcao/contract/provedor/imagem'
import { rota, type Servidor } from '#infra/http/rota.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { guardarImagem } from './arquivo.commands.ts'

export const rotasDeArquivo = (app: Servidor, storage: Storage) => {
  rota(app, arquivoApi.enviarImagem, async ({ body }, contexto) => {
    const { id, largura, altura } = await guardarImagem(contexto, storage, body, { publico: true })
    return { id, url: urlDaImagem(id), largura, altura }
  })
}
