import { createFileRoute, redirect } from '@tanstack/react-router'
import { habilidadeAtual } from '#habilidade.ts'
import { telaInicial } from '#navegacao/tela-inicial.ts'

export const Route = createFileRoute('/_app/')({
  beforeLoad: () => {
    throw redirect({ to: telaInicial(habilidadeAtual()), replace: true })
  },
})
