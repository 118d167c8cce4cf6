import { createFileRoute } from '@tanstack/react-router'
import { sair } from '#features/login/auth.data.ts'
import { Casca } from '#shell/Casca.tsx'

export const Route = createFileRoute('/_app')({ component: () => <Casca aoSair={sair} /> })
