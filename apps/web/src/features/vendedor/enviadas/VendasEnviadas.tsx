import { useInfiniteQuery } from '@tanstack/react-query'
import { ErroHttp } from '#http/erro.ts'
import { SemRede } from '../Grupo.tsx'
import { minhasVendas } from '../vendedor.data.ts'
import { textos } from '../vendedor.textos.ts'
import { ListaDeVendas } from './ListaDeVendas.tsx'

const t = textos.enviadas

const NENHUMA: readonly string[] = []
const ehDeRede = (erro: unknown) => erro instanceof ErroHttp && erro.ehDeRede

type VendasEnviadasProps = {
  exceto: readonly string[]
  /** What stands above is not known yet. */
  aguardar: boolean
}

/**
 * What came back, what waits on somebody, what is over. Without a network, said once and not three times. All is asked
 * for at once, but a group is only shown below one that has its lines: nothing moves while somebody reads.
 */
export function VendasEnviadas({ exceto, aguardar }: VendasEnviadasProps) {
  const devolvidas = useInfiniteQuery(minhasVendas({ grupo: 'devolvidas' }))
  const esperando = useInfiniteQuery(minhasVendas({ grupo: 'esperando' }))
  const encerradas = useInfiniteQuery(minhasVendas({ grupo: 'encerradas' }))
  const todas = [devolvidas, esperando, encerradas]
  if (aguardar) return null
  if (todas.every(({ data, error }) => !data && ehDeRede(error)))
    return (
      <SemRede
        texto={t.semRede}
        aoTentarDeNovo={() => {
          for (const { refetch } of todas) void refetch()
        }}
      />
    )
  return (
    <>
      <ListaDeVendas {...t.devolvidas} consulta={devolvidas} exceto={exceto} />
      {!devolvidas.isPending && <ListaDeVendas {...t.esperando} consulta={esperando} exceto={NENHUMA} />}
      {!devolvidas.isPending && !esperando.isPending && (
        <ListaDeVendas {...t.encerradas} consulta={encerradas} exceto={NENHUMA} />
      )}
    </>
  )
}
