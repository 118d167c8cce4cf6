import { useState } from 'react'
import type { PaginaDaTabela } from '../tabela/coluna.ts'
import { type ComId, comecar, juntar, type Lugares } from './no-lugar.ts'

type Estado<Linha extends ComId> = { chave: string; lugares: Lugares<Linha> }

/** For a list that changes while it is read: what is on the screen stays where it is, for as long as `chave` does. */
export function useNoLugar<Linha extends ComId>(chave: string, vista: PaginaDaTabela<Linha> | undefined) {
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
