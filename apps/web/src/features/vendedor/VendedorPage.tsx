import type { Passo } from '@balcao/contract/vendas/primeiros-passos'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense, useDeferredValue } from 'react'
import { esperaSair, naoEnviada } from '#aparelho/saida.ts'
import { primeirosPassos } from '#partes/primeiros-passos/primeiros-passos.data.ts'
import { useSaida } from '#partes/venda/useSaida.ts'
import { CampoBusca } from '#ui/lista/CampoBusca.tsx'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { moverEntreLinhas } from '#ui/tabela/teclado.ts'
import { tardio } from '#ui/tardio.ts'
import { useDeQuemSaiu } from './de-quem-saiu/useDeQuemSaiu.ts'
import { VendasEncontradas } from './enviadas/VendasEncontradas.tsx'
import { VendasEnviadas } from './enviadas/VendasEnviadas.tsx'
import { GrupoCarregando } from './Grupo.tsx'
import { NovaVenda } from './NovaVenda.tsx'
import { Numeros } from './Numeros.tsx'
import { combinaComBusca } from './rascunhos/quem.ts'
import { Rascunhos } from './rascunhos/Rascunhos.tsx'
import { useRascunhos } from './rascunhos/useRascunhos.ts'
import { ehVazio } from './rascunhos/vazio.ts'
import { NaSaida } from './saida/NaSaida.tsx'
import classes from './Vendedor.module.css'
import { textos } from './vendedor.textos.ts'

const AvisoSemSeguranca = tardio(() =>
  import('#partes/venda/AvisoSemSeguranca.tsx').then((modulo) => modulo.AvisoSemSeguranca),
)

// Who can sell never sees it.
const FaltaParaVender = tardio(() => import('./FaltaParaVender.tsx').then((modulo) => modulo.FaltaParaVender))

// Few people may take over drafts, and there are seldom any.
const DeQuemSaiu = tardio(() => import('./de-quem-saiu/DeQuemSaiu.tsx').then((modulo) => modulo.DeQuemSaiu))

const rota = getRouteApi('/_app/vendedor/')

/** Without these no sale can be made. The others only make one better. */
const INDISPENSAVEIS: readonly Passo[] = ['ligacao', 'empresa', 'canal', 'plano']

/** The seller's home: start a sale, continue one, see what came back. */
export function VendedorPage() {
  const { busca = '' } = rota.useSearch()
  const navegar = rota.useNavigate()
  const { data: passos } = useQuery(primeirosPassos())
  const faltam = passos?.faltam.filter(({ passo }) => INDISPENSAVEIS.includes(passo)) ?? []
  const fonte = useRascunhos()
  const { vendas: naSaida, retirar } = useSaida()
  // A sale stands once on the screen: on its way, it is no draft any more.
  const mostrados = fonte.rascunhos.filter(
    (rascunho) =>
      !ehVazio(rascunho) &&
      !naSaida?.some(({ id }) => id === rascunho.id) &&
      (!busca || combinaComBusca(rascunho, busca)),
  )

  const corrigidas = [...mostrados.filter(({ corrige }) => corrige), ...(naSaida ?? []).filter(esperaSair)]
  const exceto = corrigidas.map(({ id }) => id)
  // The lines come in slices: a slow phone answers to the thumb meanwhile.
  const lendo = useDeferredValue(naSaida === null || fonte.carregando)
  const { haGrupo, aguardar, ...deQuemSaiu } = useDeQuemSaiu(lendo)

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the links inside
    <div className={classes.tela} onKeyDown={moverEntreLinhas}>
      <PaginaCabecalho
        titulo={textos.titulo}
        acoes={<NovaVenda motivo={faltam.length ? textos.faltaParaVender.motivo : null} />}
      />
      {!window.isSecureContext && (
        <Suspense>
          <AvisoSemSeguranca />
        </Suspense>
      )}
      {faltam.length > 0 && (
        <Suspense>
          <FaltaParaVender faltam={faltam} />
        </Suspense>
      )}
      <Numeros />
      <CampoBusca
        busca={busca}
        aoBuscar={(novo) => void navegar({ search: { busca: novo || undefined }, replace: true })}
        dica={textos.dicaDaBusca}
        aria-label={textos.busca}
        size="md"
        enterKeyHint="search"
        autoComplete="off"
      />
      {!busca && naSaida && <NaSaida vendas={naSaida} retirar={retirar} />}
      {lendo && !busca ? (
        <GrupoCarregando />
      ) : (
        <Rascunhos fonte={fonte} mostrados={mostrados} procurando={busca !== ''} />
      )}
      {!busca && haGrupo && (
        <Suspense fallback={<GrupoCarregando />}>
          <DeQuemSaiu {...deQuemSaiu} />
        </Suspense>
      )}
      {busca ? (
        <VendasEncontradas busca={busca} haRascunho={mostrados.length > 0} exceto={exceto} />
      ) : (
        <VendasEnviadas
          exceto={exceto}
          aguardar={lendo || aguardar}
          daqui={(naSaida ?? []).filter((venda) => !(naoEnviada(venda) || venda.vista))}
          retirar={retirar}
        />
      )}
    </div>
  )
}
