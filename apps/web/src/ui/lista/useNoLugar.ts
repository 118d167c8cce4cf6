import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { PaginaDaTabela } from '../tabela/coluna.ts'
import { type ComId, comecar, juntar, type Lugares } from './no-lugar.ts'

type Estado<Linha extends ComId> = { chave: string; lugares: Lugares<Linha> }

type Consulta<Linha> = Pick<
  UseQueryResult<PaginaDaTabela<Linha>>,
  'data' | 'isPlaceholderData' | 'isFetching' | 'isFetchedAfterMount'
>

/** For a list that changes while it is read: what is on the screen stays where it is, for as long as `chave` does. */
export function useNoLugar<Linha extends ComId>(chave: string, consulta: Consulta<Linha>) {
  // What was left of an earlier visit is shown until the answer comes, and then nobody has been reading it yet.
  const deAntes = consulta.isFetching && !consulta.isFetchedAfterMount
  const vista = deAntes || consulta.isPlaceholderData ? undefined : consulta.data
  const [estado, setEstado] = useState<Estado<Linha>>()
  const daqui = estado?.chave === chave ? estado.lugares : undefined
  const lugares = !vista || daqui?.vista === vista ? daqui : daqui ? juntar(daqui, vista) : comecar(vista)
  if (lugares && lugares !== daqui) setEstado({ chave, lugares })
  return {
    pagina: lugares?.pagina,
    novas: lugares?.novas ?? 0,
    mostrar: () => lugares && setEstado({ chave, lugares: comecar(lugares.vista) }),
  }
}
