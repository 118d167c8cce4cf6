import { AcessosDoCliente } from './AcessosDoCliente.tsx'
import { Consentimentos, type ConsentimentosProps } from './Consentimentos.tsx'

/** What belongs to a client and is not saved with it. */
export function SecoesDoCliente(props: ConsentimentosProps) {
  return (
    <>
      <Consentimentos {...props} />
      <AcessosDoCliente id={props.cliente.id} />
    </>
  )
}
