import type { WebhookResumo } from '@balcao/contract/provedor/webhook'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { opcoesDeEmpresas } from '#partes/empresa/empresas.opcoes.ts'
import { ativoOuNao, comoOpcoes } from '#ui/lista/Filtros.tsx'
import { PaginaDeLista } from '#ui/lista/PaginaDeLista.tsx'
import { useLista } from '#ui/lista/useLista.tsx'
import { quando } from '#ui/quando.ts'
import type { Coluna } from '#ui/tabela/coluna.ts'
import { SituacaoDoWebhook } from './SituacaoDoWebhook.tsx'
import { webhooks } from './webhook.data.ts'
import { rotulos, situacoes, textos } from './webhook.textos.ts'

const rota = getRouteApi('/_app/admin/configuracao/webhook/')

const colunas: Coluna<WebhookResumo>[] = [
  { id: 'nome', titulo: rotulos.nome, ordenavel: true, celula: (w) => w.nome },
  { id: 'url', titulo: rotulos.url, parte: 40, celula: (w) => w.url },
  { id: 'eventos', titulo: rotulos.eventos, celula: (w) => textos.quantos(w.quantos_eventos) },
  {
    id: 'situacao',
    titulo: rotulos.situacao,
    destaque: true,
    celula: (w) => <SituacaoDoWebhook webhook={w} />,
  },
  {
    id: 'atualizado_em',
    titulo: rotulos.atualizado_em,
    ordenavel: true,
    opcional: true,
    celula: (w) => quando(w.atualizado_em),
  },
]

export function WebhooksPage() {
  const { data: empresas = [] } = useQuery(opcoesDeEmpresas)
  const lista = useLista({
    cadastro: webhooks,
    filtro: rota.useSearch(),
    navegar: rota.useNavigate(),
    endereco: '/admin/configuracao/webhook',
    podeAbrir: usePode('LISTAR.WEBHOOK'),
  })
  return (
    <PaginaDeLista
      {...lista}
      textos={textos.lista}
      ordemPadrao="nome"
      colunas={colunas}
      icone="tabler:webhook"
      podeCriar={usePode('EDITAR.WEBHOOK')}
      aoCriar="/admin/configuracao/webhook/novo"
      filtros={[
        { campo: 'empresa_id', rotulo: rotulos.empresa, largura: 180, opcoes: comoOpcoes(empresas) },
        { campo: 'ativo', rotulo: rotulos.situacao, largura: 140, opcoes: ativoOuNao(situacoes) },
      ]}
    />
  )
}
