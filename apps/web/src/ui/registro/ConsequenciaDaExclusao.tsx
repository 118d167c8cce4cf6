import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Carregando } from '../Carregando.tsx'

type ConsequenciaProps = {
  /** What the server says of where the record is used. It decides again when it is deleted. */
  uso: UseQueryOptions<{ onde: string }, Error, { onde: string }, string[]>
  livre: string
  emUso: (onde: string) => string
}

/** What will happen, or what uses the record and keeps it. Mounted while it is asked. */
export function ConsequenciaDaExclusao({ uso, livre, emUso }: ConsequenciaProps) {
  const { data, error } = useQuery(uso)
  if (!data && !error) return <Carregando linhas={1} />
  return data?.onde ? emUso(data.onde) : livre
}
