import { Alert } from '@mantine/core'
import { paraMostrar } from '../../conferencia/campos.ts'
import { useFaltas } from '../../conferencia/faltas.ts'
import { useEnvio } from '../../envio/envio.ts'
import { ListaDeFaltas } from './ListaDeFaltas.tsx'
import { textos } from './revisao.textos.ts'

/** Everything that keeps the sale from being sent, each a link to its field. */
export function TudoOQueFalta({ id }: { id: string }) {
  const faltas = useFaltas()
  const { recusa } = useEnvio()
  if (!faltas) return <Alert color="gray">{textos.conferindo}</Alert>
  const mostradas = paraMostrar(faltas)
  // What the server refused stands above: then it is not true that nothing is missing.
  if (mostradas.length === 0) return recusa ? null : <Alert color="success">{textos.nadaFalta}</Alert>
  return (
    <Alert color="warning" title={textos.falta(mostradas.length)}>
      <ListaDeFaltas id={id} faltas={mostradas} />
    </Alert>
  )
}
