import { Button } from '@mantine/core'
import { textos as daSaida } from '#partes/venda/saida.textos.ts'
import { useVoltarAEditar } from '#partes/venda/useVoltarAEditar.ts'
import { textos } from './envio.textos.ts'
import { FimDaVenda } from './FimDaVenda.tsx'

type VendaQueEsperaProps = {
  id: string
  /** It is just on its way, from another tab or since before this page was opened. */
  saindo: boolean
  tentar: () => Promise<void>
  retirar: () => Promise<boolean>
}

/** Finished, and on the device until the server has it: nobody has to stay here. */
export function VendaQueEspera({ id, saindo, tentar, retirar }: VendaQueEsperaProps) {
  const voltarAEditar = useVoltarAEditar(id, retirar)
  return (
    <FimDaVenda
      titulo={saindo ? textos.saindo : textos.naSaida}
      acao={
        <>
          <Button variant="default" mih={44} loading={saindo} onClick={() => void tentar()}>
            {textos.tentar}
          </Button>
          <Button variant="default" mih={44} onClick={() => void voltarAEditar()}>
            {daSaida.voltarAEditar}
          </Button>
        </>
      }
    >
      <p>{saindo ? textos.saindoTexto : textos.naSaidaTexto}</p>
    </FimDaVenda>
  )
}
