import type { PromocaoResumo } from '@balcao/contract/catalogo/promocao'
import { situacoesPromocao } from '@balcao/contract/catalogo/promocao-filtro'
import { descontosEmPalavras, nomesDasSituacoes } from '@balcao/contract/catalogo/promocao-texto'
import { formatarData } from '@balcao/contract/valores/data'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { opcoesDeCanais } from '#partes/canal-venda/canais.opcoes.ts'
import { opcoesDePlanos } from '#partes/plano/planos.opcoes.ts'
import { ativoOuNao, comNomes, comoOpcoes } from '#ui/lista/Filtros.tsx'
import { PaginaDeLista } from '#ui/lista/PaginaDeLista.tsx'
import { useLista } from '#ui/lista/useLista.tsx'
import { quando } from '#ui/quando.ts'
import type { Coluna } from '#ui/tabela/coluna.ts'
import { promocoes } from './promocao.data.ts'
import { rotulos, textos } from './promocao.textos.ts'
import { SituacaoDaPromocao } from './SituacaoDaPromocao.tsx'

const rota = getRouteApi('/_app/admin/promocao/')

const vigencia = ({ vigencia_inicio, vigencia_fim }: PromocaoResumo) =>
  vigencia_fim === null
    ? textos.de(formatarData(vigencia_inicio))
    : textos.deAte(formatarData(vigencia_inicio), formatarData(vigencia_fim))

const colunas: Coluna<PromocaoResumo>[] = [
  { id: 'nome', titulo: rotulos.nome, ordenavel: true, celula: (p) => p.nome },
  { id: 'codigo', titulo: rotulos.codigo, celula: (p) => p.codigo ?? textos.semCupom },
  {
    id: 'desconto',
    titulo: rotulos.desconto,
    celula: (p) => descontosEmPalavras(p) || textos.semDesconto,
  },
  // Ordered by its last day: what ends soonest comes first.
  { id: 'vigencia_fim', titulo: rotulos.vigencia, ordenavel: true, celula: vigencia },
  {
    id: 'vigencia_inicio',
    titulo: rotulos.vigencia_inicio,
    ordenavel: true,
    opcional: true,
    celula: (p) => formatarData(p.vigencia_inicio),
  },
  {
    id: 'usos',
    titulo: rotulos.usos,
    ordenavel: true,
    numero: true,
    celula: (p) => textos.usosDeLimite(p.usos, p.limite_total),
  },
  {
    id: 'cumulativa',
    titulo: rotulos.cumulativa,
    opcional: true,
    celula: (p) => (p.cumulativa ? textos.sim : textos.nao),
  },
  {
    id: 'situacao',
    titulo: rotulos.situacao,
    destaque: true,
    celula: (p) => <SituacaoDaPromocao promocao={p} />,
  },
  {
    id: 'atualizado_em',
    titulo: rotulos.atualizado_em,
    ordenavel: true,
    opcional: true,
    celula: (p) => quando(p.atualizado_em),
  },
]

/** Who lists promotions may not be allowed to know the plans. */
const useVePlanos = () =>
  usePode('LISTAR.PLANO', 'EDITAR.PLANO', 'CRIAR.PROMOCAO', 'EDITAR.PROMOCAO', 'VINCULAR.ADICIONAL')

export function PromocoesPage() {
  const vePlanos = useVePlanos()
  const { data: planos = [] } = useQuery({ ...opcoesDePlanos, enabled: vePlanos })
  const { data: canais = [] } = useQuery(opcoesDeCanais)
  const filtro = rota.useSearch()
  const lista = useLista({
    cadastro: promocoes,
    filtro,
    navegar: rota.useNavigate(),
    endereco: '/admin/promocao',
    podeAbrir: usePode('VINCULAR.ADICIONAL'),
  })
  return (
    <PaginaDeLista
      {...lista}
      textos={textos.lista}
      ordemPadrao="nome"
      colunas={colunas}
      icone="tabler:discount"
      podeCriar={usePode('CRIAR.PROMOCAO')}
      aoCriar="/admin/promocao/nova"
      filtros={[
        {
          campo: 'situacao',
          rotulo: rotulos.situacao,
          largura: 118,
          opcoes: comNomes(situacoesPromocao, nomesDasSituacoes),
        },
        vePlanos && { campo: 'plano_id', rotulo: rotulos.plano_id, largura: 124, opcoes: comoOpcoes(planos) },
        {
          campo: 'canal_venda_id',
          rotulo: rotulos.canal_venda_id,
          largura: 124,
          opcoes: comoOpcoes(canais),
        },
        {
          campo: 'cumulativa',
          rotulo: rotulos.cumulativa,
          largura: 140,
          opcoes: ativoOuNao({ ativo: textos.cumulativa, inativo: textos.naoCumulativa }),
        },
      ]}
    />
  )
}
