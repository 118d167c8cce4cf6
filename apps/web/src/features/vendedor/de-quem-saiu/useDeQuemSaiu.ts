import { useQuery } from '@tanstack/react-query'
import { usePode } from '#habilidade.ts'
import { ErroHttp } from '#http/erro.ts'
import { useDepoisDePintar } from '#ui/useDepoisDePintar.ts'
import { rascunhosDeQuemSaiu } from '../vendedor.data.ts'

/** The drafts of people who left, for who may take them over. Asked for once the own ones are on the screen. */
export function useDeQuemSaiu(lendo: boolean) {
  const pode = usePode('EDITAR.VENDA_VENDEDOR')
  const pintado = useDepoisDePintar(pode && !lendo)
  const { data, error, isLoading, refetch } = useQuery({ ...rascunhosDeQuemSaiu(), enabled: pintado })
  // Without a network the sent sales say so.
  const falhou = !data && error !== null && !(error instanceof ErroHttp && error.ehDeRede)
  return {
    rascunhos: data ?? [],
    haGrupo: falhou || Boolean(data?.length),
    tentarDeNovo: falhou ? () => void refetch() : null,
    // What stands below waits for it: no button comes under a thumb that meant something else.
    aguardar: pode && !data && (!pintado || isLoading),
  }
}
