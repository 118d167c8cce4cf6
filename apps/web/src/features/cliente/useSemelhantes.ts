import type { Semelhante } from '@balcao/contract/clientes/cliente/semelhante'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { clientes } from './cliente.data.ts'
import type { ValoresCliente } from './cliente.formulario.ts'
import { perguntaDe } from './semelhantes.ts'

const ESPERA_MS = 400
const NENHUM: Semelhante[] = []

type Opcoes = {
  /** The record itself is not its own duplicate. */
  exceto?: string
  /** Who only looks is not warned. */
  ligado: boolean
}

/** Who else may be this client, asked for while one types. It only warns, and never holds anything back. */
export function useSemelhantes(valores: ValoresCliente, { exceto, ligado }: Opcoes): Semelhante[] {
  const texto = JSON.stringify(ligado ? perguntaDe(valores, exceto) : null)
  const [parado] = useDebouncedValue(texto, ESPERA_MS)
  const pergunta = useMemo(() => JSON.parse(parado) as ReturnType<typeof perguntaDe>, [parado])
  const { data } = useQuery(
    pergunta
      ? { ...clientes.semelhantes(pergunta), placeholderData: keepPreviousData }
      : { ...clientes.semelhantes(NADA), queryFn: skipToken },
  )
  return pergunta ? (data ?? NENHUM) : NENHUM
}

const NADA = { empresa_id: '', telefones: [], enderecos: [] }
