import type { EmpresaResumo } from '@balcao/contract/provedor/empresa'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { getRouteApi } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { ativoOuNao } from '#ui/lista/Filtros.tsx'
import { PaginaDeLista } from '#ui/lista/PaginaDeLista.tsx'
import { useLista } from '#ui/lista/useLista.tsx'
import { quando } from '#ui/quando.ts'
import { SituacaoDeAtivo } from '#ui/Situacao.tsx'
import type { Coluna } from '#ui/tabela/coluna.ts'
import { empresas } from './empresa.data.ts'
import { rotulos, situacoes, textos } from './empresa.textos.ts'
import { LogoPequeno } from './LogoPequeno.tsx'

const rota = getRouteApi('/_app/admin/empresa/')

const colunas: Coluna<EmpresaResumo>[] = [
  {
    id: 'nome_fantasia',
    titulo: rotulos.nome_fantasia,
    ordenavel: true,
    celula: (e) => (
      <>
        <LogoPequeno logo={e.logo} />
        {e.nome_fantasia}
      </>
    ),
  },
  { id: 'cnpj', titulo: rotulos.cnpj, celula: (e) => formatarDocumento(e.cnpj) },
  { id: 'razao_social', titulo: rotulos.razao_social, ordenavel: true, celula: (e) => e.razao_social },
  {
    id: 'situacao',
    titulo: rotulos.situacao,
    destaque: true,
    celula: (e) => <SituacaoDeAtivo ativo={e.ativo} nomes={situacoes} />,
  },
  {
    id: 'atualizado_em',
    titulo: rotulos.atualizado_em,
    ordenavel: true,
    celula: (e) => quando(e.atualizado_em),
  },
]

export function EmpresasPage() {
  const filtro = rota.useSearch()
  const lista = useLista({
    cadastro: empresas,
    filtro,
    navegar: rota.useNavigate(),
    endereco: '/admin/empresa',
    podeAbrir: usePode('EDITAR.EMPRESA'),
  })
  return (
    <PaginaDeLista
      {...lista}
      textos={textos.lista}
      ordemPadrao="nome_fantasia"
      colunas={colunas}
      icone="tabler:building-store"
      podeCriar={usePode('CRIAR.EMPRESA')}
      aoCriar="/admin/empresa/nova"
      filtros={[{ campo: 'ativo', rotulo: rotulos.situacao, largura: 140, opcoes: ativoOuNao(situacoes) }]}
    />
  )
}
