import { type QueryKey, type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'

type Obter<Registro, Chave extends QueryKey> = (
  id: string,
) => UseSuspenseQueryOptions<Registro, Error, Registro, Chave>

/** The page of the record that the address names. Another record is another form, with nothing left of the former. */
export function porId<Registro, Chave extends QueryKey>(
  obter: Obter<Registro, Chave>,
  Tela: ComponentType<{ registro: Registro }>,
) {
  return function PaginaPorId() {
    const { id = '' } = useParams({ strict: false })
    const { data: registro } = useSuspenseQuery(obter(id))
    return <Tela key={id} registro={registro} />
  }
}
