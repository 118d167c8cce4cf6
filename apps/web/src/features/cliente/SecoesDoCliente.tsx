import { memo } from 'react'
import { AcessosDoCliente } from './AcessosDoCliente.tsx'
import { Consentimentos, type ConsentimentosProps } from './Consentimentos.tsx'

/** What belongs to a client and is not saved with it: not drawn again with the form at each key. */
export const SecoesDoCliente = memo((props: ConsentimentosProps) => (
  <>
    <Consentimentos {...props} />
    <AcessosDoCliente id={props.cliente.id} />
  </>
))
