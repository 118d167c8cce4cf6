import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Suspense, useMemo } from 'react'
import { usePode } from '#habilidade.ts'
import { useTextoDeNinguem } from '#partes/cliente/useTextoDeNinguem.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import { Icone } from '#ui/Icone.tsx'
import { PaginaDeLista } from '#ui/lista/PaginaDeLista.tsx'
import { useLista } from '#ui/lista/useLista.tsx'
import { textos as daTabela } from '#ui/tabela/tabela.textos.ts'
import { tardio } from '#ui/tardio.ts'
import { useDepoisDePintar } from '#ui/useDepoisDePintar.ts'
import { camposDoFiltro } from './campos-do-filtro.ts'
import { colunasDeCliente } from './cliente-lista.colunas.tsx'
import { clientes } from './cliente-lista.data.ts'
import { textos } from './cliente-lista.textos.ts'

// Nine fields, two of them with a calendar. They are downloaded when the button is pressed.
const FiltrosDeCliente = tardio(() =>
  import('./FiltrosDeCliente.tsx').then(({ FiltrosDeCliente }) => FiltrosDeCliente),
)

const rota = getRouteApi('/_app/admin/cliente/')

export function ClientesPage() {
  const filtro = rota.useSearch()
  const lista = useLista({
    cadastro: clientes,
    filtro,
    navegar: rota.useNavigate(),
    endereco: '/admin/cliente',
    podeAbrir: usePode('VISUALIZAR.CLIENTE', 'CRIAR.VENDA'),
  })
  // The rows first: what stands beside them is asked for once they are on the screen.
  const depoisDasLinhas = useDepoisDePintar(!lista.consulta.isPending)
  const { data: empresas = [] } = useQuery({ ...opcoesDeEmpresas, enabled: depoisDasLinhas })
  const colunas = useMemo(() => colunasDeCliente(empresas), [empresas])
  // The preview and the rejected rows show what is in the records, so the server requires both permissions.
  const [importa, visualiza] = [usePode('IMPORTAR.CLIENTE'), usePode('VISUALIZAR.CLIENTE')]

  return (
    <PaginaDeLista
      {...lista}
      textos={textos.lista}
      ordemPadrao="-criado_em"
      total={useQuery({ ...clientes.total(filtro), enabled: depoisDasLinhas })}
      colunas={colunas}
      semLinhas={useTextoDeNinguem(filtro.busca, daTabela.semDados)}
      icone="tabler:address-book"
      iconeDoNovo="tabler:user-plus"
      podeCriar={usePode('EDITAR.CLIENTE')}
      aoCriar="/admin/cliente/novo"
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
      muitosFiltros={{
        campos: camposDoFiltro,
        desenho: (
          <Suspense fallback={<Esqueleto altura={36} />}>
            <FiltrosDeCliente filtro={filtro} aoMudar={lista.lista.filtrar} />
          </Suspense>
        ),
      }}
    />
  )
}
