import { textos } from './envio.textos.ts'
import { FimDaVenda } from './FimDaVenda.tsx'

/** Finished, and on the device until there is a network: nobody has to stay here. */
export function VendaQueEspera() {
  return (
    <FimDaVenda titulo={textos.naSaida}>
      <p>{textos.naSaidaTexto}</p>
    </FimDaVenda>
  )
}
