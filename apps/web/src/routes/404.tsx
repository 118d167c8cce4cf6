import { createFileRoute } from '@tanstack/react-router'
import { NaoEncontrada } from '#shell/NaoEncontrada.tsx'

export const Route = createFileRoute('/404')({
  staticData: { titulo: 'Página não encontrada', publica: true },
  component: NaoEncontrada,
})
