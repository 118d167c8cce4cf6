import type { EmpresaResumo } from '@balcao/contract/provedor/empresa'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { quando } from '#ui/quando.ts'
import type { Coluna } from '#ui/tabela/coluna.ts'
import { rotulos } from './empresa.textos.ts'
import { LogoPequeno } from './LogoPequeno.tsx'
import { SituacaoDaEmpresa } from './SituacaoDaEmpresa.tsx'

export const colunasDeEmpresa: Coluna<EmpresaResumo>[] = [
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
    celula: (e) => <SituacaoDaEmpresa ativo={e.ativo} />,
  },
  {
    id: 'atualizado_em',
    titulo: rotulos.atualizado_em,
    ordenavel: true,
    celula: (e) => quando(e.atualizado_em),
  },
]
