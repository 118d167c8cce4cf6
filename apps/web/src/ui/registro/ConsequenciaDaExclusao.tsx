import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Carregando } from '../Carregando.tsx'

const naoSeSabe =
  'Não foi possível saber onde está em uso agora. O que estiver em uso não será excluído. Não é possível desfazer.'

type ConsequenciaProps = {
  /** What the server says of where the record is used. It decides again when it is deleted. */
  uso: UseQueryOptions<{ onde: string }, Error, { onde: string }, string[]>
  livre: string
  emUso: (onde: string) => string
}

/** What will happen, or what uses the record and keeps it. Mounted while it is asked. */
export function ConsequenciaDaExclusao({ uso, livre, emUso }: ConsequenciaProps) {
  const { data, error } = useQuery(uso)
  if (data) return data.onde ? emUso(data.onde) : livre
  return error ? naoSeSabe : <Carregando linhas={1} />
}
