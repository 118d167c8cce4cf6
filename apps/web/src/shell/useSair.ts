import { useState } from 'react'
import { sessao } from '#sessao.ts'

/**
 * How many finished sales go only while their seller is signed in. A refused one goes nowhere by itself. A device that
 * cannot say so keeps nobody signed in.
 */
const quantasPorEnviar = async () => {
  const { usuarioAutenticado } = sessao.estado()
  if (!usuarioAutenticado?.permissoes.includes('REALIZAR_VENDA')) return 0
  const { esperaSair, saidaDoAparelho } = await import('#aparelho/saida.ts')
  return (await saidaDoAparelho.listar(usuarioAutenticado.id)).filter(esperaSair).length
}

/** Signing out, with a question first to whoever would leave sales behind: they go only while their seller is here. */
export const useSair = (sair: () => void) => {
  const [ficam, setFicam] = useState(0)
  const pedir = async () => {
    const quantas = await quantasPorEnviar().catch(() => 0)
    if (quantas) setFicam(quantas)
    else sair()
  }
  return { ficam, pedir: () => void pedir(), ficar: () => setFicam(0) }
}
