import { ordemDosBoletos } from '@balcao/contract/cobranca/boleto-ordem'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense, useMemo, useState } from 'react'
import { usePode } from '#habilidade.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Filas } from '#ui/lista/Filas.tsx'
import { Novas } from '#ui/lista/Novas.tsx'
import { PaginaDeLista } from '#ui/lista/PaginaDeLista.tsx'
import { useLista } from '#ui/lista/useLista.tsx'
import { useNoLugar } from '#ui/lista/useNoLugar.ts'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { tardio } from '#ui/tardio.ts'
import { useDepoisDePintar } from '#ui/useDepoisDePintar.ts'
import { useHoje } from '#ui/useHoje.ts'
import { Vazio } from '#ui/Vazio.tsx'
import { listaAoVivo } from '#vivo/lista-ao-vivo.ts'
import { colunasDeBoleto } from './boletos.colunas.tsx'
import { boletos } from './boletos.data.ts'
import { textos } from './boletos.textos.ts'
import { camposDoFiltro } from './campos-do-filtro.ts'
import { filasDeBoletos } from './filas.tsx'
import { ImprimirPagina } from './ImprimirPagina.tsx'
import { LevarAoLote } from './LevarAoLote.tsx'
import { comSoma, oQueMostra } from './soma.ts'

// Ten fields, four of them with a calendar. They are downloaded when the button is pressed.
const FiltrosDeBoleto = tardio(() =>
  import('./FiltrosDeBoleto.tsx').then(({ FiltrosDeBoleto }) => FiltrosDeBoleto),
)
const EmitirAvulso = tardio(() =>
  import('#partes/boleto-avulso/EmitirAvulso.tsx').then(({ EmitirAvulso }) => EmitirAvulso),
)

const useBoletosAoVivo = listaAoVivo('boleto', ['lista', 'numeros', 'total'])

const rota = getRouteApi('/_app/admin/boleto/')

/** The address is anybody's; what is there is not. */
export function BoletosPage() {
  if (usePode('LISTAR.BOLETO')) return <Boletos />
  return (
    <>
      <PaginaCabecalho titulo={textos.lista.titulo} />
      <Vazio icone="tabler:lock" texto={textos.semVer} />
    </>
  )
}

/** Every boleto that the person reaches: what is overdue first. */
function Boletos() {
  useBoletosAoVivo()
  const filtro = rota.useSearch()
  const navegar = rota.useNavigate()
  const [emitindo, setEmitindo] = useState(false)
  const emite = usePode('CRIAR.BOLETO')
  const lista = useLista({ cadastro: boletos, filtro, navegar, endereco: '/admin/boleto', podeAbrir: true })
  const { isPending } = lista.consulta
  const { pagina, novas, mostrar } = useNoLugar(JSON.stringify(filtro), lista.consulta)
  // The rows first: what stands beside them is asked for once they are on the screen.
  const depoisDasLinhas = useDepoisDePintar(!isPending)
  const { data: numeros } = useQuery(boletos.numeros)
  const { data: empresas = [] } = useQuery({ ...opcoesDeEmpresas, enabled: depoisDasLinhas })
  const hoje = useHoje()
  const [mostra, variasEmpresas] = [oQueMostra(filtro), empresas.length > 1]
  const colunas = useMemo(
    () => colunasDeBoleto({ hoje, mostra, variasEmpresas }),
    [hoje, mostra, variasEmpresas],
  )
  const filtrada = Boolean(filtro.busca) || camposDoFiltro.some((campo) => filtro[campo] !== undefined)
  return (
    <>
      <PaginaDeLista
        {...lista}
        // A queue that is searched in vain is still the queue.
        lista={{
          ...lista.lista,
          limpar: () => void navegar({ search: ({ ordem, visao }) => ({ ordem, visao }), replace: true }),
        }}
        pagina={pagina}
        textos={textos.lista}
        ordemPadrao={ordemDosBoletos(filtro)}
        total={useQuery({ ...boletos.total(filtro), select: comSoma(filtro), enabled: depoisDasLinhas })}
        colunas={colunas}
        icone="tabler:barcode"
        acima={
          <>
            <Filas filas={filasDeBoletos(numeros)} atual={filtro.visao} />
            <Novas quantas={novas} texto={textos.novos} aoMostrar={mostrar} />
          </>
        }
        acoes={
          <>
            <ImprimirPagina boletos={pagina?.itens ?? []} />
            {emite && <LevarAoLote />}
          </>
        }
        podeCriar={emite}
        aoCriar={() => setEmitindo(true)}
        emTodas={
          filtro.visao && ((props) => <Link to="/admin/boleto" search={{ busca: filtro.busca }} {...props} />)
        }
        {...(!filtrada && { semLinhas: filtro.visao ? textos.nadaEm[filtro.visao] : textos.nenhum })}
        muitosFiltros={{
          campos: camposDoFiltro,
          desenho: (
            <Suspense fallback={<Esqueleto altura={36} />}>
              <FiltrosDeBoleto filtro={filtro} aoMudar={lista.lista.filtrar} />
            </Suspense>
          ),
        }}
      />
      {emitindo && (
        <Suspense>
          <EmitirAvulso aoFechar={() => setEmitindo(false)} />
        </Suspense>
      )}
    </>
  )
}
