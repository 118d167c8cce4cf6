import {
  type AdicionalResumo,
  rotuloDaCategoria,
  rotuloDaCobranca,
} from '@balcao/contract/catalogo/adicional'
import { categoriasDeAdicional, cobrancas } from '@balcao/contract/catalogo/adicional-filtro'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { getRouteApi } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { Icone } from '#ui/Icone.tsx'
import { ativoOuNao, comNomes } from '#ui/lista/Filtros.tsx'
import { PaginaDeLista } from '#ui/lista/PaginaDeLista.tsx'
import { useLista } from '#ui/lista/useLista.tsx'
import { quando } from '#ui/quando.ts'
import { SituacaoDeAtivo } from '#ui/Situacao.tsx'
import type { Coluna } from '#ui/tabela/coluna.ts'
import classes from './Adicional.module.css'
import { adicionais } from './adicional.data.ts'
import { rotulos, situacoes, textos } from './adicional.textos.ts'

const rota = getRouteApi('/_app/admin/configuracao/adicional/')

const SEM_ICONE = 'tabler:puzzle'

const colunas: Coluna<AdicionalResumo>[] = [
  {
    id: 'nome',
    titulo: rotulos.nome,
    ordenavel: true,
    celula: (a) => (
      <span className={classes.nome}>
        <Icone nome={a.icone ?? SEM_ICONE} />
        {a.nome}
      </span>
    ),
  },
  { id: 'categoria', titulo: rotulos.categoria, celula: (a) => rotuloDaCategoria[a.categoria] },
  { id: 'cobranca', titulo: rotulos.cobranca, celula: (a) => rotuloDaCobranca[a.cobranca] },
  {
    id: 'valor',
    titulo: rotulos.valor,
    numero: true,
    ordenavel: true,
    celula: (a) => formatarDinheiro(a.valor),
  },
  {
    id: 'situacao',
    titulo: rotulos.situacao,
    destaque: true,
    celula: (a) => <SituacaoDeAtivo ativo={a.ativo} nomes={situacoes} />,
  },
  {
    id: 'atualizado_em',
    titulo: rotulos.atualizado_em,
    ordenavel: true,
    celula: (a) => quando(a.atualizado_em),
  },
]

export function AdicionaisPage() {
  const filtro = rota.useSearch()
  const lista = useLista({
    cadastro: adicionais,
    filtro,
    navegar: rota.useNavigate(),
    endereco: '/admin/configuracao/adicional',
    podeAbrir: usePode('EDITAR.ADICIONAL', 'CRIAR.ADICIONAL'),
  })
  return (
    <PaginaDeLista
      {...lista}
      textos={textos.lista}
      ordemPadrao="nome"
      colunas={colunas}
      icone="tabler:puzzle"
      podeCriar={usePode('CRIAR.ADICIONAL')}
      aoCriar="/admin/configuracao/adicional/novo"
      filtros={[
        {
          campo: 'categoria',
          rotulo: rotulos.categoria,
          largura: 160,
          opcoes: comNomes(categoriasDeAdicional, rotuloDaCategoria),
        },
        {
          campo: 'cobranca',
          rotulo: rotulos.cobranca,
          largura: 140,
          opcoes: comNomes(cobrancas, rotuloDaCobranca),
        },
        { campo: 'ativo', rotulo: rotulos.situacao, largura: 140, opcoes: ativoOuNao(situacoes) },
      ]}
    />
  )
}
