import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '#consultas.ts'
import { useVivo } from '#vivo/useVivo.ts'
import { textos as doContrato } from '../contrato.textos.ts'
import { Numero } from '../Numero.tsx'
import { emAbertoDoContrato } from './boletos.data.ts'
import { textos } from './boletos.textos.ts'

const t = textos.emAberto

/** What was charged and nobody has paid yet. Its failure is said by the list of the same boletos, below it. */
export function EmAberto({ id }: { id: string }) {
  const consulta = emAbertoDoContrato(id)
  const { data } = useQuery(consulta)
  useVivo('boleto', () => void queryClient.invalidateQueries({ queryKey: consulta.queryKey }))
  return (
    <Numero
      nome={t.nome}
      valor={data ? formatarDinheiro(data.valor) : doContrato.resumo.nada}
      detalhe={data && t.quantos(data.total)}
    />
  )
}
