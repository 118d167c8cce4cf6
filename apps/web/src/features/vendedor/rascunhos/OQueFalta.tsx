import { diaNoFuso } from '@balcao/contract/valores/dia'
import { horaNoFuso } from '@balcao/contract/valores/hora'
import { useQuery } from '@tanstack/react-query'
import { configuracao } from '#configuracao.ts'
import { preparo } from '#partes/venda/preparo.data.ts'
import { textos } from '../vendedor.textos.ts'
import { faltam } from './faltam.ts'
import type { RascunhoNaLista } from './juntar.ts'

const t = textos.rascunhos

/** Downloaded after the list: it knows all that a sale has to say. */
export function OQueFalta({ rascunho }: { rascunho: RascunhoNaLista }) {
  const { data } = useQuery(preparo())
  const [agora, fuso] = [new Date(), configuracao.fuso_horario]
  const coisas = faltam(rascunho, data, {
    hoje: diaNoFuso(agora, fuso),
    hora: horaNoFuso(agora, fuso),
    enviada: rascunho.corrige !== null,
  })
  if (coisas.length) return t.faltam(coisas)
  // Without them, and without what the channel asks for, nobody knows that nothing is missing.
  return data && rascunho.anexos ? t.pronto : t.semAnexos
}
