import { randomBytes } from 'node:crypto'
import type { Cofre } from '#provedor/configuracao/cofre.ts'

const BYTES = 32
const nomeNoCofre = (id: string) => `webhook/${id}`

/** The form of Standard Webhooks, and how it is kept. */
export const novoSegredo = (cofre: Cofre, id: string) => {
  const segredo = `whsec_${randomBytes(BYTES).toString('base64')}`
  return { segredo, fechado: cofre.fechar(nomeNoCofre(id), segredo) }
}

type Guardados = {
  id: string
  segredo: string
  segredo_anterior: string | null
  segredo_anterior_ate: string | null
}

/** What signs now: the secret, and the one before it while it still counts. Empty: encrypted with another master key. */
export const segredosEmVigor = (cofre: Cofre, guardados: Guardados, agora: Date): string[] => {
  const { id, segredo, segredo_anterior, segredo_anterior_ate } = guardados
  const anteriorVale = segredo_anterior_ate !== null && new Date(segredo_anterior_ate) > agora
  return [segredo, anteriorVale ? segredo_anterior : null].flatMap((fechado) => {
    const aberto = fechado && cofre.abrir(nomeNoCofre(id), fechado)
    return aberto ? [aberto] : []
  })
}
