import { diaNoFuso } from '@balcao/contract/valores/dia'
import { useQuery } from '@tanstack/react-query'
import { configuracao } from '#configuracao.ts'
import { textos } from '../vendedor.textos.ts'
import { faltam } from './faltam.ts'
import type { RascunhoNaLista } from './juntar.ts'
import { preparoDaVenda } from './preparo.data.ts'

const t = textos.rascunhos

/** Downloaded after the list: it knows all that a sale has to say. */
export function OQueFalta({ rascunho }: { rascunho: RascunhoNaLista }) {
  const { data: preparo } = useQuery(preparoDaVenda())
  const coisas = faltam(rascunho, preparo, diaNoFuso(new Date(), configuracao.fuso_horario))
  return coisas.length ? t.faltam(coisas) : t.pronto
}
