import { urlDaImagem } from '@balcao/contract/provedor/imagem'
import { imagemApi } from '@balcao/contract/provedor/imagem-envio'
import { guardarArquivo } from '#infra/arquivo/arquivo.commands.ts'
import { rota, type Servidor } from '#infra/http/rota.ts'
import type { Enfileirar } from '#infra/jobs/fila.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { prepararImagem } from './preparar-imagem.ts'

type Partes = { storage: Storage; enfileirar: Enfileirar }

export const rotaDeEnvioDeImagem = (app: Servidor, partes: Partes) => {
  rota(app, imagemApi.enviar, async ({ body }, contexto) => {
    const { bytes, ...imagem } = await prepararImagem(body)
    const conteudo = { ...imagem, conteudo: [bytes], tamanho: bytes.length, publico: true }
    const { id } = await guardarArquivo(contexto, partes, conteudo)
    return { id, url: urlDaImagem(id), largura: imagem.largura, altura: imagem.altura }
  })
}
