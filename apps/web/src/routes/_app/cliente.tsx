import { createFileRoute } from '@tanstack/react-router'
import { EmConstrucao } from '../../ui/shell/EmConstrucao.tsx'

export const Route = createFileRoute('/_app/cliente')({
  staticData: { titulo: 'Consultar cliente' },
  component: () => (
    <EmConstrucao faz="encontrar um cliente por CPF ou CNPJ, nome ou telefone, e começar uma venda." />
  ),
})
