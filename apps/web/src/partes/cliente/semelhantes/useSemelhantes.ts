import type { Semelhante } from '@balcao/contract/clientes/cliente/semelhante'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { semelhantesDe } from './semelhantes.data.ts'
import { type Digitado, perguntaDe } from './semelhantes.ts'

const ESPERA_MS = 400
const NENHUM: Semelhante[] = []

type Opcoes = {
  /** The record itself does not count as a duplicate. */
  exceto?: string
  /** No warning for someone who can only view the record. */
  ligado: boolean
}

/** Other clients who may be this one, searched for while the person types. It only warns and never blocks. */
export function useSemelhantes(valores: Digitado, { exceto, ligado }: Opcoes): Semelhante[] {
  const texto = JSON.stringify(ligado ? perguntaDe(valores, exceto) : null)
  const [parado] = useDebouncedValue(texto, ESPERA_MS)
  const pergunta = useMemo(() => JSON.parse(parado) as ReturnType<typeof perguntaDe>, [parado])
  const { data } = useQuery(
    pergunta
      ? { ...semelhantesDe(pergunta), placeholderData: keepPreviousData }
      : { ...semelhantesDe(NADA), queryFn: skipToken },
  )
  return pergunta ? (data ?? NENHUM) : NENHUM
}

const NADA = { empresa_id: '', telefones: [], enderecos: [] }
