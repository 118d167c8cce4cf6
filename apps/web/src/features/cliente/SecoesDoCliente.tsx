import { soQuandoMuda } from '#ui/soQuandoMuda.tsx'
import { AcessosDoCliente } from './AcessosDoCliente.tsx'
import { Consentimentos, type ConsentimentosProps } from './Consentimentos.tsx'

function Secoes(props: ConsentimentosProps) {
  return (
    <>
      <Consentimentos {...props} />
      <AcessosDoCliente id={props.cliente.id} />
    </>
  )
}

/** What belongs to a client but is not saved with its form. */
export const SecoesDoCliente = soQuandoMuda(Secoes)
