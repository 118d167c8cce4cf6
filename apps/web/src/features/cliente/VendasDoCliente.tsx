import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import type { VendaNaLista } from '@balcao/contract/vendas/lista-api'
import { nomesDasSituacoes } from '@balcao/contract/vendas/situacao'
import { gruposDeVenda } from '@balcao/contract/vendas/venda-filtro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { tons } from '#partes/venda/tons.ts'
import classes from '#ui/Linhas.module.css'
import { quando } from '#ui/quando.ts'
import { Situacao } from '#ui/Situacao.tsx'
import { SecaoEmPaginas } from './SecaoEmPaginas.tsx'
import { textos } from './secoes.textos.ts'
import { vendasDoCliente } from './vendas-do-cliente.data.ts'

/** What was sold to this person, as far as who asks sees sales. */
export function VendasDoCliente({ id }: { id: string }) {
  const podeVer = usePode('LISTAR.VENDA', 'LISTAR.TODAS_VENDAS')
  return podeVer ? <Vendas id={id} /> : null
}

const acabou = ({ situacao }: VendaNaLista) => gruposDeVenda.encerradas.some((uma) => uma === situacao)
const emAndamentoPrimeiro = (a: VendaNaLista, b: VendaNaLista) => Number(acabou(a)) - Number(acabou(b))

function Vendas({ id }: { id: string }) {
  const consulta = useInfiniteQuery(vendasDoCliente(id))
  const veTodas = usePode('LISTAR.TODAS_VENDAS')
  return (
    <SecaoEmPaginas
      titulo={textos.vendas}
      vazia={veTodas ? textos.semVendas : textos.semVendasSuas}
      consulta={consulta}
    >
      {(vendas) => (
        <ul className={classes.lista}>
          {vendas.toSorted(emAndamentoPrimeiro).map((venda) => (
            <Venda key={venda.id} venda={venda} />
          ))}
        </ul>
      )}
    </SecaoEmPaginas>
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
          {[plano, textos.semDescontos(formatarDinheiro(mensalidade)), quando(criado_em), vendedor].join(
            ' · ',
          )}
        </p>
      </div>
    </li>
  )
}
