import { diaNoFuso } from '@balcao/contract/valores/dia'
import { configuracao } from '#configuracao.ts'
import { useAgora } from './useAgora.ts'

/** Today, where the provider is. */
export const useHoje = () => diaNoFuso(new Date(useAgora()), configuracao.fuso_horario)
