import { useQuery } from '@tanstack/react-query'
import { vendaEnviada } from '#partes/venda-acoes/acoes.data.ts'

/** Asked of the server: once it is sent, nothing personal of a sale is left on the device. */
export function NomeDeQuemComprou({ id }: { id: string }) {
  const { data } = useQuery({ ...vendaEnviada(id), retry: false })
  return data && <strong>{data.cliente.nome}</strong>
}
