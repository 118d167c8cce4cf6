import { useRascunho } from '../../rascunho/aberto.ts'
import { DadosDoComprador } from './DadosDoComprador.tsx'
import { DocumentoDoCliente } from './DocumentoDoCliente.tsx'
import { OndeVender } from './OndeVender.tsx'

/** Who buys. The document comes first: it says the kind of person, and finds who is already a client. */
export function EtapaCliente() {
  const { tipo_pessoa } = useRascunho().dados.cliente
  return (
    <>
      <OndeVender />
      <DocumentoDoCliente />
      {tipo_pessoa && <DadosDoComprador tipo={tipo_pessoa} />}
    </>
  )
}
