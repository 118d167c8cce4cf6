import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { usePode } from '#habilidade.ts'
import { textoDoErro } from '#http/erro.ts'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { baixar } from '#ui/baixar.ts'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { Icone } from '#ui/Icone.tsx'
import { BarraDeLista } from '#ui/lista/BarraDeLista.tsx'
import { textos as daLista } from '#ui/lista/lista.textos.ts'
import { PaginaCabecalho } from '#ui/PaginaCabecalho.tsx'
import { textos as daTabela } from '#ui/tabela/tabela.textos.ts'
import { tardio } from '#ui/tardio.ts'
import { Vazio } from '#ui/Vazio.tsx'
import { ListaDeRecursos } from './ListaDeRecursos.tsx'
import { filtroDe } from './recurso.busca.ts'
import { recursos } from './recurso.data.ts'
import { textos } from './recurso.textos.ts'

// Most visits read the list and put it in order. The forms are downloaded when they are first opened.
const NovoRecurso = tardio(() => import('./NovoRecurso.tsx').then(({ NovoRecurso }) => NovoRecurso))
const EditarRecurso = tardio(() => import('./EditarRecurso.tsx').then(({ EditarRecurso }) => EditarRecurso))

const rota = getRouteApi('/_app/admin/recurso')

export function RecursosPage() {
  const busca = rota.useSearch()
  const filtro = filtroDe(busca)
  const navegar = rota.useNavigate()
  const consulta = useQuery(recursos.listar(filtro))
  const exportar = recursos.useExportar()
  const podeCriar = usePode('CRIAR.RECURSO')
  const podeEditar = usePode('EDITAR.RECURSO')

  const buscar = (texto: string) =>
    navegar({ search: (atual) => ({ ...atual, busca: texto || undefined }), replace: true })
  const criar = () => navegar({ search: (atual) => ({ ...atual, novo: true }), resetScroll: false })
  const fechar = (ignoreBlocker = false) => navegar({ search: filtro, ignoreBlocker, resetScroll: false })

  return (
    <>
      <PaginaCabecalho titulo={textos.titulo} />
      <BarraDeLista
        busca={filtro.busca ?? ''}
        aoBuscar={buscar}
        dicaDeBusca={textos.dicaDeBusca}
        aoExportar={() => exportar.mutate(filtro, { onSuccess: (csv) => baixar(csv, textos.arquivo) })}
        exportando={exportar.isPending}
        acao={
          <BotaoComMotivo
            motivo={podeCriar ? null : textos.semNovo}
            leftSection={<Icone nome="tabler:plus" tamanho={16} />}
            onClick={criar}
          >
            {textos.novo}
          </BotaoComMotivo>
        }
      />
      {consulta.error && (
        <ErroNaTela mensagem={textoDoErro(consulta.error)} aoTentarDeNovo={() => consulta.refetch()} />
      )}
      {(consulta.data || !consulta.error) && (
        <ListaDeRecursos
          recursos={consulta.data}
          filtrada={Boolean(filtro.busca)}
          vazio={
            <Vazio
              texto={daTabela.semDados}
              icone="tabler:list-check"
              acao={
                filtro.busca ? (
                  <Button variant="default" onClick={() => buscar('')}>
                    {daLista.limparBusca}
                  </Button>
                ) : (
                  podeCriar && <Button onClick={criar}>{textos.novo}</Button>
                )
              }
            />
          }
        />
      )}
      <Suspense>
        {busca.novo && podeCriar && <NovoRecurso aoFechar={() => fechar()} />}
        {busca.editar && podeEditar && (
          <EditarRecurso
            key={busca.editar}
            id={busca.editar}
            aoFechar={() => fechar()}
            aoExcluir={() => fechar(true)}
          />
        )}
      </Suspense>
    </>
  )
}
