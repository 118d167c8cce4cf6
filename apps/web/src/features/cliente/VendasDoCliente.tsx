import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { VendaNaLista } from '@balcao/contract/vendas/lista-api'
import { nomesDasSituacoes } from '@balcao/contract/vendas/situacao'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { textoDoErro } from '#http/erro.ts'
import { tons } from '#partes/venda/tons.ts'
import { Carregando } from '#ui/Carregando.tsx'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { quando } from '#ui/quando.ts'
import { Secao } from '#ui/Secao.tsx'
import { Situacao } from '#ui/Situacao.tsx'
import { textos as comuns } from '#ui/textos.ts'
import classes from './Listas.module.css'
import { textos } from './secoes.textos.ts'
import { vendasDoCliente } from './vendas-do-cliente.data.ts'

/** What was sold to this person, as far as who asks sees sales. */
export function VendasDoCliente({ id }: { id: string }) {
  const podeVer = usePode('LISTAR.VENDA', 'LISTAR.TODAS_VENDAS')
  return podeVer ? <Vendas id={id} /> : null
}

function Vendas({ id }: { id: string }) {
  const consulta = useInfiniteQuery(vendasDoCliente(id))
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = consulta
  const vendas = data?.pages.flatMap(({ itens }) => itens)
  const veTodas = usePode('LISTAR.TODAS_VENDAS')
  return (
    <Secao titulo={textos.vendas}>
      {error && <ErroNaTela mensagem={textoDoErro(error)} aoTentarDeNovo={() => refetch()} />}
      {!vendas && !error && <Carregando linhas={2} />}
      {vendas?.length === 0 && (
        <p className={classes.detalhe}>{veTodas ? textos.semVendas : textos.semVendasSuas}</p>
      )}
      <ul className={classes.lista}>
        {vendas?.map((venda) => (
          <Venda key={venda.id} venda={venda} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="default"
          size="compact-sm"
          loading={isFetchingNextPage}
          onClick={() => fetchNextPage()}
        >
          {comuns.historico.mostrarMais}
        </Button>
      )}
    </Secao>
  )
}

function Venda({ venda }: { venda: VendaNaLista }) {
  const { id, protocolo, plano, situacao, mensalidade, criado_em, vendedor } = venda
  return (
    <li>
      <div>
        <p className={classes.titulo}>
          <Link to="/admin/venda/$id" params={{ id }} className={classes.link}>
            {textos.protocolo(protocolo)}
          </Link>
          <Situacao tom={tons[situacao]}>{nomesDasSituacoes[situacao]}</Situacao>
        </p>
        <p className={classes.detalhe}>
          {[plano, textos.porMes(formatarDinheiro(mensalidade)), quando(criado_em), vendedor].join(' · ')}
        </p>
      </div>
    </li>
  )
}
