import { createFileRoute } from '@tanstack/react-router'
import { ConsultaPage } from '#features/cliente-consulta/ConsultaPage.tsx'
import { lerBuscaDaConsulta } from '#features/cliente-consulta/cliente-consulta.busca.ts'

export const Route = createFileRoute('/_app/cliente')({
  staticData: { titulo: 'Consultar cliente' },
  validateSearch: lerBuscaDaConsulta,
  component: ConsultaPage,
})
