import { Alert } from '@mantine/core'
import { textoDoErro } from '#http/erro.ts'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { paraMostrar } from '../../conferencia/campos.ts'
import { useFaltas } from '../../conferencia/faltas.ts'
import { useEnvio } from '../../envio/envio.ts'
import { useOfertas } from '../../oferta/useOfertas.ts'
import { usePreco } from '../../oferta/usePreco.ts'
import { ListaDeFaltas } from './ListaDeFaltas.tsx'
import { textos } from './revisao.textos.ts'

/** Everything that keeps the sale from being sent, each a link to its field. */
export function TudoOQueFalta({ id }: { id: string }) {
  const faltas = useFaltas()
  const { recusa } = useEnvio()
  const preco = usePreco()
  if (!faltas) return <Alert color="gray">{textos.conferindo}</Alert>
  const mostradas = paraMostrar(faltas)
  if (mostradas.length > 0)
    return (
      <Alert color="warning" title={textos.falta(mostradas.length)}>
        <ListaDeFaltas id={id} faltas={mostradas} />
      </Alert>
    )
  if (!preco) return <SemAsOfertas />
  // What the server refused stands above: then it is not true that nothing is missing.
  return recusa ? null : <Alert color="success">{textos.nadaFalta}</Alert>
}

/** Whether the chosen plan is sold here is not known: the offers are on their way, or did not come. */
function SemAsOfertas() {
  const { erro, tentarDeNovo } = useOfertas()
  if (erro) return <ErroNaTela mensagem={textoDoErro(erro)} aoTentarDeNovo={tentarDeNovo} />
  return <Alert color="gray">{textos.conferindoOferta}</Alert>
}
