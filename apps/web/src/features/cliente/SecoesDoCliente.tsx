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

/** What belongs to a client and is not saved with it. */
export const SecoesDoCliente = soQuandoMuda(Secoes)
