import { diaNoFuso } from '@balcao/contract/valores/dia'
import { horaNoFuso } from '@balcao/contract/valores/hora'
import { useConfiguracao } from '#configuracao.ts'

/** The provider's day by this device's clock: a sale may be made without network, and after midnight. */
export const useHoje = (): string => diaNoFuso(new Date(), useConfiguracao().fuso_horario)

/** The hour by the same clock. */
export const useHora = (): number => horaNoFuso(new Date(), useConfiguracao().fuso_horario)
