import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { nomesDasVendas } from '../vendedor.data.ts'

type NomeDeQuemComprouProps = {
  id: string
  /** All that are shown: their names are asked for in one request. */
  todas: readonly string[]
}

/** Asked of the server: once it is sent, nothing personal of a sale is left on the device. */
export function NomeDeQuemComprou({ id, todas }: NomeDeQuemComprouProps) {
  const { data } = useQuery({ ...nomesDasVendas(todas), placeholderData: keepPreviousData })
  const nome = data?.find((uma) => uma.id === id)?.cliente
  return nome && <strong>{nome}</strong>
}
