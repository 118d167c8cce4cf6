import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { ProcurarCliente } from '#partes/cliente/ProcurarCliente.tsx'
import { textos } from './avulso.textos.ts'

export type ClienteACobrar = { id: string; nome: string; empresa_id: string }
type QuemPagaProps = {
  inicial: ClienteACobrar | undefined
  /** Undefined: nobody any more. */
  aoEscolher: (quem: ClienteACobrar | undefined) => void
  erro: string | undefined
}

const semImpedimento = () => null

export function QuemPaga({ inicial, aoEscolher, erro }: QuemPagaProps) {
  const [escolhido, setEscolhido] = useState(inicial)
  const escolher = (cliente: ClienteACobrar | undefined) => {
    setEscolhido(cliente)
    aoEscolher(cliente)
  }
  if (!escolhido)
    return (
      <div>
        <ProcurarCliente
          rotulo={textos.procurar}
          impedimento={semImpedimento}
          aoEscolher={escolher}
          erro={erro}
        />
      </div>
    )
  return (
    <Group justify="space-between" wrap="nowrap">
      <span>
        {textos.para} <strong>{escolhido.nome}</strong>
      </span>
      {!inicial && (
        <Button variant="default" size="compact-sm" onClick={() => escolher(undefined)}>
          {textos.outro}
        </Button>
      )}
    </Group>
  )
}
