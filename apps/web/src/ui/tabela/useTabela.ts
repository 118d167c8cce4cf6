import { type ColumnDef, columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Coluna } from './coluna.ts'

const features = tableFeatures({ columnVisibilityFeature })
const SEM_LINHAS: never[] = []

type Opcoes<Linha extends object> = {
  colunas: Coluna<Linha>[]
  linhas: Linha[] | undefined
  visiveis: Record<string, boolean>
  chaveDaLinha: (linha: Linha) => string
}

/**
 * Order, search and pages are the server's; here the table only knows its columns and which of them show.
 * What both layouts draw from: visible columns, and rows with a stable key.
 */
export function useTabela<Linha extends object>({ colunas, linhas, visiveis, chaveDaLinha }: Opcoes<Linha>) {
  const definicoes = useMemo(
    () => colunas.map((c): ColumnDef<typeof features, Linha> => ({ id: c.id, header: c.titulo })),
    [colunas],
  )
  const tabela = useTable({
    features,
    columns: definicoes,
    data: linhas ?? SEM_LINHAS,
    getRowId: chaveDaLinha,
    state: { columnVisibility: visiveis },
  })
  const porId = new Map(colunas.map((c) => [c.id, c]))
  return {
    colunas: tabela.getVisibleLeafColumns().flatMap((c) => porId.get(c.id) ?? []),
    linhas: tabela.getRowModel().rows.map((linha) => ({ chave: linha.id, dados: linha.original })),
  }
}
