import { buffer } from 'node:stream/consumers'
import { escreverModificadores, type FormatoDeImagem, type Modificadores } from '@balcao/contract/imagem'
import type { ImagemPublica } from '../arquivo/arquivo.queries.ts'
import { naVezDaEntrega } from '../arquivo/sharp.ts'
import type { Storage } from '../storage/storage.ts'
import { criarMemoria } from './memoria.ts'
import { desenharVariante } from './variante.ts'

const BYTES_NA_MEMORIA = 48 * 1024 * 1024

const formatoDe = ({ mime }: ImagemPublica) => mime.replace('image/', '') as FormatoDeImagem

/** Pictures as they were asked for: from memory, or drawn once however many ask for the same at a time. */
export const criarEntrega = (storage: Storage) => {
  const memoria = criarMemoria(BYTES_NA_MEMORIA)
  const emAndamento = new Map<string, Promise<Buffer>>()

  const desenhar = async (imagem: ImagemPublica, formato: FormatoDeImagem, pedido: Modificadores) => {
    const original = await buffer(await storage.ler(imagem.chave))
    return Object.keys(pedido).length === 0 ? original : desenharVariante(original, formato, pedido)
  }

  const obter = (nome: string, produzir: () => Promise<Buffer>) => {
    const pronta = memoria.ler(nome)
    if (pronta) return pronta
    const atual = emAndamento.get(nome)
    if (atual) return atual
    const nova = naVezDaEntrega(produzir)
      .then((bytes) => {
        memoria.guardar(nome, bytes)
        return bytes
      })
      .finally(() => emAndamento.delete(nome))
    emAndamento.set(nome, nova)
    return nova
  }

  return async (imagem: ImagemPublica, pedido: Modificadores) => {
    const formato = pedido.f ?? formatoDe(imagem)
    const nome = `${imagem.id}/${escreverModificadores(pedido)}`
    return { mime: `image/${formato}`, bytes: await obter(nome, () => desenhar(imagem, formato, pedido)) }
  }
}
