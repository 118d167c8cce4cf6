import type { ConsultaDaVenda } from '@balcao/contract/vendas/preparo-api'
import { type DadosDoRascunho, RASCUNHO_VAZIO } from '@balcao/contract/vendas/rascunho'
import { type ReactNode, useState } from 'react'
import { RascunhoContexto } from './aberto.ts'

/** Opens a draft for the steps. */
export function RascunhoProvider({ id, children }: { id: string; children: ReactNode }) {
  const [dados, setDados] = useState<DadosDoRascunho>(RASCUNHO_VAZIO)
  const [consulta, setConsulta] = useState<ConsultaDaVenda | null>(null)
  return (
    <RascunhoContexto
      value={{
        id,
        dados,
        consulta,
        anexos: [],
        salvo: { noAparelho: true, noServidor: null, aEnviar: true },
        mudar: (mudanca) => setDados((atual) => ({ ...atual, ...mudanca })),
        consultar: setConsulta,
        passarPara: () => {},
      }}
    >
      {children}
    </RascunhoContexto>
  )
}
