import { useNavigate } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { ultimaBusca } from '#navegacao/ultima-busca.ts'

/** Back to where clients are found: the list, or the look-up for people who may not list them. */
export function useVoltar() {
  const navegar = useNavigate()
  const podeListar = usePode('LISTAR.CLIENTE')
  const onde = podeListar ? '/admin/cliente' : '/cliente'
  return () => void navegar({ to: onde, search: ultimaBusca(onde) })
}
