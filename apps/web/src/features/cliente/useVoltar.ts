import { useNavigate } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'

/** Back to where clients are found: the list, or the look-up for people who may not list them. */
export function useVoltar() {
  const navegar = useNavigate()
  const podeListar = usePode('LISTAR.CLIENTE')
  return () => void navegar({ to: podeListar ? '/admin/cliente' : '/cliente' })
}
