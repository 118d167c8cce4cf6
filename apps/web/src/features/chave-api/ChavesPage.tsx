import type { ChaveApiResumo } from '@balcao/contract/acesso/chave-api'
import { situacoesDaChave } from '@balcao/contract/acesso/chave-api-filtro'
import { getRouteApi } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { PaginaDeLista } from '#ui/lista/PaginaDeLista.tsx'
import { useLista } from '#ui/lista/useLista.tsx'
import { quando } from '#ui/quando.ts'
import type { Coluna } from '#ui/tabela/coluna.ts'
import { chaves } from './chave-api.data.ts'
import { aparenciaDaSituacao, rotulos, textos } from './chave-api.textos.ts'
import { SituacaoDaChave } from './SituacaoDaChave.tsx'

const rota = getRouteApi('/_app/admin/chave-api/')

const colunas: Coluna<ChaveApiResumo>[] = [
  { id: 'nome', titulo: rotulos.nome, ordenavel: true, parte: 40, celula: (c) => c.nome },
  {
    id: 'situacao',
    titulo: rotulos.situacao,
    destaque: true,
    celula: (c) => <SituacaoDaChave situacao={c.situacao} />,
  },
  { id: 'final', titulo: rotulos.final, celula: (c) => textos.comFinal(c.final) },
  { id: 'expira_em', titulo: rotulos.expira_em, ordenavel: true, celula: (c) => quando(c.expira_em) },
  {
    id: 'usada_em',
    titulo: rotulos.usada_em,
    ordenavel: true,
    celula: (c) => (c.usada_em ? quando(c.usada_em) : textos.nuncaUsada),
  },
  { id: 'criada_por', titulo: rotulos.criada_por, celula: (c) => c.criada_por.nome },
  { id: 'criada_em', titulo: rotulos.criada_em, ordenavel: true, celula: (c) => quando(c.criada_em) },
]

export function ChavesPage() {
  const navegar = rota.useNavigate()
  const lista = useLista({
    cadastro: chaves,
    filtro: rota.useSearch(),
    navegar,
    endereco: '/admin/chave-api',
    podeAbrir: true,
  })
  return (
    <PaginaDeLista
      {...lista}
      textos={textos.lista}
      ordemPadrao="-criada_em"
      colunas={colunas}
      icone="tabler:key"
      podeCriar={usePode('CRIAR.CHAVE_API')}
      aoCriar={() => void navegar({ to: '/admin/chave-api/nova' })}
      filtros={[
        {
          campo: 'situacao',
          rotulo: rotulos.situacao,
          largura: 170,
          opcoes: situacoesDaChave.map((valor) => ({ valor, nome: aparenciaDaSituacao[valor].nome })),
        },
      ]}
    />
  )
}
