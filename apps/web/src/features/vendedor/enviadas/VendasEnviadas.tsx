import { useInfiniteQuery } from '@tanstack/react-query'
import type { VendaNaSaida } from '#aparelho/saida.ts'
import { ErroHttp } from '#http/erro.ts'
import { useMarcarVistas } from '#partes/venda/useMarcarVistas.ts'
import { SemRede } from '../Grupo.tsx'
import { EnviadasDaqui } from '../saida/EnviadasDaqui.tsx'
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
  /** Sent from this device and not seen since. */
  daqui: readonly VendaNaSaida[]
  retirar: (id: string) => void
}

/**
 * What came back, what waits on somebody, what is over. Without a network, said once and not three times. All is asked
 * for at once, but a group is only shown below one that has its lines: nothing moves while somebody reads.
 */
export function VendasEnviadas({ exceto, aguardar, daqui, retirar }: VendasEnviadasProps) {
  const devolvidas = useInfiniteQuery(minhasVendas({ grupo: 'devolvidas' }))
  const esperando = useInfiniteQuery(minhasVendas({ grupo: 'esperando' }))
  const encerradas = useInfiniteQuery(minhasVendas({ grupo: 'encerradas' }))
  const todas = [devolvidas, esperando, encerradas]
  const listadas = todas.flatMap(
    ({ data }) => data?.pages.flatMap(({ itens }) => itens.map(({ id }) => id)) ?? [],
  )
  const vistas = daqui.filter(({ id }) => listadas.includes(id)).map(({ id }) => id)
  useMarcarVistas(vistas)
  if (aguardar) return null
  const soltas = daqui.filter(({ id }) => !vistas.includes(id))
  const soDaqui = soltas.length > 0 && todas.every(({ isPending }) => !isPending) && (
    <EnviadasDaqui vendas={soltas} retirar={retirar} />
  )
  if (todas.every(({ data, error }) => !data && ehDeRede(error)))
    return (
      <>
        <SemRede
          texto={t.semRede}
          aoTentarDeNovo={() => {
            for (const { refetch } of todas) void refetch()
          }}
        />
        {soDaqui}
      </>
    )
  return (
    <>
      <ListaDeVendas {...t.devolvidas} consulta={devolvidas} exceto={exceto} />
      {!devolvidas.isPending && <ListaDeVendas {...t.esperando} consulta={esperando} exceto={NENHUMA} />}
      {!devolvidas.isPending && !esperando.isPending && (
        <ListaDeVendas {...t.encerradas} consulta={encerradas} exceto={NENHUMA} />
      )}
      {soDaqui}
    </>
  )
}
