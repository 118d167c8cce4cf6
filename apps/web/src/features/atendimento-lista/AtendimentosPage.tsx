import { ordemDosAtendimentos } from '@balcao/contract/posvenda/atendimento-filtro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { usePode } from '#habilidade.ts'
import { colunasDeAtendimento } from '#partes/atendimento/atendimentos.colunas.tsx'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Filas } from '#ui/lista/Filas.tsx'
import { Novas } from '#ui/lista/Novas.tsx'
import { PaginaDeLista } from '#ui/lista/PaginaDeLista.tsx'
import { useLista } from '#ui/lista/useLista.tsx'
import { useNoLugar } from '#ui/lista/useNoLugar.ts'
import { tardio } from '#ui/tardio.ts'
import { useAgora } from '#ui/useAgora.ts'
import { useDepoisDePintar } from '#ui/useDepoisDePintar.ts'
import { listaAoVivo } from '#vivo/lista-ao-vivo.ts'
import { atendimentos } from './atendimentos.data.ts'
import { textos } from './atendimentos.textos.ts'
import { camposDoFiltro } from './campos-do-filtro.ts'
import { filasDeAtendimentos, semLinhasDe } from './filas.tsx'
import { LevarAoCliente } from './LevarAoCliente.tsx'

// Eight fields, two of them with a calendar. They are downloaded when the button is pressed.
const FiltrosDeAtendimento = tardio(() =>
  import('./FiltrosDeAtendimento.tsx').then(({ FiltrosDeAtendimento }) => FiltrosDeAtendimento),
)

const useAtendimentosAoVivo = listaAoVivo('atendimento', ['lista', 'numeros', 'total'])

const rota = getRouteApi('/_app/admin/atendimento/')
/** A queue is a view and whose tickets they are. That is no filter of what stands in it. */
const daFila = (campo: string) => campo === 'responsavel'

/** Every ticket that the person reaches: what is late first. */
export function AtendimentosPage() {
  useAtendimentosAoVivo()
  const filtro = rota.useSearch()
  const navegar = rota.useNavigate()
  const lista = useLista({
    cadastro: atendimentos,
    filtro,
    navegar,
    endereco: '/admin/atendimento',
    podeAbrir: true,
  })
  const { pagina, novas, mostrar } = useNoLugar(JSON.stringify(filtro), lista.consulta)
  // The rows first: what stands beside them is asked for once they are on the screen.
  const depoisDasLinhas = useDepoisDePintar(!lista.consulta.isPending)
  const { data: numeros } = useQuery(atendimentos.numeros)
  const abre = usePode('EDITAR.ATENDIMENTO')
  const agora = useAgora()
  const colunas = useMemo(() => colunasDeAtendimento({ agora }), [agora])
  const filtrada =
    Boolean(filtro.busca) || camposDoFiltro.some((campo) => !daFila(campo) && filtro[campo] !== undefined)
  return (
    <PaginaDeLista
      {...lista}
      // A queue that is searched in vain is still the queue.
      lista={{
        ...lista.lista,
        limpar: () =>
          void navegar({
            search: ({ ordem, visao, responsavel }) => ({ ordem, visao, responsavel }),
            replace: true,
          }),
      }}
      pagina={pagina}
      textos={textos.lista}
      ordemPadrao={ordemDosAtendimentos(filtro)}
      total={useQuery({ ...atendimentos.total(filtro), enabled: depoisDasLinhas })}
      colunas={colunas}
      icone="tabler:headset"
      acima={
        <>
          <Filas
            filas={filasDeAtendimentos(numeros)}
            atual={`${filtro.visao ?? ''} ${filtro.responsavel ?? ''}`}
          />
          <Novas quantas={novas} texto={textos.novos} aoMostrar={mostrar} />
        </>
      }
      emTodas={
        filtro.visao || filtro.responsavel
          ? (props) => <Link to="/admin/atendimento" search={{ busca: filtro.busca }} {...props} />
          : undefined
      }
      acoes={abre && <LevarAoCliente />}
      {...(!filtrada && { semLinhas: semLinhasDe(filtro) })}
      muitosFiltros={{
        campos: camposDoFiltro,
        desenho: (
          <Suspense fallback={<Esqueleto altura={36} />}>
            <FiltrosDeAtendimento filtro={filtro} aoMudar={lista.lista.filtrar} />
          </Suspense>
        ),
      }}
    />
  )
}
