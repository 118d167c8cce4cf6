import { Button } from '@mantine/core'
import { textos as daSaida } from '#partes/venda/saida.textos.ts'
import { useVoltarAEditar } from '#partes/venda/useVoltarAEditar.ts'
import { textos } from './envio.textos.ts'
import { FimDaVenda } from './FimDaVenda.tsx'

type VendaQueEsperaProps = { id: string; retirar: () => Promise<boolean> }

/** Finished, and on the device until there is a network: nobody has to stay here. */
export function VendaQueEspera({ id, retirar }: VendaQueEsperaProps) {
  const voltarAEditar = useVoltarAEditar(id, retirar)
  return (
    <FimDaVenda
      titulo={textos.naSaida}
      acao={
        <Button variant="default" mih={44} onClick={() => void voltarAEditar()}>
          {daSaida.voltarAEditar}
        </Button>
      }
    >
      <p>{textos.naSaidaTexto}</p>
    </FimDaVenda>
  )
}
