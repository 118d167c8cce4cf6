import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { novoRascunho } from '#aparelho/novo-rascunho.ts'

const rota = getRouteApi('/_app/vendedor/nova')

/** Begins a sale, and goes on to its first step with who it is for. */
export function ComecarVenda() {
  const search = rota.useSearch()
  const [{ to, params }] = useState(novoRascunho)
  return <Navigate to={to} params={params} search={search} replace />
}
