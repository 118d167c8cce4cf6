import { type CanalVendaResumo, nomesDosAnexos, nomesDosCanais } from '@balcao/contract/provedor/canal-venda'
import { tiposDeCanal } from '@balcao/contract/provedor/canal-venda-filtro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { ativoOuNao, comNomes, comoOpcoes } from '#ui/lista/Filtros.tsx'
import { PaginaDeLista } from '#ui/lista/PaginaDeLista.tsx'
import { useLista } from '#ui/lista/useLista.tsx'
import { quando } from '#ui/quando.ts'
import { SituacaoDeAtivo } from '#ui/Situacao.tsx'
import type { Coluna } from '#ui/tabela/coluna.ts'
import { canais } from './canal-venda.data.ts'
import { rotulos, situacoes, textos } from './canal-venda.textos.ts'

const rota = getRouteApi('/_app/admin/canal-venda/')

const simNao = (valor: boolean) => (valor ? textos.sim : textos.nao)

const colunas: Coluna<CanalVendaResumo>[] = [
  { id: 'nome', titulo: rotulos.nome, ordenavel: true, celula: (c) => c.nome },
  { id: 'tipo', titulo: rotulos.tipo, ordenavel: true, celula: (c) => nomesDosCanais[c.tipo] },
  {
    id: 'anexos_obrigatorios',
    titulo: rotulos.anexos_obrigatorios,
    celula: (c) =>
      c.anexos_obrigatorios.map((anexo) => nomesDosAnexos[anexo]).join(', ') || textos.nenhumAnexo,
  },
  {
    id: 'exige_aceite_digital',
    titulo: rotulos.exige_aceite_digital,
    celula: (c) => simNao(c.exige_aceite_digital),
  },
  {
    id: 'fora_do_estabelecimento',
    titulo: rotulos.fora_do_estabelecimento,
    opcional: true,
    celula: (c) => simNao(c.fora_do_estabelecimento),
  },
  {
    id: 'situacao',
    titulo: rotulos.situacao,
    destaque: true,
    celula: (c) => <SituacaoDeAtivo ativo={c.ativo} nomes={situacoes} />,
  },
  {
    id: 'atualizado_em',
    titulo: rotulos.atualizado_em,
    ordenavel: true,
    opcional: true,
    celula: (c) => quando(c.atualizado_em),
  },
]

export function CanaisPage() {
  const { data: empresas = [] } = useQuery(opcoesDeEmpresas)
  const filtro = rota.useSearch()
  const lista = useLista({
    cadastro: canais,
    filtro,
    navegar: rota.useNavigate(),
    endereco: '/admin/canal-venda',
    podeAbrir: usePode('EDITAR.CANAL_VENDA', 'CRIAR.CANAL_VENDA'),
  })
  return (
    <PaginaDeLista
      {...lista}
      textos={textos.lista}
      ordemPadrao="nome"
      colunas={colunas}
      icone="tabler:route"
      podeCriar={usePode('CRIAR.CANAL_VENDA')}
      aoCriar="/admin/canal-venda/novo"
      filtros={[
        {
          campo: 'tipo',
          rotulo: rotulos.tipo,
          largura: 150,
          opcoes: comNomes(tiposDeCanal, nomesDosCanais),
        },
        { campo: 'empresa_id', rotulo: rotulos.empresa, largura: 180, opcoes: comoOpcoes(empresas) },
        { campo: 'ativo', rotulo: rotulos.situacao, largura: 140, opcoes: ativoOuNao(situacoes) },
      ]}
    />
  )
}
