import { buffer } from 'node:stream/consumers'
import {
  escreverModificadores,
  type FormatoDeImagem,
  type Modificadores,
} from '@balcao/contract/provedor/imagem'
import type { ImagemPublica } from '#infra/arquivo/arquivo.queries.ts'
import type { Db } from '#infra/db/conexao.ts'
import { contarNaJanela } from '#infra/freio/freio-por-janela.ts'
import type { Storage } from '#infra/storage/storage.ts'
import { criarCompartilhado } from './compartilhado.ts'
import { janelaDeVariantes } from './freio-de-variantes.ts'
import { criarMemoria } from './memoria.ts'
import { naVezDaEntrega } from './sharp.ts'
import { desenharVariante } from './variante.ts'

const BYTES_NA_MEMORIA = 48 * 1024 * 1024

const formatoDe = ({ mime }: ImagemPublica) => mime.replace('image/', '') as FormatoDeImagem

type Quem = { ip: string; partiu: AbortSignal }

/**
 * Pictures in the requested form: from memory, or drawn once however many ask for the same at the same time.
 */
export const criarEntrega = (db: Db, storage: Storage) => {
  const memoria = criarMemoria(BYTES_NA_MEMORIA)
  const umaVez = criarCompartilhado<Buffer>()

  const desenhar = async (imagem: ImagemPublica, formato: FormatoDeImagem, pedido: Modificadores) => {
    const original = await buffer(await storage.ler(imagem.chave))
    return Object.keys(pedido).length === 0 ? original : desenharVariante(original, formato, pedido)
  }

  return async (imagem: ImagemPublica, pedido: Modificadores, { ip, partiu }: Quem) => {
    const formato = pedido.f ?? formatoDe(imagem)
    const nome = `${imagem.id}/${escreverModificadores(pedido)}`

    const produzir = async (partiram: AbortSignal) => {
      const janela = janelaDeVariantes(ip)
      const lugar = { assunto: imagem.id, origem: janela.chave, partiu: partiram }
      naVezDaEntrega.exigirLugar(lugar)
      await contarNaJanela(db, janela, 1)
      return naVezDaEntrega(async () => {
        // It may have been drawn meanwhile for someone who left.
        const pronta = memoria.ler(nome)
        if (pronta) return pronta
        const bytes = await desenhar(imagem, formato, pedido)
        memoria.guardar(nome, bytes)
        return bytes
      }, lugar)
    }

    const bytes = memoria.ler(nome) ?? (await umaVez(nome, partiu, produzir))
    return { mime: `image/${formato}`, bytes }
  }
}
