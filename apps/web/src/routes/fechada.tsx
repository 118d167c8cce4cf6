import { createFileRoute } from '@tanstack/react-router'
import { EmConstrucao } from '#shell/EmConstrucao.tsx'
import { PaginaPublica } from '#shell/PaginaPublica.tsx'

export const Route = createFileRoute('/fechada')({
  staticData: { titulo: 'Venda fechada', publica: true },
  component: () => (
    <PaginaPublica>
      <EmConstrucao faz="mostrar o protocolo, o resumo da venda e o andamento da instalação." />
    </PaginaPublica>
  ),
})
