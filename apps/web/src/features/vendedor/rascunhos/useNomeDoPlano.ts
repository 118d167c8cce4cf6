import { skipToken, useQuery } from '@tanstack/react-query'
import { textos } from '../vendedor.textos.ts'

type ComPlanos = { retrato: { planos: { id: string; nome: string }[] } }

/** From the offers that the steps of the sale keep at hand. A list of drafts is no reason to fetch them. */
export function useNomeDoPlano() {
  const { data } = useQuery<ComPlanos>({ queryKey: ['plano', 'oferta', 'retrato'], queryFn: skipToken })
  return (id: string) =>
    data?.retrato.planos.find((plano) => plano.id === id)?.nome ?? textos.rascunhos.planoEscolhido
}
