import { diaNoFuso } from '@balcao/contract/valores/dia'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { configuracao } from '#configuracao.ts'
import { usePode } from '#habilidade.ts'
import { Icone } from '#ui/Icone.tsx'
import { useAgora } from '#ui/useAgora.ts'
import { pontosDeAtencao } from './atencao.ts'
import { atendimentosDoCliente } from './atendimentos-do-cliente.data.ts'
import { boletosDoCliente } from './boletos-do-cliente.data.ts'
import { planosDoCliente } from './planos-do-cliente.data.ts'
import classes from './Visao.module.css'
import { vendasDoCliente } from './vendas-do-cliente.data.ts'
import { textos } from './visao.textos.ts'

/** Above what the client has. Each point leads to where something is done about it. */
export function Atencao({ id }: { id: string }) {
  const veAtendimentos = usePode('LISTAR.ATENDIMENTO')
  const veBoletos = usePode('LISTAR.BOLETO')
  const veVendas = usePode('LISTAR.VENDA', 'LISTAR.TODAS_VENDAS')
  const { data: planos } = useQuery(planosDoCliente(id))
  const { data: atendimentos } = useQuery({ ...atendimentosDoCliente(id), enabled: veAtendimentos })
  const { data: boletos } = useQuery({ ...boletosDoCliente(id), enabled: veBoletos })
  const { data: vendas } = useInfiniteQuery({ ...vendasDoCliente(id), enabled: veVendas })
  const pontos = pontosDeAtencao({
    id,
    hoje: diaNoFuso(new Date(useAgora()), configuracao.fuso_horario),
    planos: planos?.itens ?? [],
    vendas: vendas?.pages.flatMap(({ itens }) => itens) ?? [],
    atendimentos,
    boletos,
  })
  if (pontos.length === 0) return null
  return (
    <ul className={classes.atencao} aria-label={textos.atencao}>
      {pontos.map(({ chave, texto, grave, aonde }) => (
        <li key={chave} data-grave={grave || undefined}>
          <Link {...aonde}>
            <Icone nome={grave ? 'tabler:alert-triangle' : 'tabler:clock'} tamanho={18} />
            <span className={classes.dito}>{texto}</span>
            <Icone nome="tabler:chevron-right" tamanho={16} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
