import { formatarInstante } from '@balcao/contract/valores/data'
import { configuracao } from '#configuracao.ts'

/** An instant as people read it, in the provider's time zone. */
export const quando = (instante: string) => formatarInstante(instante, configuracao.fuso_horario)
