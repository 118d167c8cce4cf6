import { expect, vi } from 'vitest'
import type { Envelope } from '#infra/mail/correio.ts'

/** Waits for the nth letter to this address. */
export const esperarCarta = (cartas: Envelope[], para: string, qual = 1) =>
  vi.waitFor(
    () => {
      const carta = cartas.filter((c) => c.para === para)[qual - 1]
      expect(carta, `carta ${qual} para ${para}`).toBeDefined()
      return carta as Envelope
    },
    { timeout: 45_000, interval: 50 },
  )

/** The data in the letter's link. */
export const linkDaCarta = ({ texto }: { texto: string }) => {
  const link = /https?:\/\/\S+/.exec(texto)?.[0]
  if (!link) throw new Error('a carta não tem link')
  const { searchParams } = new URL(link)
  return { link, id: searchParams.get('id') ?? '', token: searchParams.get('token') ?? '' }
}
