import type { DiaDeInstalacao } from '@balcao/contract/vendas/instalacao-api'
import { nomesDosTurnos, type Turno } from '@balcao/contract/vendas/pagamento'
import { emLista } from '#textos/emLista.ts'
import { textos } from './pagamento.textos.ts'

const t = textos.vagas

/** Why the visit will hardly be on this day, with the way out. Null: there is room, or nobody limits it. */
export const porQueNaoNesteDia = (
  { fechado, turnos }: DiaDeInstalacao,
  desejado: Turno | undefined,
): string | null => {
  if (fechado) return t.fechado(fechado)
  const porVir = turnos.filter(({ passou }) => !passou)
  // The field itself says that the turno is over.
  if (!porVir.some(({ turno }) => !desejado || turno === desejado)) return null
  const livres = porVir.filter(({ livres }) => livres !== 0)
  if (!livres.length) return t.diaCheio
  if (!desejado || livres.some(({ turno }) => turno === desejado)) return null
  return t.turnoCheio(
    nomesDosTurnos[desejado].toLowerCase(),
    emLista(livres.map(({ turno }) => nomesDosTurnos[turno].toLowerCase())),
  )
}
