import type { ClienteResumo } from '@balcao/contract/clientes/cliente/cliente'
import type { FiltroCliente } from '@balcao/contract/clientes/cliente/filtro'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { usePode } from '#habilidade.ts'
import { useTextoDeNinguem } from '#partes/cliente/useTextoDeNinguem.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { Icone } from '#ui/Icone.tsx'
import { PaginaDeLista } from '#ui/lista/PaginaDeLista.tsx'
import { useListaNaUrl } from '#ui/lista/useListaNaUrl.ts'
import type { LinkDaLinha } from '#ui/tabela/coluna.ts'
import { tardio } from '#ui/tardio.ts'
import { textos as textosDaUi } from '#ui/textos.ts'
import { colunasDeCliente } from './cliente-lista.colunas.tsx'
import { clientes, useExportarClientes } from './cliente-lista.data.ts'
import { textos } from './cliente-lista.textos.ts'
import { semFiltros } from './sem-filtros.ts'

// Nine fields, two of them with a calendar. They are downloaded when the button is pressed.
const FiltrosDeCliente = tardio(() =>
  import('./FiltrosDeCliente.tsx').then(({ FiltrosDeCliente }) => FiltrosDeCliente),
)

const rota = getRouteApi('/_app/admin/cliente/')

const linkDoCliente: LinkDaLinha<ClienteResumo> = ({ id }, props) => (
  <Link to="/admin/cliente/$id" params={{ id }} {...props} />
)

export function ClientesPage() {
  const filtro = rota.useSearch()
  const navegar = rota.useNavigate()
  const lista = useListaNaUrl<FiltroCliente>(navegar)
  const { data: empresas = [] } = useQuery(opcoesDeEmpresas)
  const colunas = useMemo(() => colunasDeCliente(empresas), [empresas])
  const podeAbrir = usePode('VISUALIZAR.CLIENTE', 'CRIAR.VENDA')
  // The preview and the rejected rows show what is in the records, so the server requires both permissions.
  const [importa, visualiza] = [usePode('IMPORTAR.CLIENTE'), usePode('VISUALIZAR.CLIENTE')]

  return (
    <PaginaDeLista
      textos={textos.lista}
      filtro={filtro}
      ordemPadrao="-criado_em"
      lista={lista}
      consulta={useQuery(clientes.listar(filtro))}
      total={useQuery(clientes.total(filtro))}
      exportar={useExportarClientes()}
      colunas={colunas}
      link={podeAbrir ? linkDoCliente : undefined}
      semLinhas={useTextoDeNinguem(filtro.busca, textosDaUi.tabela.semDados)}
      icone="tabler:address-book"
      iconeDoNovo="tabler:user-plus"
      podeCriar={usePode('EDITAR.CLIENTE')}
      aoCriar={() => void navegar({ to: '/admin/cliente/novo' })}
      acoes={
        importa &&
        visualiza && (
          <Button
            variant="default"
            leftSection={<Icone nome="tabler:file-import" tamanho={16} />}
            renderRoot={(props) => <Link to="/admin/cliente/importar" {...props} />}
          >
            {textos.importar}
          </Button>
        )
      }
      filtros={
        <Suspense fallback={<Skeleton h={36} />}>
          <FiltrosDeCliente filtro={filtro} aoMudar={lista.filtrar} />
        </Suspense>
      }
      muitosFiltros
      semFiltros={semFiltros}
    />
  )
}
