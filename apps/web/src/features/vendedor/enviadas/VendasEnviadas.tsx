import { useInfiniteQuery } from '@tanstack/react-query'
import { ErroHttp } from '#http/erro.ts'
import { SemRede } from '../Grupo.tsx'
import { minhasVendas } from '../vendedor.data.ts'
import { textos } from '../vendedor.textos.ts'
import { ListaDeVendas } from './ListaDeVendas.tsx'

const t = textos.enviadas

const NENHUMA: readonly string[] = []
const ehDeRede = (erro: unknown) => erro instanceof ErroHttp && erro.ehDeRede

/** What came back, what waits on somebody, what is over. Without a network, said once and not three times. */
export function VendasEnviadas({ exceto }: { exceto: readonly string[] }) {
  const devolvidas = useInfiniteQuery(minhasVendas({ grupo: 'devolvidas' }))
  const esperando = useInfiniteQuery(minhasVendas({ grupo: 'esperando' }))
  const encerradas = useInfiniteQuery(minhasVendas({ grupo: 'encerradas' }))
  const todas = [devolvidas, esperando, encerradas]
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
      <ListaDeVendas {...t.esperando} consulta={esperando} exceto={NENHUMA} />
      <ListaDeVendas {...t.encerradas} consulta={encerradas} exceto={NENHUMA} />
    </>
  )
}
