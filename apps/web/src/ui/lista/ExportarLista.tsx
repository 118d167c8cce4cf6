import type { UseMutationResult } from '@tanstack/react-query'
import { baixar } from '../baixar.ts'
import { BotaoDeExportar } from './BotaoDeExportar.tsx'

type ExportarListaProps<Filtro> = {
  exportar: UseMutationResult<Blob, Error, Filtro>
  filtro: Filtro
  /** The name of the file, `linhas.csv`. */
  arquivo: string
  /** Which list, where a screen has several. */
  de?: string
}

/** For a list that is a part of a screen, without the bar of a list's own page. */
export function ExportarLista<Filtro>({ exportar, filtro, arquivo, de }: ExportarListaProps<Filtro>) {
  return (
    <BotaoDeExportar
      {...(de && { de })}
      exportando={exportar.isPending}
      aoExportar={() => exportar.mutate(filtro, { onSuccess: (csv) => baixar(csv, arquivo) })}
    />
  )
}
