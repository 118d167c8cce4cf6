import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { useQuery } from '@tanstack/react-query'
import { Numero } from '../Numero.tsx'
import { pagoDaVenda, pagoDoContrato } from './boletos.data.ts'
import { textos } from './boletos.textos.ts'

type ADevolverProps = { id: string; vendaId: string }

/** Whoever withdraws in time gets back everything that they paid. The program moves no money: somebody has to. */
export function ADevolver({ id, vendaId }: ADevolverProps) {
  const { data: doContrato } = useQuery(pagoDoContrato(id))
  const { data: daVenda } = useQuery(pagoDaVenda(vendaId))
  const valor = (doContrato?.valor_pago ?? 0) + (daVenda?.valor_pago ?? 0)
  if (valor === 0) return null
  return (
    <Numero nome={textos.devolver.nome} valor={formatarDinheiro(valor)} detalhe={textos.devolver.porQue} />
  )
}
