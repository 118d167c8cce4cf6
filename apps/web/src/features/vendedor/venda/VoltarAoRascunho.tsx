import { Navigate } from '@tanstack/react-router'
import { useRascunhos } from '../rascunhos/useRascunhos.ts'

/** The address of a sale that is still a draft leads to the step where it was left. */
export function VoltarAoRascunho({ id }: { id: string }) {
  const rascunho = useRascunhos().rascunhos.find((um) => um.id === id)
  return (
    rascunho && (
      <Navigate to="/vendedor/venda/$id/$etapa" params={{ id, etapa: rascunho.etapa }} replace={true} />
    )
  )
}
