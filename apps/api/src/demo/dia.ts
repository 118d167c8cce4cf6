import { catalogoDeConfiguracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { diaNoFuso } from '@balcao/contract/valores/dia'

/** The demonstration changes no setting: its days are those of the time zone that every installation begins with. */
export const diaDe = (instante: Date) => diaNoFuso(instante, catalogoDeConfiguracao.fuso_horario.padrao)
