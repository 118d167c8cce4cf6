import { useNavigate } from '@tanstack/react-router'
import { toast } from '#ui/toast.tsx'
import { textos } from './saida.textos.ts'

/** Makes a draft again of a finished sale that waits, and opens it where it was sent from. */
export function useVoltarAEditar(id: string, retirar: () => Promise<boolean>) {
  const navegar = useNavigate()
  return async () => {
    if (!(await retirar())) return toast.aviso(textos.jaSai, textos.naoAgora)
    await navegar({ to: '/vendedor/venda/$id/$etapa', params: { id, etapa: 'revisao' } })
  }
}
