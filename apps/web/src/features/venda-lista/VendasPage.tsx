import { Esqueleto } from '#ui/Esqueleto.tsx'
import { useDepoisDePintar } from '#ui/useDepoisDePintar.ts'
import '#estilos/impressao.css'
import { ordemDasVendas } from '@balcao/contract/vendas/lista-filtro'
import { visao } from '@balcao/contract/vendas/visao'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { Filas } from '#ui/lista/Filas.tsx'
import { Novas } from '#ui/lista/Novas.tsx'
import { PaginaDeLista } from '#ui/lista/PaginaDeLista.tsx'
import { useLista } from '#ui/lista/useLista.tsx'
import { useNoLugar } from '#ui/lista/useNoLugar.ts'
import { quando } from '#ui/quando.ts'
import { tardio } from '#ui/tardio.ts'
import { useAgora } from '#ui/useAgora.ts'
import { listaAoVivo } from '#vivo/lista-ao-vivo.ts'
import { AcoesDaFila } from './AcoesDaFila.tsx'
import { prazosDas } from './atraso.ts'
import { camposDoFiltro } from './campos-do-filtro.ts'
import { filasDeVendas } from './filas.tsx'
import classes from './Vendas.module.css'
import { colunasDeVenda } from './vendas.colunas.tsx'
import { vendas } from './vendas.data.ts'
import { textos } from './vendas.textos.ts'

// Twelve fields, two of them with a calendar. They are downloaded when the button is pressed.
const FiltrosDeVenda = tardio(() =>
  import('./FiltrosDeVenda.tsx').then(({ FiltrosDeVenda }) => FiltrosDeVenda),
)

const useVendasAoVivo = listaAoVivo('venda', ['lista', 'filas', 'total'])

const rota = getRouteApi('/_app/admin/venda/')

/** What the analyst, the supervisor and the installer work through. */
export function VendasPage() {
  useVendasAoVivo()
  const filtro = rota.useSearch()
  const navegar = rota.useNavigate()
  const lista = useLista({ cadastro: vendas, filtro, navegar, endereco: '/admin/venda', podeAbrir: true })
  const { isPending } = lista.consulta
  const { pagina, novas, mostrar } = useNoLugar(JSON.stringify(filtro), lista.consulta)
  // The rows first: what stands beside them is asked for once they are on the screen.
  const depoisDasLinhas = useDepoisDePintar(!isPending)
  const { data: filas } = useQuery(vendas.filas)
  const { data: empresas = [] } = useQuery({ ...opcoesDeEmpresas, enabled: depoisDasLinhas })
  const agora = useAgora()
  const { visao: fila } = filtro
  const variasEmpresas = empresas.length > 1
  const marcada = ordemDasVendas(filtro) === `-${filtro.marco}_em`
  const colunas = useMemo(
    () => colunasDeVenda({ fila, prazos: prazosDas(filas), agora, variasEmpresas, marcada }),
    [fila, filas, agora, variasEmpresas, marcada],
  )
  const filtrada = Boolean(filtro.busca) || camposDoFiltro.some((campo) => filtro[campo] !== undefined)
  return (
    <PaginaDeLista
      {...lista}
      // A queue that is searched in vain is still the queue.
      lista={{
        ...lista.lista,
        limpar: () => void navegar({ search: ({ ordem, visao }) => ({ ordem, visao }), replace: true }),
      }}
      pagina={pagina}
      textos={textos.lista}
      ordemPadrao={ordemDasVendas(filtro)}
      total={useQuery({ ...vendas.total(filtro), enabled: depoisDasLinhas })}
      colunas={colunas}
      icone="tabler:checklist"
      acima={
        <>
          <Filas filas={filasDeVendas(filas)} atual={fila} />
          {fila && (
            <p className={classes.folha}>
              {textos.folha(visao(fila).nome, quando(new Date(agora).toISOString()))}
            </p>
          )}
          <Novas quantas={novas} texto={textos.novas} aoMostrar={mostrar} />
        </>
      }
      emTodas={fila && ((props) => <Link to="/admin/venda" search={{ busca: filtro.busca }} {...props} />)}
      {...(!filtrada && { semLinhas: fila ? textos.nadaEm[fila] : textos.nenhuma })}
      acoes={fila && <AcoesDaFila fila={fila} />}
      muitosFiltros={{
        campos: camposDoFiltro,
        desenho: (
          <Suspense fallback={<Esqueleto altura={36} />}>
            <FiltrosDeVenda filtro={filtro} aoMudar={lista.lista.filtrar} />
          </Suspense>
        ),
      }}
    />
  )
}
