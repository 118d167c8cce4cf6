import type { Bytes } from '#infra/storage/deposito.ts'
import { BackupInvalido } from './invalido.ts'

const cortado = () => new BackupInvalido('O backup está cortado: falta o fim dele.')
const alterado = () => new BackupInvalido('O backup foi alterado.')

async function* emOrdem(origem: Bytes) {
  yield* origem
}

/** Takes bytes from a stream by count, in constant memory. */
export const leitorDe = (origem: Bytes) => {
  const fonte = emOrdem(origem)
  let sobra: Uint8Array = new Uint8Array()
  let faltam = 0

  /** At most as many; none at the end. */
  const tomar = async (quantos: number): Promise<Uint8Array> => {
    while (sobra.length === 0) {
      const { done, value } = await fonte.next()
      if (done) return sobra
      sobra = value
    }
    const tomados = sobra.subarray(0, quantos)
    sobra = sobra.subarray(quantos)
    return tomados
  }

  const exatos = async (quantos: number) => {
    const partes: Uint8Array[] = []
    for (let restam = quantos; restam > 0; ) {
      const parte = await tomar(restam)
      if (parte.length === 0) throw cortado()
      partes.push(parte)
      restam -= parte.length
    }
    return Buffer.concat(partes)
  }

  async function* resto() {
    while (faltam > 0) {
      const parte = await tomar(faltam)
      if (parte.length === 0) throw cortado()
      faltam -= parte.length
      yield parte
    }
  }

  return {
    exatos,
    trecho: (tamanho: number): AsyncIterable<Uint8Array> => {
      faltam = tamanho
      return resto()
    },
    /** What nobody read of the last `trecho`. */
    pularTrecho: async () => {
      for await (const _ of resto());
    },
    zeros: async (quantos: number) => {
      if ((await exatos(quantos)).some((byte) => byte !== 0)) throw alterado()
    },
    fim: async () => {
      if ((await tomar(1)).length > 0) throw alterado()
    },
  }
}
