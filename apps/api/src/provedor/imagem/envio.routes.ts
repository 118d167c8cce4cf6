import { urlDaImagem } from '@balcao/contract/provedor/imagem'
import { imagemApi } from '@balcao/contract/provedor/imagem-envio'
import { guardarArquivo } from '#infra/arquivo/arquivo.commands.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { prepararImagem } from './preparar-imagem.ts'

export const rotaDeEnvioDeImagem = (app: Servidor, storage: Storage) => {
  rota(app, imagemApi.enviar, async ({ body }, contexto) => {
    const imagem = await prepararImagem(body)
    const { id } = await guardarArquivo(contexto, storage, { ...imagem, publico: true })
    return { id, url: urlDaImagem(id), largura: imagem.largura, altura: imagem.altura }
  })
}
