import { useDeferredValue } from 'react'
import { useRascunho } from '../../rascunho/aberto.ts'
import { DadosDoComprador } from './DadosDoComprador.tsx'
import { DocumentoDoCliente } from './DocumentoDoCliente.tsx'
import { OndeVender } from './OndeVender.tsx'

/** Who buys. The document comes first: it says the kind of person, and finds who is already a client. */
export function EtapaCliente() {
  // The last digit of the document is shown first, and then the fields that it brings.
  const tipo_pessoa = useDeferredValue(useRascunho().dados.cliente.tipo_pessoa)
  return (
    <>
      <OndeVender />
      <DocumentoDoCliente />
      {tipo_pessoa && <DadosDoComprador tipo={tipo_pessoa} />}
    </>
  )
}
