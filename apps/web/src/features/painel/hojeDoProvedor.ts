import { diaNoFuso } from '@balcao/contract/valores/dia'
import { configuracao } from '#configuracao.ts'

export const hojeDoProvedor = () => diaNoFuso(new Date(), configuracao.fuso_horario)
