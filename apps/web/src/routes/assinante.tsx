import { createFileRoute } from '@tanstack/react-router'
import { EmConstrucao } from '#shell/EmConstrucao.tsx'
import { PaginaPublica } from '#shell/PaginaPublica.tsx'

export const Route = createFileRoute('/assinante')({
  staticData: { titulo: 'Sua oferta', publica: true },
  component: () => (
    <PaginaPublica>
      <EmConstrucao faz="mostrar a oferta em palavras simples, para o assinante conferir e aceitar." />
    </PaginaPublica>
  ),
})
