import { memo } from 'react'
import { AcessosDoCliente } from './AcessosDoCliente.tsx'
import { AtendimentosDoCliente } from './AtendimentosDoCliente.tsx'
import { Consentimentos, type ConsentimentosProps } from './Consentimentos.tsx'
import { PlanosDoCliente } from './PlanosDoCliente.tsx'
import { VendasDoCliente } from './VendasDoCliente.tsx'

/** What belongs to a client and is not saved with it: not drawn again with the form at each key. */
export const SecoesDoCliente = memo((props: ConsentimentosProps) => (
  <>
    <PlanosDoCliente id={props.cliente.id} />
    <AtendimentosDoCliente id={props.cliente.id} />
    <VendasDoCliente id={props.cliente.id} />
    <Consentimentos {...props} />
    <AcessosDoCliente id={props.cliente.id} />
  </>
))
